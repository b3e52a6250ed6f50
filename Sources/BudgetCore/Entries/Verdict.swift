/// Whether an entry counts as busy, and the rule that says so.
public struct Verdict: Hashable, Sendable {
  /// What decided, by the first rule that applies.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// STATUS:CANCELLED (RFC 5545 §3.8.1.11).
    case cancelled
    /// METHOD:CANCEL (RFC 5546 §3.2.5).
    case methodCancel = "method-cancel"
    /// The own address's PARTSTAT is DECLINED (RFC 5545 §3.2.12).
    case declined
    /// X-MICROSOFT-CDO-BUSYSTATUS (MS-OXCICAL §2.1.3.1.1.20.25).
    case busystatusFree = "busystatus-free"
    case busystatusElsewhere = "busystatus-workingelsewhere"
    case busystatusTentative = "busystatus-tentative"
    case busystatusBusy = "busystatus-busy"
    case busystatusOutOfOffice = "busystatus-oof"
    /// TRANSP:TRANSPARENT (RFC 5545 §3.8.2.7).
    case transparent
    /// STATUS:TENTATIVE, or the own PARTSTAT is TENTATIVE.
    case tentative
    /// The own PARTSTAT is NEEDS-ACTION.
    case needsAction = "needs-action"
    case wholeDay = "whole-day"
    case opaque
    /// A FREEBUSY period (RFC 5545 §3.8.2.6), by its FBTYPE.
    case freebusyBusy = "freebusy-busy"
    case freebusyFree = "freebusy-free"
    /// The person said that it ended early, or is none of theirs.
    case released
  }

  public let counts: Bool
  public let rule: Rule

  public init(counts: Bool, rule: Rule) {
    self.counts = counts
    self.rule = rule
  }
}
