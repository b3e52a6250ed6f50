internal import Glibc

extension HostEnvironment {
  /// Where dash and bash look when PATH is not set.
  private static let usualPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

  /// Whether a shell finds a program, and this process may run it: by its path, or by its name in a folder of PATH (an empty
  /// one is the folder of the process). Asks the system once for each folder.
  public func has(program: String) -> Bool {
    if program.isEmpty { return false }
    if program.utf8.contains(UInt8(ascii: "/")) { return HostEnvironment.isProgram(program) }
    let folders = (self["PATH"] ?? HostEnvironment.usualPath).split(separator: ":", omittingEmptySubsequences: false)
    return folders.contains { HostEnvironment.isProgram("\($0.isEmpty ? "." : $0)/\(program)") }
  }

  private static func isProgram(_ path: String) -> Bool {
    unsafe FileName.withBytes(of: path) { path in
      var status = stat()
      guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
      return unsafe access(path, X_OK) == 0
    }
  }
}
