import BudgetCore
import CalendarImport

/// A file in memory, given out in chunks.
struct OneFile: FileSource {
  let bytes: [UInt8]
  let chunk: Int

  struct Bytes: ByteSource {
    let bytes: [UInt8]
    let chunk: Int
    var at = 0

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
      let count = min(buffer.count, chunk, bytes.count - at)
      if count > 0 { unsafe buffer.copyBytes(from: bytes[at..<at + count]) }
      at += count
      return count
    }
  }

  func open(_ path: String) throws(ReadFailure) -> Bytes { Bytes(bytes: bytes, chunk: chunk) }
}

nonisolated(unsafe) let zones = CachedZones()
let user = zones.rules(named: "Europe/Zurich") ?? .utc

/// First and last moment of what is asked: a day, a month, a winter's day far ahead, and a day of the year 2000.
let ranges: [(String, String)] = [
  ("2026-03-10T00:00:00+01:00", "2026-03-11T00:00:00+01:00"),
  ("2026-07-01T00:00:00+02:00", "2026-08-01T00:00:00+02:00"),
  ("2040-12-01T00:00:00+01:00", "2040-12-02T00:00:00+01:00"),
  ("2000-02-29T00:00:00+01:00", "2000-03-01T00:00:00+01:00"),
]

/// The judged, the unjudged and the chunked reading of any bytes are one.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let ends = ranges[count % 4]
  guard let from = Moment(rfc3339: ends.0), let to = Moment(rfc3339: ends.1), let range = Interval(from: from, to: to)
  else { return 0 }
  let request = CalendarRequest(range: range, zone: user, ownAddresses: ["me@example.org"])
  let calendar = [CalendarFiles(name: "x", files: ["x.ics"])]
  func read(judges: Bool, chunk: Int) -> CalendarReading {
    CalendarReader(files: OneFile(bytes: bytes, chunk: chunk), zones: zones, judges: judges).read(
      calendar, for: request)
  }
  let judged = read(judges: true, chunk: 1 << 20)
  let whole = read(judges: false, chunk: 1 << 20)
  if judged.entries != whole.entries { fatalError("entries differ: \(judged.entries) \(whole.entries)") }
  if judged.problems != whole.problems { fatalError("problems differ: \(judged.problems) \(whole.problems)") }
  let pieces = read(judges: true, chunk: 1 + count % 61)
  if pieces.entries != whole.entries { fatalError("chunked entries differ: \(pieces.entries) \(whole.entries)") }
  if pieces.problems != whole.problems { fatalError("chunked problems differ: \(pieces.problems) \(whole.problems)") }
  if count % 7 == 0 {
    _ = CalendarReader(files: OneFile(bytes: bytes, chunk: 1 << 20), zones: zones).check(calendar, zone: user)
  }
  return 0
}
