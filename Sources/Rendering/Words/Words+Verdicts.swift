import BudgetCore

extension Words {
  /// `counts: …` or `does not count: …`, with the rule.
  func verdict(_ verdict: Verdict) -> String {
    (verdict.counts ? say("counts", "zählt") : say("does not count", "zählt nicht")) + ": " + rule(verdict)
  }

  private func rule(_ verdict: Verdict) -> String {
    switch verdict.rule {
    case .cancelled: say("cancelled (STATUS:CANCELLED)", "abgesagt (STATUS:CANCELLED)")
    case .methodCancel: say("cancelled (METHOD:CANCEL)", "abgesagt (METHOD:CANCEL)")
    case .declined: say("declined by you", "von dir abgelehnt")
    case .busystatusFree: say("shown as free (BUSYSTATUS:FREE)", "als frei gezeigt (BUSYSTATUS:FREE)")
    case .busystatusElsewhere:
      say("working elsewhere (BUSYSTATUS:WORKINGELSEWHERE)", "arbeitet anderswo (BUSYSTATUS:WORKINGELSEWHERE)")
    case .busystatusTentative:
      say("shown as tentative (BUSYSTATUS:TENTATIVE)", "unter Vorbehalt (BUSYSTATUS:TENTATIVE)") + chosen(verdict)
    case .busystatusBusy: say("shown as busy (BUSYSTATUS:BUSY)", "als belegt gezeigt (BUSYSTATUS:BUSY)")
    case .busystatusOutOfOffice: say("out of office (BUSYSTATUS:OOF)", "abwesend (BUSYSTATUS:OOF)")
    case .transparent:
      say("marked free (TRANSP:TRANSPARENT)", "als frei markiert (TRANSP:TRANSPARENT)")
        + (verdict.counts ? say(", set to count", ", zählt laut Einstellung") : "")
    case .tentative: say("tentative", "unter Vorbehalt") + chosen(verdict)
    case .needsAction: say("not answered yet (NEEDS-ACTION)", "noch nicht beantwortet (NEEDS-ACTION)") + chosen(verdict)
    case .wholeDay: say("whole day", "ganztägig") + chosen(verdict)
    case .opaque: say("busy, as nothing says otherwise", "belegt, da nichts anderes steht")
    case .freebusyBusy: say("busy (VFREEBUSY)", "belegt (VFREEBUSY)")
    case .freebusyFree: say("free (FBTYPE=FREE)", "frei (FBTYPE=FREE)")
    case .released: say("released by you", "von dir freigegeben")
    }
  }

  /// What counts by default and was set not to.
  private func chosen(_ verdict: Verdict) -> String {
    verdict.counts ? "" : say(", set to be ignored", ", laut Einstellung nicht gezählt")
  }
}
