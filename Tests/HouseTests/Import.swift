/// An import declaration of Swift code.
struct Import: Equatable {
  let module: String
  /// What stands before the word `import`: `public`, `@testable`.
  let words: [String]

  /// The import that a line declares; nil when it declares none.
  init?(line: Substring) {
    let code = line.prefix { $0 != "/" && $0 != ";" }
    var words = code.split(separator: " ").map(String.init)
    guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { return nil }
    let before = Array(words[..<at])
    guard before.allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) }) else { return nil }
    words.removeSubrange(...at)
    if words.count > 1, Self.kinds.contains(words[0]) { words.removeFirst() }
    self.module = String(words[0].prefix { $0 != "." })
    self.words = before
  }

  private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}
