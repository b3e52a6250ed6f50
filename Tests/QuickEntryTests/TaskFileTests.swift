import BudgetCore
import QuickEntry
import Testing

@Suite struct TaskFileTests {
  static func said(_ text: String) throws -> [String] {
    try TaskFile.parse(text, from: EntryRow.standpoint).map {
      "\($0.number) \($0.isDone ? "done" : "open") \($0.draft.title)"
    }
  }

  @Test func `lists, done tasks, headings and blank lines are what they look like`() throws {
    let text = """
      # Today

      Bericht 2h
      - Anruf 14:00 15min
      * Milch
      - [ ] Brief 20min
      - [x] Lauf 45min
      * [X] Post
        - eingerückt 1h
      ## Later
      #
      #4711 schliessen
      #work Plan
      -
      - [ ]
      - [x]
      -5 Grad
      *fett*
      [ ] ohne Strich
      - - zwei
      - # Zeichen
      -\t[x]\tTab
         \t
      """
    #expect(
      try Self.said(text) == [
        "3 open Bericht", "4 open Anruf", "5 open Milch", "6 open Brief", "7 done Lauf", "8 done Post",
        "9 open eingerückt", "12 open #4711 schliessen", "13 open Plan", "17 open -5 Grad", "18 open *fett*",
        "19 open [ ] ohne Strich", "20 open - zwei", "21 open # Zeichen", "22 done Tab",
      ])
  }

  @Test func `a byte order mark, CR LF and a missing last line end change nothing`() throws {
    let plain = try Self.said("Bericht 2h\n\n- Anruf\n")
    #expect(plain == ["1 open Bericht", "3 open Anruf"])
    #expect(try Self.said("\u{FEFF}Bericht 2h\r\n\r\n- Anruf\r\n") == plain)
    #expect(try Self.said("Bericht 2h\n\n- Anruf") == plain)
    #expect(try Self.said("") == [])
    #expect(try Self.said("\u{FEFF}") == [])
  }

  @Test func `a line is a task of today, done or open`() throws {
    let today = CivilDate(daysSince1970: 20_787)
    let lines = try TaskFile.parse("- [x] Lauf 07:30 45min\nMilch", from: EntryRow.standpoint)
    #expect(
      lines.map { $0.todo(today: today) } == [
        Todo(
          title: "Lauf", day: .on(today), time: ClockTime(hour: 7, minute: 30), duration: Length(minutes: 45),
          state: .done), Todo(title: "Milch", day: .on(today)),
      ])
    #expect(lines[0].text == "Lauf 07:30 45min")
    #expect(lines[0].draft.understood.map(\.bytes) == [5..<10, 11..<16])
  }

  @Test func `a line with a date is of its day, ahead or past`() throws {
    let today = EntryRow.standpoint.today
    let lines = try TaskFile.parse("Lauf morgen\nPost 29.11.2026\nBrief 08:00\nRat heute", from: EntryRow.standpoint)
    #expect(
      lines.map { $0.todo(today: today).day } == [
        .on(today.adding(days: 1)), .on(today.adding(days: -1)), .on(today), .on(today),
      ])
  }

  @Test func `bytes that are no UTF-8 are refused with their line`() {
    #expect(throws: TaskFile.Fault(kind: .notUTF8, line: 2)) {
      try TaskFile.parse(Array("Milch\n".utf8) + [0xE4, 0x0A], from: EntryRow.standpoint)
    }
    #expect(throws: TaskFile.Fault(kind: .notUTF8, line: 1)) {
      try TaskFile.parse([0xFF, 0xFE, 0x41, 0x00], from: EntryRow.standpoint)
    }
    #expect(throws: TaskFile.Fault(kind: .notUTF8, line: 3)) {
      try TaskFile.parse(Array("\n\n# ".utf8) + [0xC3], from: EntryRow.standpoint)
    }
  }

  @Test func `a line as long as allowed is read, a longer one refused`() throws {
    let longest = String(repeating: "x", count: TaskFile.longestLine)
    #expect(try TaskFile.parse("\(longest)\r\n", from: EntryRow.standpoint).count == 1)
    #expect(throws: TaskFile.Fault(kind: .lineTooLong, line: 2)) {
      try TaskFile.parse("Milch\n\(longest)y\n", from: EntryRow.standpoint)
    }
  }

  @Test func `no prefix and no flipped byte of a task file stops the program`() {
    let bytes = Array("\u{FEFF}# Heute\r\n- [x] Käse „14:00“ 1h\n* [ ] Brief um 14:00\n\n-".utf8)
    var outcomes = Set<String>()
    let read = { (bytes: [UInt8]) in
      do throws(TaskFile.Fault) {
        _ = try TaskFile.parse(bytes, from: EntryRow.standpoint)
        outcomes.insert("read")
      } catch {
        outcomes.insert("\(error.kind)")
        #expect((1...7).contains(error.line))
      }
    }
    for count in 0...bytes.count { read(Array(bytes[..<count])) }
    for index in bytes.indices {
      for mask in [1, 2, 4, 8, 16, 32, 64, 128, 255] as [UInt8] {
        var flipped = bytes
        flipped[index] ^= mask
        read(flipped)
      }
    }
    #expect(outcomes == ["read", "notUTF8"])
  }

  @Test(.timeLimit(.minutes(1))) func `five thousand lines are read`() throws {
    let lines = try TaskFile.parse(
      String(repeating: "- Bericht 14:00 1h 30m lesen\n", count: 5_000), from: EntryRow.standpoint)
    #expect(lines.count == 5_000)
    #expect(lines.last?.number == 5_000)
  }
}
