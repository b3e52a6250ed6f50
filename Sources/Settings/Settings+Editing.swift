internal import BudgetCore

extension Settings {
  /// A text with one key set, everything else kept as it stands: order, comments, line ends.
  public struct Edit: Hashable, Sendable {
    public let text: String
    /// The line, from 1, that now holds the key.
    public let line: Int
  }

  /// Sets a key in a configuration's text.
  ///
  /// The line that has it gets the value, and keeps its comment. Where no line has it one is added at the end of its
  /// section, which is added at the end of the text where there is none. A day of `[hours]` that a later line names
  /// too, in a range, moves behind it, so that it holds. Throws for a value that would be more than one: a control
  /// character or a semicolon in it; its line is 1, its text the value. Blanks at its ends are not part of it. All else
  /// is for `parse` to judge. O(n).
  public static func setting(
    _ key: SettingsKey, to value: String, in text: String, home: String?
  ) throws(SettingsFault) -> Edit {
    for (place, byte) in value.utf8.enumerated() {
      let kind: SettingsFault.Kind
      switch byte {
      case UInt8(ascii: ";"): kind = .semicolon
      case 0x09: continue
      case ..<0x20, 0x7F: kind = .controlCharacter
      default: continue
      }
      throw SettingsFault(kind: kind, line: 1, text: value, bytes: place..<place + 1)
    }
    let value = trimmed(value)
    let edit = SettingsEditor(IniText(text), key, value)
    guard key.section == .hours, key.name != "day-start", let replaced = edit.replacing() else {
      return edit.replacing() ?? edit.adding()
    }
    let moved = SettingsEditor(IniText(edit.removing()), key, value).adding()
    let (here, there) = (parse(replaced.text, home: home), parse(moved.text, home: home))
    return there.faults.isEmpty && here.settings.hours != there.settings.hours ? moved : replaced
  }
}

private struct SettingsEditor {
  let lines: [IniText.Line]
  let key: SettingsKey
  let value: String
  /// The end of a new line.
  let end: String

  init(_ ini: IniText, _ key: SettingsKey, _ value: String) {
    lines = ini.lines
    self.key = key
    self.value = value
    end = ini.lines.first { !$0.end.isEmpty }?.end ?? "\n"
  }

  /// The line, from 0, that has the key.
  private var place: (line: Int, pair: IniText.Pair)? {
    let days = key.section == .hours ? try? key.days : nil
    for (index, line) in lines.enumerated() {
      guard case .pair(let pair) = line.content, let section = try? SettingsSection(pair.section) else { continue }
      let other = SettingsKey(section, pair.key)
      if other == key { return (index, pair) }
      if let days, section == .hours, (try? other.days) == days { return (index, pair) }
    }
    return nil
  }

  func replacing() -> Settings.Edit? {
    guard let (at, pair) = place else { return nil }
    let bytes = lines[at].bytes
    let gap = pair.value.isEmpty && !value.isEmpty ? " " : ""
    let new = bytes[..<pair.valueBytes.lowerBound] + Array("\(gap)\(value)".utf8) + bytes[pair.valueBytes.upperBound...]
    return Settings.Edit(text: text { $0 == at ? Array(new) : lines[$0].bytes }, line: at + 1)
  }

  func removing() -> String {
    let gone = place?.line
    return lines.indices.filter { $0 != gone }.map { lines[$0].text + lines[$0].end }.joined()
  }

  func adding() -> Settings.Edit {
    let row = "\(key.name) = \(value)"
    guard let after = endOfSection else {
      let whole = lines.map { $0.text + ($0.end.isEmpty ? end : $0.end) }.joined()
      let gap = lines.last.map { $0.bytes.isEmpty ? "" : end } ?? ""
      let line = lines.count + (gap.isEmpty ? 0 : 1) + 2
      return Settings.Edit(text: whole + "\(gap)[\(key.section.spelling)]\(end)\(row)\(end)", line: line)
    }
    let before = lines[...after].map { $0.text + ($0.end.isEmpty ? end : $0.end) }.joined()
    let behind = lines[(after + 1)...].map { $0.text + $0.end }.joined()
    return Settings.Edit(text: before + row + end + behind, line: after + 2)
  }

  /// The last line of the key's section that holds something; comments behind it may belong to what follows.
  private var endOfSection: Int? {
    var last: Int?
    var isInside = false
    for (index, line) in lines.enumerated() {
      switch line.content {
      case .section(let name, _):
        isInside = (try? SettingsSection(name)) == key.section
        if isInside { last = index }
      case .pair where isInside: last = index
      default: continue
      }
    }
    return last
  }

  private func text(_ bytes: (Int) -> [UInt8]) -> String {
    lines.indices.map { String(decoding: bytes($0), as: UTF8.self) + lines[$0].end }.joined()
  }
}
