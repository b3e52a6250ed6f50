/// The offsets of one time zone over all time, as a value: transitions, then a rule repeated every year.
///
/// Offsets are whole seconds east of UTC, at most 26 hours either way (RFC 8536 §3.2).
public struct ZoneRules: Hashable, Sendable {
  /// From `at` on the clock runs `offset` seconds ahead of UTC.
  public struct Transition: Hashable, Sendable {
    public let at: Moment
    public let offset: Int

    public init(at: Moment, offset: Int) {
      self.at = at
      self.offset = offset
    }
  }

  /// A stretch with one offset; nil bounds are endless.
  public struct Segment: Hashable, Sendable {
    public let start: Moment?
    public let end: Moment?
    public let offset: Int
  }

  /// The zone's name as it is shown.
  public let name: String
  /// The offset before the first transition.
  public let initialOffset: Int
  /// Ascending by moment.
  public let transitions: [Transition]
  /// What holds after the last transition; nil when its offset holds for ever.
  public let tail: YearlyChange?

  /// `transitions` in any order; of two at one moment the later in the list holds.
  public init(name: String, initialOffset: Int, transitions: [Transition] = [], tail: YearlyChange? = nil) {
    self.name = name
    self.initialOffset = initialOffset
    var ascending: [Transition] = []
    for next in transitions.enumerated().sorted(by: { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }) {
      if ascending.last?.at == next.element.at { ascending.removeLast() }
      ascending.append(next.element)
    }
    self.transitions = ascending
    self.tail = tail
  }

  public static let utc = ZoneRules(name: "UTC", initialOffset: 0)

  /// Seconds ahead of UTC at a moment. O(log n).
  public func offset(at moment: Moment) -> Int { segment(holding: moment).offset }

  /// The stretch of one offset around a moment. O(log n).
  public func segment(holding moment: Moment) -> Segment {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at <= moment { low = middle + 1 } else { high = middle }
    }
    if low == transitions.count, let tail {
      return tail.segment(holding: moment, after: transitions.last, initialOffset: initialOffset)
    }
    return Segment(
      start: low > 0 ? transitions[low - 1].at : nil,
      end: low < transitions.count ? transitions[low].at : nil,
      offset: low > 0 ? transitions[low - 1].offset : initialOffset)
  }
}
