import BudgetCore
import Recurrence
import TestSupport
import Testing

@Suite struct TextTests {
  @Test func `each text is read as the sound rule beside it, and its oddities are told`() throws {
    for row in try Table("texts.txt").rows {
      let parsed = RecurrenceRule.parse(row[0])
      if row[1] == "nothing" {
        #expect(parsed.rule == nil, "\(row)")
      } else {
        let sound = RecurrenceRule.parse(row[1])
        #expect(sound.rule != nil && (sound.oddities.isEmpty || row[0] == row[1]), "\(row)")
        #expect(parsed.rule == sound.rule, "\(row)")
      }
      let told = parsed.oddities.map { oddity in
        ["\(oddity.fact)", oddity.part, oddity.text].filter { !$0.isEmpty }.joined(separator: " ")
      }
      #expect(told.joined(separator: ", ") == row[2], "\(row)")
    }
  }

  @Test func `a rule that is not understood says that instances may be missing`() throws {
    for row in try Table("texts.txt").rows where row[1] == "nothing" {
      let oddities = RecurrenceRule.parse(row[0]).oddities
      #expect(!oddities.filter(\.mayMissInstances).isEmpty, "\(row)")
    }
    let lossless = RecurrenceRule.parse("FREQ=WEEKLY;BYDAY=1FR;X-A=1;INTERVAL=0").oddities
    #expect(lossless.count == 3 && lossless.filter(\.mayMissInstances).isEmpty)
  }

  @Test func `every part lands in its property`() throws {
    let text =
      "FREQ=YEARLY;INTERVAL=2;COUNT=3;BYSECOND=1,0;BYMINUTE=2;BYHOUR=3;BYDAY=-1SU,MO;BYMONTHDAY=-4,5;"
      + "BYYEARDAY=6,-7;BYMONTH=8;BYSETPOS=9;WKST=SU"
    let rule = try #require(RecurrenceRule.parse(text).rule)
    var expected = RecurrenceRule(.yearly)
    expected.interval = 2
    expected.count = 3
    expected.bySecond = [0, 1]
    expected.byMinute = [2]
    expected.byHour = [3]
    expected.byDay = [.init(.monday), .init(ordinal: -1, .sunday)]
    expected.byMonthDay = [-4, 5]
    expected.byYearDay = [-7, 6]
    expected.byMonth = [8]
    expected.bySetPos = [9]
    expected.weekStart = .sunday
    #expect(rule == expected)
    #expect(RecurrenceRule.parse("FREQ=YEARLY;BYWEEKNO=-1,20").rule?.byWeekNo == [-1, 20])
    let until = RecurrenceRule.parse("FREQ=YEARLY;UNTIL=19970902T090000").rule?.until
    #expect(until == CivilDateTime(basic: "19970902T090000").map { .local($0) })
  }

  @Test func `another calendar keeps its name, its leap months and its thirteenth`() {
    let parsed = RecurrenceRule.parse("rscale=chinese;FREQ=YEARLY;BYMONTH=5L,13;SKIP=BACKWARD")
    #expect(parsed.rule?.scale == "CHINESE" && parsed.rule?.byMonth == [5, 13] && parsed.rule?.skip == .backward)
    #expect(parsed.oddities.isEmpty)
  }

  @Test func `whole days have no times, and hours become days`() {
    func whole(_ text: String) -> RecurrenceRule? { RecurrenceRule.parse(text).rule?.forWholeDays() }
    func sound(_ text: String) -> RecurrenceRule? { RecurrenceRule.parse(text).rule }
    #expect(whole("FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=1;BYSECOND=2") == sound("FREQ=WEEKLY;BYDAY=MO"))
    #expect(whole("FREQ=DAILY;BYHOUR=9,10;BYSETPOS=2;COUNT=3") == sound("FREQ=DAILY;COUNT=3"))
    #expect(whole("FREQ=HOURLY;INTERVAL=48;COUNT=3") == sound("FREQ=DAILY;INTERVAL=2;COUNT=3"))
    #expect(whole("FREQ=MINUTELY;INTERVAL=5;COUNT=3;BYDAY=MO") == sound("FREQ=DAILY;BYDAY=MO"))
    #expect(whole("FREQ=HOURLY;INTERVAL=25;COUNT=30") == sound("FREQ=DAILY"))
  }
}
