import BudgetCore
import TestSupport
import Testing

@testable import Rendering

@Suite struct LawTests {
  private static let drawing: ClosedRange<UInt32> = 0x2500...0x259F

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n"
    case .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `law of the screen: no line is wider than it, and nothing hostile reaches it`(seed: UInt64) {
    var day = RandomDay(seed: seed)
    for answer in day.answers() {
      for voice in voices where !voice.plain {
        let text = words(for: answer, in: voice).uncoloured
        #expect(text.hasSuffix("\n") && text.unicodeScalars.allSatisfy(isHarmless), "seed \(seed), \(voice)")
        let bad = text.lines.filter { displayWidth($0) > voice.width || $0.hasSuffix(" ") }
        #expect(bad == [], "seed \(seed), \(voice)")
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `law of colour: without it the text is the same`(seed: UInt64) {
    var day = RandomDay(seed: seed)
    for answer in day.answers() {
      let grey = words(for: answer, in: Voice(language: .german, width: 72))
      #expect(
        words(for: answer, in: Voice(language: .german, colour: true, width: 72)).uncoloured == grey, "seed \(seed)")
      #expect(!grey.contains("\u{1B}"), "seed \(seed)")
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `law of plain text: words only, one fact a line`(seed: UInt64) {
    var day = RandomDay(seed: seed)
    for answer in day.answers() {
      for language in Language.allCases {
        let text = words(for: answer, in: Voice(language: language, plain: true, colour: true))
        #expect(
          text.unicodeScalars.allSatisfy { isHarmless($0) && !Self.drawing.contains($0.value) }, "seed \(seed)")
        #expect(!text.contains("  ") && !text.contains("\n\n"), "seed \(seed): \(text)")
      }
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `law of one number: the figures add up, and every face and the data agree`(seed: UInt64) throws {
    var day = RandomDay(seed: seed)
    let budget = day.budget(grain: seed % 2 == 0 ? 60 : 1, plainTitles: true)
    guard !budget.left.isEmpty else { return }
    let plain = Voice(language: .english, plain: true)
    let today = words(for: .today(budget), in: plain).lines
    let left = try #require(minutes(of: " left", in: today), "seed \(seed)")
    #expect(left == budget.left.length.seconds / 60, "seed \(seed)")
    if let planned = minutes(of: " planned", in: today) {
      let free = minutes(of: " free", in: today)
      let over = minutes(of: " over", in: today)
      #expect((free == nil) != (over == nil) && (free ?? 0) - (over ?? 0) == left - planned, "seed \(seed)")
      #expect(planned * 60 >= budget.planned.seconds && (planned - 1) * 60 < budget.planned.seconds, "seed \(seed)")
    } else {
      #expect(budget.planned == .zero, "seed \(seed)")
    }
    let line = words(for: .left(budget), in: plain).split(whereSeparator: { $0 == "," || $0 == "\n" })
    #expect(minutes(of: " left", in: line) == left, "seed \(seed)")
    #expect(minutes(of: " left", in: words(for: .why(budget, passedOver: []), in: plain).lines) == left, "seed \(seed)")
    let over = minutes(of: " over", in: line)
    #expect(over == minutes(of: " over", in: today), "seed \(seed)")
    let why = words(for: .why(budget, passedOver: []), in: plain).lines
    #expect(closing("makes ", ": left", in: why) == left, "seed \(seed)")
    #expect(closing("minus ", ": planned", in: why) == minutes(of: " planned", in: today), "seed \(seed)")
    #expect(closing("makes ", ": free", in: why) == minutes(of: " free", in: today), "seed \(seed)")
    #expect(closing("makes ", ": over", in: why) == over, "seed \(seed)")
    #expect(json(for: .left(budget), titles: false).contains("\"left\":\(budget.left.length.seconds),"), "seed \(seed)")
  }

  /// The minutes of a closing figure of `why`, which has no seconds.
  private func closing(_ sign: String, _ word: String, in lines: [Substring]) -> Int64? {
    guard
      let line = lines.first(where: { line in
        guard line.hasPrefix(sign) else { return false }
        return line.hasSuffix(word) || line.contains(word + ", ")
      }), let end = line.firstIndex(of: ":")
    else { return nil }
    let figure = line[..<end].dropFirst(sign.count)
    if figure == "under 1 minute" { return 0 }
    return PlainLength(figure).flatMap { $0.seconds % 60 == 0 ? $0.seconds / 60 : nil }
  }

  /// The minutes of the first fact that ends in a word.
  private func minutes(of word: String, in facts: [Substring]) -> Int64? {
    guard let fact = facts.first(where: { $0.hasSuffix(word) }) else { return nil }
    if fact.contains("under 1 minute") { return 0 }
    return PlainLength(fact.dropLast(word.count)).map { $0.seconds / 60 }
  }

  @Test func `no German word is spelt with an ß`() {
    for (name, answer) in pages {
      for voice in voices { #expect(!words(for: answer, in: voice).contains("ß"), "\(name)") }
    }
    for budget in [Sample.windowsPast, Sample.coveredByHoliday, Sample.noHours, Sample.marks] {
      #expect(!words(for: .left(budget), in: Voice(language: .german)).contains("ß"))
    }
    for kind in allKinds(quoting: "x") {
      #expect(!message(for: Problem(calendar: "x", kind: kind), in: Voice(language: .german)).contains("ß"))
    }
  }
}

/// A length read back from whole English words.
struct PlainLength {
  let seconds: Int64

  init?(_ text: some StringProtocol) {
    var sum: Int64 = 0
    var number: Int64?
    var units = 0
    for word in text.split(separator: " ") {
      if let value = Int64(word) { number = value; continue }
      guard let value = number else { continue }
      number = nil
      switch word {
      case "hour", "hours": sum += value * 3600
      case "minute", "minutes": sum += value * 60
      case "second", "seconds": sum += value
      default: return nil
      }
      units += 1
    }
    guard units > 0 else { return nil }
    seconds = sum
  }
}
