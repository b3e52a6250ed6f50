import TestSupport
import Testing

/// Texts made to fool a terminal: in titles, UIDs, zones, names of files and calendars, tasks and arguments.
struct HostileTextTests {
  /// Escapes that colour, set the title and clear; C1 controls; bidi overrides and isolates; line breaks of all kinds;
  /// zero-width characters. "FAKE" would begin a line of its own.
  static let poison =
    "x\u{1B}[31m\u{1B}]0;t\u{7}\u{1B}[2J\u{9B}5m\u{202E}\u{2066}\u{200F}\u{200B}\u{FEFF}\u{2028}FAKE\u{85}FAKE\u{B}FAKE\rFAKE\nFAKE"

  /// As a value of a calendar: line breaks are written as RFC 5545 has it where they would end the value.
  static let value = poison.replacing("\r", with: "\\n").replacing("\n", with: "\\n")

  static func make() throws -> Scratch {
    let events = [
      "BEGIN:VEVENT\nUID:\(value)\nDTSTART:20261130T090000Z\nDTEND:20261130T100000Z\nSUMMARY:\(value)\nLOCATION:\(value)",
      "BEGIN:VEVENT\nUID:\(value)2\nSUMMARY:\(value)",
      "BEGIN:VEVENT\nUID:\(value)3\nDTSTART;TZID=\"\(value)\":20261130T130000\nDURATION:PT1H\nSUMMARY:\(value)",
      "BEGIN:VEVENT\nUID:\(value)4\nDTSTART:\(value)",
      "BEGIN:VEVENT\nUID:\(value)5\nDTSTART:20261130T110000Z\nRRULE:\(value)\nDURATION:\(value)\nEXDATE:\(value)",
      "BEGIN:VEVENT\nUID:\(value)6\nDTSTART:20261130T120000Z\nRRULE:FREQ=DAILY;\(value)=\(value);RSCALE=\(value)",
    ]
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:\(value)\n\(value)\n" + events.map { $0 + "\nEND:VEVENT\n" }.joined()
      + "BEGIN:\(value)\nEND:\(value)\nEND:\(value)x\nEND:VCALENDAR\n"
    return try Scratch([
      "a\(poison)/\(poison).ics": text, "a\(poison)/none.ics": "", "a\(poison)/\(poison).ics~": "",
      "a\(poison)/displayname": poison, "tasks\(poison)": "\(poison) 2h\n14:00 \(poison) 1h\n",
    ])
  }

  /// What would reach a terminal: control characters but the line's end, format characters, separators of lines.
  static func raw(_ text: String) -> [String] {
    let scalars = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n"
      case .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    return scalars.map { "U+\(String($0.value, radix: 16))" }
  }

  /// Lines that a line break inside a text began.
  static func begun(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("FAKE") }
  }

  @Test(
    arguments: ["left", "today", "why", "busy --events --titles", "fits 45min", "fits", "check"],
    ["", " --lang de --plain"])
  func `no text of a file or a name reaches the terminal raw`(_ command: String, _ voice: String) throws {
    let scratch = try Self.make()
    let folder = "\(scratch.path)/a\(Self.poison)"
    var words = Restzeit.words(command + voice)
    switch command {
    case "check": words += [folder]
    case "busy --events --titles": words += ["--calendar", folder, "--now", "2026-11-30T09:00:00+01:00"]
    default: words += Restzeit.words(monday) + ["--calendar", folder, "--tasks", "\(scratch.path)/tasks\(Self.poison)"]
    }
    let run = try Restzeit.run(words)
    #expect(run.exitStatus != 2 && run.signal == nil, "\(run.errorText)")
    #expect((run.outputText + run.errorText).contains("FAKE"), "the texts are shown")
    #expect(Self.raw(run.outputText) == [])
    #expect(Self.raw(run.errorText) == [])
    // Plain lines are never wrapped: nothing of a text begins one.
    if voice.contains("--plain") { #expect(Self.begun(run.outputText + run.errorText) == []) }
  }

  @Test(arguments: [
    ["@"], ["left", "--@"], ["left", "--@=1"], ["left", "@"], ["help", "@"], ["left", "--now", "@"],
    ["left", "--zone", "@"],
    ["left", "--hours", "@"], ["left", "--day", "@"], ["left", "--lang", "@"], ["left", "--me", "@"],
    ["left", "--day-start", "@"], ["left", "--tasks", "@"], ["left", "--calendar", "@"], ["fits", "@"], ["check", "@"],
    ["busy", "--from", "@", "--to", "@"], ["today", "@"], ["left", "--plain=@"], ["left", "--hours", "mon-fri 8-@"],
  ])
  func `no argument reaches the terminal raw`(_ pattern: [String]) throws {
    let hours =
      pattern.contains("--hours") || ["check", "busy", "help"].contains(pattern[0]) ? "" : "--hours 'mon-sun 8-17'"
    let run = try Restzeit.run(pattern.map { $0.replacing("@", with: Self.poison) } + Restzeit.words(hours))
    #expect(run.exitStatus == 1 || run.exitStatus == 2)
    #expect(run.errorText.contains("FAKE") || run.outputText.contains("FAKE"), "\(pattern): the text is shown")
    #expect(Self.raw(run.outputText) == [], "\(pattern)")
    #expect(Self.raw(run.errorText) == [], "\(pattern)")
  }

  @Test(arguments: ["TZ", "LANG", "LC_ALL", "COLUMNS"]) func `no variable of the environment reaches the terminal raw`(
    _ name: String
  ) throws {
    let run = try Restzeit.run("left", environment: [name: Self.poison])
    #expect(Self.raw(run.outputText) == [] && Self.raw(run.errorText) == [])
  }
}
