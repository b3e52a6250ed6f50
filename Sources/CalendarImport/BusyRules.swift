internal import BudgetCore

/// What decides whether a component counts, gathered from its properties.
struct BusyFacts: Hashable, Sendable {
  /// In upper case.
  var status: String?
  var isTransparent = false
  /// X-MICROSOFT-CDO-BUSYSTATUS, in upper case; INTENDEDSTATUS is never read.
  var busystatus: String?
  /// The PARTSTAT of the user's own addresses, in upper case; NEEDS-ACTION where none is given (RFC 5545 §3.2.12).
  var ownAnswers: [String] = []
  var someoneDeclined = false
  var isCancelledByMethod = false
}

/// The rules of what counts as busy, the first that applies from the top.
enum BusyRules {
  static func verdict(_ facts: BusyFacts, isWholeDay: Bool, policy: BusyPolicy) -> Verdict {
    if facts.isCancelledByStatus { return Verdict(counts: false, rule: .cancelled) }
    if facts.isCancelledByMethod { return Verdict(counts: false, rule: .methodCancel) }
    if facts.isDeclined { return Verdict(counts: false, rule: .declined) }
    // What the calendar's owner set explicitly stands above what a program exported.
    if isWholeDay, policy.ignoresWholeDays { return Verdict(counts: false, rule: .wholeDay) }
    if let verdict = byBusystatus(facts, policy: policy) { return verdict }
    if facts.isTransparent { return Verdict(counts: policy.countsTransparent, rule: .transparent) }
    if facts.status == "TENTATIVE" || facts.ownAnswers.contains("TENTATIVE") {
      return Verdict(counts: !policy.ignoresTentative, rule: .tentative)
    }
    if facts.ownAnswers.contains("NEEDS-ACTION") {
      return Verdict(counts: !policy.ignoresTentative, rule: .needsAction)
    }
    return Verdict(counts: true, rule: isWholeDay ? .wholeDay : .opaque)
  }

  private static func byBusystatus(_ facts: BusyFacts, policy: BusyPolicy) -> Verdict? {
    switch facts.busystatus {
    case "FREE": Verdict(counts: policy.countsTransparent, rule: .busystatusFree)
    case "WORKINGELSEWHERE": Verdict(counts: policy.countsTransparent, rule: .busystatusElsewhere)
    case "TENTATIVE": Verdict(counts: !policy.ignoresTentative, rule: .busystatusTentative)
    case "BUSY": Verdict(counts: true, rule: .busystatusBusy)
    case "OOF": Verdict(counts: true, rule: .busystatusOutOfOffice)
    default: nil
    }
  }
}

extension BusyFacts {
  /// STATUS:CANCELLED, in the American spelling too.
  var isCancelledByStatus: Bool { status == "CANCELLED" || status == "CANCELED" }

  var isCancelled: Bool { isCancelledByStatus || isCancelledByMethod }

  /// One own address declined, and no other own address took it on.
  fileprivate var isDeclined: Bool {
    ownAnswers.contains("DECLINED") && !ownAnswers.contains { $0 == "ACCEPTED" || $0 == "TENTATIVE" }
  }

  /// Takes an ATTENDEE into account.
  mutating func take(attendee: Property, own: Set<String>) {
    let answer = attendee.parameter("PARTSTAT")?.uppercased() ?? "NEEDS-ACTION"
    let addresses = [attendee.value, attendee.parameter("EMAIL") ?? ""].map(BusyFacts.address)
    if addresses.contains(where: own.contains) {
      ownAnswers.append(answer)
    } else if own.isEmpty, answer == "DECLINED" {
      someoneDeclined = true
    }
  }

  /// An address as it is compared: without `mailto:` and regard to case.
  static func address(_ text: String) -> String {
    let lower = text.trimmed.lowercased()
    return lower.hasPrefix("mailto:") ? lower.dropFirst(7).trimmed : lower
  }
}
