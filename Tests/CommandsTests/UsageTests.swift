import TestSupport
import Testing

struct UsageTests {
  @Test func `a line that gets no answer is told why and what to do, in both languages, on standard error`() throws {
    for row in try Table("usage.txt", separator: "¦").rows {
      for (language, first, remedy) in [("en", row[1], row[2]), ("de", row[3], row[4])] {
        let run = try Restzeit.run(Restzeit.words(row[0]) + ["--lang", language])
        #expect(run.exitStatus == 2, "\(row)")
        #expect(run.outputText == "", "\(row)")
        let lines = run.errorText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first == first, "\(row)")
        #expect(lines.dropLast().last == "  " + remedy, "\(row)")
        #expect(lines.last == "", "\(row)")
      }
    }
  }

  @Test func `nothing is half done: a fault in the last flag keeps the answer back`() throws {
    let run = try Restzeit.run(
      "left --hours 'mo-so 0-16' --now 2026-11-30T09:00:00+01:00 --tasks - --day never", input: "a 1h\n")
    #expect(run.exitStatus == 2 && run.outputText == "")
  }

  @Test func `the place of a fault in the hours is shown by carets under it`() throws {
    let run = try Restzeit.run("left --hours 'mon-fri 25:00-26:00'")
    #expect(
      run.errorText == """
        restzeit: hours:1:9: '25:00' is not a time of day: hours run from 00:00 to 24:00
          mon-fri 25:00-26:00
                  ^^^^^
          write 22:00-02:00 for a window across midnight

        """)
  }

  @Test func `letters of more than a byte and of two columns do not shift the carets`() throws {
    let run = try Restzeit.run(["left", "--hours", "mo 8–12; 月 9-10"])
    let lines = run.errorText.split(separator: "\n").map(String.init)
    #expect(lines.first == "restzeit: hours:1:10: '月' is not allowed here: a weekday or a date is")
    #expect(lines.dropFirst().prefix(2) == ["  mo 8–12; 月 9-10", "           ^^"])
  }

  @Test func `the place of a fault in a zone and in a length is shown too`() throws {
    let zone = try Restzeit.run("busy --zone Europe/Zurch").errorText.split(separator: "\n").map(String.init)
    #expect(zone.dropFirst().prefix(2) == ["  Europe/Zurch", "  ^^^^^^^^^^^^"])
    let length = try Restzeit.run("fits 1 hour or so --hours 'mo 8-12'").errorText.split(separator: "\n").map(
      String.init)
    #expect(length.dropFirst().prefix(2) == ["  1 hour or so", "  ^^^^^^^^^^^^"])
  }

  @Test(arguments: ["en", "de"])
  func `plain words have no carets`(language: String) throws {
    let run = try Restzeit.run("left --plain --hours 'mon-fri 25:00-26:00' --lang \(language)")
    #expect(!run.errorText.contains("^"))
    #expect(run.errorText.split(separator: "\n").count == 2)
    #expect(run.exitStatus == 2)
  }

  @Test func `control characters of an argument never reach the terminal`() throws {
    let hostile = "\u{1B}[31mred\u{7}\u{202E}\r\nnext"
    for arguments in [
      [hostile], ["left", "--" + hostile], ["left", "--zone", hostile], ["left", "--hours", hostile],
      ["left", "--now", hostile, "--hours", "mo 8-12"], ["left", "--day", hostile, "--hours", "mo 8-12"],
      ["left", "--tasks", hostile, "--hours", "mo 8-12"], ["fits", hostile, "--hours", "mo 8-12"],
      ["left", "--lang", hostile], ["left", "--day-start", hostile, "--hours", "mo 8-12"], ["left", hostile],
      ["left", "--json=" + hostile], ["today", hostile, "--day", "x", "--hours", "mo 8-12"],
    ] {
      let run = try Restzeit.run(arguments)
      #expect(run.exitStatus == 2 && run.outputText == "", "\(arguments)")
      #expect((2...4).contains(run.errorText.split(separator: "\n").count), "\(arguments)")
      #expect(
        !run.errorText.unicodeScalars.contains {
          ($0.value < 0x20 && $0 != "\n") || $0.value == 0x7F || $0 == "\u{202E}"
        },
        "\(arguments)")
    }
  }

  @Test func `a very long argument is cut to a readable length`() throws {
    let long = String(repeating: "x", count: 100_000)
    for arguments in [[long], ["--" + long], ["left", "--hours", long], ["busy", "--zone", long]] {
      let run = try Restzeit.run(arguments)
      #expect(run.exitStatus == 2)
      #expect(run.errors.count < 600)
    }
    let deep = try Restzeit.run(["left", "--hours", String(repeating: "mo 8-12; ", count: 10_000) + "mo x"])
    #expect(deep.errorText.split(separator: "\n").allSatisfy { $0.count < 160 })
    #expect(deep.errorText.contains("hours:1:90004:"))
  }

  @Test func `an unknown language is said in the environment's`() throws {
    let english = try Restzeit.run("left --lang fr --hours 'mo 8-12'")
    #expect(english.errorText.hasPrefix("restzeit: --lang: 'fr' is not a language known here: de and en are\n"))
    let german = try Restzeit.run("left --lang fr --hours 'mo 8-12'", environment: ["LANG": "de_CH.UTF-8"])
    #expect(
      german.errorText.hasPrefix("restzeit: --lang: «fr» ist keine Sprache, die es hier gibt: es gibt de und en\n"))
    #expect(english.exitStatus == 2 && german.exitStatus == 2)
  }

  @Test func `a zone of the environment that is none is refused, and --zone helps`() throws {
    let refused = try Restzeit.run("busy", environment: ["TZ": "Mars/Olympus"])
    #expect(refused.exitStatus == 2 && refused.outputText == "")
    #expect(
      refused.errorText.hasPrefix(
        "restzeit: TZ: 'Mars/Olympus' is neither a zone of the tz database nor a POSIX rule\n"))
    let helped = try Restzeit.run("busy --zone Europe/Zurich", environment: ["TZ": "Mars/Olympus"])
    #expect(helped.exitStatus == 0)
    #expect(try Restzeit.run("busy", environment: ["TZ": ":Europe/Zurich"]).exitStatus == 0)
    #expect(try Restzeit.run("busy", environment: ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"]).exitStatus == 0)
    #expect(try Restzeit.run("--help", environment: ["TZ": "Mars/Olympus"]).exitStatus == 0)
  }

  @Test func `a task file must be text`() throws {
    let line = "left --tasks - --hours 'mo 8-12'"
    let binary = try ChildProcess.run(
      Restzeit.path, Restzeit.words(line), stdin: Array("a\nb\n".utf8) + [0xFF, 0xFE], environment: ["TZ": "UTC"])
    #expect(binary.exitStatus == 2 && binary.output.isEmpty)
    #expect(binary.errorText.hasPrefix("restzeit: --tasks: '-' cannot be read: line 3 is not UTF-8\n"))
    let long = try Restzeit.run(line, input: "a\n" + String(repeating: "x", count: 10_000))
    #expect(long.exitStatus == 2 && long.output.isEmpty)
    #expect(long.errorText.hasPrefix("restzeit: --tasks: '-:2' is no line of tasks: it is longer than 8192 bytes\n"))
  }
}
