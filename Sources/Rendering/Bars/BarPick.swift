/// A line that comes back from a menu: one of those it has shown, or one that a person has typed.
public struct BarPick: Sendable, Hashable {
  private let line: String
  private let look: BarLook

  /// `look` is that of the menu.
  public init(_ line: String, _ look: BarLook) {
    self.line = line
    self.look = look
  }

  /// Whether there is nothing in it: Enter, and nothing typed.
  public var isEmpty: Bool { line.allSatisfy(\.isWhitespace) }

  /// Whether the menu has such lines to be read only.
  public var isRemark: Bool { line.hasPrefix(look.ascii ? ascii(BarFace.remark) : BarFace.remark) }

  /// What is said of a remark.
  public var nothingChanged: String {
    look.voice.language == .german
      ? "eine Bemerkung ist keine Aufgabe: nichts geändert" : "a remark is no task: nothing has changed"
  }

  /// Whether nobody types such a line: it has a number and the sign between two facts.
  public var isOfList: Bool { number != nil && line.contains(" · ") }

  /// What is said of a line that is none of the list any more.
  public var noLongerListed: String {
    look.voice.language == .german
      ? "diese Zeile steht nicht mehr in der Liste: nichts geändert"
      : "this line is no longer in the list: nothing has changed"
  }

  /// The number of the task whose line this may be.
  public var number: Int? { parts?.number }

  /// `12` and `Report · 1 h` of `#12 Report · 1 h`.
  private var parts: (number: Int, rest: Substring.UTF8View)? {
    guard line.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = line.utf8.dropFirst().prefix { $0 != UInt8(ascii: " ") }
    guard let text = String(digits), let number = Int(text), "\(number)" == text else { return nil }
    return (number, line.utf8.dropFirst(digits.count + 2))
  }

  /// Whether it is the line of the task with that number if this is its title: the number, perhaps a time, the title as the
  /// menu has it, then the end or what is said of the task, which may be other by now.
  public func names(title: String) -> Bool {
    guard let rest = parts?.rest else { return false }
    let shown = look.rowTitle(title).utf8
    let separator = look.rowSeparator.utf8
    return [rest, Substring(rest).afterTime(span: look.rowSpan)?.utf8].compactMap(\.self).contains { text in
      guard text.starts(with: shown) else { return false }
      let after = text.dropFirst(shown.count)
      return after.isEmpty || after.starts(with: separator)
    }
  }
}

extension BarLook {
  /// `–` of `13:30–13:45`.
  fileprivate var rowSpan: String {
    let span = Words(voice).span("", "")
    return ascii ? Rendering.ascii(span) : span
  }
}

extension Substring {
  /// What follows a time and a blank: `13:30`, `13:30–13:45`, `23:30–Tue 00:15`, `02:30+02:00`.
  fileprivate func afterTime(span: String) -> Substring? {
    var rest = self
    guard rest.dropClock() else { return nil }
    if rest.hasPrefix(span) {
      var end = rest.dropFirst(span.count)
      let day = end.prefix(while: \.isLetter)
      if !day.isEmpty { end = end.dropFirst(day.count + 1) }
      if end.dropClock() { rest = end }
    }
    return rest.first == " " ? rest.dropFirst() : nil
  }

  /// `13:30`, with seconds where it has some, and with its offset where the clocks go back.
  private mutating func dropClock() -> Bool {
    guard dropTwoDigits(), dropTwoDigits(after: ":") else { return false }
    _ = dropTwoDigits(after: ":")
    var offset = self
    if offset.dropTwoDigits(after: "+") || offset.dropTwoDigits(after: "-"), offset.dropTwoDigits(after: ":") {
      self = offset
    }
    return true
  }

  private mutating func dropTwoDigits(after sign: Character? = nil) -> Bool {
    let digits = sign == nil ? self : first == sign ? dropFirst() : ""
    guard digits.utf8.prefix(2).count == 2, digits.utf8.prefix(2).allSatisfy({ (48...57).contains($0) }) else {
      return false
    }
    self = digits.dropFirst(2)
    return true
  }
}
