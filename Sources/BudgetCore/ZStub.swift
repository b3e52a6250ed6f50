public struct Streak { public let days: Int
 public init<F>(today: CivilDate, earliest: CivilDate?, isStrict: Bool = false, done: (CivilDate) throws(F) -> Bool, hadNoTime: (CivilDate) throws(F) -> Bool) throws(F) { days = 0 } }
extension WorkingWeek { public func hasNoTime(on: CivilDate, zone: ZoneRules, entries: [Entry]) -> Bool { false } }
