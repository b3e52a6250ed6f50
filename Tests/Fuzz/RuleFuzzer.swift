import BudgetCore
import Recurrence

/// Any text as a rule: its instances ascend, lie in the range, and a part of the range holds what the whole does there.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let parsed = RecurrenceRule.parse(bytes).rule else { return 0 }
  for rule in [parsed, parsed.forWholeDays()] {
    let first = CivilDateTime(wallSeconds: 1_000_000_000 + Int64(count % 97) * 86_400)
    let from = CivilDateTime(wallSeconds: 1_770_000_000)
    let middle = from.adding(days: 20)
    let to = from.adding(days: 40)
    let all = rule.instances(from: first, in: from..<to, through: nil, limit: 5000)
    for (a, b) in zip(all.walls, all.walls.dropFirst()) where a >= b { fatalError("\(a) before \(b)") }
    for wall in all.walls where wall < from || wall >= to { fatalError("\(wall) is outside") }
    if all.hitBound { continue }
    let early = rule.instances(from: first, in: from..<middle, through: nil, limit: 5000)
    let late = rule.instances(from: first, in: middle..<to, through: nil, limit: 5000)
    if early.walls + late.walls != all.walls {
      fatalError("parts: \(early.walls) + \(late.walls), whole: \(all.walls)")
    }
  }
  return 0
}
