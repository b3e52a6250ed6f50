internal import BudgetCore
internal import Exchange
internal import Host
internal import Rendering
internal import TaskStore

extension Question {
  /// The format that flags name; nil without any.
  private func givenFormat() throws(UsageFault) -> ExchangeFormat? {
    if arguments.has(.ics), arguments.has(.todoTxt) { throw .exclusive(.ics, .todoTxt) }
    return arguments.has(.ics) ? .calendar : arguments.has(.todoTxt) ? .todoTxt : nil
  }

  /// `restzeit export [FILE]`: everything, on standard output or into a file that only its user may read. Makes no store.
  func export() throws(UsageFault) -> Outcome {
    let format = try givenFormat() ?? .json
    let store = try door.existing()
    let record = try storing { () throws(StoreFault) in try store?.record() ?? StoreRecord() }
    let text = format.text(of: record, now: exactNow, zone: zone)
    let losses = format.losses(of: record, today: zone.wall(at: now).date)
    let said = losses.isEmpty ? "" : "restzeit: \(format.words(for: losses, in: voice.language))\n"
    guard let path = arguments.operands.first, path != "-" else {
      return Outcome(output: text, remarks: said + saidRemarks)
    }
    do throws(PrivateFile.WriteFailure) {
      try PrivateFile(path.hasPrefix("/") ? path : "./\(path)").replace(with: text, overOnly: format.mark)
    } catch {
      throw .leaving(.unwritable(path, error.reason))
    }
    var outcome = outcome(.exported(ExportedAnswer(path: path, tasks: record.tasks.count)), status: 0)
    outcome.remarks = said + outcome.remarks
    return outcome
  }

  /// In bytes: some three hundred thousand tasks.
  private static var longestImport: Int { 256 << 20 }

  /// `restzeit import FILE`: what an export, a calendar or a todo.txt holds, in one change.
  func importing() throws(UsageFault) -> Outcome {
    guard let path = arguments.operands.first else { throw .operandMissing(.importing) }
    if arguments.operands.count > 1 { throw .wordTooMany(arguments.operands[1], .importing) }
    let given = try givenFormat()
    let text: String
    do throws(TextFile.Failure) {
      text = try TextFile(path).text(limit: Question.longestImport)
    } catch {
      throw .leaving(.unreadable(path, error))
    }
    guard let format = given ?? ExchangeFormat(of: text, named: path) else { throw .leaving(.unknownFormat(path)) }
    // A file that is not taken makes no store.
    let today = try presentPlanner().today
    let untitled = voice.language == .german ? "Ohne Titel" : "Untitled"
    let reading: ExchangeReading
    do throws(ExchangeFault) {
      reading = try format.read(text, today: today, untitled: untitled, zone: zone, zones: zones)
    } catch {
      throw .leaving(.notTaken(path, error))
    }
    let planner = try self.planner()
    let count = try merge(reading.record, planner, path)
    let hasChanged = count.added + count.changed + count.removed + count.hours + count.releases > 0
    // Hours may be among it, so the day is looked at anew.
    let budget = hasChanged ? try self.planner().budget() : nil
    return outcome(
      .imported(
        ImportedAnswer(count: count, others: reading.others, repeating: reading.repeating, budget: budget)), status: 0)
  }

  /// Nothing is changed where the hours of the dates would not go together: no day could be reckoned any more.
  private func merge(_ record: StoreRecord, _ planner: Planner, _ path: String) throws(UsageFault) -> MergeCount {
    var clash: CivilDate?
    do throws(UsageFault) {
      return try planner.change(.import) { open throws(StoreFault) in
        let count = try open.merge(record)
        if count.hours > 0 {
          clash = Question.clash(try planner.store.record().hours)
          if clash != nil { throw StoreFault.refusedValue }
        }
        return count
      }
    } catch {
      if let clash { throw .leaving(.hoursClash(path, clash)) }
      throw error
    }
  }

  /// The first date whose hours do not go with those before it.
  private static func clash(_ hours: [StoreRecord.Hours]) -> CivilDate? {
    var week = WorkingWeek.none
    for hours in hours {
      guard let text = hours.text else { continue }
      guard let windows = try? WorkingWeek.parseWindows(text),
        let next = try? week.setting(windows, on: hours.day)
      else { return hours.day }
      week = next
    }
    return nil
  }
}

extension ExchangeFormat {
  /// What an export in this format has in its beginning: nothing else is ever written over, no calendar and no store.
  fileprivate var mark: String {
    switch self {
    case .json: "{\"restzeit\":\"export\""
    case .calendar: "PRODID:-//restzeit//"
    case .todoTxt: " uuid:"
    }
  }
}
