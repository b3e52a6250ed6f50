/// A text that may be a name of the tz database, and is safe as a path below its folder.
///
/// Letters, digits, `_`, `+`, `-` and `/`, no empty component, at most 255 bytes. What the database keeps for itself is no
/// name: `localtime`, `posixrules`, `Factory`, and all of `posix/` and `right/`.
struct ZoneName {
  let text: String
  /// The name in ASCII lower case, component by component.
  let folded: [String]

  init?(_ text: String) {
    guard (1...255).contains(text.utf8.count), text.utf8.allSatisfy(ZoneName.isAllowed) else { return nil }
    let folded = text.lowercased().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !folded.contains(""), !ZoneName.reservedFolders.contains(folded[0]) else { return nil }
    if folded.count == 1, ZoneName.reservedNames.contains(folded[0]) { return nil }
    self.text = text
    self.folded = folded
  }

  private static let reservedFolders = ["posix", "right"]
  private static let reservedNames = ["localtime", "posixrules", "factory"]

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
