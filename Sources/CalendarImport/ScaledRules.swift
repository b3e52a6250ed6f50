internal import BudgetCore
internal import CLibical
internal import Recurrence

/// Rules of other calendars than the Gregorian (RSCALE, RFC 7529), computed by libical with ICU.
///
/// libical walks from DTSTART (`icalrecur_iterator_next`), so the walk is bounded.
enum ScaledRules {
  /// Steps that one rule may take.
  static let stepLimit = 20_000

  private static let bound = Problem.Kind.bound(.ruleExpansions, limit: stepLimit)

  /// Whether ICU knows the rule's calendar.
  static func knows(_ rule: RecurrenceRule) -> Bool {
    guard let scale = rule.scale, let known = unsafe icalrecurrencetype_rscale_supported_calendars() else {
      return false
    }
    defer { unsafe icalarray_free(known) }
    return unsafe (0..<Int(known.pointee.num_elements)).contains { index in
      guard let element = unsafe icalarray_element_at(known, index) else { return false }
      let name = unsafe element.load(as: UnsafePointer<CChar>.self)
      return unsafe String(cString: name).uppercased() == scale
    }
  }

  /// The starts inside a range that the rule of a text makes.
  static func walls(of text: String, from timing: Timing, in range: Range<CivilDateTime>) -> Timing.Walls {
    let start = unsafe time(timing.start, isDate: timing.isWholeDay)
    let parsed = unsafe icalrecurrencetype_from_string(text)
    // The iterator frees itself only: the name of the scale stays the caller's.
    defer { unsafe icalmemory_free_buffer(parsed.rscale) }
    guard unsafe parsed.freq != ICAL_NO_RECURRENCE, let iterator = unsafe icalrecur_iterator_new(parsed, start) else {
      return ([], bound)
    }
    defer { unsafe icalrecur_iterator_free(iterator) }
    var walls: [CivilDateTime] = range.contains(timing.start) ? [timing.start] : []
    for _ in 0..<stepLimit {
      let next = unsafe icalrecur_iterator_next(iterator)
      guard unsafe icaltime_is_null_time(next) == 0, let wall = unsafe wall(next), wall < range.upperBound else {
        return (walls, nil)
      }
      if range.contains(wall), wall != timing.start { walls.append(wall) }
    }
    return (walls, bound)
  }

  private static func time(_ wall: CivilDateTime, isDate: Bool) -> icaltimetype {
    let date = wall.date.iso8601.filter { $0 != "-" }
    let clock = wall.time.iso8601.filter { $0 != ":" }
    return unsafe icaltime_from_string(isDate ? date : date + "T" + clock)
  }

  private static func wall(_ time: icaltimetype) -> CivilDateTime? {
    unsafe icaltime_as_ical_string(time).flatMap { text in
      unsafe TemporalValue.parse(String(cString: text), declaredDate: false)?.value.wall
    }
  }
}
