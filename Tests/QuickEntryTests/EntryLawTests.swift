import BudgetCore
import QuickEntry
import TestSupport
import Testing

@Suite struct EntryLawTests {
  /// The line that says what a draft does, each word of its title held by a backslash.
  static func echo(_ draft: Draft) -> String {
    var words = draft.title.split(separator: " ").map { "\\\($0)" }
    if let date = draft.date { words.append(date.iso8601) }
    if let time = draft.time { words.append("um \(time.hoursAndMinutes)") }
    if let duration = draft.duration { words.append("\(duration.seconds / 60)min") }
    if let category = draft.category { words.append("#\(category)") }
    return words.joined(separator: " ")
  }

  static func check(_ line: String) -> Draft? {
    guard let draft = QuickEntry.draft(of: line, from: EntryRow.standpoint) else { return nil }
    let ranges = draft.understood.map(\.bytes) + draft.hints.map(\.bytes)
    #expect(ranges.allSatisfy { $0.lowerBound >= 0 && !$0.isEmpty && $0.upperBound <= line.utf8.count }, "\(line)")
    #expect(!draft.title.isEmpty, "\(line)")
    #expect(draft.duration.map { (QuickEntry.shortest...QuickEntry.longest).contains($0) } ?? true, "\(line)")
    #expect(Set(draft.understood.map(\.part)).count == draft.understood.count, "\(line)")
    #expect(draft.understood.contains { $0.part == .time } == (draft.time != nil), "\(line)")
    #expect(draft.understood.contains { $0.part == .duration } == (draft.duration != nil), "\(line)")
    #expect(draft.understood.contains { $0.part == .category } == (draft.category != nil), "\(line)")
    return draft
  }

  @Test func `what a draft says, written as a line, is the same draft`() throws {
    for row in EntryRow.all {
      let draft = try #require(QuickEntry.draft(of: row.line, from: row.standpoint))
      guard !draft.title.contains("\\") else { continue }
      let again = try #require(QuickEntry.draft(of: Self.echo(draft), from: row.standpoint))
      #expect(again.title == draft.title, "\(row)")
      #expect(again.date == draft.date, "\(row)")
      #expect(again.time == draft.time, "\(row)")
      #expect(again.duration == draft.duration, "\(row)")
      #expect(again.category == draft.category, "\(row)")
      #expect(again.hints.isEmpty, "\(row)")
    }
  }

  @Test func `capitals and written-out umlauts change nothing where no short weekday stands`() throws {
    let shorts: Set = ["mo", "di", "mi", "do", "fr", "sa", "so", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    var count = 0
    for row in EntryRow.all {
      let words = row.line.lowercased().split { !$0.isLetter }.map(String.init)
      guard shorts.isDisjoint(with: words), !row.line.contains("am"), row.expected.category == nil else { continue }
      let shouted = try #require(QuickEntry.draft(of: row.line.uppercased(), from: row.standpoint))
      #expect(shouted.date == row.expected.date, "\(row)")
      #expect(shouted.time == row.expected.time, "\(row)")
      #expect(shouted.duration == row.expected.duration, "\(row)")
      var plain = row.line
      for (umlaut, letters) in [("ä", "ae"), ("ö", "oe"), ("ü", "ue")] {
        plain = plain.split(separator: umlaut, omittingEmptySubsequences: false).joined(separator: letters)
      }
      let written = try #require(QuickEntry.draft(of: plain, from: row.standpoint))
      #expect(written.date == row.expected.date, "\(row)")
      #expect(written.time == row.expected.time, "\(row)")
      count += 1
    }
    #expect(count > 200)
  }

  @Test func `number words count to twelve in both languages`() throws {
    let german = "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(separator: " ")
    let english = "two three four five six seven eight nine ten eleven twelve".split(separator: " ")
    for (number, words) in zip(2..., zip(german, english)) {
      for line in ["Anruf in \(words.0) Tagen", "Call in \(words.1) days"] {
        #expect(Self.check(line)?.date == EntryRow.standpoint.today.adding(days: number), "\(line)")
      }
      for line in ["Anruf \(words.0) Stunden", "Call \(words.1) hours"] {
        #expect(Self.check(line)?.duration == Length(hours: Int64(number)), "\(line)")
      }
      // Seven to twelve are in the morning or at noon, the rest in the afternoon.
      for line in ["Anruf um \(words.0)", "Call at \(words.1)"] {
        #expect(Self.check(line)?.time?.hour == (number < 7 ? number + 12 : number), "\(line)")
      }
    }
    #expect(Self.check("Anruf in dreizehn Tagen")?.date == nil)
  }

  @Test func `months and weekdays go by their names and abbreviations in both languages`() throws {
    let months = [
      "Januar Jänner January Jan", "Februar February Feb", "März Maerz March Mär Mrz Mar", "April Apr", "Mai May",
      "Juni June Jun", "Juli July Jul", "August Aug", "September Sep Sept", "Oktober October Okt Oct",
      "November Nov", "Dezember December Dez Dec",
    ]
    for (month, names) in zip(1..., months) {
      for name in names.split(separator: " ") {
        let expected = CivilDate(year: month < 12 ? 2027 : 2026, month: month, day: 3)
        for line in ["Rat \(name) 3", "Rat 3 \(name)", "Rat am 3. \(name). um 9"] {
          #expect(Self.check(line)?.date == expected, "\(line)")
        }
      }
    }
    let weekdays = [
      "Dienstag Di Tuesday Tue Tues", "Mittwoch Mi Wednesday Wed", "Donnerstag Do Thursday Thu Thur Thurs",
      "Freitag Fr Friday Fri", "Samstag Sonnabend Sa Saturday Sat", "Sonntag So Sunday Sun", "Montag Mo Monday Mon",
    ]
    for (days, names) in zip(1..., weekdays) {
      for name in names.split(separator: " ") {
        for line in ["Rat \(name)", "Rat am \(name)", "\(name) 14:00 Rat", "Rat für \(name) 2h"] {
          #expect(Self.check(line)?.date == EntryRow.standpoint.today.adding(days: days), "\(line)")
        }
      }
    }
  }

  @Test func `units go by all their names`() throws {
    for unit in "m min min. mins minute minutes Minuten MIN".split(separator: " ") {
      #expect(Self.check("Rat 7 \(unit)")?.duration == Length(minutes: 7), "\(unit)")
    }
    for unit in "h hr hrs hour hours std Std. Stunde Stunden".split(separator: " ") {
      #expect(Self.check("Rat 7 \(unit)")?.duration == Length(hours: 7), "\(unit)")
    }
  }

  @Test func `no prefix and no flipped byte stops the program, and every range lies in its line`() {
    var read = 0
    for row in EntryRow.all {
      let bytes = Array(row.line.utf8)
      for count in 0...bytes.count where Self.check(String(decoding: bytes[..<count], as: UTF8.self)) != nil {
        read += 1
      }
      for index in bytes.indices {
        for mask in [1, 32, 128] as [UInt8] {
          var flipped = bytes
          flipped[index] ^= mask
          if Self.check(String(decoding: flipped, as: UTF8.self)) != nil { read += 1 }
        }
      }
    }
    #expect(read > 10_000)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `a salad of words is read like any line`(seed: UInt64) {
    let words = Set(EntryRow.all.flatMap { $0.line.split(separator: " ") }).sorted().map(String.init)
    let dense = """
      0 3 12 14 31 42 99 2026 14:00 14.15 24.12. 31.02. 5m h m min am pm a.m. um at ab von bis to vor in nach Uhr Di So
      Fr. Mo Sun sat Dec May 24th of the den next this week Woche Monat jeden every heute morgen tonight Abend halb half
      viertel quarter an a eine and 1½ ½ ' ~ @ # #a - / . , : \" „ “ \\
      """.split { $0 == " " || $0 == "\n" }.map(String.init)
    let joints = [" ", " ", " ", "", "-", ", ", ".", "  ", ":", "/", "\u{A0}"]
    var random = Seeded(seed)
    for _ in 0..<5_000 {
      var line = ""
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        line += (Bool.random(using: &random) ? words : dense).randomElement(using: &random) ?? ""
        line += joints.randomElement(using: &random) ?? ""
      }
      guard let draft = Self.check(line), !draft.title.contains("\\"), (draft.duration?.seconds ?? 0) % 60 == 0 else {
        continue
      }
      // Whatever was understood, its echo says the same.
      let again = Self.check(Self.echo(draft))
      #expect(again?.title == draft.title, "seed \(seed): \(line)")
      #expect(again?.date == draft.date, "seed \(seed): \(line)")
      #expect(again?.time == draft.time, "seed \(seed): \(line)")
      #expect(again?.duration == draft.duration, "seed \(seed): \(line)")
      #expect(again?.category == draft.category, "seed \(seed): \(line)")
    }
  }

  @Test func `the same words in any order say the same, where each is a part`() throws {
    let parts = ["Zahnarzt", "am 24.12.", "um 14:00", "45min", "#arzt"]
    for first in parts.indices {
      for second in parts.indices where second != first {
        var order = parts
        order.swapAt(0, first)
        order.swapAt(4, second)
        let draft = try #require(Self.check(order.joined(separator: " ")))
        #expect(draft.title == "Zahnarzt", "\(order)")
        #expect(draft.date == CivilDate(iso8601: "2026-12-24"), "\(order)")
        #expect(draft.time == ClockTime(hour: 14, minute: 0), "\(order)")
        #expect(draft.duration == Length(minutes: 45), "\(order)")
        #expect(draft.category == "arzt", "\(order)")
      }
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "„ ", "\" ", "1h ", "25:00 ", "\\", "1 ", "für ", "9", ",", "Mo ", "14.15 ", "bis ", "in ", "von 14 bis ",
      "heute ", "5m ", "#a ", "jeden ", "und ", "Freitag, ", "24.12. Mo ", "um ",
    ])
  func `a line of one thing over and over is read`(thing: String) {
    let line = String(repeating: thing, count: 10_000)
    #expect(Self.check(line)?.title.isEmpty == false)
  }
}
