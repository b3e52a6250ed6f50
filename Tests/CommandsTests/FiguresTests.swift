import BudgetCore
import Host
import TestSupport
import Testing

@testable import Commands

/// The figures of days whose events begin and end at any second.
struct FiguresTests {
  private func said(_ command: String, _ folder: Scratch) -> [Substring] {
    let line =
      "\(command) \(monday) --zone Europe/Zurich --lang en --plain --calendar \(folder.path)/a.ics"
      + " --tasks \(folder.path)/tasks.txt"
    let session = Session(
      arguments: Restzeit.words(line), environment: HostEnvironment(variables: [:]), now: Moment(seconds: 0))
    return Program.outcome(of: session).output.split { $0 == "\n" || (command == "left" && $0 == ",") }
  }

  /// What stands in front of a word at the end of a line: `3 hours 20 minutes` of `3 hours 20 minutes left`.
  private func figure(_ word: String, in lines: [Substring]) -> String? {
    lines.first { $0.hasSuffix(" " + word) }.map { String($0.dropLast(word.count + 1).drop { $0 == " " }) }
  }

  /// What a line of the closing sum of `why` says: `makes 3 hours 20 minutes: left`.
  private func closing(_ sign: String, _ word: String, in lines: [Substring]) -> String? {
    for line in lines.drop(while: { $0 != "The sum:" }) where line.hasPrefix(sign + " ") {
      let parts = line.dropFirst(sign.count + 1).split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[1] == " " + word || parts[1].hasPrefix(" " + word + ", ") { return String(parts[0]) }
    }
    return nil
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `law: left, today and why say the same figures of a day with seconds`(seed: UInt64) throws {
    var random = Seeded(seed)
    // 07:30 to 17:30 in Zurich.
    let events = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      let start = Int64.random(in: 23_400...59_400, using: &random)
      let edges = [start, start + Int64.random(in: 1...7200, using: &random)].map { second in
        Moment(seconds: 1_795_996_800 + second).rfc3339.filter { $0 != "-" && $0 != ":" }
      }
      return "DTSTART:\(edges[0])\nDTEND:\(edges[1])"
    }
    let tasks = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let time = Bool.random(using: &random) ? "\(Int.random(in: 10...16, using: &random)):30 " : ""
      return "\(time)Task \(Int.random(in: 1...200, using: &random))min\n"
    }
    let folder = try Scratch(["a.ics": calendar(events), "tasks.txt": tasks.joined()])
    let (left, today, why) = (said("left", folder), said("today", folder), said("why", folder))
    let place: Comment = "seed \(seed): \(why)"
    let shown = figure("left", in: today)
    #expect(shown == figure("left", in: left) && shown == figure("left", in: why), place)
    #expect(shown == closing("makes", "left", in: why), place)
    #expect(figure("over", in: today) == figure("over", in: left), place)
    #expect(figure("over", in: today) == closing("makes", "over", in: why), place)
    #expect(figure("planned", in: today) == closing("minus", "planned", in: why), place)
    #expect(figure("free", in: today) == closing("makes", "free", in: why), place)
    #expect(shown?.contains("second") == false || today.contains { $0.hasPrefix("nothing left") }, place)
  }
}
