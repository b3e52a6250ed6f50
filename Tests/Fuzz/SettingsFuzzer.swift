import BudgetCore
import Settings

/// Any text as a configuration: its faults lie in their lines, and what is sound is written and read again as it was.
/// The first line as a key and the second as its value, set in what follows: one line changes, comes or moves, no other.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  checkReading(of: text)
  let parts = text.utf8.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
  if parts.count == 3, let key = String(parts[0]), let value = String(parts[1]), let rest = String(parts[2]) {
    checkEditing(key, value, rest)
  }
  return 0
}

func checkReading(of text: String) {
  let home = text.utf8.count % 2 == 0 ? "/home/a" : nil
  let reading = Settings.parse(text, home: home)
  let rows = lines(of: text)
  for fault in reading.faults {
    if fault.line < 1 || fault.line > rows.count || Array(fault.text.utf8) != rows[fault.line - 1] {
      fatalError("\(fault) is of no line")
    }
    let bytes = Array(fault.text.utf8)
    if fault.bytes.lowerBound < 0 || fault.bytes.upperBound > bytes.count { fatalError("\(fault) lies outside") }
    if String(validating: bytes[..<fault.bytes.lowerBound], as: UTF8.self) == nil { fatalError("\(fault) cuts") }
    _ = fault.column
  }
  if reading.faults.map(\.line) != reading.faults.map(\.line).sorted() { fatalError("out of order") }
  let anew = reading.settings.text
  let again = Settings.parse(anew, home: nil)
  // Written in full, a value may be longer than a line can be.
  if lines(of: anew).contains(where: { $0.count >= 200 }) { return }
  if !again.faults.isEmpty || again.settings != reading.settings { fatalError("written anew: \(again)") }
}

func checkEditing(_ name: String, _ value: String, _ text: String) {
  do throws(SettingsFault) {
    let key = try SettingsKey(name)
    let edit = try Settings.setting(key, to: value, in: text, home: nil)
    // A last line's CR becomes the front of a line end when a line follows.
    let before = lines(of: text.last == "\r" ? text + "\n" : text)
    var after = lines(of: edit.text.last == "\r" ? edit.text + "\n" : edit.text)
    if edit.line < 1 || edit.line > after.count { fatalError("no line \(edit.line)") }
    if !after.remove(at: edit.line - 1).contains(trimmed(value)) { fatalError("the value is not there") }
    // What stood there stands there still, in its order; at most one line is gone, at most a gap and a section are new.
    let kept = before.difference(from: after)
    if kept.insertions.count > 1 || kept.removals.count > 2 { fatalError("\(kept) changed") }
    // A value that makes no sound line is for the reading to judge.
    if Settings.parse(edit.text, home: nil).faults.contains(where: { $0.line == edit.line }) { return }
    if try Settings.setting(key, to: value, in: edit.text, home: nil) != edit { fatalError("once more changes more") }
  } catch {
    if error.bytes.lowerBound < 0 || error.bytes.upperBound > error.text.utf8.count {
      fatalError("\(error) is outside")
    }
    _ = error.column
  }
}

/// Without the blanks at its ends.
func trimmed(_ text: String) -> [UInt8] {
  let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
  return Array(text.utf8.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
}

/// Without their ends.
func lines(of text: String) -> [[UInt8]] {
  var rows = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  let last = rows.removeLast()
  return rows.map { $0.last == 0x0D ? $0.dropLast() : $0 } + (last.isEmpty ? [] : [last])
}
