import BudgetCore
import QuickEntry

/// Any bytes as a task file and any line as a task: what was understood lies in the line, and lengths keep their bounds.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  if let draft = QuickEntry.draft(of: text) {
    for part in draft.understood where part.bytes.lowerBound < 0 || part.bytes.upperBound > text.utf8.count {
      fatalError("\(part) lies outside")
    }
    if let length = draft.duration, length < QuickEntry.shortest || length > QuickEntry.longest {
      fatalError("a length of \(length)")
    }
  }
  _ = QuickEntry.length(of: text)
  let today = CivilDate(daysSince1970: 20_500)
  if let lines = try? TaskFile.parse(bytes) { for line in lines { _ = line.todo(today: today) } }
  return 0
}
