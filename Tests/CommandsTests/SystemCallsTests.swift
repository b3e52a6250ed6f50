import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// What the program asks of the system, seen from outside with `strace`: calendars are opened for reading only, nothing
/// is made or changed, and no connection is opened.
@Suite struct SystemCallsTests {
  static let calendar = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Europe/Zurich:20261201T100000",
    "DTEND;TZID=Europe/Zurich:20261201T110000", "END:VEVENT", "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  static let forbidden = [
    "O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND", "socket(", "connect(", "rename", "unlink", "mkdir", "rmdir",
    "symlink", "truncate", "chmod", "chown", "utime", "creat(", " link(", "mknod", "setxattr",
  ]

  /// Everything in a folder and itself with its size, rights, links and times of change, to the nanosecond.
  static func state(of folder: String) -> [String: [Int]] {
    var state: [String: [Int]] = [:]
    for name in ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []) + ["."] {
      var status = stat()
      guard unsafe lstat("\(folder)/\(name)", &status) == 0 else { continue }
      state[name] = [
        Int(status.st_ino), Int(status.st_size), Int(status.st_mode), Int(status.st_nlink), status.st_mtim.tv_sec,
        status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
      ]
    }
    return state
  }

  @Test(arguments: ["left", "today", "busy", "why", "fits", "fits 45min", "check"])
  func `a command reads the calendars and changes nothing`(_ command: String) throws {
    let scratch = try Scratch(["a/one.ics": Self.calendar, "a/b/two.ics": Self.calendar, "a/color": "#fff"])
    let log = try Scratch([:])
    let place = scratch.path + "/a"
    let before = Self.state(of: place)
    #expect(before.count == 5)
    let question =
      command == "check"
      ? ["check", place]
      : Restzeit.words(command) + [
        "--calendar", place, "--now", "2026-12-01T09:00:00+01:00", "--zone", "Europe/Zurich",
      ]
        + (command == "busy" ? [] : ["--hours", "mon-fri 08:00-17:00"])
    let trace = ["-f", "-o", log.path + "/trace", "-e", "trace=%file,%network,%process,%desc", Restzeit.path]
    let run = try ChildProcess.run("/usr/bin/strace", trace + question, environment: ["TERM": "dumb"], seconds: 60)
    #expect(run.exitStatus == 0, "\(run.errorText)")
    let calls = try String(contentsOfFile: log.path + "/trace", encoding: .utf8).split(separator: "\n")
    #expect(calls.contains { $0.contains("one.ics") && $0.contains("O_RDONLY") })
    // The dynamic loader's and the runtime's own doings lie before the first look at a calendar.
    for call in calls.drop(while: { !$0.contains(place) }) {
      for word in Self.forbidden { #expect(!call.contains(word), "\(call)") }
    }
    #expect(Self.state(of: place) == before)
    for name in ["one.ics", "b/two.ics"] {
      #expect(try String(contentsOfFile: place + "/" + name, encoding: .utf8) == Self.calendar)
    }
  }
}
