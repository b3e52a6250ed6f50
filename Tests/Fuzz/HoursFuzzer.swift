import BudgetCore

nonisolated(unsafe) let zones = CachedZones()
let zone = zones.rules(named: "Europe/Zurich") ?? .utc

/// Any text as hours: a week whose windows can be laid on days, or a fault that says where.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(HoursFault) {
    let week = try WorkingWeek.parse(text)
    for day in 20_500..<20_510 {
      let date = CivilDate(daysSince1970: day)
      for window in week.windows(on: date) where window.length > WorkingWeek.longestWindow {
        fatalError("a window of \(window.length)")
      }
      _ = week.windows(of: date, zone: zone)
    }
  } catch {
    if error.bytes.lowerBound < 0 || error.bytes.upperBound > text.utf8.count { fatalError("\(error) lies outside") }
  }
  return 0
}
