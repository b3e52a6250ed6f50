import BudgetCore
import Glibc
import TestSupport
import Testing

@testable import Rendering

/// Looking back, said and drawn: one value, and its numbers on every face.
@Suite struct LookingTests {
  private static let monday = Sample.monday

  private static func random(_ seed: UInt64) -> ProgressAnswer {
    var random = Seeded(seed)
    let span = ProgressAnswer.Span.allCases[Int(seed % 2)]
    let today = monday.adding(days: Int.random(in: -400...400, using: &random))
    let highest = [1, 3, 9, 40, 1000][Int.random(in: 0..<5, using: &random)]
    let days = ProgressAnswer.days(of: span, today: today)
    let counts = days.map { day in
      let isIdle = Int.random(in: 0..<4, using: &random) == 0
      let done = day > today || isIdle ? 0 : Int.random(in: 0...highest, using: &random)
      return DayCount(day: day, done: done, open: isIdle ? 0 : Int.random(in: 0...highest, using: &random))
    }
    return ProgressAnswer(span, today: today, counts: counts)
  }

  /// By pencil: done of all, the most of a day, cells | of them done, open.
  @Test(arguments: [
    (1, 2, 2, 16, 4, 4), (2, 2, 2, 16, 8, 0), (0, 2, 2, 16, 0, 8), (1, 3, 5, 16, 3, 6), (1, 3, 16, 16, 1, 2),
    (8, 16, 32, 16, 4, 4), (1, 32, 32, 16, 1, 15), (31, 32, 32, 16, 15, 1), (1, 2, 1000, 16, 1, 1),
    (1, 1, 1000, 16, 1, 0), (0, 1, 1000, 16, 0, 1), (999, 1000, 1000, 4, 3, 1),
  ])
  func `a bar is on scale, and hides neither what was done nor what is open`(
    done: Int, all: Int, most: Int, room: Int, filled: Int, empty: Int
  ) throws {
    let cells = try #require(BarCells(done: done, all: all, most: most, room: room))
    #expect(cells.done == filled && cells.open == empty)
    #expect(BarCells(done: done, all: all, most: most, room: 3) == nil)
  }

  @Test func `law of bars: never too long, longer for more, and each part is seen where it is`() {
    for room in [4, 5, 16, 48] {
      for most in 1...60 {
        var before = 0
        for all in 1...most {
          for done in 0...all {
            guard let cells = BarCells(done: done, all: all, most: most, room: room) else { continue }
            #expect(cells.done + cells.open <= room, "\(done) of \(all), most \(most), room \(room)")
            #expect((cells.done > 0) == (done > 0) && (cells.open > 0) == (done < all), "\(done) of \(all)")
          }
          let whole = BarCells(done: all, all: all, most: most, room: room)?.done ?? 0
          #expect(whole >= before, "\(all) of most \(most), room \(room)")
          before = whole
        }
        // The longest fills more than half of its room, or has all the cells a task may have.
        #expect(before > room / 2 || before == 4 * most)
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `law of one number: screen, plain text, data, picture and page have those of the value`(seed: UInt64) throws {
    let answer = Self.random(seed)
    guard !answer.isEmpty else { return }
    let data = json(for: .progress(answer), titles: false)
    let plain = words(for: .progress(answer), in: Voice(language: .english, plain: true)).lines
    let narrow = words(for: .progress(answer), in: Voice(language: .english, width: 40)).lines
    let picture = rendered(answer, as: .svg, in: Voice(language: .english))
    let page = rendered(answer, as: .html, in: Voice(language: .english))
    for count in answer.days {
      // A week of nothing is said in one line.
      let isTold = answer.span == .week || answer.weeks.contains { $0.contains(count) && $0.contains { $0.all > 0 } }
      let isAhead = count.day > answer.today && count.done == 0
      let said =
        count.all == 0 ? "nothing" : isAhead ? "\(count.all) to come" : "\(count.done) of \(count.all) done"
      let name = Words(Voice(language: .english, plain: true)).leadingDate(count.day, today: answer.today)
      #expect(plain.contains("\(name): \(said)") == isTold, "seed \(seed): \(name)")
      #expect(picture.contains("<title>\(name): \(said)</title>"), "seed \(seed)")
      #expect(picture.contains("\(name): \(said)."), "seed \(seed)")
      #expect(
        data.contains(
          "{\"all\":\(count.all),\"day\":\"\(count.day.iso8601)\",\"done\":\(count.done),\"open\":\(count.open)}"),
        "seed \(seed)")
      let date = Words(Voice(language: .english)).shortDate(count.day, near: answer.today)
      let cells = ["<th scope=\"row\">\(date)</th>"] + [count.done, count.open, count.all].map { "<td>\($0)</td>" }
      #expect(page.contains(cells.joined(separator: "\n      ")), "seed \(seed): \(date)")
      let row = narrow.first { $0.hasPrefix("  \(count.day == answer.today ? "today" : date)  ") }
      let short = count.all == 0 ? "–" : isAhead ? "\(count.all) to come" : "\(count.done) of \(count.all)"
      #expect((row?.contains(" \(short)") == true) == isTold, "seed \(seed): \(date)")
    }
    let sum = "\(answer.done) of \(answer.all) done"
    for text in [picture, page, plain.joined(), narrow.joined()] where answer.all > 0 {
      #expect(text.contains(sum), "seed \(seed)")
    }
    #expect(
      page.contains(
        [answer.done, answer.all - answer.done, answer.all].map { "<td>\($0)</td>" }.joined(separator: "\n      ")))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `law of the screen: no line is wider than it, none ends in a blank, and plain text has no blocks`(seed: UInt64) {
    for answer in [Answer.progress(Self.random(seed)), .month(Self.month(seed))] {
      for language in Language.allCases {
        for width in [20, 34, 40, 76, 77, 80, 200] {
          let text = words(for: answer, in: Voice(language: language, colour: true, width: width)).uncoloured
          let bad = text.lines.filter { displayWidth($0) > width || $0.hasSuffix(" ") }
          #expect(bad == [], "seed \(seed), \(width)")
          #expect(text == words(for: answer, in: Voice(language: language, width: width)))
        }
        let plain = words(for: answer, in: Voice(language: language, plain: true))
        #expect(!plain.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }, "seed \(seed)")
        #expect(!plain.contains("  ") && !plain.contains("\n\n"), "seed \(seed)")
      }
    }
  }

  private static func month(_ seed: UInt64) -> MonthAnswer {
    var random = Seeded(seed)
    let month = CivilMonth(of: monday.adding(days: Int.random(in: -900...900, using: &random)))
    let highest = seed % 3 == 0 ? 200 : 9
    let days = month.days.map { day in
      MonthAnswer.Day(
        count: DayCount(
          day: day, done: Int.random(in: 0...highest, using: &random), open: Int.random(in: 0...highest, using: &random)
        ),
        load: seed % 5 == 0
          ? nil
          : DayLoad(
            windows: Length(hours: Int64.random(in: 0...9, using: &random)),
            busy: Length(minutes: Int64.random(in: 0...120, using: &random)),
            planned: Length(minutes: Int64.random(in: 0...(seed % 4 == 0 ? 9000 : 400), using: &random))))
    }
    return MonthAnswer(
      month: month, today: month.first.adding(days: 11), zone: Sample.zurich, weekStart: .sunday, days: days,
      hasCalendars: true, problems: [])
  }

  /// 1 November 2026 is a Sunday. Percent 1, 12, 13, 25, 26, 100, and more than there is.
  @Test func `a month's days stand below their weekday, with their load in eighths`() {
    let month = CivilMonth(of: Self.monday)
    let busy: [Int: Int64] = [2: 0, 3: 6, 4: 72, 5: 78, 6: 600, 9: 606, 10: 150, 11: 156]
    let days = month.days.map { day in
      MonthAnswer.Day(
        count: DayCount(day: day, done: day.day == 3 ? 1 : 0, open: day.day == 3 ? 2 : 0),
        load: DayLoad(
          windows: busy[day.day] == nil ? .zero : Length(hours: 10), busy: Length(minutes: busy[day.day] ?? 0),
          planned: .zero))
    }
    let answer = MonthAnswer(
      month: month, today: Self.monday, zone: Sample.zurich, weekStart: .monday, days: days, hasCalendars: true,
      problems: [])
    let said = words(for: .month(answer), in: Voice(language: .english, width: 40)).lines
    #expect(
      said.prefix(7).map(String.init) == [
        "November 2026", "1 of 3 done", " Mon  Tue  Wed  Thu  Fri  Sat  Sun", "                                1",
        "  2·   3▁   4▁   5▂   6█   7    8", "      1/3", "  9!  10▂  11▃  12   13   14   15",
      ])
    #expect(
      said.filter { !$0.isEmpty }.suffix(3).map(String.init) == [
        ">30", "▁–█ busy or planned of the hours", "! more than fits · 3/5: 3 of 5 done",
      ])
  }

  @Test(arguments: ProgressAnswer.Span.allCases, Language.allCases)
  func `days without a history are a sentence, not empty axes`(span: ProgressAnswer.Span, language: Language) {
    let answer = ProgressAnswer(span, today: Self.monday, counts: [])
    for voice in [Voice(language: language), Voice(language: language, plain: true)] {
      let lines = words(for: .progress(answer), in: voice).split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.last == wordsForNoHistory(answer, in: language)[...])
    }
  }

  @Test(arguments: [
    ("a<b>&\"c\"'d'", "a&lt;b&gt;&amp;&quot;c&quot;&#39;d&#39;"), ("</title><script>", "&lt;/title&gt;&lt;script&gt;"),
    ("a\u{0}b\u{1B}c\u{85}d\u{FFFE}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}"), ("zwei\nZeilen", "zwei Zeilen"),
    ("Zürich 🎉", "Zürich 🎉"),
  ])
  func `whatever a text holds, it stays a text in a picture`(text: String, written: String) {
    #expect(escaped(text) == written)
    let lines = Markup.element("g", ["a": text], [.element("text", [:], text)]).lines(isXML: true)
    #expect(lines == ["<g a=\"\(written)\">", " <text>\(written)</text>", "</g>"])
  }

  /// WCAG 2.2: the contrast of two sRGB colours.
  private static func contrast(_ one: String, _ other: String) throws -> Double {
    func light(_ colour: String) throws -> Double {
      let number = try #require(Int(colour.dropFirst(), radix: 16))
      let parts = [16, 8, 0].map { (shift: Int) -> Double in
        let part = Double((number >> shift) & 255) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let lights = try [light(one), light(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  @Test func `texts and bars stand out from their paper, light and dark`() throws {
    let halves = PictureStyle.sheet.split(separator: "@media")
    #expect(halves.count == 2)
    for half in halves {
      func colour(_ rule: String, _ property: String) throws -> String {
        let line = try #require(half.split(separator: "\n").first { $0.hasPrefix("svg \(rule) {") }, "\(rule)")
        let after = try #require(line.split(separator: "\(property): ").dropFirst().first, "\(rule)")
        return String(after.prefix(7))
      }
      let paper = try colour(".paper", "fill")
      for rule in ["text", ".soft"] { #expect(try Self.contrast(colour(rule, "fill"), paper) >= 4.5, "\(rule)") }
      for rule in [".done", ".open", ".ahead"] {
        #expect(try Self.contrast(colour(rule, "stroke"), paper) >= 3, "\(rule)")
      }
      #expect(try Self.contrast(colour(".done", "fill"), colour(".open", "fill")) >= 3)
    }
  }

  @Test(arguments: PictureKind.allCases, Language.allCases)
  func `a picture asks for nothing and runs nothing`(kind: PictureKind, language: Language) {
    let text = rendered(Self.random(3), as: kind, in: Voice(language: language))
    let rest = text.replacing("http://www.w3.org/2000/svg", with: "").lowercased()
    for word in ["http:", "https:", "href", "src=", "url(", "@import", "<script", "<link", "javascript", "<iframe"] {
      #expect(!rest.contains(word), "\(word)")
    }
    #expect(!rest.contains("\u{DF}"))
    for word in ["role=\"img\"", "aria-label=\"", "<title>", "<desc ", "prefers-color-scheme: dark"] {
      #expect(text.contains(word), "\(word)")
    }
  }
}
