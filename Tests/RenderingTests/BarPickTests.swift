import Testing

@testable import Rendering

@Suite struct BarPickTests {
  private static let long = String(repeating: "Report ", count: 12)

  @Test(arguments: [
    ("#12 Report", "en"), ("#12 Report · 1 h", "en"), ("#12 Report · 1 h · on an event", "en"),
    ("#12 14:00 Report · no duration", "en"), ("#12 14:00–14:45 Report · 45 min", "en"),
    ("#12 23:30–Tue 00:15 Report · 45 min", "en"), ("#12 23:30–24:00 Report", "en"),
    ("#12 02:30+02:00–02:45+01:00 Report · 1 h 15 min", "en"), ("#12 14:00-14:45 Report - 45 Min.", "de ascii"),
    ("#12 14:00 bis 14:45 Report, 45 Minuten", "de plain"), ("#12 14:00 to 14:45 Report", "en plain ascii"),
    ("#12 02:30+02:00 to 02:45+01:00 Report", "en plain"),
  ])
  func `a line of a menu is its task's, with a time or without, whatever is said behind the title`(
    line: String, flags: String
  ) {
    let pick = BarPick(line, BarSample.look(flags))
    #expect(pick.number == 12 && pick.names(title: "Report"))
  }

  @Test(arguments: [
    ("#12 Reporting", "en"), ("#12 Repor", "en"), ("#12 Report 1 h", "en"), ("#12 Report, 1 h", "en"),
    ("#12 Report - 1 h", "en"), ("#12 Report · 1 h", "en ascii"), ("#12 14 Report", "en"), ("#12 14:0 Report", "en"),
    ("#12 14:00Report", "en"), ("#12 14:00- Report", "en"), ("#12 14:00–14:45 Report", "en ascii"),
    ("#12  Report", "en"), ("#12 the Report", "en"), ("#12 report", "en"), ("#12", "en"), ("#12 ", "en"),
  ])
  func `what is not the title, the whole of it and only it, makes a line no task's`(line: String, flags: String) {
    #expect(!BarPick(line, BarSample.look(flags)).names(title: "Report"))
  }

  @Test(arguments: [
    "12 Report", "##12 Report", "#+12 Report", "#012 Report", "# 12 Report", " #12 Report", "#12x Report",
    "#99999999999999999999 x", "",
  ])
  func `a number that a menu does not write so is none`(line: String) {
    #expect(BarPick(line, BarSample.look("en")).number == nil)
  }

  @Test(arguments: [
    ("a · b", "#1 a · b · 1 h", "en"), ("14:00 Tea", "#1 14:00 Tea · 1 h", "en"), (" ", "#1 (no title)", "en"),
    (" ", "#1 (ohne Titel) - 1 h", "de ascii"), ("Grüsse 漢", "#1 Gruesse ? - 1 h", "en ascii"),
    ("a\n\u{202E}b\u{1B}c", "#1 a b\u{FFFD}c", "en"), ("── x", "#1 x, 1 hour", "en plain"),
    ("e\u{301}", "#1 e\u{301} · 1 h", "en"),
    (long, "#1 Report Report Report Report Report Report Report Report Rep…", "en"),
    (long, "#1 Report Report Report Report Report Report Report Report Rep... - 1 h", "en ascii"),
  ])
  func `a title is known as the menu shows it: clean, cut, in the letters asked for`(
    title: String, line: String, flags: String
  ) {
    #expect(BarPick(line, BarSample.look(flags)).names(title: title))
    #expect(!BarPick(line, BarSample.look(flags)).names(title: title + "x") || title == Self.long)
  }

  @Test func `a remark is what the menu marks as one, with the sign that it has`() {
    func isRemark(_ line: String, _ flags: String) -> Bool { BarPick(line, BarSample.look(flags)).isRemark }
    #expect(isRemark("· free: 9:00", "en") && isRemark("- free: 9:00", "en ascii") && isRemark("· ", "de plain"))
    #expect(!isRemark("- free", "en") && !isRemark("· free", "en ascii") && !isRemark("·free", "en"))
  }
}
