import BudgetCore
import FoundationEssentials
import QuickEntry
import TestSupport
import Testing

@testable import Commands
@testable import Rendering
@testable import Settings

/// That what the texts say is so.
struct TopicTests {
  private static let standpoint = Standpoint(
    today: CivilDate(iso8601: "2026-11-30") ?? CivilDate(daysSince1970: 0),
    now: ClockTime(hour: 9, minute: 0) ?? .midnight)

  @Test(arguments: Topic.allCases, [Language.english, .german])
  func `help prints the text on each topic`(topic: Topic, language: Language) throws {
    let run = try Restzeit.run(["help", topic.rawValue, "--lang", language.rawValue])
    #expect(run.exitStatus == 0 && run.errorText == "")
    let text = topic.text(in: language)
    for term in text.terms { #expect(run.outputText.contains("\n  \(term)"), "\(term)") }
    for example in text.examples { #expect(run.outputText.contains("\n  \(example)\n"), "\(example)") }
    #expect(text.examples.count >= 2 || topic == .status)
    #expect(!run.outputText.contains("ß"))
  }

  @Test(arguments: Topic.allCases, [20, 40, 80, 200])
  func `a topic fits the screen`(topic: Topic, width: Int) {
    for language in Language.allCases {
      let said = words(for: topic.text(in: language), in: Voice(language: language, width: width))
      for line in said.split(separator: "\n") where !line.hasPrefix("  restzeit ") && !line.hasSuffix(":") {
        #expect(displayWidth(line) <= width, "\(line)")
      }
      let plain = words(for: topic.text(in: language), in: Voice(language: language, plain: true, width: width))
      #expect(!plain.contains("\n   "))
      #expect(plain.hasSuffix("\n") && !plain.hasSuffix("\n\n"))
    }
  }

  @Test func `the topics say the same in both languages`() {
    for topic in Topic.allCases {
      let shapes = Language.allCases.map { language in
        topic.text(in: language).sections.map { $0.parts.map(shape) }
      }
      #expect(shapes[0] == shapes[1])
      #expect(topic.text(in: .english).title != topic.text(in: .german).title)
    }
  }

  private func shape(_ part: HelpText.Part) -> Int {
    switch part {
    case .paragraph: 0
    case .rows(let rows): rows.count
    case .lines(let lines): -lines.count
    }
  }

  @Test(arguments: Topic.allCases)
  func `each example of a topic is a line that is understood`(topic: Topic) throws {
    for example in topic.text(in: .german).examples {
      let words = Restzeit.words(example)
      #expect(words.first == "restzeit")
      let arguments = try Arguments(Array(words.dropFirst()))
      #expect(arguments.namesCommand)
      switch arguments.command {
      case .add:
        let draft = try #require(
          QuickEntry.draft(of: arguments.operands.joined(separator: " "), from: Self.standpoint))
        #expect(draft.understood.count >= 2 && draft.hints.isEmpty, "\(example)")
      case .fits: #expect(QuickEntry.length(of: arguments.operands.joined(separator: " ")) != nil)
      case .config where arguments.operands.first == "set":
        let key = try SettingsKey(arguments.operands[1])
        _ = try Settings.setting(
          key, to: arguments.operands.dropFirst(2).joined(separator: " "), in: "", home: "/home/a")
      default: break
      }
      if let hours = arguments[.hours] { _ = try WorkingWeek.parse(hours) }
    }
  }

  @Test func `each form of a date, a time and a length is read as what it is said to be`() {
    let forms: [(Draft.Part, [(english: String, german: String, forms: [String])])] = [
      (.date, Words.dateForms), (.time, Words.timeForms), (.duration, Words.lengthForms),
    ]
    for (part, groups) in forms {
      for form in groups.flatMap(\.forms) {
        let draft = QuickEntry.draft(of: "Anruf \(form)", from: Self.standpoint)
        #expect(
          draft?.title == "Anruf" && draft?.understood.map(\.part) == [part], "\(form): \(String(describing: draft))")
      }
    }
    #expect(
      Set(QuickEntry.draft(of: "Anruf 14-15:30 Uhr", from: Self.standpoint)?.understood.map(\.part) ?? []) == [
        .time, .duration,
      ])
  }

  @Test func `each way to write hours is one`() throws {
    let section = try #require(Topic.hours.text(in: .english).sections.first { $0.heading == "How they are written" })
    guard case .rows(let rows)? = section.parts.first else { return #expect(Bool(false)) }
    #expect(rows.count >= 4)
    for row in rows { _ = try WorkingWeek.parse(row.term) }
  }

  @Test func `the table of rules has every rule once`() {
    let rules = Words.ruleGroups.flatMap(\.self)
    #expect(rules.count == Set(rules).count)
    #expect(Set(rules) == Set(Verdict.Rule.allCases))
  }

  @Test func `the text on the configuration has every key of every section`() {
    let terms = Topic.configuration.text(in: .english).terms.flatMap { $0.split { " =,".contains($0) } }
    let sections: [SettingsSection] = [.hours, .calendar("work"), .me, .display, .reminders]
    for key in sections.flatMap(\.keys) { #expect(terms.contains(Substring(key)), "\(key)") }
    #expect(sections.count == SettingsSection.spellings.count)
  }

  /// Any value.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }

  private func keys(_ line: String, _ input: String = "") throws -> Set<String> {
    let hours =
      ["left", "today", "why", "fits"].contains { line.hasPrefix($0) } ? " --hours 'mon-sun 8-12' --tasks -" : ""
    let run = try Restzeit.run("\(line)\(hours) --json", input: input)
    return Set(try JSONDecoder().decode([String: Ignored].self, from: Data(run.outputText.utf8)).keys)
  }

  private func set(_ keys: String...) -> Set<String> {
    Set(keys.flatMap { $0.split(separator: ", ").map(String.init) })
  }

  @Test func `the text on data names the keys that the answers have`() throws {
    #expect(try keys("left") == set(Words.leftKeys))
    #expect(try keys("today") == set(Words.leftKeys, Words.todayKeys))
    #expect(try keys("why") == set(Words.leftKeys, Words.whyKeys))
    #expect(try keys("busy") == set(Words.busyKeys))
    #expect(try keys("busy --events") == set(Words.busyKeys, "events"))
    #expect(try keys("fits 10min") == set(Words.fitsKeys))
    #expect(try keys("fits") == set(Words.freeKeys))
    #expect(try keys("check /dev/null") == set(Words.checkKeys))
    #expect(try keys("list") == set("schema, list, today, tasks, line_before"))
    #expect(try keys("streak") == set(Words.streakKeys))
    #expect(try keys("week") == set(Words.progressKeys))
    #expect(try keys("month") == set(Words.progressKeys))
    #expect(try keys("calendar") == set(Words.monthKeys))
    #expect(try keys("calendar today") == set(Words.calendarDayKeys))
    let home = try Scratch([:])
    let environment = ["XDG_DATA_HOME": home.path]
    struct Change: Decodable { let tasks: [[String: Ignored]] }
    let added = try Restzeit.run("add Alpha --json", environment: environment).outputText
    let task = try #require(try JSONDecoder().decode(Change.self, from: Data(added.utf8)).tasks.first)
    #expect(Set(task.keys).subtracting(["deed"]) == set(Words.storedKeys))
  }

  /// One whose lists all hold something.
  private struct Export: Decodable {
    let tasks: [[String: Ignored]]
    let removed: [[String: Ignored]]
    let hours: [[String: Ignored]]
    let releases: [[String: Ignored]]
  }

  @Test func `the text on data names the keys of an export, and those of what says that it was made or taken`() throws {
    let home = try Scratch([
      "work.ics": """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:a
      SUMMARY:Meeting
      DTSTART:20261130T100000
      DTEND:20261130T110000
      END:VEVENT
      END:VCALENDAR

      """
    ])
    func run(_ line: String) throws -> Data {
      let now = ["--now", "2026-11-30T09:10:00+01:00"]
      let run = try Restzeit.run(Restzeit.words(line) + now, environment: ["XDG_DATA_HOME": home.path])
      #expect(run.exitStatus == 0, "\(run.errorText)")
      return Data(run.output)
    }
    func keys(_ data: Data) throws -> Set<String> {
      Set(try JSONDecoder().decode([String: Ignored].self, from: data).keys)
    }
    let flags = "--calendar \(home.path)/work.ics --hours 'mon-sun 8-12'"
    _ = try run("add Beta")
    _ = try run("undo")
    _ = try run("add Alpha")
    _ = try run("hours 2026-12-01 8-10 \(flags)")
    _ = try run("release Meeting \(flags)")
    let text = try run("export")
    #expect(try keys(text) == set(Words.exportKeys))
    let export = try JSONDecoder().decode(Export.self, from: text)
    #expect(try Set(#require(export.tasks.first).keys) == set(Words.exportedTaskKeys))
    #expect(try Set(#require(export.removed.first).keys) == set(Words.exportedRemovalKeys))
    #expect(try Set(#require(export.hours.first).keys) == set(Words.exportedHoursKeys))
    #expect(try Set(#require(export.releases.first).keys) == set(Words.exportedReleaseKeys))
    #expect(try keys(run("export \(home.path)/a.json --json")) == set(Words.exportedKeys))
    #expect(try keys(run("import \(home.path)/a.json --json")) == set(Words.importKeys))
  }

  /// What is understood here is what the text shows.
  @Test func `each tag that the text on lines shows is one`() throws {
    let home = try Scratch([:])
    let tags = ["+work", "due:2026-12-01", "time:14:00", "duration:PT45M", "state:dropped"]
    for language in Language.allCases { #expect(Set(tags).isSubset(of: Topic.exchange.text(in: language).terms)) }
    let line = "x 2026-12-01 2026-11-30 Alpha \(tags.joined(separator: " "))\n"
    let environment = ["XDG_DATA_HOME": home.path]
    let taken = try Restzeit.run("import - --todo-txt", input: line, environment: environment)
    #expect(taken.outputText.hasPrefix("1 added"))
    let lines = try Restzeit.run("export --todo-txt", environment: environment).outputText
    #expect(lines.hasPrefix("\(line.dropLast()) uuid:"), "\(lines)")
  }

  @Test func `privacy is a command, and a topic of help`() throws {
    let command = try Restzeit.run("privacy")
    #expect(command.exitStatus == 0 && command.errorText == "")
    #expect(command.outputText == words(for: Topic.privacy.text(in: .english), in: Voice(language: .english)))
    let help = try Restzeit.run("help privacy").outputText
    #expect(help.hasPrefix("restzeit privacy: ") && help.contains("Nothing leaves your machine."))
    #expect(try Restzeit.run("privacy --lang de").outputText.contains("Nichts verlässt deinen Rechner."))
  }
}
