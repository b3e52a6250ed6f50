import BudgetCore
import QuickEntry

/// The day and time a line is written at: a morning, the last minute of a leap day, a night that belongs to the day before.
let standpoints = [
  Standpoint(today: CivilDate(daysSince1970: 20_500), now: clock(9, 0)),
  Standpoint(today: CivilDate(daysSince1970: 21_243), now: clock(23, 59), order: .monthFirst),
  Standpoint(today: CivilDate(daysSince1970: 20_819), now: clock(1, 30), dayStart: clock(4, 0)),
]

func clock(_ hour: Int, _ minute: Int) -> ClockTime { ClockTime(hour: hour, minute: minute) ?? .midnight }

/// Any bytes as a task file, as a line to add and as the value of a flag: what was understood or doubted is whole
/// characters of the line, each part once, and lengths keep their bounds.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  let standpoint = standpoints[count % standpoints.count]
  let lines = (try? TaskFile.parse(bytes, from: standpoint)) ?? []
  for line in lines {
    _ = line.todo(today: standpoint.today)
    check(line.draft, of: line.text)
  }
  if let draft = QuickEntry.draft(of: text, from: standpoint) {
    check(draft, of: text)
    _ = draft.day(from: standpoint)
  }
  for part in Draft.Part.allCases {
    guard let draft = QuickEntry.draft(of: text, from: standpoint, wanted: [part]) else { continue }
    check(draft, of: text)
    if draft.understood.contains(where: { $0.part != part }) { fatalError("\(draft) says more than \(part)") }
  }
  _ = QuickEntry.day(of: text, today: standpoint.today, order: standpoint.order)
  _ = QuickEntry.time(of: text, from: standpoint)
  if let length = QuickEntry.length(of: text) { check(length) }
  return 0
}

func check(_ draft: Draft, of line: String) {
  if draft.title.isEmpty { fatalError("no title") }
  let bytes = Array(line.utf8)
  for range in draft.understood.map(\.bytes) + draft.hints.map(\.bytes) {
    if range.isEmpty || range.lowerBound < 0 || range.upperBound > bytes.count { fatalError("\(range) lies outside") }
    if String(validating: bytes[range], as: UTF8.self) == nil { fatalError("\(range) cuts a character") }
  }
  let stated: [(Draft.Part, Bool)] = [
    (.time, draft.time != nil), (.duration, draft.duration != nil), (.category, draft.category != nil),
  ]
  for (part, isStated) in stated where draft.understood.count(where: { $0.part == part }) != (isStated ? 1 : 0) {
    fatalError("\(part) in \(draft)")
  }
  if let length = draft.duration { check(length) }
}

func check(_ length: Length) {
  if length < QuickEntry.shortest || length > QuickEntry.longest { fatalError("a length of \(length)") }
}
