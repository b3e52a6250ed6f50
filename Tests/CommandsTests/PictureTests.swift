import FoundationEssentials
import Rendering
import TestSupport
import Testing

/// `week` and `month` as files: where they go, who may read them, and that they are what they say they are.
struct PictureTests {
  /// A store in which on Monday, 30 November 2026, one of two tasks was done.
  private static func folder() throws -> Scratch {
    let folder = try Scratch([:])
    _ = try run(["add", "One <b>&", "heute"], folder)
    _ = try run(["add", "Two", "heute"], folder)
    #expect(try run(["done", "1"], folder).exitStatus == 0)
    return folder
  }

  private static func run(_ words: [String], _ folder: Scratch) throws -> ChildProcess {
    let environment = [
      "XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": Restzeit.noConfiguration, "TZ": "Europe/Zurich",
      "LANG": "C.UTF-8",
    ]
    let now = ["--now", "2026-11-30T09:00:00+01:00", "--hours", "mon-fri 8-12"]
    return try ChildProcess.run(
      Restzeit.path, words + now, environment: environment, directory: folder.path, seconds: 60)
  }

  private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test(arguments: PictureKind.allCases, ["week --lang en", "week --lang de", "month --lang en", "month --lang de"])
  func `a picture is valid, as tidy and a parser of XML read it`(kind: PictureKind, line: String) throws {
    let folder = try Self.folder()
    let flag = "--" + kind.rawValue
    let run = try Self.run(Restzeit.words(line) + [flag, "a picture"], folder)
    #expect(run.exitStatus == 0 && run.errorText == "")
    #expect(run.outputText == "a picture: \(line.hasSuffix("de") ? "geschrieben" : "written")\n")
    let path = folder.path + "/a picture"
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let tidy = try ChildProcess.run("/usr/bin/tidy", ["-q", "-e"] + (kind == .svg ? ["-xml"] : []) + [path])
    #expect(tidy.exitStatus == 0 && tidy.errorText == "", "\(tidy.errorText)")
    if kind == .svg {
      let script = "import sys, xml.etree.ElementTree as t; print(t.parse(sys.argv[1]).getroot().get('role'))"
      let parsed = try ChildProcess.run("/usr/bin/python3", ["-c", script, path])
      #expect(parsed.outputText == "img\n" && parsed.exitStatus == 0, "\(parsed.errorText)")
    }
    let piped = try Self.run(Restzeit.words(line) + [flag, "-"], folder)
    #expect(try piped.exitStatus == 0 && piped.outputText == Self.text(path))
  }

  @Test func `a picture replaces the one before it, and leaves nothing beside it`() throws {
    let folder = try Self.folder()
    #expect(try Self.run(["week", "--svg", "a.svg"], folder).exitStatus == 0)
    let before = try Self.text(folder.path + "/a.svg")
    _ = try Self.run(["done", "2"], folder)
    #expect(try Self.run(["week", "--svg", folder.path + "/a.svg"], folder).exitStatus == 0)
    let after = try Self.text(folder.path + "/a.svg")
    #expect(before.contains("1 of 2 done") && after.contains("2 of 2 done"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.svg", "data"])
  }

  @Test(arguments: [
    (".", "it is a folder"), ("data", "it is a folder"), ("none/a.svg", "there is no such file"),
    ("new/", "it is a folder"), ("data/restzeit/tasks.db/a", "a part of the path is no folder"),
    ("/dev/null", "it is not a file"), ("/dev/full", "it is not a file"), ("/proc/a.svg", "there is no such file"),
  ])
  func `what cannot be written is refused in words, and nothing is changed`(path: String, reason: String) throws {
    let folder = try Self.folder()
    let before = try Self.run(["week", "--svg", "-"], folder).outputText
    let run = try Self.run(["week", "--svg", path], folder)
    #expect(run.exitStatus == 2 && run.outputText == "")
    #expect(
      run.errorText == """
        restzeit: '\(path)' cannot be written: \(reason)
          name a file in a folder that is there, or - for standard output

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["data"])
    #expect(try Self.run(["week", "--svg", "-"], folder).outputText == before)
  }

  @Test func `without a history no picture is written, and a store is not made`() throws {
    let folder = try Scratch([:])
    for command in ["week", "month"] {
      for flag in ["--svg", "--html"] {
        let run = try Self.run([command, flag, "a"], folder)
        #expect(run.exitStatus == 2 && run.outputText == "" && run.errorText.hasSuffix("will be seen here\n"))
      }
      #expect(try Self.run([command], folder).exitStatus == 0)
    }
    for line in ["streak", "calendar", "calendar 11", "calendar yesterday"] {
      #expect(try Self.run(Restzeit.words(line), folder).exitStatus == 0, "\(line)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
