import BudgetCore

extension BarFace {
  /// A flat object: the formats differ in the keys and in the escape alone.
  func object(_ keys: [BarKey], _ words: BarWords) -> JSON {
    var members: [String: JSON] = [:]
    for key in keys {
      if let (name, value) = member(key, words) { members[name] = value }
    }
    return .object(members)
  }

  /// One block of i3bar.
  func block(_ words: BarWords) -> JSON { object([.fullText, .shortText, .name, .color, .urgent], words) }

  private func member(_ key: BarKey, _ words: BarWords) -> (String, JSON)? {
    switch key {
    case .text: ("text", .string(text(words)))
    case .fullText: ("full_text", .string(text(words)))
    case .shortText: ("short_text", .string(short(words)))
    case .alt: ("alt", .string(words.state.rawValue))
    case .tooltip: ("tooltip", .string(words.rows.map { escaped($0.text) }.joined(separator: "\n")))
    case .classes: ("class", .array(words.classes.map(JSON.string)))
    case .percentage: ("percentage", .number(words.budget?.percentLeft ?? 0))
    case .state: ("state", .string(words.state.rawValue))
    case .statusRust: ("state", .string(words.state.statusRust(look)))
    case .name: ("name", .string("restzeit"))
    case .color: look.colour ? words.state.colour.map { ("color", .string($0)) } : nil
    case .urgent: look.urgent && words.state.isPressing ? ("urgent", .bool(true)) : nil
    case .left: ("left_minutes", minutes(words, \.left))
    case .planned: ("planned_minutes", minutes(words, \.planned))
    case .free: ("free_minutes", minutes(words, \.free))
    case .over: ("over_minutes", minutes(words, \.over))
    case .withoutDuration: ("without_duration", words.budget.map { .number($0.withoutDuration) } ?? .null)
    case .leftovers: ("leftovers", words.budget.map { .number($0.leftovers) } ?? .null)
    }
  }

  private func minutes(_ words: BarWords, _ part: (ShownBudget) -> Int64) -> JSON {
    words.budget.map { .number(part(ShownBudget($0))) } ?? .null
  }

  /// `name|type|value` lines, and the empty one that makes yambar take them.
  func tags(_ words: BarWords) -> String {
    let budget = words.budget
    let shown = budget.map(ShownBudget.init)
    let lines = [
      "text|string|\(text(words))", "short|string|\(short(words))", "state|string|\(words.state.rawValue)",
      "left|int|\(shown?.left ?? 0)", "planned|int|\(shown?.planned ?? 0)", "free|int|\(shown?.free ?? 0)",
      "over|int|\(shown?.over ?? 0)", "percent|range:0-100|\(budget?.percentLeft ?? 0)",
      "without_duration|int|\(budget?.withoutDuration ?? 0)", "leftovers|int|\(budget?.leftovers ?? 0)",
      "slipped|bool|\(words.classes.contains("slipped"))", "unsure|bool|\(words.state == .unsure)",
      "hidden|bool|\(words.isHidden)",
    ]
    return lines.map { $0 + "\n" }.joined() + "\n"
  }

  /// The tags of xfce4-genmon; lines of the tooltip are parted by a character reference, so that the answer is one line.
  func panel(_ words: BarWords) -> String {
    let tooltip = words.rows.map { escaped($0.text) }.joined(separator: "&#10;")
    return "<txt>\(text(words))</txt><tool>\(tooltip)</tool><txtclick>\(commands.clickLine(.today))</txtclick>"
  }

  /// lemonbar prints the command of the part that was clicked, for a shell to run; a colon or a brace would end it.
  func clickable(_ words: BarWords) -> String {
    let text = text(words)
    if text.isEmpty { return text }
    let clicks: [BarAction] = [.today, .done, .menu]
    let opening = clicks.enumerated().map { index, action in
      "%{A\(index + 1):\(replacing(commands.clickLine(action)) { $0 == ":" || $0 == "}" ? byNumber($0) : nil }):}"
    }
    return opening.joined() + text + String(repeating: "%{A}", count: clicks.count)
  }
}

extension BarWords {
  /// nil where there is no answer.
  var budget: DayBudget? { if case .day(let budget, _, _, _) = answer { budget } else { nil } }
}
