import BudgetCore
import FoundationEssentials
import TestSupport
import Testing

@testable import Rendering

@Suite struct BarTemplateTests {
  @Test(arguments: [
    ("{left} · {free} · {without_duration}", "5 h 18 left · 1 task without duration"),
    ("{left}", "5 h 18 left"), ("{planned}, {over}", "7 h 15 planned, 1 h 57 over"), ("a · {free} · b", "a · b"),
    ("%{F#f00}{left}%{F-}%{u} #{x} ${left}", "%{F#f00}5 h 18 left%{F-}%{u} #{x} ${left}"),
    ("{} { } {Left} {left", "{} { } {Left} {left"),
    ("{state} {percent}% {until} {leftovers}", "over 66% until 10:00 3 from earlier days"),
    ("{task} ", "Write the quarterly report "),
    ("{next} {entry}", "10:00 Planning with the whole team and the people from the other building"),
    ("", ""),
  ])
  func `a template says facts at its places, and leaves out parts that have none`(text: String, said: String) throws {
    let answer = try #require(BarSample.answers["full-day"])
    var look = BarSample.look("en")
    look.template = try BarTemplate(text)
    #expect(BarFace(.plain, look, BarSample.commands).update(answer) == said + "\n")
  }

  @Test func `only what stands at a template's places is escaped, and parts that do not fit are left out`() throws {
    let answer = try #require(BarSample.answers["hostile"])
    var look = BarSample.look("en")
    look.template = try BarTemplate("#[bold]{task}")
    look.escape = .tmux
    let said = BarFace(.plain, look, BarSample.commands).update(answer)
    #expect(said.hasPrefix("#[bold]--- a|b �[31m�$(id) `id` ##[fg=red]##{pid}##(id) "), "\(said)")
    look.template = try BarTemplate("{left} · {without_duration} · {state}")
    look.maxWidth = 40
    #expect(BarFace(.plain, look, BarSample.commands).update(answer) == "3 h 05 left · 1 task without duration\n")
    look.maxWidth = 20
    #expect(BarFace(.plain, look, BarSample.commands).update(answer) == "3 h 05 left\n")
  }

  @Test func `a place there is not is refused by its name`() {
    #expect(throws: BarTemplate.UnknownPlace(name: "lefft")) { try BarTemplate("%{x} {left} {lefft}") }
  }

  private func said(
    _ template: String, _ format: BarFormat, _ day: String = "full-day", _ flags: String = "en", escape: Escape? = nil
  ) throws -> String {
    let answer = try #require(BarSample.answers[day])
    var look = BarSample.look(flags)
    look.template = try BarTemplate(template)
    look.escape = escape
    return BarFace(format, look, BarSample.commands).update(answer)
  }

  @Test(arguments: [
    ("{left} · {task}", 25, "5 h 18 left · Write the…"), ("{left} · {task}", 20, "5 h 18 left · Write…"),
    ("{left} · {task}", 19, "5 h 18 left"), ("{task} · {left}", 22, "Write t… · 5 h 18 left"),
    ("[{task}]", 12, "[Write the…]"), ("[{task}]", 8, "[Write…]"), ("[[{task}]]", 8, "5 h 18"),
    ("{left}!", 8, "5 h 18"),
    ("only words of the person's own", 12, "5 h 18 left"), ("{left}{task}", 24, "5 h 18 leftWrite the qu…"),
  ])
  func `a template is as wide as it may be: titles are cut, parts left out, at last it is the usual text`(
    template: String, width: Int, expected: String
  ) throws {
    #expect(try said(template, .plain, "full-day", "en width=\(width)") == expected + "\n")
    let ascii = try said(template, .plain, "full-day", "en ascii width=\(width)")
    #expect(ascii.utf8.count <= width + 1 && ascii.utf8.allSatisfy { $0 < 128 })
  }

  /// What the bar reads as its own takes no room: lemonbar(1), tmux(1) FORMATS, polybar's tags, Pango's markup, conky(1).
  @Test(arguments: [
    ("%{F#f00}{left}%{F-} 5%%", Escape.percent, 14), ("#[fg=red]{left}#[default] ##1", .tmux, 14),
    ("%{F#f00}{left}%{F-}", .polybar, 11), ("<b>{left}</b> &amp;", .pango, 13),
    ("${color red}{left}${color} $$ \\#", .conky, 15), ("\u{1}\u{1B}[31m\u{2}{left}\u{1}\u{1B}[0m\u{2}", .none, 11),
  ])
  func `tags in a template are no part of its width`(template: String, escape: Escape, width: Int) throws {
    let whole = try said(template, .plain, escape: escape)
    #expect(whole == template.replacing("{left}", with: "5 h 18 left") + "\n")
    #expect(try said(template, .plain, "full-day", "en width=\(width)", escape: escape) == whole)
    #expect(try said(template, .plain, "full-day", "en width=\(width - 1)", escape: escape) != whole)
  }

  @Test(arguments: BarFormat.allCases)
  func `law of templates: whatever stands in one, an update is what the bar reads, within its bytes`(
    format: BarFormat
  ) throws {
    let literals = [
      "--- a | bash=x", "\"a\" \\ b", "100%", "#", "$", "ä → 漢字 · {nothing", "", String(repeating: "long ", count: 90),
    ]
    for literal in literals {
      for template in [literal, literal + " {left}", "{left} \(literal)", "{task} \(literal)"] {
        for flags in ["en", "de ascii", "en colour width=9", "en hide=over,unsure,unknown,ok"] {
          for day in ["full-day", "hostile", "unknown"] {
            let text = try said(template, format, day, flags)
            let place: Comment = "\(format) \(template) \(flags) \(day): \(text)"
            #expect(text.hasSuffix("\n"), place)
            if flags == "de ascii" { #expect(text.utf8.allSatisfy { $0 < 128 }, place) }
            try check(text, format, place)
          }
        }
      }
    }
  }

  private struct Block: Decodable {
    var text: String?
    var full_text: String?
  }

  private func check(_ text: String, _ format: BarFormat, _ place: Comment) throws {
    let line = text.dropLast()
    if let limit = format.description.maxBytes { #expect(line.utf8.count <= limit + 40 && !line.contains("\n"), place) }
    switch format.description.shape {
    case .object where format != .waybar || text != "\n":
      let object = try JSONDecoder().decode(Block.self, from: Data(line.utf8))
      #expect(object.text != nil || object.full_text != nil, place)
      if format == .i3blocks {
        // The parser of 1.4: a value ends at the first quotation mark, and a backslash stands for itself.
        let marks = line.count { $0 == "\"" }
        #expect(marks == (line.contains("\"color\":") ? 12 : 8) && !line.contains("\\"), place)
      }
    case .stream:
      let blocks = try JSONDecoder().decode([Block].self, from: Data(line.dropFirst().utf8))
      #expect(blocks.count < 2 && blocks.allSatisfy { $0.full_text != "[]" }, place)
    case .menu:
      let rows = line.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.first?.isEmpty == false && rows.first?.hasPrefix("-") == false, place)
      #expect(rows.count { $0 == "---" } == 2 && rows[0].count { $0 == "|" } <= 1, place)
    case .clickable where text != "\n":
      // The three ends are read as ends: an even number of signs stands before them.
      #expect(line.hasSuffix("%{A}%{A}%{A}"), place)
      #expect(line.dropLast(12).reversed().prefix { $0 == "%" }.count.isMultiple(of: 2), place)
    default: break
    }
  }

  @Test func `an empty template shows nothing, and what a bar cannot bear is not written`() throws {
    for template in ["", "{over}"] {
      #expect(try said(template, .i3bar, "even").contains("\"full_text\":\"\""))
      #expect(try said(template, .conky, "even") == " \n")
      #expect(try said(template, .plain, "even", escape: .conky) == " \n")
      #expect(try said(template, .plain, "even") == "\n")
      #expect(try said(template, .xbar, "even").hasPrefix("· | "))
    }
    #expect(try said("{left}", .plain, "even", "en hide=ok", escape: .conky) == " \n")
  }

  @Test func `what a template ends with is not read together with what comes behind it`() throws {
    #expect(try said("5%", .lemonbar).hasSuffix("5%%%{A}%{A}%{A}\n"))
    #expect(try said("#", .tmux, "full-day", "en colour") == "#[fg=#e5804d]###[fg=default]\n")
    #expect(try said("$$$", .conky, "full-day", "en colour") == "${color e5804d}$$$$${color}\n")
    #expect(try said("5%%", .zsh, "full-day", "en colour") == "%F{#e5804d}5%%%f\n")
  }

  @Test(arguments: [
    ("a\nb", true, true), ("\u{1B}[31m", true, false), ("\u{1}x\u{2}", true, false), ("a\tb", true, true),
    ("\u{7}", true, true), ("\u{2028}", true, true), ("\u{9B}", true, true), ("\u{0}", true, true),
    ("⏳\u{FE0F} \u{F017} ä", false, false), ("{left}\r", true, true),
  ])
  func `a template with what one line cannot hold is told from others`(
    template: String, inBar: Bool, inPrompt: Bool
  ) throws {
    #expect(try BarTemplate(template).holdsControls(inPrompt: false) == inBar)
    #expect(try BarTemplate(template).holdsControls(inPrompt: true) == inPrompt)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `law of escapes: what the bar shows of an escaped text is the text`(seed: UInt64) {
    var random = Seeded(seed)
    let letters = Array("%#${}[]()<>&;\\\"'`ab 漢").map(String.init)
    let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
      letters[Int.random(in: 0..<letters.count, using: &random)]
    }.joined()
    for escape in [Escape.pango, .tmux, .percent, .conky, .none] {
      // A backslash before a sharp is conky's own way to write one.
      if escape == .conky, text.contains("\\") { continue }
      #expect(escape.shown(escape.escaped(text)) == text, "\(escape) \(text)")
    }
    // Where there is no escape, the width is that of the text.
    #expect(displayWidth(Escape.polybar.shown(Escape.polybar.escaped(text))) == displayWidth(text), "\(text)")
  }
}
