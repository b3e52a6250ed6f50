internal import Host
internal import Rendering

extension BarCommand {
  /// `bar menu --pick LINE`: a line that begins with the number of a task is that task, done; a remark is nothing; any
  /// other is a new task.
  func pick(_ line: String) -> Outcome {
    if let number = BarCommand.number(line) { return run(["done", number], .done) }
    if ["· ", "- "].contains(where: line.hasPrefix) { return Outcome() }
    return add(line)
  }

  /// `#12` of `#12 Report · 1 h`; nil of a line that does not begin with it.
  private static func number(_ line: String) -> String? {
    guard line.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = line.utf8.dropFirst().prefix { (48...57).contains($0) }
    let after = line.utf8.dropFirst(1 + digits.count).first
    guard !digits.isEmpty, digits.count < 10, after == nil || after == UInt8(ascii: " ") else { return nil }
    return String(decoding: digits, as: UTF8.self)
  }

  private func add(_ line: String) -> Outcome { run(["add"], .add, ["--", line]) }

  /// rofi's script mode (rofi-script(5)): first the rows, then what was picked or typed, and the rows as they are after it.
  func rofi(_ look: BarLook) throws(UsageFault) -> Outcome {
    let picked = session.environment["ROFI_INFO"] ?? ""
    let typed = arguments.operands.dropFirst().joined(separator: " ")
    let outcome: Outcome? =
      switch session.environment["ROFI_RETV"] {
      case "1" where picked == "undo": run(["undo"], .undo)
      case "1" where picked.hasPrefix("done "): run(["done", String(picked.dropFirst(5))], .done)
      case "2" where !typed.isEmpty: add(typed)
      default: nil
      }
    let message = outcome.map { outcome in
      let said = outcome.output.isEmpty ? outcome.remarks : outcome.output
      return said.split(separator: "\n").first.map(String.init) ?? ""
    }
    let face = try face(.rofi, look)
    let canUndo = outcome?.status == 0 && picked != "undo"
    return Outcome(output: face.rows(try answer(look), message: message, canUndo: canUndo))
  }
}
