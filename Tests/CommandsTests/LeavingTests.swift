import FoundationEssentials
import TestSupport
import Testing

/// What is taken along and brought in by processes, and the demonstration.
struct LeavingTests {
  private static let monday = ["--now", "2026-11-30T09:10:00+01:00"]

  private static func environment(_ folder: Scratch, _ name: String = "data") -> [String: String] {
    ["XDG_DATA_HOME": "\(folder.path)/\(name)", "XDG_CACHE_HOME": "\(folder.path)/cache"]
  }

  private static func run(
    _ line: String, _ folder: Scratch, _ data: String = "data", input: String = ""
  ) throws -> ChildProcess {
    try Restzeit.run(Restzeit.words(line) + monday, input: input, environment: environment(folder, data))
  }

  @Test(arguments: ["", "--ics", "--todo-txt"])
  func `what one machine exports another imports, once`(flag: String) throws {
    let folder = try Scratch([:])
    _ = try Self.run("add", folder, input: "Zahnarzt morgen 14:00 45min #health\nBrief heute 30min\nc\n")
    _ = try Self.run("done 2", folder)
    let file = folder.path + "/export" + (flag == "--ics" ? ".ics" : flag.isEmpty ? ".json" : ".txt")
    let export = try Self.run("export \(file) \(flag)", folder)
    #expect(export.outputText == "3 tasks · \(file)\n")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    #expect(try Self.run("export \(flag)", folder).output == Array(Data(contentsOf: URL(filePath: file))))
    #expect(try Self.run("import \(file)", folder, "other").outputText == "3 added\n")
    #expect(try Self.run("import \(file)", folder, "other").outputText == "3 as before\n")
    for list in ["list 2026-12-01", "list undated", "list done"] {
      // Numbers are given anew, in the order of the lists.
      let texts = try ["data", "other"].map { data in
        let text = try Self.run(list, folder, data).outputText
        return flag.isEmpty ? text : String(text.filter { !"#123".contains($0) })
      }
      #expect(texts[0] == texts[1] && texts[0].count > 10)
    }
    #expect(try Self.run("undo", folder, "other").exitStatus == 0)
    #expect(!(try Self.run("list done", folder, "other").outputText.contains("Brief")))
  }

  @Test(arguments: ["--ics", "--todo-txt"])
  func `the order by hand goes along`(flag: String) throws {
    let folder = try Scratch([:])
    _ = try Self.run("add", folder, input: "a heute\nb heute\nc morgen\nd heute\ne\nf\ng morgen\n")
    for move in ["move 4 top", "move 1 bottom", "move 7 top", "move 6 top"] { _ = try Self.run(move, folder) }
    let text = try Self.run("export \(flag)", folder).outputText
    #expect(try Self.run("import - \(flag)", folder, "other", input: text).outputText == "7 added\n")
    struct Listed: Decodable {
      struct Task: Decodable { let title: String }
      let tasks: [Task]
    }
    let orders = try ["data", "other"].map { data in
      let json = try Self.run("list all --json", folder, data).output
      return try JSONDecoder().decode(Listed.self, from: Data(json)).tasks.map(\.title).joined()
    }
    #expect(orders == ["dbagcfe", "dbagcfe"])
  }

  /// Ticked without a date: of a due day that has been, of none, and of one to come.
  @Test(arguments: [
    ("--todo-txt", "x a due:2026-11-28\nx b\nx c due:2026-12-02\n"),
    (
      "--ics",
      """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      SUMMARY:a
      DUE;VALUE=DATE:20261128
      STATUS:COMPLETED
      END:VTODO
      BEGIN:VTODO
      SUMMARY:b
      STATUS:COMPLETED
      END:VTODO
      BEGIN:VTODO
      SUMMARY:c
      DUE;VALUE=DATE:20261202
      STATUS:COMPLETED
      END:VTODO
      END:VCALENDAR

      """
    ),
  ])
  func `what is ticked without a date is done on a day that has been, and stays there`(
    flag: String, text: String
  ) throws {
    let folder = try Scratch([:])
    func done() throws -> [String] {
      let lines = try Self.run("list done --plain", folder).outputText.split(separator: "\n")
      return lines.map { String($0) }
    }
    #expect(try Self.run("import - \(flag)", folder, input: text).outputText == "3 added\n")
    let before = try done()
    #expect(before.contains { $0.contains("28 Nov") } && before.contains { $0.contains("30 Nov") })
    #expect(!before.contains { $0.contains("Dec") || $0.contains("1970") }, "\(before)")
    for day in ["2026-12-01", "2026-12-03"] {
      let line = Restzeit.words("import - \(flag) --now \(day)T09:00:00+01:00")
      let again = try Restzeit.run(line, input: text, environment: Self.environment(folder))
      #expect(again.outputText == "3 as before\n" && again.exitStatus == 0, "\(again.errorText)")
    }
    #expect(try done() == before)
  }

  @Test(arguments: [("en", "Untitled"), ("de", "Ohne Titel")])
  func `a task of a calendar without words is named in the language of who takes it`(
    language: String, title: String
  ) throws {
    let folder = try Scratch([:])
    let text = "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nDTSTAMP:20261129T080000Z\nEND:VTODO\nEND:VCALENDAR\n"
    _ = try Self.run("import - --lang \(language)", folder, input: text)
    #expect(try Self.run("list undated", folder).outputText.contains(title))
    for other in ["en", "de"] {
      let again = try Self.run("import - --lang \(other)", folder, input: text).outputText
      #expect(again == (other == "en" ? "1 as before\n" : "1 wie zuvor\n"))
    }
    #expect(try Self.run("list undated", folder).outputText.contains(title))
  }

  @Test func `of an import of many, undo names twenty and counts the rest`() throws {
    let folder = try Scratch([:])
    let lines = (1...25).map { "Line \($0)\n" }.joined()
    #expect(try Self.run("import - --todo-txt", folder, input: lines).outputText == "25 added\n")
    let undone = try Self.run("undo", folder).outputText
    #expect(undone.hasSuffix("#20 Line 20, 5 more\n"), "\(undone)")
    #expect(try Self.run("redo --lang de", folder).outputText.hasSuffix("#20 Line 20, 5 weitere\n"))
  }

  @Test func `an export that cannot be written is said, and an export of nothing is one`() throws {
    let folder = try Scratch(["file": "x"])
    let empty = try Self.run("export", folder)
    #expect(empty.outputText.contains("\"tasks\":[]") && empty.exitStatus == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
    let run = try Self.run("export \(folder.path)/file/x.json", folder)
    #expect(run.exitStatus == 2 && run.outputText == "" && run.errorText.contains("cannot be written"))
    #expect(try Self.run("import", folder).errorText.contains("import needs a FILE, or - for standard input"))
    #expect(try Self.run("import a b", folder).exitStatus == 2)
  }

  @Test(
    arguments: [
      ("<html>login</html>", "a.json", "this is no JSON, or not all of it"),
      (
        "{\"restzeit\":\"export\",\"version\":9}", "a.json",
        "a newer restzeit wrote this (version 9, known here up to 1)"
      ),
      ("{\"a\":1}", "-", "this is no export of restzeit"),
      ("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n", "-", "this is no calendar, or not all of it"),
      (
        "{\"restzeit\":\"export\",\"version\":1,\"tasks\":[],\"hours\":[],\"releases\":{}}", "a.json",
        "releases: a value is missing, or of another kind"
      ),
      ("a\n" + String(repeating: "b", count: 9000), "a.txt", "a.txt:2: this text is longer than 8192 bytes"),
      ("a\nb due:2026-02-30\n", "a.txt", "'due:2026-02-30' is not allowed here"),
      ("<html>login</html>", "-", "is neither an export nor a calendar"),
      ("", "-", "is neither an export nor a calendar"),
    ])
  func `a bad file changes nothing and is told why`(text: String, name: String, said: String) throws {
    let folder = try Scratch([name == "-" ? "unused" : name: text])
    _ = try Self.run("add a", folder)
    let before = try Self.run("export", folder).outputText
    let run = try Self.run("import \(name == "-" ? "-" : folder.path + "/" + name)", folder, input: text)
    #expect(run.exitStatus == 2 && run.outputText == "")
    #expect(run.errorText.contains(said) && run.errorText.contains("nothing was changed"), "\(run.errorText)")
    #expect(try Self.run("export", folder).outputText == before)
    #expect(try Self.run("undo", folder).outputText == "undone: add · #1 a\n")
  }

  @Test(arguments: [
    "tasks.sync-conflict-20261130-091000-ABCDEFG.db", "tasks (me's conflicted copy 2026-11-30).db",
    "tasks (conflicted copy).db", "tasks_conflict-20261130-091000.db",
  ])
  func `a conflict copy beside the store is told of with every answer`(name: String) throws {
    let folder = try Scratch([:])
    _ = try Self.run("add a", folder)
    #expect(try Self.run("list undated", folder).errorText == "")
    try Scratch.empty("\(folder.path)/data/restzeit/\(name)")
    for line in ["list undated", "add b", "export", "list undated --json"] {
      let run = try Self.run(line, folder)
      #expect(
        run.exitStatus == 0 && run.errorText.hasPrefix("restzeit: a conflict copy lies beside the tasks (\(name))"))
    }
    // A question that needs no store opens none.
    #expect(try Self.run("left --tasks /dev/null --hours 'mo 8-12'", folder).errorText == "")
  }

  @Test func `the demonstration lives in the cache, remembers what it did, and is made anew`() throws {
    let folder = try Scratch([:])
    let today = try Self.run("--demo", folder)
    #expect(today.exitStatus == 0 && today.outputText.contains("── the day stops fitting here"), "\(today.errorText)")
    #expect(today.errorText == "restzeit: made-up tasks and calendars: \(folder.path)/cache/restzeit/demo\n")
    let bar = try Self.run("--demo bar plain", folder)
    #expect(bar.outputText.contains(" left") && bar.errorText == "" && bar.exitStatus == 0)
    #expect(try Self.run("--demo done landlord", folder).exitStatus == 0)
    #expect(try Self.run("--demo list", folder).outputText.contains("Done\n  #5 Call the landlord"))
    #expect(try Self.run("reset --demo --lang de", folder).exitStatus == 0)
    let anew = try Self.run("today --demo --lang de", folder).outputText
    #expect(anew.contains("#5 Vermieterin anrufen") && !anew.contains("ß"))
    for file in ["", "/config/restzeit/config.ini", "/calendars/work.ics", "/data/restzeit/tasks.db"] {
      let path = "\(folder.path)/cache/restzeit/demo\(file)"
      let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(rights == (file.isEmpty ? 0o700 : 0o600), "\(file)")
    }
    let check = try Restzeit.run("check \(folder.path)/cache/restzeit/demo/calendars --json")
    #expect(check.exitStatus == 0 && check.outputText.contains("\"problems\":[]"), "\(check.outputText)")
    let none = try Restzeit.run(["--demo"], environment: ["XDG_CACHE_HOME": "relative"])
    #expect(none.exitStatus == 2 && none.errorText.contains("no folder is known for it"))
  }

  @Test(arguments: ["today", "add Milch", "why", "config show", "export", "list --jsno", "morning"])
  func `the demonstration opens nothing of the person's own`(line: String) throws {
    let folder = try Scratch([
      "home/.config/restzeit/config.ini": "[calendar a]\npath = ~/a.ics\n", "home/.local/share/restzeit/tasks.db": "",
      "home/a.ics": SystemCallsTests.calendar,
    ])
    let before = SystemCallsTests.state(of: folder.path + "/home/.local")
    let words = ["--demo"] + Restzeit.words(line)
    let trace = ["-f", "-o", folder.path + "/trace", "-e", "trace=%file,%network", Restzeit.path]
    let run = try ChildProcess.run(
      "/usr/bin/strace", trace + words,
      environment: ["HOME": folder.path + "/home", "TZ": "Europe/Zurich", "TERM": "dumb"], seconds: 60)
    #expect(run.exitStatus == (line.contains("jsno") ? 2 : 0), "\(run.errorText)")
    let calls = try String(contentsOfFile: folder.path + "/trace", encoding: .utf8).split(separator: "\n")
    // What lies in the home: the folders above are looked at to find the way.
    let own = calls.filter { $0.contains(folder.path + "/home/") }
    for call in own { #expect(call.contains("/home/.cache"), "\(call)") }
    #expect(line.contains("jsno") || own.contains { $0.contains("/home/.cache/restzeit/demo/data") })
    #expect(!calls.contains { $0.contains("socket(") || $0.contains("connect(") })
    #expect(SystemCallsTests.state(of: folder.path + "/home/.local") == before)
  }
}
