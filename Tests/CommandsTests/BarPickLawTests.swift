import FoundationEssentials
import Host
import TestSupport
import Testing

@testable import Commands

/// What comes back from a menu, against the store it was drawn from.
@Suite struct BarPickLawTests {
  private static let pieces = [
    " · ", ", ", " - ", "· ", "- ", "#1 ", "#2 Report", "14:00 ", "14:00–15:00 ", "14:00 to 15:00 ", "Report",
    "no duration",
    "1 h", "漢字", "é", "e\u{301}\u{302}", "👩‍👧", "\u{202E}", "\u{200B}", "\u{1B}[31m", "\n", "'", "\"", "$(id)", "--",
    "──", "…", "ä",
    " (no title)", "Report Report Report Report Report Report Report Report Report Report ",
  ]

  private struct List: Decodable {
    struct Task: Decodable {
      let number: Int
      let state: String
    }
    let tasks: [Task]
  }

  /// A store in a folder of its own.
  private struct Desk {
    let folder: Scratch

    init() throws { folder = try Scratch(["config/restzeit/config.ini": "[hours]\nmon-sun = 08:00-20:00\n"]) }

    /// The same tasks in another folder.
    init(copying other: Desk) throws {
      folder = try Scratch([:])
      for name in ["config", "data"] {
        try FileManager.default.copyItem(atPath: "\(other.folder.path)/\(name)", toPath: "\(folder.path)/\(name)")
      }
    }

    func run(_ words: [String]) throws -> Outcome {
      let environment = HostEnvironment(variables: [
        "XDG_DATA_HOME": "\(folder.path)/data", "XDG_CONFIG_HOME": "\(folder.path)/config", "TZ": "Europe/Zurich",
      ])
      let arguments = words.prefix(1) + ["--now", "2026-11-30T09:10:00+01:00"] + words.dropFirst()
      return Program.outcome(of: Session(arguments: Array(arguments), environment: environment, now: WallClock.now()))
    }

    /// The numbers of the tasks that are done, and how many there are in all.
    func done() throws -> (numbers: [Int], count: Int) {
      let list = try JSONDecoder().decode(List.self, from: Data(try run(["list", "all", "--json"]).output.utf8))
      return (list.tasks.filter { $0.state == "done" }.map(\.number), list.tasks.count)
    }
  }

  private func title(_ random: inout Seeded) -> String {
    (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `law of menus: each task's line given back ticks that task off, and no other line ticks any`(seed: UInt64) throws
  {
    var random = Seeded(seed)
    let desk = try Desk()
    for _ in 0..<6 {
      let time = Int.random(in: 0..<3, using: &random) == 0 ? ["--time", "14:00", "--duration", "45min"] : []
      // One without a word in it is refused.
      _ = try desk.run(["add", "--date", "today", "--title=\(title(&random))"] + time)
    }
    let looks = [[], ["--ascii"], ["--plain"], ["--plain", "--ascii", "--lang=de"], ["--lang=de", "--titles"]]
    let look = looks[Int(seed) % looks.count]
    let count = try desk.done().count
    #expect(count > 0, "seed \(seed)")
    let menu = try desk.run(["bar", "menu"] + look).output.split(separator: "\n").map(String.init)
    #expect(menu.count { $0.hasPrefix("#") } == count, "seed \(seed): \(menu)")
    for line in menu {
      let place: Comment = "seed \(seed), \(look): \(line)"
      let number = line.hasPrefix("#") ? Int(line.dropFirst().prefix { $0 != " " }) : nil
      let copy = try Desk(copying: desk)
      let picked = try copy.run(["bar", "menu", "--pick=\(line)"] + look)
      #expect(picked.status == 0 && picked.remarks == "" && picked.output.split(separator: "\n").count == 1, place)
      let after = try copy.done()
      #expect(after.numbers == [number].compactMap(\.self) && after.count == count, place)
      guard number != nil else { continue }
      // What a person could have typed: other numbers, more or less in front, a title that goes on.
      let goesOn = [" · no duration", ", no duration", ", ohne Dauer", " - no duration", " · ohne Dauer"].first(
        where: line.hasSuffix)
      let typed =
        ["x" + line, " " + line, "#9" + line.dropFirst(), "#0" + line.dropFirst(), String(line.prefix { $0 != " " })]
        + (goesOn.map { [String(line.dropLast($0.count)) + "x"] } ?? [])
      let other = try Desk(copying: desk)
      for line in typed { _ = try other.run(["bar", "menu", "--pick=\(line)"] + look) }
      let left = try other.done()
      // What can only be a line of an older list is no new task.
      let older = typed.count { $0.hasPrefix("#") && !$0.hasPrefix("#0") && $0.contains(" · ") }
      #expect(left.numbers == [] && left.count == count + typed.count - older, place)
    }
  }
}
