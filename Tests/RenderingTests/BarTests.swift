import BudgetCore
import FoundationEssentials
import TestSupport
import Testing

@testable import Rendering

@Suite struct BarTests {
  @Test func `each kind of escape writes what its bar reads as the text`() throws {
    let rows = try Table("escapes.txt", separator: "¦").rows
    for row in rows {
      let kind = try #require(Escape(rawValue: row[0]), "\(row)")
      #expect(kind.escaped(row[1]) == row[2], "\(row)")
    }
    #expect(Set(rows.map { $0[0] }) == Set(Escape.allCases.map(\.rawValue)))
  }

  @Test func `a figure is said in the words, or the few letters, that the width holds`() throws {
    for row in try Table("bar-texts.txt", separator: "¦").rows {
      let answer = try #require(BarSample.answers[row[0]], "\(row)")
      let words = BarWords(answer, BarSample.look(row[1]))
      #expect(words.text == row[2], "\(row)")
      #expect(words.short == row[3], "\(row)")
    }
  }

  @Test(arguments: [
    ("unknown", "unknown"), ("upper", "unsure"), ("about", "unsure"), ("no-hours", "no-hours"),
    ("windows-past", "nothing"), ("full-day", "over leftovers"), ("marks", "unsure slipped"), ("short", "low"),
    ("even", "ok"),
  ])
  func `the state is the first that holds, and more is said in further classes`(day: String, classes: String) throws {
    let answer = try #require(BarSample.answers[day])
    #expect(BarWords(answer, BarSample.look("en")).classes.joined(separator: " ") == classes)
  }

  @Test func `little is left from the set length down`() throws {
    let answer = try #require(BarSample.answers["short"])
    var look = BarSample.look("en")
    for (minutes, state) in [(24, BarState.ok), (25, .low), (26, .low), (0, .ok)] {
      look.low = Length(minutes: Int64(minutes))
      #expect(BarWords(answer, look).state == state, "\(minutes)")
    }
  }

  /// As i3-4.22 and sway-1.7 write them (i3's docs/i3bar-protocol, swaybar-protocol(7)).
  @Test(
    arguments: [
      (#"[{"name":"restzeit","button":1,"modifiers":[],"x":1,"y":2,"output_x":1,"width":5}"#, BarAction.today),
      (#",{"name":"restzeit","instance":"a","button":2,"event":274,"relative_x":3,"scale":1.5}"#, .done),
      (#" , {"name":"restzeit","button":3}"#, .menu), (#",{"name":"restzeit","button":8}"#, .add),
      (#",{"button":2}"#, nil),
      (#",{"name":"restzeit","button":4}"#, nil), (#",{"name":"clock","button":1}"#, nil), ("[", nil), ("", nil),
      (#",{"name":"restzeit","button":"1"}"#, nil), (#",{"name":"restzeit","button":1"#, nil), ("]", nil),
    ] as [(String, BarAction?)])
  func `a click is told by its line, and does what its button does`(line: String, action: BarAction?) {
    #expect(BarClick(line: line)?.action == action)
  }

  @Test func `texts are within the bytes that a bar takes, and end with a whole letter`() throws {
    let title = String(repeating: "ü$", count: 150)
    let todo = BudgetedTodo(todo: Sample.todo(title, number: 7), cost: .zero, fits: nil)
    let answer = BarAnswer.day(Sample.budget(left: "13:00-16:05", tasks: [todo]), asked: 0, notes: [])
    for (format, limit) in [(BarFormat.dwmblocks, 40), (.dwm, 250), (.conky, 250)] {
      let text = BarSample.face(format, "en titles").update(answer).dropLast()
      #expect((limit - 6...limit).contains(text.utf8.count) && text.hasSuffix("…"), "\(format) \(text)")
    }
  }

  @Test func `of what is hidden nothing is written but what a bar can bear`() throws {
    let answer = try #require(BarSample.answers["even"])
    let written: [BarFormat: String] = [
      .waybar: "\n", .i3bar: ",[]\n", .i3blocks: "{\"full_text\":\"\",\"short_text\":\"\"}\n", .conky: " \n",
      .polybar: "\n", .tmux: "\n",
    ]
    for (format, text) in written { #expect(BarSample.face(format, "en hide=ok,low").update(answer) == text) }
    #expect(BarSample.face(.genmon, "en hide=ok").update(answer).hasPrefix("<txt></txt><tool>"))
    #expect(BarSample.face(.xbar, "en hide=ok").update(answer).hasPrefix("· | "))
    #expect(BarSample.face(.kargos, "en ascii hide=ok").update(answer).hasPrefix(".\n---\n"))
    #expect(BarSample.face(.tmux, "en hide=low").update(answer) == "4 h left\n")
  }

  @Test func `nothing is coloured or urgent but where that is asked for, and something is to stand out`() throws {
    for (day, answer) in BarSample.answers {
      for format in BarFormat.allCases {
        let plain = BarSample.face(format, "en").update(answer)
        for word in ["#e0", "#e5", "#d9", "#b4", "\u{1B}", "urgent"] {
          #expect(!plain.contains(word), "\(format) \(day)")
        }
        if day == "even" { #expect(BarSample.face(format, "en colour urgent").update(answer) == plain, "\(format)") }
      }
    }
    let full = try #require(BarSample.answers["full-day"])
    #expect(BarSample.face(.i3bar, "en colour urgent").update(full).contains("\"color\":\"#e5804d\""))
    #expect(BarSample.face(.i3bar, "en colour urgent").update(full).contains(#""urgent":true"#))
    #expect(BarSample.face(.tmux, "en colour").update(full) == "#[fg=#e5804d]5 h 18 left#[fg=default]\n")
    #expect(
      BarSample.face(.bash, "en colour").update(full)
        == "\u{1}\u{1B}[38;2;229;128;77m\u{2}5 h 18 left\u{1}\u{1B}[39m\u{2}\n")
  }

  /// eww's lexer (crates/simplexpr/src/parser/lexer.rs): a backslash keeps `${` from being a place for a value.
  @Test func `a command in the snippet of eww holds no place for a value`() {
    let commands = BarCommands(program: "/bin/restzeit", language: .english, flags: ["--calendar=/${x} $y.ics"])
    let text = BarSnippet(.eww, commands).text
    #expect(text.split(separator: "\\${x} $y.ics").count == 3 && !text.contains("/${x}"), "\(text)")
  }

  @Test func `commands in tags hold neither a brace nor an open colon, and words are quoted for a shell`() {
    let line = BarSample.face(.lemonbar, "en").update(BarSample.answers["even"] ?? .unknown(reason: "", remedy: ""))
    let tags = line.split(separator: "%{").dropLast(3)
    #expect(tags.count == 3)
    for tag in tags { #expect(tag.prefix { $0 != "}" }.hasSuffix(":") && tag.count { $0 == "}" } == 1, "\(tag)") }
    #expect(
      shellWords(["/a b/it's", "x", "", "--lang=en", "'\u{301}"]) == "'/a b/it'\\''s' x '' --lang=en ''\\''\u{301}'"
    )
  }
}
