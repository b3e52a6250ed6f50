import Glibc
import TestSupport
import Testing

/// Calendars that are no files, run as a process that may take one second of the processor and is killed when it hangs.
struct OddFilesTests {
  static let kinds = ["fifo.ics", "device.ics", "socket.ics"]

  /// A folder in which everything of `kinds` lies, a folder named `folder.ics`, and an ordinary calendar in `good`.
  static func make() throws -> Scratch {
    let scratch = try Scratch(["good/a.ics": calendar([meeting("0900", "1000")])])
    let script = """
      import os, socket, sys
      os.chdir(sys.argv[1])
      os.mkfifo("fifo.ics")
      os.symlink("/dev/zero", "device.ics")
      socket.socket(socket.AF_UNIX).bind("socket.ics")
      os.mkdir("folder.ics")
      """
    let made = try ChildProcess.run("/usr/bin/python3", ["-c", script, scratch.path], seconds: 60)
    try #require(made.exitStatus == 0, "\(made.errorText)")
    return scratch
  }

  static func left(_ paths: [String]) throws -> ChildProcess {
    let calendars = paths.flatMap { ["--calendar", $0] }
    let run = try ChildProcess.run(
      "/usr/bin/prlimit",
      ["--cpu=1", Restzeit.path, "left"] + Restzeit.words("\(monday) --lang en") + calendars,
      environment: ["TZ": "Europe/Zurich"], seconds: 30)
    #expect(!run.ranOutOfTime && run.signal == nil, "\(paths)")
    return run
  }

  @Test(arguments: kinds) func `what is no file is a problem at once, and the other calendar counts`(
    _ name: String
  ) throws {
    let scratch = try Self.make()
    let path = "\(scratch.path)/\(name)"
    let alone = try Self.left([path])
    #expect(alone.exitStatus == 1 && alone.outputText.hasPrefix("at most 7 h left"))
    #expect(alone.errorText.contains("\(name): cannot be read (not a regular file): its busy time is missing"))
    let beside = try Self.left([path, scratch.path + "/good"])
    #expect(beside.exitStatus == 1 && beside.outputText.hasPrefix("at most 6 h left"))
  }

  @Test func `a folder full of what is no file names each, and the calendar among them counts`() throws {
    let scratch = try Self.make()
    let run = try Self.left([scratch.path])
    #expect(run.exitStatus == 1 && run.outputText.hasPrefix("at most 6 h left"))
    for name in Self.kinds { #expect(run.errorText.contains("\(name): cannot be read (not a regular file)")) }
    #expect(run.errorText.contains("folder.ics: no .ics file in this folder"))
  }

  @Test func `a folder named as a calendar is a folder, empty or not`() throws {
    let scratch = try Self.make()
    let empty = try Self.left([scratch.path + "/folder.ics"])
    #expect(empty.exitStatus == 1 && empty.errorText.contains("folder.ics: no .ics file in this folder"))
    let below = try Self.left([scratch.path + "/good", scratch.path])
    #expect(below.exitStatus == 1 && below.errorText.contains("folder.ics: no .ics file in this folder"))
    unsafe symlink("../good/a.ics", scratch.path + "/folder.ics/b.ics")
    let full = try Self.left([scratch.path + "/folder.ics"])
    #expect(full.exitStatus == 0 && full.outputText == "6 h left\n")
  }

  @Test func `links in circles end, and each calendar counts once`() throws {
    let scratch = try Scratch([
      "all/a/one.ics": calendar([meeting("0900", "1000")]),
      "all/b/two.ics": calendar([meeting("1400", "1500")], uid: "b"),
    ])
    let all = scratch.path + "/all"
    for (name, target) in [
      ("self", "."), ("up", ".."), ("a/b", "../b"), ("b/a", "../a"), ("a/top", all), ("x", "y"), ("y", "x"),
    ] { unsafe symlink(target, "\(all)/\(name)") }
    let run = try Self.left([all])
    #expect(run.exitStatus == 0 && run.outputText == "5 h left\n" && run.errorText == "")
    unsafe symlink("loop.ics", all + "/loop.ics")
    let loop = try Self.left([all])
    #expect(loop.exitStatus == 1 && loop.outputText.hasPrefix("at most 5 h left"))
    #expect(loop.errorText.contains("loop.ics: cannot be read (a loop of links)"))
    let alone = try Self.left([all + "/x"])
    #expect(alone.exitStatus == 1 && alone.errorText.contains("cannot be read (a loop of links)"))
  }

  /// One process does something to `large.ics` of 20 MB over and over, while others ask.
  @Test(arguments: [
    ("f.write(b'X-MORE:x\\r\\n'); time.sleep(0.0001)", true), ("f.truncate(1000); f.truncate(20_000_000)", true),
    ("os.rename('large.ics', 'gone.ics'); time.sleep(0.0001); os.rename('gone.ics', 'large.ics')", false),
  ])
  func `a file that grows, shrinks or vanishes while it is read is a problem within a second`(
    _ step: String, _ isAlwaysThere: Bool
  ) throws {
    let scratch = try Scratch([
      "large.ics": calendar([meeting("0900", "1000")]), "good.ics": calendar([meeting("1000", "1100")]),
    ])
    let script = """
      import os, subprocess, sys, time
      os.chdir(sys.argv[1])
      whole = open("large.ics", "rb").read()
      with open("large.ics", "wb") as f: f.write(whole + b"X-MORE:" + b"x" * (20_000_000 - len(whole)))
      child = os.fork()
      if child == 0:
        f = open("large.ics", "ab", buffering=0)
        for turn in range(200_000): \(step)
        os._exit(0)
      try:
        for turn in range(200):
          run = subprocess.run(["prlimit", "--cpu=1"] + sys.argv[2:], capture_output=True, text=True, timeout=20)
          if run.returncode != 0: break
        print(run.returncode, run.stdout, run.stderr)
      finally:
        os.kill(child, 9)
      """
    let line = ["--calendar", scratch.path + "/large.ics", "--calendar", scratch.path + "/good.ics"]
    let run = try ChildProcess.run(
      "/usr/bin/python3",
      ["-c", script, scratch.path, Restzeit.path, "left"] + Restzeit.words("\(monday) --lang en") + line,
      environment: ["TZ": "Europe/Zurich", "PATH": "/usr/bin:/bin"], seconds: 100)
    let reason = isAlwaysThere ? "it changed while it was read" : "there is no such file"
    #expect(
      run.outputText.hasPrefix("1 at most ") && run.outputText.contains("large.ics: cannot be read (\(reason))"),
      "\(run)")
  }

  @Test func `a folder of too many entries, and folders in folders without end, are cut short and say so`() throws {
    let scratch = try Scratch(["good/a.ics": calendar([meeting("0900", "1000")])])
    let script = """
      import os, sys
      os.chdir(sys.argv[1])
      os.mkdir("many")
      for number in range(100_001): open(f"many/{number}.ics~", "w").close()
      deep = "deep/" + "d/" * 33
      os.makedirs(deep)
      for folder in ["deep", deep]: os.link("good/a.ics", folder + "/a.ics")
      """
    let made = try ChildProcess.run("/usr/bin/python3", ["-c", script, scratch.path], seconds: 60)
    try #require(made.exitStatus == 0, "\(made.errorText)")
    let many = try Self.left([scratch.path + "/many", scratch.path + "/good"])
    #expect(many.exitStatus == 1 && many.outputText.hasPrefix("at most 6 h left"))
    #expect(many.errorText.contains("many: a folder of more than 100000 files: the rest is missing"))
    let deep = try Self.left([scratch.path + "/deep"])
    #expect(deep.exitStatus == 1 && deep.outputText.hasPrefix("at most 6 h left"))
    #expect(deep.errorText.contains("/d: folders more than 32 deep: the rest is missing"))
  }

  @Test func `two hundred copies at once give one answer`() throws {
    let events = (0..<20).map { "DTSTART:20200101T\(10 + $0 / 10)\(10 + $0)00Z\nDURATION:PT5M\nRRULE:FREQ=DAILY" }
    let scratch = try Scratch(["a.ics": calendar(events), "b/one.ics": calendar([meeting("0900", "1000")], uid: "b")])
    let line = Restzeit.words("\(monday) --lang en --calendar \(scratch.path)")
    let alone = try Restzeit.run(["left"] + line)
    #expect(alone.exitStatus == 0 && alone.errorText == "")
    let script = #"for i in {1..200}; do { "$0" left "$@" 2>&1 || echo "status $?"; } & done | sort | uniq -c"#
    let run = try ChildProcess.run(
      "/usr/bin/bash", ["-c", script, Restzeit.path] + line,
      environment: ["TZ": "Europe/Zurich", "PATH": "/usr/bin:/bin"], seconds: 100)
    #expect(run.outputText.drop { $0 == " " } == "200 \(alone.outputText)" && run.errorText == "")
  }
}
