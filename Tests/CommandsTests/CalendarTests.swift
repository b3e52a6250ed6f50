import TestSupport
import Testing

/// An .ics text around some events, each a few lines.
func calendar(_ events: [String], uid prefix: String = "") -> String {
  let bodies = events.enumerated().map { index, body in
    "BEGIN:VEVENT\nUID:\(prefix)\(index)@example.org\nDTSTAMP:20260101T000000Z\n\(body)\nEND:VEVENT\n"
  }
  return "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//example.org//EN\n\(bodies.joined())END:VCALENDAR\n"
}

/// A meeting of 30 November 2026 in UTC.
func meeting(_ from: String, _ to: String, _ more: String = "SUMMARY:Meeting") -> String {
  "DTSTART:20261130T\(from)00Z\nDTEND:20261130T\(to)00Z\n\(more)"
}

struct CalendarTests {
  @Test func `busy time is merged, and cut to the range`() throws {
    let files = try Scratch([
      "a.ics": calendar([
        meeting("0900", "1000"), meeting("0930", "1100"), meeting("1100", "1130"), meeting("1400", "1500"),
        meeting("1600", "1700", "TRANSP:TRANSPARENT"), "DTSTART:20261129T200000Z\nDTEND:20261130T010000Z",
      ])
    ])
    let run = try Restzeit.run("busy --json --calendar \(files.path)/a.ics --from 2026-11-30 --to 2026-12-01")
    #expect(run.exitStatus == 0 && run.errorText == "")
    #expect(
      try run.data(BusyData.self).busy == [
        Stretch(start: "2026-11-29T23:00:00Z", end: "2026-11-30T01:00:00Z"),
        Stretch(start: "2026-11-30T09:00:00Z", end: "2026-11-30T11:30:00Z"),
        Stretch(start: "2026-11-30T14:00:00Z", end: "2026-11-30T15:00:00Z"),
      ])
  }

  @Test func `every entry has its verdict, and a title only when asked for`() throws {
    let files = try Scratch([
      "a.ics": calendar([meeting("0900", "1000"), meeting("1000", "1100", "SUMMARY:Lunch\nTRANSP:TRANSPARENT")])
    ])
    let line = "busy --events --json --calendar \(files.path)/a.ics --from 2026-11-30 --to 2026-12-01"
    let events = try #require(Restzeit.run(line).data(BusyData.self).events)
    #expect(events.map(\.rule) == ["opaque", "transparent"] && events.map(\.counts) == [true, false])
    #expect(events.map(\.uid) == ["0@example.org", "1@example.org"])
    #expect(events.map(\.calendar) == ["\(files.path)/a.ics", "\(files.path)/a.ics"])
    #expect(try !Restzeit.run(line).outputText.contains("Lunch"))
    #expect(try Restzeit.run(line + " --titles").data(BusyData.self).events?.map(\.title) == ["Meeting", "Lunch"])
    let text = "busy --events --calendar \(files.path)/a.ics --from 2026-11-30 --to 2026-12-01"
    #expect(try !Restzeit.run(text).outputText.contains("Lunch"))
    #expect(try Restzeit.run(text + " --titles").outputText.contains("Lunch"))
  }

  @Test func `a meeting ahead is taken from what is left, one that is past is not`() throws {
    let files = try Scratch(["a.ics": calendar([meeting("0700", "0730"), meeting("1300", "1415")])])
    let run = try Restzeit.run("left \(monday) --calendar \(files.path)/a.ics")
    #expect(run.outputText == "5 h 45 min left\n" && run.exitStatus == 0 && run.errorText == "")
    let why = try Restzeit.run("why \(monday) --calendar \(files.path)/a.ics").outputText
    #expect(why.contains("5 h 45 min") && why.contains("Meeting"))
  }

  @Test func `several calendars count together, folders of one-event files too`() throws {
    let files = try Scratch([
      "a.ics": calendar([meeting("0900", "1000")]), "dir/1.ics": calendar([meeting("0930", "1030")], uid: "a"),
      "dir/2.ics": calendar([meeting("1300", "1400")], uid: "b"), "dir/displayname": "Work",
    ])
    let run = try Restzeit.run("left \(monday) --calendar \(files.path)/a.ics --calendar=\(files.path)/dir")
    #expect(run.outputText == "4 h 30 min left\n" && run.exitStatus == 0)
  }

  @Test func `an invitation one's own address declined does not count`() throws {
    let body = "ATTENDEE;PARTSTAT=DECLINED:mailto:Ann@Example.org\nORGANIZER:mailto:bob@example.org"
    let files = try Scratch(["a.ics": calendar([meeting("0900", "1000", body)])])
    let line = "left \(monday) --calendar \(files.path)/a.ics"
    #expect(try Restzeit.run(line + " --me ann@example.org").outputText == "7 h left\n")
    #expect(try Restzeit.run(line + " --me eve@example.org --me ann@example.org").outputText == "7 h left\n")
    let unknown = try Restzeit.run(line)
    #expect(unknown.outputText == "6 h left\n" && unknown.exitStatus == 0)
    #expect(unknown.errorText == "restzeit: 1 entry was declined by someone: you? --me ADDRESS\n")
  }

  @Test(arguments: [
    ("guess.ics", "about 6 h left\n", "ungefähr noch 6 h\n", "guessed-zone"),
    ("page.html", "at most 7 h left\n", "höchstens noch 7 h\n", "not-a-calendar"),
    ("empty.ics", "at most 7 h left\n", "höchstens noch 7 h\n", "not-a-calendar"),
    ("broken.ics", "at most 6 h left\n", "höchstens noch 6 h\n", "no-start"),
  ])
  func `what could not be read surely is said beside the answer`(
    file: String, english: String, german: String, kind: String
  ) throws {
    let files = try Scratch([
      "guess.ics": calendar(["DTSTART;TZID=Nowhere:20261130T100000\nDTEND;TZID=Nowhere:20261130T110000"]),
      "page.html": "<!DOCTYPE html><html><body>Log in</body></html>\n", "empty.ics": "",
      "broken.ics": calendar([meeting("0900", "1000"), "SUMMARY:no start"]),
    ])
    let line = "\(monday) --calendar \(files.path)/\(file)"
    let left = try Restzeit.run("left \(line)")
    #expect(left.outputText == english && left.exitStatus == 1)
    #expect(
      left.errorText.hasPrefix("restzeit: \(files.path)/\(file)") && left.errorText.filter { $0 == "\n" }.count == 1)
    #expect(try Restzeit.run("left \(line) --lang de").outputText == german)
    #expect(try Restzeit.run("fits 30min \(line)").exitStatus == 3)
    #expect(try Restzeit.run("today \(line)").exitStatus == 1)
    #expect(try Restzeit.run("why \(line)").exitStatus == 1)
    #expect(try Restzeit.run("busy \(line)").exitStatus == 1)
    #expect(try Restzeit.run("check \(files.path)/\(file)").exitStatus == 1)
    let data = try Restzeit.run("left \(line) --json").data(BudgetData.self)
    #expect(!data.exact && data.problems.map(\.kind) == [kind] && data.problems[0].file == "\(files.path)/\(file)")
  }

  @Test func `what is read by a stated rule changes nothing, and only why and check show it`() throws {
    let files = try Scratch([
      "a.ics": calendar(["DTSTART:20261130T090000Z\nDTEND:20261130T100000Z\nDURATION:PT1H"])
    ])
    let line = "\(monday) --calendar \(files.path)/a.ics"
    for command in ["left", "today", "busy", "fits 30min"] {
      let run = try Restzeit.run("\(command) \(line)")
      #expect(run.exitStatus == 0 && run.errorText == "", "\(command)")
    }
    let why = try Restzeit.run("why \(line)")
    #expect(why.exitStatus == 0 && why.outputText.contains("DURATION"))
    let check = try Restzeit.run("check \(files.path)/a.ics")
    #expect(check.exitStatus == 0 && check.outputText.contains("DURATION") && check.errorText == "")
  }

  @Test func `a sound calendar has nothing to check`() throws {
    let files = try Scratch(["a.ics": calendar([meeting("0900", "1000")])])
    let run = try Restzeit.run("check \(files.path)/a.ics")
    #expect(run.exitStatus == 0 && run.errorText == "")
  }

  @Test func `one whole-day entry that leaves nothing is named`() throws {
    let files = try Scratch([
      "holidays.ics": calendar(["DTSTART;VALUE=DATE:20261130\nDTEND;VALUE=DATE:20261201\nSUMMARY:Holiday"])
    ])
    let run = try Restzeit.run("left \(monday) --calendar \(files.path)/holidays.ics")
    #expect(run.outputText.hasPrefix("nothing left") && run.outputText.contains("holidays.ics") && run.exitStatus == 0)
  }

  @Test func `what does not fit today goes to the first day that holds it`() throws {
    // Today, tomorrow and the day after are full; problems of days after the one found do not make it less sure.
    let files = try Scratch([
      "a.ics": calendar([
        "DTSTART:20261130T060000Z\nDTEND:20261130T180000Z\nRRULE:FREQ=DAILY;COUNT=3",
        "DTSTART;TZID=Nowhere:20270110T100000\nDTEND;TZID=Nowhere:20270110T110000",
      ])
    ])
    let line = "fits 2h \(monday) --calendar \(files.path)/a.ics"
    let run = try Restzeit.run(line + " --json")
    let data = try run.data(FitsData.self)
    #expect(run.exitStatus == 1 && !data.fits && data.exact && data.problems.isEmpty)
    #expect(data.day == "2026-12-03" && data.start == "2026-12-03T07:00:00Z" && data.end == "2026-12-03T09:00:00Z")
    let doubtful = try Restzeit.run("fits 5h --json \(monday) --calendar \(files.path)/a.ics")
    #expect(doubtful.exitStatus == 3)
  }

  @Test func `hostile titles of events never reach the terminal as they are`() throws {
    let files = try Scratch([
      "a.ics": calendar([meeting("0900", "1000", "SUMMARY:\u{1B}[2J\u{1B}]0;owned\u{7}\u{202E}x\\nnext")])
    ])
    for command in ["today", "why", "busy --events --titles"] {
      let run = try Restzeit.run("\(command) \(monday) --calendar \(files.path)/a.ics")
      #expect(
        !run.outputText.unicodeScalars.contains {
          ($0.value < 0x20 && $0 != "\n") || $0.value == 0x7F || $0 == "\u{202E}"
        })
      #expect(run.outputText.contains("owned"))
    }
  }
}
