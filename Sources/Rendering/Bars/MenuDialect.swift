/// The four readers of BitBar's menus.
enum MenuDialect: Sendable, CaseIterable {
  case xbar, swiftbar, argos, kargos

  /// What keeps it from reading more into a title than is written there.
  var attributes: String {
    switch self {
    case .xbar: "emojize=false ansi=false"
    case .swiftbar: "symbolize=false emojize=false"
    case .argos: "useMarkup=false unescape=false ansi=false emojize=false"
    case .kargos: ""
    }
  }

  /// The attributes by which a click runs a command, given as words; nil for a command that the dialect cannot be told.
  ///
  /// xbar (pkg/plugins/item_params.go) and SwiftBar (MenuLineParameters.swift, String+Escaped.swift) take each word as a
  /// value, in quotes that nothing in them escapes; SwiftBar keeps backslashes, and quotes for its shell once more. Argos
  /// (utilities.js, GLib's `g_shell_parse_argv`) and kargos (main.qml) take a line for a shell.
  func click(_ words: [String], inTerminal: Bool) -> String? {
    let ending = " terminal=\(inTerminal)" + (inTerminal ? "" : " refresh=true")
    switch self {
    case .xbar, .swiftbar:
      var values: [String] = []
      for word in words {
        guard let value = value(word) else { return nil }
        values.append(value)
      }
      let parameters = values.dropFirst().enumerated().map { " param\($0.offset + 1)=\($0.element)" }
      return " bash=\(values[0])" + parameters.joined() + ending
    case .argos: return " bash=" + shellQuoted(shellWords(words)) + ending
    case .kargos:
      let line = replacing(shellWords(words)) { $0 == "'" ? "\\'" : nil }
      // Three dashes part the menu, wherever they stand, and some of its versions end a line at the next stroke.
      if line.contains("---") || line.contains("|") { return nil }
      return " bash='\(line)' onclick=bash" + ending
    }
  }

  private func value(_ word: String) -> String? {
    if shellQuoted(word) == word { return word }
    if !word.contains("'"), self == .xbar || !word.contains("\"") && !word.contains("\\") { return "'\(word)'" }
    return self == .xbar && !word.contains("\"") ? "\"\(word)\"" : nil
  }
}
