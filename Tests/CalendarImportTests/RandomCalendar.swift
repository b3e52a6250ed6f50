import BudgetCore
import TestSupport

/// Seeded random calendars that crowd around one day: what a scan could take for something else is frequent in them.
struct RandomCalendar {
  private var random: Seeded
  private var uids: [String]
  private var lineEnd = "\r\n"

  init(seed: UInt64) {
    random = Seeded(seed)
    uids = (0..<4).map { "u\($0)@example.org" }
    uids += [
      "a,b", "a;b", "a\\,b", "a\\nb", " spaced ", "ü@example.org", "x:y", "quote\"d", "UPPER@EXAMPLE.ORG", "a\\b",
    ]
  }

  /// Some files by their names, which lie in one calendar.
  mutating func files() -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for number in 0..<(chance(30) ? 2 : 1) {
      lineEnd = chance(70) ? "\r\n" : "\n"
      files["\(number).ics"] = Array(calendar().utf8)
    }
    return files
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func one<Element>(of list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private mutating func calendar() -> String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:" + (chance(95) ? "2.0" : "1.0")]
    if chance(10) { lines.append("X-WR-TIMEZONE:" + one(of: ["America/New_York", "Nowhere/Land"])) }
    if chance(5) { lines.append("METHOD:CANCEL") }
    if chance(20) { lines += definition }
    for _ in 0..<Int.random(in: 1...7, using: &random) { lines += event() }
    if chance(10) { lines += definition }
    if chance(10) { lines += ["BEGIN:VTODO", "DTSTART:20260310T080000Z", "END:VTODO"] }
    if chance(95) { lines.append("END:VCALENDAR") }
    return lines.map { $0 + lineEnd }.joined()
  }

  private let definition = [
    "BEGIN:VTIMEZONE", "TZID:Own", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+1400",
    "TZOFFSETTO:+1400",
    "END:STANDARD", "END:VTIMEZONE",
  ]

  // MARK: Events

  private mutating func event() -> [String] {
    var lines: [String] = []
    if chance(92) { lines.append("UID:" + (chance(80) ? uids[Int.random(in: 0..<3, using: &random)] : one(of: uids))) }
    if chance(3) { lines.append("UID:second") }
    lines += times()
    if chance(25) { lines.append("RECURRENCE-ID" + odd(range) + value(near: 9)) }
    if chance(40) { lines.append("RRULE:" + rule()) }
    if chance(3) { lines.append("RRULE:" + rule()) }
    if chance(5) { lines.append("EXRULE:" + rule()) }
    if chance(8) { lines.append("RDATE" + value(near: 9)) }
    if chance(15) { lines.append("EXDATE" + value(near: 9)) }
    if chance(25) { lines.append("SEQUENCE:\(Int.random(in: 0...2, using: &random))") }
    if chance(20) { lines.append("DTSTAMP:202601\(one(of: ["01", "02"]))T000000Z") }
    if chance(10) { lines.append("STATUS:" + one(of: ["CANCELLED", "TENTATIVE", "CONFIRMED"])) }
    if chance(10) { lines.append("TRANSP:TRANSPARENT") }
    if chance(20) {
      lines.append("SUMMARY:" + one(of: ["Meeting", "BEGIN:VEVENT", "über", "DTSTART:20260310T080000Z"]))
    }
    if chance(10) { lines += alarm() }
    if chance(20) { lines.shuffle(using: &random) }
    lines = lines.map { line in chance(4) ? strange(line) : line }
    if chance(3) { lines.insert(one(of: ["stray text", "", "RRULE", ":x", "DTSTART", "\u{1}"]), at: 0) }
    return [spelled("BEGIN:VEVENT")] + lines + (chance(98) ? [spelled("END:VEVENT")] : [])
  }

  private let range = [";RANGE=THISANDFUTURE", ";X=\"RANGE=THISANDFUTURE\"", ";range=thisandfuture"]

  /// A parameter that is seldom there.
  private mutating func odd(_ list: [String]) -> String { chance(15) ? one(of: list) : "" }

  private mutating func times() -> [String] {
    var lines: [String] = []
    if chance(97) { lines.append("DTSTART" + value(near: one(of: [9, 9, 30, 400, 9000]))) }
    if chance(55) {
      let start = lines.last?.dropFirst(7) ?? ":20260310T080000Z"
      lines.append("DTEND" + (chance(60) ? later(than: String(start)) : value(near: 9)))
    } else if chance(60) {
      lines.append(
        "DURATION:" + one(of: ["PT1H", "PT0S", "P1D", "P2W", "-PT15M", "P1DT1H", "PT999999999H", "P999999999D", "P"]))
    }
    return lines
  }

  /// Parameters and value of a date or time, most often within `days` of 10 March 2026.
  private mutating func value(near days: Int) -> String {
    let day = Self.date(20_522 + Int.random(in: -days...min(days, 200), using: &random))
    if chance(18) { return (chance(80) ? ";VALUE=DATE:" : ":") + day }
    let clock = "T" + one(of: ["000000", "080000", "120000", "233000", "023000", "240000", "2359"])
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: return ":" + day + clock + "Z"
    case 3: return ":" + day + clock
    case 4:
      return one(of: [";TZID=Own:", ";TZID=Gone:", ";TZID=W. Europe Standard Time:", ";TZID=\"Europe/Zurich\":"]) + day
        + clock
    case 5:
      return one(of: [";TZID=europe/zurich:", ";TZID=/x/Europe/Zurich:", ";TZID=Europe/Nowhere:", ";X=1:"]) + day
        + clock
    default: return ";TZID=" + one(of: ["Europe/Zurich", "Pacific/Apia", "America/New_York"]) + ":" + day + clock
    }
  }

  /// The same parameters, a later value: an hour, or some days.
  private mutating func later(than start: String) -> String {
    guard let colon = start.lastIndex(of: ":") else { return start }
    let text = start[start.index(after: colon)...]
    let days = Int.random(in: 0...3, using: &random)
    let day = Self.date((Self.days(text.prefix(8)) ?? 20_522) + (text.count == 8 ? days + 1 : days / 3))
    return start[...colon] + day + text.dropFirst(8).replacing("T08", with: "T09").replacing("T12", with: "T13")
  }

  private static func date(_ day: Int) -> String {
    CivilDate(daysSince1970: day).iso8601.filter { $0 != "-" }
  }

  private static func days(_ text: Substring) -> Int? {
    CivilDate(iso8601: text.prefix(4) + "-" + text.dropFirst(4).prefix(2) + "-" + text.suffix(2))?.daysSince1970
  }

  private mutating func rule() -> String {
    var parts = ["FREQ=" + one(of: ["DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "YEARLY", "HOURLY", "daily", "MINUTELY"])]
    if chance(35) { parts.append("INTERVAL=\(one(of: [2, 3, 5, 7, 0]))") }
    if chance(25) { parts.append("COUNT=\(one(of: [1, 2, 5, 10, 60, 10_000, 0]))") }
    if chance(25) { parts.append("UNTIL" + "=" + String(value(near: 9).split(separator: ":").last ?? "")) }
    if chance(25) { parts.append("BYDAY=" + one(of: ["MO", "TU,TH", "1TU", "-1FR", "WE,SU", "XX"])) }
    if chance(10) { parts.append("BYMONTH=" + one(of: ["3", "1,12", "13"])) }
    if chance(10) { parts.append("BYMONTHDAY=" + one(of: ["10", "-1", "31", "9,11"])) }
    if chance(5) {
      parts.append(one(of: ["BYSETPOS=-1", "BYHOUR=9,17", "WKST=SU", "BYYEARDAY=69", "BYWEEKNO=11", "RSCALE=HEBREW"]))
    }
    return parts.joined(separator: ";") + (chance(3) ? one(of: [";", " ", "\u{1}", ";COUNT=2"]) : "")
  }

  private mutating func alarm() -> [String] {
    let inner = ["TRIGGER:-PT15M", "DURATION:PT5M", "DTSTART:20260310T080000Z", "REPEAT:2"]
    return ["BEGIN:VALARM"] + (chance(10) ? ["BEGIN:X-INNER", "UID:inner", "END:X-INNER"] : inner)
      + (chance(95) ? ["END:VALARM"] : [])
  }

  // MARK: Spellings

  private mutating func spelled(_ mark: String) -> String {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: mark.lowercased()
    case 1: mark + " "
    case 2: folded(mark)
    case 3: "\u{7}" + mark
    default: mark
    }
  }

  /// The same line as no sane program writes it.
  private mutating func strange(_ line: String) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: folded(line)
    case 2: line.lowercased()
    case 3: "\u{1}" + line
    case 4: line + "\u{0}"
    case 5: line + " "
    case 6: line.replacing(":", with: "\u{1b}:", maxReplacements: 1)
    default: " " + line
    }
  }

  private mutating func folded(_ line: String) -> String {
    let cut = line.index(line.startIndex, offsetBy: Int.random(in: 0...line.count, using: &random))
    return line[..<cut] + lineEnd + one(of: [" ", "\t"]) + line[cut...]
  }
}
