import TestSupport
import Testing

@testable import Rendering

/// What the four menus run at a click, read by the rules of their own parsers.
@Suite struct MenuDialectTests {
  /// `key=value key='value'` of xbar (pkg/plugins/item_params.go): quotes end at the next one of their kind.
  /// SwiftBar's (MenuLineParameters.swift) keeps a backslash and what it stands before.
  private func values(_ text: String, keepsBackslash: Bool) -> [String: String] {
    var values: [String: String] = [:]
    var rest = text[...]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].filter { $0 != " " }
      rest = rest[rest.index(after: equals)...]
      var value = ""
      if let quote = rest.first, quote == "'" || quote == "\"" {
        rest.removeFirst()
        while let letter = rest.popFirst(), letter != quote {
          value.append(letter)
          if keepsBackslash, letter == "\\", let next = rest.popFirst() { value.append(next) }
        }
      } else {
        while let letter = rest.first, letter != " " {
          value.append(letter)
          rest.removeFirst()
        }
      }
      values[String(key)] = value
    }
    return values
  }

  /// The words of a line by the rules of a shell, those of `g_shell_parse_argv`; nil where a quote is not closed, or the
  /// shell would do more with it.
  private func shellSplit(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var rest = text[...]
    while let letter = rest.popFirst() {
      switch letter {
      case " ":
        if let ended = word { words.append(ended) }
        word = nil
      case "'":
        guard let end = rest.firstIndex(of: "'") else { return nil }
        word = (word ?? "") + rest[..<end]
        rest = rest[rest.index(after: end)...]
      case "\\": word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
      case "\"", "$", "`", "|", ";", "&", "<", ">", "(", ")", "*", "?", "#", "~": return nil
      default: word = (word ?? "") + String(letter)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// kargos (main.qml): attributes without blanks, or in single quotes; `\'` is a quote.
  private func kargos(_ text: String) -> [String: String] {
    values(text.replacing("\\'", with: "\u{1}"), keepsBackslash: false).mapValues { $0.replacing("\u{1}", with: "'") }
  }

  private func run(_ dialect: MenuDialect, _ words: [String]) throws -> (words: [String]?, other: [String: String])? {
    guard let line = dialect.click(words, inTerminal: false) else { return nil }
    #expect(!line.contains("\n"))
    switch dialect {
    case .xbar, .swiftbar:
      let values = values(line, keepsBackslash: dialect == .swiftbar)
      var run = [try #require(values["bash"])]
      while let next = values["param\(run.count)"] { run.append(next) }
      return (run, values)
    case .argos:
      var values: [String: String] = [:]
      let attributes: [String]? = shellSplit(line)
      for attribute in try #require(attributes) {
        let parts = attribute.split(separator: "=", maxSplits: 1).map { String($0) }
        values[parts[0]] = parts[1]
      }
      return (shellSplit(try #require(values["bash"])), values)
    case .kargos:
      #expect(!line.contains("---") && !line.contains("|"))
      let values = kargos(line)
      return (shellSplit(try #require(values["bash"])), values)
    }
  }

  /// Values as flags have them, and which of the dialects cannot be told them.
  @Test(
    arguments: [
      ("--hours=mon-fri 8-12,13-17; sat 9-11", []), ("--me=me@example.org", []), ("--zone=Europe/Zurich", []),
      ("--hours=mon-fri 08:00-12:00", []), ("--calendar=/a b/c's.ics", [.swiftbar]),
      ("--calendar=/a \"b\".ics", [.swiftbar]), ("--calendar=/it's \"b\".ics", [.xbar, .swiftbar]),
      ("--calendar=/a\\b.ics", [.swiftbar]), ("--calendar=/a|b.ics", [.kargos]), ("--calendar=/a---b.ics", [.kargos]),
      ("--calendar=/$(id) `id` $HOME.ics", []), ("--calendar=/ä漢 =x=.ics", []),
    ] as [(String, [MenuDialect])])
  func `a click runs exactly the words of its command, or there is none`(flag: String, without: [MenuDialect]) throws {
    let words = ["/opt/rest/restzeit", "done", "3", "--lang", "en", flag]
    for dialect in MenuDialect.allCases {
      let run = try run(dialect, words)
      #expect((run == nil) == without.contains(dialect), "\(dialect)")
      if let run {
        #expect(run.words == words, "\(dialect)")
        #expect(run.other["terminal"] == "false" && run.other["refresh"] == "true")
      }
    }
  }

  @Test func `kargos runs a command at a click on its row only where that is said`() {
    #expect(
      MenuDialect.kargos.click(["/a/restzeit", "today"], inTerminal: true)
        == " bash='/a/restzeit today' onclick=bash terminal=true")
  }
}
