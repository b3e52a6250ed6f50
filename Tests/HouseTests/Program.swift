import FoundationEssentials

/// The program, as it was built together with these tests.
enum Program {
  /// Where the tests and the program were built.
  static let folder: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }()

  static let path = folder + "/restzeit"
}
