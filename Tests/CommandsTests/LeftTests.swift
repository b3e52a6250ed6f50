import TestSupport
import Testing

/// Monday 30 November 2026, 09:00 in Zurich, with the usual hours.
let monday = "--now 2026-11-30T09:00:00+01:00 --hours 'mon-fri 08:00-12:00, 13:00-17:00'"

struct LeftTests {
  @Test(arguments: [
    ("left \(monday)", "", "7 h left · no calendar\n"),
    ("left \(monday) --lang de", "", "noch 7 h · kein Kalender\n"),
    ("left \(monday) --tasks -", "a 2h\nb\nc\n", "7 h left · 2 tasks without duration · no calendar\n"),
    ("left \(monday) --tasks - --lang de", "a 2h\nb\n", "noch 7 h · 1 Aufgabe ohne Dauer · kein Kalender\n"),
    ("left --day tuesday \(monday)", "", "8 h left · Tue 1 Dec · no calendar\n"),
    (
      "left --day=yesterday --hours 'mo-su 8-12' --now 2026-11-30T09:00:00+01:00", "",
      "nothing left · the windows are past · Sun 29 Nov · no calendar\n"
    ),
  ])
  func `one line says what is left`(line: String, input: String, expected: String) throws {
    let run = try Restzeit.run(line, input: input)
    #expect(run.outputText == expected)
    #expect(run.exitStatus == 0 && run.errorText == "")
  }

  @Test func `plain words are whole words`() throws {
    let english = try Restzeit.run("left \(monday) --plain")
    #expect(english.outputText.hasPrefix("7 hours left"))
    let german = try Restzeit.run("left \(monday) --plain --lang de")
    #expect(german.outputText.hasPrefix("noch 7 Stunden"))
    #expect(!(english.outputText + german.outputText).contains("·"))
  }

  @Test func `words are for the minute the clock shows, data for the second`() throws {
    let line = "left --now 2026-11-30T11:00:59+01:00 --hours 'mo 8-12'"
    #expect(try Restzeit.run(line).outputText.hasPrefix("1 h left"))
    let data = try Restzeit.run(line + " --json").data(BudgetData.self)
    #expect(data.left == 3541)
    #expect(data.now == "2026-11-30T10:00:59Z")
  }

  @Test func `data has every key of the contract, and nulls are written`() throws {
    let run = try Restzeit.run("left \(monday) --tasks - --json", input: "Report 2h\nDentist 14:00 45min\nMilk\n")
    #expect(run.exitStatus == 0 && run.errorText == "")
    #expect(run.outputText.hasSuffix("}\n") && run.outputText.split(separator: "\n").count == 1)
    for key in ["bound", "line_before"] { #expect(run.outputText.contains("\"\(key)\":null")) }
    let data = try run.data(BudgetData.self)
    #expect(data.schema == 1 && data.zone == "Europe/Zurich" && data.day == "2026-11-30" && data.state == "ok")
    #expect(data.exact && data.problems.isEmpty)
    #expect(data.left == 25_200 && data.planned == 9_900 && data.free == 15_300 && data.over == 0)
    #expect(
      data.windows == [
        Stretch(start: "2026-11-30T07:00:00Z", end: "2026-11-30T11:00:00Z"),
        Stretch(start: "2026-11-30T12:00:00Z", end: "2026-11-30T16:00:00Z"),
      ])
    #expect(data.left_stretches.first == Stretch(start: "2026-11-30T08:00:00Z", end: "2026-11-30T11:00:00Z"))
    #expect(data.tasks.map(\.title) == ["Report", "Dentist", "Milk"])
    #expect(data.tasks.map(\.time) == [nil, "14:00", nil])
    #expect(data.tasks.map(\.duration) == [7200, 2700, nil])
    #expect(data.tasks.map(\.fits) == [true, true, nil])
    #expect(data.without_duration == 1 && data.leftovers == 0 && data.other_days == 0)
  }

  @Test(arguments: [
    ("2026-12-01T02:00:00+01:00", "mon 22:00-06:00", "", "2026-11-30", 14_400),
    ("2026-12-01T06:00:00+01:00", "mon 22:00-06:00", "", "2026-12-01", 0),
    ("2026-12-01T02:00:00+01:00", "mo-fr 8-12", "--day-start 04:00", "2026-11-30", 0),
    ("2026-12-01T04:00:00+01:00", "mo-fr 8-12", "--day-start 4", "2026-12-01", 14_400),
    ("2026-12-01T11:59:00+01:00", "mo-fr 12-16", "--day-start 12:00", "2026-11-30", 0),
    ("2026-12-01T00:00:00+01:00", "mo-fr 8-12", "", "2026-12-01", 14_400),
    ("2026-12-01T00:00:00Z", "mo-fr 8-12", "--zone America/New_York", "2026-11-30", 0),
    ("2026-12-01T00:00:00Z", "mo-fr 8-12", "--zone america/new_york", "2026-11-30", 0),
  ])
  func `today begins at day-start, and a shift that still runs is of the day it began`(
    now: String, hours: String, more: String, day: String, left: Int
  ) throws {
    let data = try Restzeit.run("left --json --now \(now) --hours '\(hours)' \(more)").data(BudgetData.self)
    #expect(data.day == day && data.left == left)
  }

  @Test func `a day of 25 hours has an hour more to work in`() throws {
    let data = try Restzeit.run("left --json --now 2026-10-24T12:00:00Z --day sunday --hours 'so 0-8'").data(
      BudgetData.self)
    #expect(data.left == 9 * 3600)
  }

  @Test func `tasks come from a file as from standard input`() throws {
    let tasks = "Report 2h\n- [x] Mail 10min\n# a comment\n\n* Call 14:00 15min\n"
    let file = try Scratch(["tasks.txt": tasks])
    let fromFile = try Restzeit.run("left \(monday) --json --tasks \(file.path)/tasks.txt")
    #expect(fromFile.exitStatus == 0)
    #expect(fromFile.output == (try Restzeit.run("left \(monday) --json --tasks -", input: tasks)).output)
    #expect(try fromFile.data(BudgetData.self).planned == 8100)
  }

  @Test func `hostile titles never reach the terminal as they are`() throws {
    let run = try Restzeit.run(
      "today \(monday) --tasks -", input: "\u{1B}]0;owned\u{7}title 1h\nright\u{202E}left 10min\n\u{9B}31m red 5min\n")
    #expect(run.exitStatus == 0)
    let forbidden: (Unicode.Scalar) -> Bool = {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
    }
    #expect(!run.outputText.unicodeScalars.contains(where: forbidden))
    let data = try Restzeit.run("left --json \(monday) --tasks -", input: "\u{1B}[31mred 1h\n")
    #expect(!data.outputText.unicodeScalars.contains(where: forbidden))
    #expect(try data.data(BudgetData.self).tasks.map(\.title) == ["\u{1B}[31mred"])
  }
}
