import BudgetCore
import FoundationEssentials
import Rendering

/// The text of a file beside the tests.
func fileText(_ name: String, besides source: StaticString = #filePath) throws -> String {
  var folder = "\(source)"
  folder.removeSubrange((folder.lastIndex(of: "/") ?? folder.startIndex)...)
  return String(decoding: try Data(contentsOf: URL(filePath: folder).appending(path: name)), as: UTF8.self)
}

/// Everything there is to word, by name.
let pages: [(name: String, answer: Answer)] = [
  ("today full-day", .today(Sample.fullDay)),
  ("today marks", .today(Sample.marks)),
  ("today seconds", .today(Sample.seconds)),
  ("today windows-past", .today(Sample.windowsPast)),
  ("today windows-full", .today(Sample.windowsFull)),
  ("today holiday", .today(Sample.coveredByHoliday)),
  ("today no-hours", .today(Sample.noHours)),
  ("today no-calendar", .today(Sample.nothingKnown)),
  ("why full-day", .why(Sample.fullDay, passedOver: [])),
  ("why marks", .why(Sample.marks, passedOver: ["calendars/work.ics~"])),
  ("why seconds", .why(Sample.seconds, passedOver: [])),
  ("why no-hours", .why(Sample.noHours, passedOver: [])),
  ("why swallowed", .why(Sample.swallowed, passedOver: [])),
  ("busy day", .busy(Sample.busyDay, events: true, titles: false)),
  ("busy three-days", .busy(Sample.threeDays, events: true, titles: true)),
  ("busy idle", .busy(Sample.idleDay, events: false, titles: false)),
  ("busy days-off", .busy(Sample.daysOff, events: false, titles: false)),
  ("fits yes", .fits(Sample.fit(fits: true))),
  ("fits perhaps", .fits(Sample.fit(fits: true, problems: [Sample.unreadable]))),
  (
    "fits pushing",
    .fits(Sample.fit(fits: true, pushed: [Sample.todo("Taxes", Sample.minutes(180)), Sample.todo("Mail")]))
  ),
  ("fits in-pieces", .fits(Sample.fit(fits: false, inPieces: true, on: Sample.tuesday, at: "08:00-08:45"))),
  ("fits in-pieces-perhaps", .fits(Sample.fit(fits: false, inPieces: true, on: nil, problems: [Sample.unreadable]))),
  ("fits later", .fits(Sample.fit(fits: false, on: Sample.tuesday, at: "08:00-08:45"))),
  (
    "fits later-upper",
    .fits(Sample.fit(fits: false, on: Sample.tuesday, at: "08:00-08:45", problems: [Sample.unreadable]))
  ),
  (
    "fits later-about",
    .fits(Sample.fit(fits: false, on: Sample.tuesday, at: "08:00-08:45", problems: [Sample.guessed]))
  ),
  ("fits never", .fits(Sample.fit(fits: false, on: nil))),
  ("fits other-day", .fits(Sample.fit(isToday: false, fits: true))),
  ("fits other-day-no", .fits(Sample.fit(isToday: false, fits: false, on: Sample.tuesday, at: "08:00-08:45"))),
  (
    "fits other-day-in-pieces",
    .fits(Sample.fit(isToday: false, fits: false, inPieces: true, on: Sample.tuesday, at: "08:00-08:45"))
  ),
  ("free now", .freeNow(Sample.free("09:12-10:00", fitting: [Sample.todo("Mail", Sample.minutes(15))]))),
  ("free nothing-fits", .freeNow(Sample.free("15:00-15:30", budget: Sample.marks))),
  ("free later", .freeNow(Sample.free(nil, next: "11:00-12:00"))),
  ("free later-upper", .freeNow(Sample.free(nil, next: "16:00-16:30", budget: Sample.marks))),
  ("free pinned", .freeNow(Sample.free(nil, budget: Sample.fullDay))),
  (
    "free tomorrow",
    .freeNow(
      FreeNow(
        stretch: nil, next: Sample.span("08:00-12:00", of: Sample.tuesday), fitting: [],
        budget: Sample.nextDay))
  ),
  ("free seconds", .freeNow(Sample.free("09:12-09:12:59", fitting: [], budget: Sample.fullDay))),
  ("free seconds-later", .freeNow(Sample.free(nil, next: "11:00-11:00:30"))),
  ("free not", .freeNow(Sample.free(nil, budget: Sample.windowsPast))),
  ("check some", .check(Sample.checked)),
  ("check clean", .check(Sample.clean)),
]

/// `en 80`, `de plain`, `en 60 colour`.
func voice(_ text: some StringProtocol) -> Voice {
  let words = text.split(separator: " ")
  return Voice(
    language: words.contains("de") ? .german : .english, plain: words.contains("plain"),
    colour: words.contains("colour"), width: words.lazy.compactMap { Int($0) }.first ?? 80)
}

/// The voices in which laws are tried.
let voices = ["en", "de"].flatMap { language in
  ["plain", "20", "21", "33", "40", "57", "80", "80 colour", "20 colour", "200"].map { voice("\(language) \($0)") }
}

extension String {
  /// Without the colours that the program itself puts in.
  var uncoloured: String {
    let codes = ["0", "1", "2", "31", "32"].map { Array("\u{1B}[\($0)m".utf8) }
    var rest = Array(utf8)[...]
    var kept: [UInt8] = []
    while let byte = rest.first {
      if let code = codes.first(where: { rest.starts(with: $0) }) {
        rest = rest.dropFirst(code.count)
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension StringProtocol where SubSequence == Substring {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
