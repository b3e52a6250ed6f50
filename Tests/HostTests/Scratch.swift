import Glibc

/// A folder of one test's own, removed with all it holds.
final class Scratch {
  let path: String

  init() {
    var template = Array("/tmp/restzeit-host-XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { name in
      unsafe name.baseAddress.flatMap { unsafe mkdtemp($0) }.map { unsafe String(cString: $0) } ?? ""
    }
    precondition(!path.isEmpty, "no scratch folder: errno \(errno)")
  }

  deinit { Program.run("chmod -R u+rwx \(path); rm -rf \(path)") }

  /// Writes a file and makes the folders above it; gives its path.
  @discardableResult
  func file(_ name: String, _ content: String = "") -> String { file(name, Array(content.utf8)) }

  @discardableResult
  func file(_ name: String, _ content: [UInt8]) -> String {
    let whole = path + "/" + name
    if let slash = name.lastIndex(of: "/") { folder(String(name[..<slash])) }
    let descriptor = unsafe open(whole, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    precondition(descriptor >= 0, "cannot write \(whole): errno \(errno)")
    precondition(unsafe write(descriptor, content, content.count) == content.count)
    close(descriptor)
    return whole
  }

  @discardableResult
  func folder(_ name: String) -> String {
    var whole = path
    for component in name.split(separator: "/") {
      whole += "/" + component
      _ = unsafe mkdir(whole, 0o700)
    }
    return whole
  }

  @discardableResult
  func link(_ name: String, to target: String) -> String {
    let whole = path + "/" + name
    precondition(unsafe symlink(target, whole) == 0)
    return whole
  }

  @discardableResult
  func fifo(_ name: String) -> String {
    let whole = path + "/" + name
    precondition(unsafe mkfifo(whole, 0o600) == 0)
    return whole
  }
}

/// Other programs of the machine.
enum Program {
  struct Outcome {
    let status: Int32
    let output: [UInt8]

    /// The lines of the output as fields that a tab or spaces part.
    var lines: [Substring] { String(decoding: output, as: UTF8.self).split(separator: "\n") }
  }

  /// Runs a command of the shell to its end and takes its standard output.
  @discardableResult
  static func run(_ command: String) -> Outcome {
    guard let pipe = unsafe popen(command, "re") else { preconditionFailure("popen: errno \(errno)") }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, pipe)
      if count == 0 { break }
      output += chunk[..<count]
    }
    return unsafe Outcome(status: pclose(pipe), output: output)
  }
}
