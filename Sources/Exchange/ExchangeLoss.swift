public import BudgetCore

/// What of a store a format has no place for, and of how many tasks, dates or entries.
public struct ExchangeLoss: Hashable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Of tasks: their notes, and when they are called to mind.
    case notes, reminders
    /// Of tasks: characters that no text of a calendar may hold.
    case characters
    /// Of tasks: that the morning question leaves them alone for now, and at the end of which days they were open.
    case quiet, daysLeftOpen
    /// The hours of single dates.
    case hours
    /// Entries of calendars that no longer count.
    case releases
  }

  public let kind: Kind
  /// Positive.
  public let count: Int
}

extension ExchangeFormat {
  /// What is lost of a record in this format, in the order of the kinds; empty when nothing is. O(n).
  public func losses(of record: StoreRecord, today: CivilDate) -> [ExchangeLoss] {
    ExchangeLoss.Kind.allCases.compactMap { kind in
      let count = count(of: kind, record, today)
      return count == 0 || !hasNoPlace(for: kind) ? nil : ExchangeLoss(kind: kind, count: count)
    }
  }

  private func hasNoPlace(for kind: ExchangeLoss.Kind) -> Bool {
    switch (self, kind) {
    case (.json, _), (.calendar, .notes), (.calendar, .reminders), (.todoTxt, .characters): false
    case (.calendar, _), (.todoTxt, _): true
    }
  }

  private func count(of kind: ExchangeLoss.Kind, _ record: StoreRecord, _ today: CivilDate) -> Int {
    func tasks(_ isMeant: (TaskRecord) -> Bool) -> Int { record.tasks.count(where: isMeant) }
    switch kind {
    case .notes: return tasks { $0.note != nil }
    case .reminders: return tasks { $0.reminder != nil }
    case .characters:
      return tasks { task in
        [task.title, task.note, task.category].contains { !($0.map(ContentWriter.holds) ?? true) }
      }
    case .quiet: return tasks { $0.state == .open && $0.quietUntil.map { $0 > today } ?? false }
    case .daysLeftOpen: return tasks { !$0.leftOpen.isEmpty }
    case .hours: return record.hours.count { $0.text != nil }
    case .releases: return record.releases.count { $0.from != nil }
    }
  }
}
