/// The algebra of the windows of one day. What it gives ascends and never touches.
extension WorkingWeek {
  /// The time of either; windows that overlap or adjoin are one. O(n log n).
  ///
  /// Throws `tooLong` when one would be longer than `longestWindow`; its bytes lie in `text(of: added)`.
  public static func adding(_ added: [Window], to windows: [Window]) throws(HoursFault) -> [Window] {
    try IntervalSet(walls: added).union(IntervalSet(walls: windows)).intervals.map { joined throws(HoursFault) in
      guard let window = Window(joined) else {
        throw HoursFault(
          kind: .tooLong(WrittenWindows.text(of: joined), joined.length),
          bytes: WrittenWindows(added).bytes { joined.contains($0.wall) })
      }
      return window
    }
  }

  /// The time of `windows` that is in none of `removed`; one out of the midst of a window makes two of it. O(n log n).
  ///
  /// Throws `startsNextDay` when of a window across midnight only a part after it would be left beside what is removed;
  /// the bytes lie in `text(of: removed)`.
  public static func removing(_ removed: [Window], from windows: [Window]) throws(HoursFault) -> [Window] {
    try IntervalSet(walls: windows).subtracting(IntervalSet(walls: removed)).intervals.map { rest throws(HoursFault) in
      guard let window = Window(rest) else {
        throw HoursFault(
          kind: .startsNextDay(WrittenWindows.text(of: rest)),
          bytes: WrittenWindows(removed).bytes { $0.wall.end == rest.start })
      }
      return window
    }
  }

  /// `08:00-12:00,13:00-17:00`; `none` when there are none. A window that has seconds is written with them.
  ///
  /// `parseWindows` gives the same windows when they ascend, never touch and are of whole minutes. O(n).
  public static func text(of windows: [Window]) -> String { WrittenWindows(windows).text }
}

/// The text of windows, and where each stands in it.
struct WrittenWindows {
  private let windows: [WorkingWeek.Window]
  let text: String
  /// The bytes of each window.
  let ranges: [Range<Int>]

  init(_ windows: [WorkingWeek.Window]) {
    var text = ""
    var ranges: [Range<Int>] = []
    for window in windows {
      if !text.isEmpty { text += "," }
      let start = text.utf8.count
      text += WrittenWindows.text(of: window.wall)
      ranges.append(start..<text.utf8.count)
    }
    self.windows = windows
    self.text = windows.isEmpty ? "none" : text
    self.ranges = ranges
  }

  /// From the first window that meets a condition to the last.
  func bytes(of meets: (WorkingWeek.Window) -> Bool) -> Range<Int> {
    let met = windows.indices.filter { meets(windows[$0]) }
    guard let first = met.first, let last = met.last else { return 0..<0 }
    return ranges[first].lowerBound..<ranges[last].upperBound
  }

  /// `22:00-06:00`, `20:00-24:00`.
  static func text(of wall: Interval) -> String {
    let (start, end) = (wall.start.seconds, wall.end.seconds)
    return "\(clock(start % 86_400))-\(clock((end - 1) % 86_400 + 1))"
  }

  private static func clock(_ seconds: Int64) -> String {
    guard let time = ClockTime(secondOfDay: Int(seconds)) else { return "24:00" }
    return time.second == 0 ? time.hoursAndMinutes : time.iso8601
  }
}

/// Windows as stretches of a wall that begins with their day.
extension WorkingWeek.Window {
  /// nil unless it starts on the day and is no longer than a window may be.
  fileprivate init?(_ wall: Interval) {
    self.init(start: Int(wall.start.seconds), end: Int(wall.end.seconds))
  }

  fileprivate var wall: Interval {
    Interval(startingAt: Moment(seconds: Int64(start)), until: Moment(seconds: Int64(end)))
  }
}

extension IntervalSet {
  fileprivate init(walls windows: [WorkingWeek.Window]) { self.init(windows.lazy.map(\.wall)) }
}
