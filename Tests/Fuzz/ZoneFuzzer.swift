import BudgetCore
import Host

/// Any bytes as TZif or as a POSIX TZ: a zone whose wall and moments go together, or none.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let read = [ZoneFile.rules(name: "X", bytes: bytes), PosixZone.parse(String(decoding: bytes, as: UTF8.self))]
  for case let zone? in read {
    for seconds in stride(from: Int64(-3_000_000_000), through: 5_000_000_000, by: 399_999_983) {
      let moment = Moment(seconds: seconds)
      let wall = zone.wall(at: moment)
      // Of a wall time that occurs twice the first is meant, which is never later.
      let back = zone.moment(of: wall)
      if back > moment { fatalError("\(wall) is \(back), not \(moment)") }
      if zone.wall(at: back) != wall { fatalError("\(back) shows \(zone.wall(at: back)), not \(wall)") }
    }
  }
  return 0
}
