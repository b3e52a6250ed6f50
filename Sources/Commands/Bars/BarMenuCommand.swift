internal import BudgetCore
internal import Host
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension BarCommand {
  /// `bar menu --pick LINE`: a line of a task that the menu shows is that task, done; a remark, or no line, changes nothing;
  /// any other is a new task.
  func pick(_ line: String, _ look: BarLook) throws(UsageFault) -> Outcome {
    let pick = BarPick(line, look)
    if pick.isEmpty { return Outcome() }
    if pick.isRemark { return Outcome(output: pick.nothingChanged + "\n") }
    if let number = pick.number, try isShown(pick, number, look) { return run(["done", "\(number)"], .done) }
    if pick.isOfList { return Outcome(output: pick.noLongerListed + "\n") }
    return add(line, look)
  }

  /// Whether a line is that of a task of the store. A file's tasks have no numbers.
  private func isShown(_ pick: BarPick, _ number: Int, _ look: BarLook) throws(UsageFault) -> Bool {
    if arguments.has(.tasks) { return false }
    let planner = try question(look).presentPlanner()
    return try storing { () throws(StoreFault) in try planner.store.task(number) }.map { pick.names(title: $0.title) }
      ?? false
  }

  /// A new task; of today where the line names no day, as today is what the menu shows. What keeps it from being added is
  /// said with the line, which would be lost else.
  func add(_ line: String, _ look: BarLook) -> Outcome {
    if BarPick(line, look).isEmpty { return Outcome() }
    var outcome: Outcome
    do throws(UsageFault) {
      let standpoint = try question(look).presentPlanner().standpoint
      let isUndated = QuickEntry.draft(of: line, from: standpoint)?.day(from: standpoint) == .undated
      outcome = run(["add"] + (isUndated ? ["--date", "today"] : []), .add, ["--", line])
    } catch {
      outcome = Outcome(remarks: error.notice(in: look.voice.language).text(plain: look.voice.plain), status: 2)
    }
    if outcome.status == 2 {
      let words = look.voice.language == .german ? "nicht aufgenommen" : "not added"
      outcome.remarks = "restzeit: \(words): \(clean(line))\n" + outcome.remarks
    }
    return outcome
  }

  /// rofi's script mode (rofi-script(5)): first the rows, then what was picked or typed, and the rows as they are after it.
  func rofi(_ look: BarLook) throws(UsageFault) -> Outcome {
    let picked = session.environment["ROFI_INFO"] ?? ""
    let typed = arguments.operands.dropFirst().joined(separator: " ")
    let outcome: Outcome? =
      switch session.environment["ROFI_RETV"] {
      case "1" where picked == "undo": run(["undo"], .undo)
      case "1" where picked.hasPrefix("done "): run(["done", String(picked.dropFirst(5))], .done)
      case "2" where !BarPick(typed, look).isEmpty: add(typed, look)
      default: nil
      }
    let message = outcome.map { outcome in
      let said = (outcome.output.isEmpty ? outcome.remarks : outcome.output).split(separator: "\n")
      // What could not be done, and why.
      return said.prefix(outcome.status == 2 ? 2 : 1).joined(separator: " · ")
    }
    let face = try face(.rofi, look)
    let canUndo = outcome?.status == 0 && picked != "undo"
    return Outcome(output: face.rows(try answer(look), message: message, canUndo: canUndo))
  }
}

extension Session {
  /// Of a program that rofi runs as its script: what was picked or typed stands last (rofi-script(5)) and is text, whatever
  /// it begins with.
  var withTextOfRofi: Session {
    guard (environment.filled("ROFI_RETV") ?? "0") != "0", let text = arguments.last else { return self }
    let own = arguments.dropLast()
    guard !own.contains("--"), let asked = try? Arguments(Array(own)), asked.command == .bar,
      asked.operands.first.flatMap({ BarFormat(rawValue: $0) })?.resolved(in: environment) == .rofi
    else { return self }
    var session = self
    session.arguments = own + ["--", text]
    return session
  }
}
