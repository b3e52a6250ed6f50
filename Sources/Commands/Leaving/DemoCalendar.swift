/// Made-up calendars. Their events repeat, so that every day looks like one; their times are local ones, in any zone.
enum DemoCalendar: String, CaseIterable {
  case work, team, home

  /// `name` in English and German; `at` from HHMM to HHMM, whole days without; more lines of RFC 5545.
  private struct Event {
    let names: (english: String, german: String)
    var at: (from: String, to: String)?
    let rule: String
    var more: [String] = []
  }

  private var events: [Event] {
    switch self {
    case .work:
      [
        Event(
          names: ("Stand-up", "Stand-up"), at: ("0900", "0915"), rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        Event(names: ("Design review", "Entwurf besprechen"), at: ("1400", "1530"), rule: "FREQ=WEEKLY;BYDAY=MO,TU,TH"),
        Event(names: ("Weekly planning", "Wochenplanung"), at: ("1000", "1100"), rule: "FREQ=WEEKLY;BYDAY=MO,WE"),
        Event(
          names: ("Desk booked", "Arbeitsplatz gebucht"), rule: "FREQ=WEEKLY;BYDAY=TU,FR", more: ["TRANSP:TRANSPARENT"]),
      ]
    case .team:
      [
        Event(
          names: ("Vendor shows the new release", "Lieferantin zeigt die neue Version"), at: ("1530", "1630"),
          rule: "FREQ=DAILY",
          more: [
            "ORGANIZER:mailto:boss@example.org", "ATTENDEE;PARTSTAT=DECLINED:mailto:me@example.org",
            "ATTENDEE;PARTSTAT=ACCEPTED:mailto:other@example.org",
          ]),
        Event(names: ("Pairing", "Zu zweit am Code"), at: ("1100", "1145"), rule: "FREQ=WEEKLY;BYDAY=TU,WE,FR,SA"),
      ]
    case .home:
      [
        Event(names: ("Italian course", "Italienischkurs"), at: ("1830", "2000"), rule: "FREQ=WEEKLY;BYDAY=TU,TH"),
        Event(names: ("Lunch with Kim", "Mittagessen mit Kim"), at: ("1145", "1300"), rule: "FREQ=WEEKLY;BYDAY=FR,SU"),
      ]
    }
  }

  /// As a file of RFC 5545.
  func text(german: Bool) -> String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//restzeit//demo//EN"]
    for (index, event) in events.enumerated() {
      lines += ["BEGIN:VEVENT", "UID:\(rawValue)-\(index)@example.org", "DTSTAMP:20240101T000000Z"]
      lines.append("SUMMARY:\(german ? event.names.german : event.names.english)")
      if let (from, to) = event.at {
        lines += ["DTSTART:20240101T\(from)00", "DTEND:20240101T\(to)00"]
      } else {
        lines += ["DTSTART;VALUE=DATE:20240101", "DTEND;VALUE=DATE:20240102"]
      }
      lines += ["RRULE:\(event.rule)"] + event.more + ["END:VEVENT"]
    }
    return (lines + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
  }
}
