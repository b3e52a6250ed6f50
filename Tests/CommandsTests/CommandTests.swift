import TestSupport
import Testing

struct CommandTests {
  @Test func `without a command it is today`() throws {
    let named = try Restzeit.run("today \(monday)")
    #expect(named.exitStatus == 0)
    #expect(try Restzeit.run(monday).output == named.output)
    #expect(named.outputText.contains("7 h left"))
  }

  @Test func `another day is asked for by word or by flag`() throws {
    let flag = try Restzeit.run("today --day 4.12. \(monday)")
    #expect(flag.outputText.contains("8 h left") && flag.exitStatus == 0)
    for word in ["friday", "fr", "2026-12-04", "4.12.", "4.12.2026", "Freitag"] {
      #expect(try Restzeit.run("today \(word) \(monday)").output == flag.output, "\(word)")
    }
    #expect(try Restzeit.run("today saturday --json \(monday)").data(BudgetData.self).state == "no_hours")
    #expect(try Restzeit.run("today saturday \(monday)").exitStatus == 0)
  }

  @Test(arguments: ["en", "de"], ["", " --plain"])
  func `every command answers in both languages, also plainly`(language: String, plain: String) throws {
    var texts: [String] = []
    for command in ["left", "today", "why", "fits 30min", "fits", "fits 30min --first", "busy", "busy --events"] {
      let tasks = command.hasPrefix("busy") ? "" : " --tasks -"
      let run = try Restzeit.run(
        "\(command) \(monday) --lang \(language)\(plain)\(tasks)", input: "Report 2h\nlong 8h\n")
      #expect(run.exitStatus == (command == "fits 30min" ? 1 : 0), "\(command)")
      #expect(run.errorText == "" && run.outputText.hasSuffix("\n"), "\(command)")
      if !plain.isEmpty { #expect(!run.outputText.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }) }
      texts.append(run.outputText)
    }
    let line =
      plain.isEmpty
      ? ["the day stops fitting here", "hier geht der Tag nicht mehr auf"]
      : [
        "Line: what follows does not fit today.", "Strich: was folgt, geht heute nicht mehr auf.",
      ]
    #expect(texts[1].contains(line[language == "en" ? 0 : 1]))
  }

  @Test func `every command answers as data, on one line of standard output`() throws {
    for line in [
      "left \(monday)", "today \(monday)", "why \(monday)", "busy", "busy --events", "fits 1h \(monday)",
      "fits \(monday)", "check /nonexistent",
    ] {
      let run = try Restzeit.run(line + " --json")
      #expect(run.outputText.hasPrefix("{") && run.outputText.hasSuffix("}\n"), "\(line)")
      #expect(run.outputText.contains("\"schema\":1"), "\(line)")
      #expect(run.outputText.filter { $0 == "\n" }.count == 1 && run.errorText == "", "\(line)")
    }
  }

  @Test func `today and why give the keys of left, with the same values`() throws {
    let tasks = "Report 2h\n14:00 Call 30min\nMilk\nlong 6h\n"
    let left = try Restzeit.run("left --json --tasks - \(monday)", input: tasks).data(BudgetData.self)
    for command in ["today", "why"] {
      let other = try Restzeit.run("\(command) --json --tasks - \(monday)", input: tasks).data(BudgetData.self)
      #expect(other.left == left.left && other.planned == left.planned && other.over == left.over)
      #expect(other.left_stretches == left.left_stretches && other.line_before == left.line_before)
      #expect(other.tasks.map(\.cost) == left.tasks.map(\.cost))
    }
    #expect(left.line_before == 3 && left.state == "over" && left.over == 5400)
  }

  @Test(
    arguments: [
      ("fits 3h", 0, "2026-11-30T08:00:00Z"), ("fits 4h", 0, "2026-11-30T12:00:00Z"),
      ("fits 5h", 1, nil), ("fits 8h", 1, nil),
      ("fits 90 min", 0, "2026-11-30T08:00:00Z"), ("fits 1h 30m", 0, "2026-11-30T08:00:00Z"),
      ("fits 30min --day saturday", 1, "2026-12-07T07:00:00Z"),
      ("fits 4h --day friday", 0, "2026-12-04T07:00:00Z"),
    ] as [(String, Int32, String?)])
  func `fits says yes by its status, and where`(line: String, status: Int32, start: String?) throws {
    let run = try Restzeit.run("\(line) --json \(monday)")
    #expect(run.exitStatus == status)
    let data = try run.data(FitsData.self)
    #expect(data.fits == (status == 0) && data.start == start && data.exact)
    #expect(try Restzeit.run("\(line) \(monday)").exitStatus == status)
  }

  @Test func `what fits only in pieces is a no`() throws {
    let pieces = try Restzeit.run("fits 5h --json \(monday)")
    #expect(try pieces.data(FitsData.self).in_pieces && pieces.exitStatus == 1)
    #expect(try !Restzeit.run("fits 8h --json \(monday)").data(FitsData.self).in_pieces)
  }

  @Test func `a task first pushes others below the line, a task last does not`() throws {
    let tasks = "Report 6h\nCall 45min\n"
    #expect(try Restzeit.run("fits 30min \(monday) --tasks -", input: tasks).exitStatus == 1)
    let first = try Restzeit.run("fits 30min --first \(monday) --tasks -", input: tasks)
    #expect(first.exitStatus == 0 && first.outputText.contains("Call") && !first.outputText.contains("Report"))
  }

  @Test(
    arguments: [
      ("fits --day friday \(monday)", "", 0, "free on Fri 4 Dec, 08:00–12:00 (4 h)"),
      ("fits --day sunday \(monday)", "", 1, "no hours on Sun 6 Dec · next Mon 7 Dec"),
      ("fits --day yesterday --hours 'su 8-12' --now 2026-11-30T09:00:00+01:00", "", 1, "nothing left"),
      ("fits 4h --day friday \(monday)", "", 0, "4 h: fits on Fri 4 Dec, 08:00–12:00"),
      ("fits 5h --day friday \(monday)", "", 1, "5 h: only in pieces on Fri 4 Dec"),
    ] as [(String, String, Int32, String)])
  func `another day is named, and free on it is a yes`(
    line: String, input: String, status: Int32, said: String
  ) throws {
    let run = try Restzeit.run(line, input: input)
    #expect(run.exitStatus == status && run.outputText.hasPrefix(said), "\(run.outputText)")
    #expect(try Restzeit.run(line + " --json").exitStatus == status)
  }

  @Test func `free now is a yes, and not free now a no`() throws {
    #expect(try Restzeit.run("fits \(monday)").exitStatus == 0)
    let noon = "--now 2026-11-30T12:30:00+01:00 --hours 'mon-fri 08:00-12:00, 13:00-17:00'"
    #expect(try Restzeit.run("fits \(noon)").exitStatus == 1)
  }

  @Test(arguments: [
    ("busy", "2026-11-29T23:00:00Z", "2026-11-30T23:00:00Z"),
    ("busy --day 25.10.2026", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
    ("busy --day 2026-03-29", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"),
    ("busy --from 2026-12-01 --to 2026-12-08", "2026-11-30T23:00:00Z", "2026-12-07T23:00:00Z"),
    ("busy --from today --to tomorrow", "2026-11-29T23:00:00Z", "2026-11-30T23:00:00Z"),
    ("busy --from 2026-01-01 --to 2027-02-05", "2025-12-31T23:00:00Z", "2027-02-04T23:00:00Z"),
    ("busy --zone UTC", "2026-11-30T00:00:00Z", "2026-12-01T00:00:00Z"),
    ("busy --from 2011-12-29 --to 2011-12-31 --zone Pacific/Apia", "2011-12-29T10:00:00Z", "2011-12-30T10:00:00Z"),
    ("busy --day-start 10:00", "2026-11-28T23:00:00Z", "2026-11-29T23:00:00Z"),
    ("busy --hours 'sun 18-10'", "2026-11-28T23:00:00Z", "2026-11-29T23:00:00Z"),
  ])
  func `busy is of whole local days, and needs no hours`(line: String, from: String, to: String) throws {
    let run = try Restzeit.run("\(line) --json --now 2026-11-30T09:00:00+01:00")
    let data = try run.data(BusyData.self)
    #expect(data.from == from && data.to == to && data.events == nil)
    #expect(run.exitStatus == 0)
  }

  @Test(arguments: ["left", "today", "busy", "why", "fits 30min", "fits"])
  func `a calendar that is not there makes the answer less than exact`(command: String) throws {
    let line = "\(command) \(monday) --calendar /nonexistent/work.ics"
    let status: Int32 = command.hasPrefix("fits") ? 3 : 1
    let run = try Restzeit.run(line)
    #expect(run.exitStatus == status && !run.output.isEmpty)
    if command == "why" {
      #expect(run.errorText == "" && run.outputText.contains("/nonexistent/work.ics"))
    } else {
      #expect(run.errorText.hasPrefix("restzeit: /nonexistent/work.ics: "))
      #expect(run.errorText.filter { $0 == "\n" }.count == 1)
    }
    let data = try Restzeit.run(line + " --json")
    #expect(data.exitStatus == status && data.errorText == "")
    #expect(data.outputText.contains("\"kind\":\"unreadable\""))
  }

  @Test func `an upper bound is said as one`() throws {
    #expect(try Restzeit.run("left \(monday) --calendar /nonexistent").outputText == "at most 7 h left\n")
    #expect(try Restzeit.run("left \(monday) --calendar /nonexistent --lang de").outputText == "höchstens noch 7 h\n")
    let data = try Restzeit.run("left \(monday) --calendar /nonexistent --json").data(BudgetData.self)
    #expect(!data.exact && data.bound == "upper" && data.problems.map(\.effect) == ["missing"])
    #expect(data.problems.map(\.calendar) == ["/nonexistent"])
  }

  @Test(arguments: ["left", "today", "busy", "why", "fits 30min", "fits", "fits 30min --first"])
  func `without any calendar the answer says so`(command: String) throws {
    #expect(try Restzeit.run("\(command) \(monday)").outputText.contains("no calendar"))
    #expect(try Restzeit.run("\(command) \(monday) --lang de").outputText.contains("kein Kalender"))
    #expect(try Restzeit.run("\(command) \(monday) --plain").outputText.lowercased().contains("no calendar"))
    let files = try Scratch(["a.ics": calendar([])])
    let asked = try Restzeit.run("\(command) \(monday) --calendar \(files.path)/a.ics")
    #expect(!asked.outputText.contains("no calendar") && asked.exitStatus == 0)
  }

  @Test func `check takes several paths and finds what is not there`() throws {
    let run = try Restzeit.run("check /nonexistent/a.ics /nonexistent/b.ics")
    #expect(run.exitStatus == 1 && run.errorText == "")
    #expect(run.outputText.contains("/nonexistent/a.ics") && run.outputText.contains("/nonexistent/b.ics"))
    let folder = try Scratch(["empty/readme.txt": "no calendar"])
    #expect(try Restzeit.run("check \(folder.path)/empty").exitStatus == 1)
  }

  @Test func `an empty collection is honestly empty`() throws {
    let folder = try Scratch(["work/displayname": "Work", "work/color": "#ff0000"])
    #expect(try Restzeit.run("check \(folder.path)/work").exitStatus == 0)
    let run = try Restzeit.run("left \(monday) --calendar \(folder.path)/work")
    #expect(run.exitStatus == 0 && run.outputText == "7 h left\n" && run.errorText == "")
  }

  @Test func `no hours today is an answer, and names the next ones`() throws {
    let run = try Restzeit.run("left --now 2026-11-28T09:00:00+01:00 --hours 'mon-fri 8-12'")
    #expect(run.exitStatus == 0 && run.outputText.hasPrefix("no hours today"))
    #expect(run.outputText.contains("30 Nov"))
  }
}
