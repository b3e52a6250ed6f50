internal import BudgetCore

extension Reader {
  /// The longest length that begins at an atom, with the small words that introduce it. Weak for metres: `5m`.
  func length(at index: Int) -> Match<Length>? {
    var start = index
    if term(start) == .fuer { start += 1 }
    if term(start) == .about {
      start = pastStop(start + 1)
    } else if isMark(start, "~") {
      start += 1
      return plainLength(at: start)?.introduced(from: index)
    }
    // `vor einer Stunde` was one.
    guard startsWord(start), term(index - 1) != .vor else { return nil }
    return plainLength(at: start)?.introduced(from: index)
  }

  private func plainLength(at index: Int) -> Match<Length>? {
    guard index < atoms.count else { return nil }
    switch atoms[index].kind {
    case .number, .oneHalf: return figures(at: index)
    case .word(let term): return worded(term, at: index)
    case .mark, .pause, .literal: return nil
    }
  }

  /// `eine Stunde`, `half an hour`, `anderthalb Stunden`, `zwei Stunden 30 Minuten`.
  private func worded(_ term: Term, at index: Int) -> Match<Length>? {
    switch term {
    case .halves(let halves):
      guard case .unit(.hour, isLetter: false) = self.term(index + 1) else { return nil }
      return match(Int64(halves) * 1800, index, pastStop(index + 2))
    case .article, .an:
      return fraction(of: index + 1).flatMap { match($0.seconds, index, $0.end) }
        ?? counted(Count(whole: 1), at: index, unit: index + 1, onlyHours: term == .an)
    case .number(let number):
      return fraction(of: index).flatMap { match($0.seconds, index, $0.end) }
        ?? counted(Count(whole: Int64(number)), at: index, unit: index + 1)
    default:
      return fraction(of: index).flatMap { match($0.seconds, index, $0.end) }
    }
  }

  /// `halbe Stunde`, `half an hour`, `Viertelstunde`, `quarter of an hour`, `three quarters of an hour`.
  private func fraction(of index: Int) -> (seconds: Int64, end: Int)? {
    var next = index + 1
    let seconds: Int64
    switch term(index) {
    case .halfHour: return (1800, next)
    case .quarterHour: return (900, next)
    case .threeQuartersHour: return (2700, next)
    case .half: seconds = 1800
    case .quarter: seconds = 900
    case .threeQuarters: seconds = 2700
    case .number(3) where term(next) == .quarters || term(next) == .quarter:
      seconds = 2700
      next += 1
    default: return nil
    }
    if term(next) == .of { next += 1 }
    if term(next) == .an || term(next) == .article { next += 1 }
    guard case .unit(.hour, isLetter: false) = term(next) else { return nil }
    return (seconds, pastStop(next + 1))
  }

  /// `45min`, `1h30`, `1,5 Stunden`, `1½h`, `1:30h`, `45'`.
  private func figures(at index: Int) -> Match<Length>? {
    var next = index
    var count = Count(whole: 0)
    if case .number(let whole, _) = atoms[index].kind {
      next += 1
      count = Count(whole: Int64(whole ?? 999_999_999))
      if isJoinedMark(next, ":"), let minutes = joinedNumber(next + 1), minutes.digits == 2, minutes.value < 60 {
        guard case .unit(.hour, _) = term(next + 2), !atoms[next + 2].startsWord else { return nil }
        return match(count.seconds(of: .hour, minutes: minutes.value), index, pastStop(next + 3))
      }
      if isJoinedMark(next, ".") || isJoinedMark(next, ","), let places = joinedNumber(next + 1), places.digits <= 9 {
        count = Count(whole: count.whole, fraction: Int64(places.value), places: places.digits)
        next += 2
      }
    }
    if next < atoms.count, atoms[next].kind == .oneHalf, count.isWhole {
      count = Count(whole: count.whole, fraction: 5, places: 1)
      next += 1
    }
    if isJoinedMark(next, "'") { return match(count.seconds(of: .minute), index, next + 1) }
    return counted(count, at: index, unit: next)
  }

  /// A count, its unit, and what may follow hours: minutes, or a half.
  private func counted(_ count: Count, at index: Int, unit: Int, onlyHours: Bool = false) -> Match<Length>? {
    if term(unit) == .and, term(unit + 1) == .article, term(unit + 2) == .half,
      case .unit(.hour, isLetter: false) = term(unit + 3)
    {
      return match(count.seconds(of: .hour, minutes: 30), index, pastStop(unit + 4))
    }
    guard case .unit(let scale, let isLetter) = term(unit) else { return nil }
    if case .word = atoms[index].kind, isLetter || (onlyHours && scale != .hour) { return nil }
    let next = pastStop(unit + 1)
    if scale == .hour, let (minutes, end) = minutes(at: next, hoursAt: unit) {
      return count.isWhole ? match(count.seconds(of: .hour, minutes: minutes), index, end) : nil
    }
    var match = match(count.seconds(of: scale), index, next)
    match?.isWeak = isLetter && scale == .minute
    return match
  }

  /// The minutes beside hours: `30` of `1h30`, `30m`, `und 30 Minuten`, `and a half`.
  private func minutes(at index: Int, hoursAt unit: Int) -> (Int, end: Int)? {
    let hasAnd = term(index) == .and
    if hasAnd, term(index + 1) == .article, term(index + 2) == .half, endsWord(index + 3) { return (30, index + 3) }
    let start = hasAnd ? index + 1 : index
    guard let (minutes, digits) = number(start), digits <= 2, minutes < 60 else { return nil }
    if isJoinedMark(start + 1, "'"), endsWord(start + 2) { return (minutes, start + 2) }
    if case .unit(.minute, _) = term(start + 1), endsWord(pastStop(start + 2)) { return (minutes, pastStop(start + 2)) }
    return start == unit + 1 && !atoms[start].startsWord && digits == 2 && end(start + 1) != nil
      ? (minutes, start + 1) : nil
  }

  private func match(_ seconds: Int64?, _ start: Int, _ next: Int) -> Match<Length>? {
    guard let seconds, let end = end(next) else { return nil }
    let length = Length(seconds: seconds)
    let outcome: Match<Length>.Outcome =
      length < QuickEntry.shortest
      ? .refused(.tooShort) : length > QuickEntry.longest ? .refused(.tooLong) : .value(length)
    return Match(outcome: outcome, atoms: start..<end)
  }
}

/// A number as written: digits, and perhaps a point or a comma and up to nine more.
private struct Count {
  /// At most 999 999 999.
  let whole: Int64
  var fraction: Int64 = 0
  var places = 0

  var isWhole: Bool { places == 0 }

  /// nil when it comes to no whole second.
  func seconds(of unit: Unit, minutes: Int = 0) -> Int64? {
    let parts = (0..<places).reduce(Int64(1)) { power, _ in power * 10 }
    let (quotient, remainder) = (fraction * unit.rawValue).quotientAndRemainder(dividingBy: parts)
    return remainder == 0 ? whole * unit.rawValue + quotient + Int64(minutes) * 60 : nil
  }
}
