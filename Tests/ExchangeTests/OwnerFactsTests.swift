import Exchange
import Testing

/// What an export of Outlook says of its owner.
struct OwnerFactsTests {
  private static func facts(_ lines: String...) -> OwnerFacts {
    OwnerFacts(ofCalendar: (["BEGIN:VCALENDAR"] + lines).joined(separator: "\r\n"))
  }

  private static let times = ["X-MS-OLK-WKHRSTART;TZID=\"A:B\":080000", "X-MS-OLK-WKHREND:173000"]

  @Test(arguments: [
    ("MO,TU,WE,TH,FR", "mon-fri 08:00-17:30"), ("FR,MO", "mon 08:00-17:30; fri 08:00-17:30"),
    ("SU,SA,MO", "mon 08:00-17:30; sat-sun 08:00-17:30"), ("MO,XX", nil), ("", nil),
  ])
  func `working days are said in runs`(days: String, hours: String?) {
    #expect(Self.facts(Self.times[0], Self.times[1], "X-MS-OLK-WKHRDAYS:\(days)").hours == hours)
  }

  @Test func `hours without an end, backwards or of no time are none`() {
    let days = "X-MS-OLK-WKHRDAYS:MO"
    #expect(Self.facts(Self.times[0], days).hours == nil)
    #expect(Self.facts("X-MS-OLK-WKHRSTART:180000", Self.times[1], days).hours == nil)
    #expect(Self.facts("X-MS-OLK-WKHRSTART:8", Self.times[1], days).hours == nil)
  }

  @Test(arguments: [
    ("X-OWNER;CN=\"a:b\":mailto:me@example.org", "me@example.org"), ("X-OWNER:MAILTO:me@example.org", "me@example.org"),
    ("X-OWNER:me", nil), ("X-OWNER:a@b@c", nil), ("X-OWNER:@b", nil), ("X-OWNER:a b@c", nil),
  ])
  func `the owner is an address`(line: String, address: String?) {
    #expect(Self.facts(line).address == address)
  }

  @Test func `what stands in an event says nothing of the owner, nor does a line that is cut`() {
    #expect(Self.facts("BEGIN:VEVENT", "X-OWNER:mailto:me@example.org").address == nil)
    #expect(Self.facts("no line at all", "X-OWNER:mailto:me@", " example.org").address == "me@example.org")
    #expect(OwnerFacts(ofCalendar: "").hours == nil)
  }
}
