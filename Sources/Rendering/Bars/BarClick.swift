internal import FoundationEssentials

/// A click as i3bar and swaybar tell of it on standard input.
public struct BarClick: Hashable, Sendable {
  /// The block that was clicked; nil of one without a name.
  public let name: String?
  /// 1 left, 2 middle, 3 right, 4 to 7 the wheel.
  public let button: Int

  /// Reads one line: `[` that begins the array is none, `{…}` is one, `,{…}` too. nil for any other line. O(n).
  public init?(line: String) {
    var rest = Substring(line)
    while let first = rest.first, first == "," || first == "[" || first.isWhitespace { rest.removeFirst() }
    guard rest.first == "{", let click = try? JSONDecoder().decode(Members.self, from: Data(rest.utf8)) else {
      return nil
    }
    name = click.name
    button = click.button
  }

  /// nil for what is no block of ours, and for buttons that do nothing.
  public var action: BarAction? { name == "restzeit" ? BarAction(button: button) : nil }

  private struct Members: Decodable {
    let name: String?
    let button: Int
  }
}
