import FoundationEssentials
import TestSupport

/// The program store-hammer, which was built together with these tests: processes of their own on a store.
enum Hammer {
  static let path: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/store-hammer"
  }()

  /// In full (`make hammer`) the tests take minutes instead of seconds.
  static let isFull = ProcessInfo.processInfo.environment["RESTZEIT_HAMMERS"] == "full"

  /// Runs a shell script, in which $0 is the program and $1, $2, … are the arguments.
  static func shell(_ script: String, _ arguments: String...) throws -> ChildProcess {
    try ChildProcess.run("/bin/sh", ["-c", script, path] + arguments, seconds: 1200)
  }

  static func run(_ arguments: String...) throws -> ChildProcess { try ChildProcess.run(path, arguments) }

  /// How many changes are in a store, which must be whole and sound.
  static func count(_ store: String) throws -> Int? {
    let answer = try run("open", store).outputText
    guard answer.hasPrefix("sound writable=true count="), answer.hasSuffix("\n") else { return nil }
    return Int(answer.dropLast().split(separator: "=").last ?? "")
  }
}
