import FoundationEssentials
import TestSupport
import Testing

/// That the demo shows a day worth looking at, on whichever day of the week it is run.
@Suite struct SampleDaysTests {
  private struct Answer: Decodable {
    let exact: Bool
    let left: Int
    let planned: Int
    let line_before: Int?
  }

  @Test func `each day of the sample week is full, and the line falls inside the list`() throws {
    let rows = try Table("sample-days.txt").rows
    #expect(rows.count == 7)
    for row in rows {
      let arguments = [
        "today", "--json", "--zone", "Europe/Zurich", "--now", "\(row[0])T09:10:00+01:00",
        "--calendar", "SampleCalendars", "--me", "me@example.org", "--tasks", "SampleCalendars/tasks.txt",
        "--hours", "mon-fri 08:00-12:00,13:00-17:00; sat-sun 10:00-14:00",
      ]
      let run = try ChildProcess.run(
        Program.path, arguments, environment: ["XDG_CONFIG_HOME": "/dev/null"], directory: Project.root)
      let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output))
      #expect(run.exitStatus == 0 && run.errors.isEmpty, "\(row)")
      #expect(answer.exact && answer.left == Int(row[1]).map { $0 * 60 }, "\(row)")
      #expect(answer.planned == Int(row[2]).map { $0 * 60 } && answer.line_before == Int(row[3]), "\(row)")
    }
  }
}
