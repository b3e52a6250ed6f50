internal import Glibc

/// Ends this process with a status of 0 to 255 (`exit`).
public func end(status: Int32) -> Never { exit(status) }
