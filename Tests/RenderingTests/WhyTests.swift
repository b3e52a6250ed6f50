import BudgetCore
import Rendering
import TestSupport
import Testing

/// `why` is read back from its plain text and added up again.
@Suite struct WhyTests {
  private func sections(_ text: String) -> [String: [(lead: Substring, text: Substring)]] {
    var sections: [String: [(Substring, Substring)]] = [:]
    var heading = ""
    for line in text.lines where !line.isEmpty {
      if line.hasSuffix(":") {
        heading = String(line.dropLast())
        continue
      }
      // Clock times hold colons without a space.
      var cut = line.startIndex
      while cut < line.endIndex, !line[cut...].hasPrefix(": ") { cut = line.index(after: cut) }
      guard cut < line.endIndex else { continue }
      sections[heading, default: []].append((line[..<cut], line[cut...].dropFirst(2)))
    }
    return sections
  }

  private func seconds(_ text: Substring) throws -> Int64 { try #require(PlainLength(text), "\(text)").seconds }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `law of why: every column adds up to its total, and the totals to what is left`(seed: UInt64) throws {
    var day = RandomDay(seed: seed)
    let budget = day.budget(grain: seed % 2 == 0 ? 60 : 1, plainTitles: true)
    let text = words(for: .why(budget, passedOver: []), in: Voice(language: .english, plain: true))
    let sections = sections(text)
    var totals: [Int64] = []
    for name in ["Windows", "Already past", "Busy in the windows from now on", "Left"] {
      let rows = sections[name] ?? []
      let lengths = try rows.filter { $0.lead != "total" }.map { try seconds($0.text) }
      let total = lengths.reduce(0, +)
      if let last = rows.last, last.lead == "total" {
        #expect(try seconds(last.text) == total, "seed \(seed), \(name)")
      }
      #expect(lengths.count < 2 || rows.last?.lead == "total", "seed \(seed)")
      totals.append(total)
    }
    #expect(totals[0] - totals[1] - totals[2] == totals[3], "seed \(seed)")
    #expect(totals[3] == budget.left.length.seconds, "seed \(seed)")
    try addUp(
      try #require(sections["The sum"]), windows: totals[0], left: totals[3], planned: try planned(sections), seed)
  }

  /// The sum of the costs, whose running sums must be right.
  private func planned(_ sections: [String: [(lead: Substring, text: Substring)]]) throws -> Int64 {
    var running: Int64 = 0
    for row in sections["Tasks in order"] ?? [] where row.lead != "no duration" && row.lead != "Line" {
      running += try seconds(row.lead)
      let said = try #require(row.text.split(separator: ", ").first { $0.hasPrefix("sum ") })
      #expect(try seconds(said.dropFirst(4)) == running)
    }
    return running
  }

  private func addUp(
    _ rows: [(lead: Substring, text: Substring)], windows: Int64, left: Int64, planned: Int64, _ seed: UInt64
  ) throws {
    var running: Int64 = 0
    var results: [Int64] = []
    for row in rows {
      let length = row.lead.hasSuffix("under 1 minute") ? 0 : try seconds(row.lead)
      if row.lead.hasPrefix("minus ") {
        running -= length
      } else if row.lead.hasPrefix("makes ") {
        #expect(row.text == "over" ? running == -length : running == length, "seed \(seed): \(rows)")
        results.append(running)
      } else {
        #expect(length == windows, "seed \(seed)")
        running += length
      }
    }
    // In the end all is in minutes: left cut down, planned rounded up.
    let (shown, taken) = (left / 60 * 60, (planned + 59) / 60 * 60)
    #expect(results == (planned > 0 ? [shown, shown - taken] : [shown]), "seed \(seed)")
  }

  @Test func `the line stands before the task whose sum exceeds what is left`() throws {
    let text = words(for: .why(Sample.fullDay, passedOver: []), in: Voice(language: .english, plain: true))
    let lines = text.lines
    let index = try #require(lines.firstIndex(of: "Line: what follows does not fit today."))
    #expect(
      lines[index + 1]
        == "3 hours: #6 Taxes, sum 7 hours 15 minutes, more than 5 hours 18 minutes left")
  }
}
