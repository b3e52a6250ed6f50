import BudgetCore

/// Done against all as columns, a day each, in an SVG.
struct ProgressChart {
  let words: Words
  let answer: ProgressAnswer

  init(_ words: Words, _ answer: ProgressAnswer) {
    self.words = words
    self.answer = answer
  }

  private static let width = 720
  private static let height = 320
  /// The edges of the columns' field.
  private static let left = 44
  private static let right = 704
  private static let top = 88
  private static let bottom = 240

  /// `isAlone`: in a file of its own, with its style sheet and its title; else within a page that has both.
  func picture(isAlone: Bool) -> Markup {
    let top = isAlone ? 0 : 56
    let attributes: KeyValuePairs = [
      "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 \(top) \(Self.width) \(Self.height - top)",
      "width": "\(Self.width)", "height": "\(Self.height - top)", "role": "img", "aria-label": words.title(of: answer),
      "aria-describedby": "desc",
      "lang": words.voice.language.rawValue,
    ]
    let said: [Markup] = [
      .element("title", [:], words.title(of: answer)),
      .element("desc", ["id": "desc"], description),
    ]
    let style: [Markup] = isAlone ? [.style(PictureStyle.sheet)] : []
    let paper = Markup.element(
      "rect", ["class": "paper", "y": "\(top)", "width": "\(Self.width)", "height": "\(Self.height - top)"])
    let heading: [Markup] = [
      text(words.title(of: answer), x: 16, y: 32, "title"),
      text(words.summary(of: answer).joined(separator: " · "), x: 16, y: 56, "soft"),
    ]
    return .element(
      "svg", attributes,
      said + style + [paper] + (isAlone ? heading : []) + scale + answer.days.indices.map(column) + legend)
  }

  /// The whole picture in sentences.
  private var description: String {
    let days = answer.days.map { spoken($0) + "." }
    return ([words.summary(of: answer).joined(separator: ", ") + "."] + days).joined(separator: " ")
  }

  private func spoken(_ count: DayCount) -> String {
    let plain = Words(Voice(language: words.voice.language, plain: true))
    return "\(plain.leadingDate(count.day, today: answer.today)): \(plain.progress(count, today: answer.today))"
  }

  // The scale.

  /// The distance between the lines of the scale: 1, 2, 5, 10, 20, …, at most five of them.
  private var step: Int {
    var step = 1
    var factors = [2, 5, 10]
    var power = 1
    while answer.most > 5 * step {
      step = factors.removeFirst() * power
      if factors.isEmpty {
        factors = [2, 5, 10]
        power *= 10
      }
    }
    return step
  }

  private var highest: Int { (answer.most + step - 1) / step * step }

  private func y(_ count: Int) -> Int {
    Self.bottom - count * (Self.bottom - Self.top) / max(1, highest)
  }

  private var scale: [Markup] {
    stride(from: 0, through: highest, by: step).flatMap { count -> [Markup] in
      [
        .element(
          "line",
          [
            "class": count == 0 ? "base" : "grid", "x1": "\(Self.left)", "x2": "\(Self.right)", "y1": "\(y(count))",
            "y2": "\(y(count))",
          ]), text("\(count)", x: Self.left - 8, y: y(count) + 4, "small soft", anchor: "end"),
      ]
    }
  }

  // The columns.

  private func x(_ index: Int) -> Int {
    Self.left + index * (Self.right - Self.left) / answer.days.count
  }

  private func column(_ index: Int) -> Markup {
    let count = answer.days[index]
    let slot = x(index + 1) - x(index)
    let wide = min(48, slot * 2 / 3)
    let from = x(index) + (slot - wide) / 2
    let middle = x(index) + slot / 2
    func bar(_ kind: String, _ low: Int, _ high: Int) -> Markup? {
      high == low
        ? nil
        : .element(
          "rect",
          ["class": kind, "x": "\(from)", "y": "\(y(high))", "width": "\(wide)", "height": "\(y(low) - y(high))"])
    }
    var parts: [Markup?] = [
      .element("title", [:], spoken(count)), bar("done", 0, count.done),
      bar(count.day > answer.today ? "ahead" : "open", count.done, count.all),
    ]
    let number = count.day > answer.today && count.done == 0 ? "\(count.all)" : "\(count.done)/\(count.all)"
    if count.all > 0, 7 * number.count <= slot {
      parts.append(text(number, x: middle, y: y(count.all) - 6, "small", anchor: "middle"))
    }
    return .element("g", [:], (parts + labels(of: count, at: middle, isFirst: index == 0)).compactMap { $0 })
  }

  /// The date below a column; of many columns only the days, and the month where one begins.
  private func labels(of count: DayCount, at middle: Int, isFirst: Bool) -> [Markup] {
    let (_, month, day) = count.day.parts
    let tone = count.day == answer.today ? "small today" : "small soft"
    let name = words.shortMonthName(month)
    switch answer.span {
    case .week:
      let date = words.say("\(day) \(name)", "\(day). \(name)")
      return [
        text(words.shortWeekday(count.day), x: middle, y: Self.bottom + 18, tone, anchor: "middle"),
        text(date, x: middle, y: Self.bottom + 34, tone, anchor: "middle"),
      ]
    case .month:
      let number = text("\(day)", x: middle, y: Self.bottom + 18, tone, anchor: "middle")
      guard isFirst || day == 1 else { return [number] }
      return [number, text(name, x: middle, y: Self.bottom + 34, "small soft", anchor: "middle")]
    }
  }

  // The legend.

  private var legend: [Markup] {
    let isPast = answer.days.contains { $0.day <= answer.today && $0.open > 0 }
    let isAhead = answer.days.contains { $0.day > answer.today && $0.open > 0 }
    let all = [
      ("done", words.say("done", "erledigt"), true), ("open", words.say("open", "offen"), isPast),
      ("ahead", words.say("to come", "steht an"), isAhead),
    ]
    return all.filter(\.2).enumerated().flatMap { index, kind -> [Markup] in
      let x = Self.left + index * 110
      return [
        .element("rect", ["class": kind.0, "x": "\(x)", "y": "292", "width": "12", "height": "12"]),
        text(kind.1, x: x + 20, y: 303, "small soft"),
      ]
    }
  }

  private func text(_ text: String, x: Int, y: Int, _ kind: String, anchor: String = "start") -> Markup {
    .element("text", ["class": kind, "x": "\(x)", "y": "\(y)", "text-anchor": anchor], text)
  }
}
