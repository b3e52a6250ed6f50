import Rendering
import Testing

@testable import Commands

struct ArgumentsTests {
  @Test func `a value stands after its flag or behind an equals sign`() throws {
    let one = try Arguments(["left", "--zone", "UTC", "--calendar=a=b.ics", "--calendar", "c.ics"])
    #expect(one.command == .left)
    #expect(one[.zone] == "UTC")
    #expect(one[all: .calendar] == ["a=b.ics", "c.ics"])
    #expect(!one.has(.json))
  }

  @Test func `without a command it is today, and flags may stand before the command`() throws {
    #expect(try Arguments([]).command == .today)
    #expect(try Arguments(["--json"]).command == .today)
    let before = try Arguments(["--zone", "UTC", "why", "--json"])
    #expect(before.command == .why && before[.zone] == "UTC" && before.has(.json))
  }

  @Test func `two dashes end the flags`() throws {
    #expect(try Arguments(["check", "--", "--json", "-x"]).operands == ["--json", "-x"])
    #expect(try Arguments(["--", "left"]).command == .left)
  }

  @Test func `a single dash is a word and a value`() throws {
    #expect(try Arguments(["check", "-"]).operands == ["-"])
    #expect(try Arguments(["left", "--tasks", "-"])[.tasks] == "-")
  }

  @Test func `the words of a length are kept apart for fits, and none is too many`() throws {
    #expect(try Arguments(["fits", "1", "h", "30", "--first"]).operands == ["1", "h", "30"])
    #expect(try Arguments(["fits"]).operands == [])
  }

  @Test func `help outranks what the command would not take`() throws {
    #expect(try Arguments(["left", "--events", "--help"]).has(.help))
    #expect(try Arguments(["check", "--help"]).command == .check)
    #expect(try Arguments(["left", "too", "many", "--version"]).has(.version))
  }

  @Test func `help and the version have a letter too`() throws {
    #expect(try Arguments(["-h"]).has(.help))
    #expect(try Arguments(["fits", "-h"]).command == .fits)
    #expect(try Arguments(["left", "-V", "too"]).has(.version))
    #expect(try !Arguments(["check", "--", "-h"]).has(.help))
  }

  @Test(
    arguments: [
      (["lef"], UsageFault.unknownCommand("lef")),
      ([""], .unknownCommand("")),
      (["left", "--josn"], .unknownFlag("--josn")),
      (["left", "--josn=1"], .unknownFlag("--josn")),
      (["left", "-j"], .unknownFlag("-j")),
      (["left", "-h=1"], .unknownFlag("-h")),
      (["left", "-hV"], .unknownFlag("-hV")),
      (["left", "-H"], .unknownFlag("-H")),
      (["left", "-v"], .unknownFlag("-v")),
      (["left", "-h", "--help"], .flagTwice(.help)),
      (["busy", "--tasks", "a.txt"], .flagNotTaken(.tasks, by: .busy)),
      (["left", "-json"], .unknownFlag("-json")),
      (["left", "---json"], .unknownFlag("---json")),
      (["left", "--JSON"], .unknownFlag("--JSON")),
      (["left", "--json", "--json"], .flagTwice(.json)),
      (["left", "--zone=UTC", "--zone", "UTC"], .flagTwice(.zone)),
      (["left", "--zone"], .valueMissing(.zone)),
      (["left", "--zone="], .valueMissing(.zone)),
      (["left", "--zone", ""], .valueMissing(.zone)),
      (["left", "--zone", "--json"], .valueMissing(.zone)),
      (["left", "--zone", "--"], .valueMissing(.zone)),
      (["left", "--json=yes"], .valueUnwanted(.json, "yes")),
      (["left", "--json="], .valueUnwanted(.json, "")),
      (["left", "--events"], .flagNotTaken(.events, by: .left)),
      (["today", "--from", "2026-12-01"], .flagNotTaken(.from, by: .today)),
      (["check", "a.ics", "--hours", "8-12"], .flagNotTaken(.hours, by: .check)),
      (["busy", "--first"], .flagNotTaken(.first, by: .busy)),
      (["help", "--json"], .flagNotTaken(.json, by: .help)),
      (["left", "tomorrow"], .wordTooMany("tomorrow", .left)),
      (["today", "tomorrow", "friday"], .wordTooMany("friday", .today)),
      (["check"], .operandMissing(.check)),
      (["check", ""], .operandMissing(.check)),
    ] as [([String], UsageFault)])
  func `a line that is not allowed is refused by its first fault`(words: [String], fault: UsageFault) {
    #expect(throws: fault) { try Arguments(words) }
  }

  @Test func `every flag that takes a value refuses to be without, and every other refuses one`() {
    for flag in Flag.allCases {
      let fault = flag.placeholder == nil ? UsageFault.valueUnwanted(flag, "x") : .valueMissing(flag)
      let word = flag.placeholder == nil ? "\(flag.spelling)=x" : flag.spelling
      #expect(throws: fault) { try Arguments([word]) }
    }
  }

  @Test func `every flag but the repeatable ones is refused the second time`() throws {
    for flag in Flag.allCases {
      let words = flag.placeholder == nil ? [flag.spelling] : [flag.spelling, "x"]
      let command = try #require(CommandName.allCases.first(where: flag.isTaken(by:))).rawValue
      if flag.isRepeatable {
        #expect(try Arguments([command] + words + words)[all: flag] == ["x", "x"])
      } else {
        #expect(throws: UsageFault.flagTwice(flag)) { try Arguments([command] + words + words) }
      }
    }
  }

  @Test func `the language and the plainness are found even in a faulty line`() {
    #expect(Arguments.language(in: ["lef", "--lang", "de"]) == .german)
    #expect(Arguments.language(in: ["--lang=de", "--nonsense"]) == .german)
    #expect(Arguments.language(in: ["--lang=fr"]) == nil)
    #expect(Arguments.language(in: ["--lang"]) == nil)
    #expect(Arguments.language(in: ["--", "--lang", "de"]) == nil)
    #expect(Arguments.isPlain(in: ["lef", "--plain"]))
    #expect(!Arguments.isPlain(in: ["--", "--plain"]))
  }
}
