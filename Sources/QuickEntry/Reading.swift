internal import BudgetCore

/// All that one line says, by kind; what two kinds could claim goes to the longer reading.
struct Reading {
  private let reader: Reader
  private let wanted: Set<Draft.Part>
  private let wantsAll: Bool
  /// By atom: whether something was read there.
  private var isTaken: [Bool]
  private var dates: [Reader.Match<CivilDate>] = []
  private var times: [Reader.Match<TimePart>] = []
  private var lengths: [Reader.Match<Length>] = []
  private var categories: [Reader.Match<String>] = []
  private var kept: [Draft.Hint] = []

  init(_ reader: Reader, wanted: Set<Draft.Part>) {
    self.reader = reader
    self.wanted = wanted
    wantsAll = wanted.count == Draft.Part.all.count
    isTaken = Array(repeating: false, count: reader.atoms.count)
    categories = claims { reader.category(at: $0) }
    times = claims { reader.longTime(at: $0) }
    keep()
    lengths = claims { reader.length(at: $0) }
    dates = claims { reader.date(at: $0) }
    times += claims { reader.time(at: $0) }
    times.sort { $0.atoms.lowerBound < $1.atoms.lowerBound }
    strengthen()
  }

  var draft: Draft {
    let date = wants(.date) ? dates.first { $0.counts } : nil
    let time = wants(.time) ? times.first { $0.counts } : nil
    let resolved = time.flatMap { match in
      match.value?.resolved(evening: isEvening(beside: match.atoms), reader.standpoint)
    }
    // The day that `in 15 hours` leads to.
    let other = date == nil && wants(.date) ? resolved?.date : nil
    let isStretch = resolved?.length != nil && wants(.duration)
    let length = isStretch || !wants(.duration) ? nil : lengths.first { $0.counts }
    let category = wants(.category) ? categories.first : nil

    let hints = (refusals + kept).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    let parts: [(Draft.Part, Range<Int>?)] = [
      (.date, date?.atoms ?? (other == nil ? nil : time?.atoms)), (.time, time?.atoms),
      (.duration, isStretch ? time?.atoms : length?.atoms),
      (.category, category?.atoms),
    ]
    var removed = Array(repeating: false, count: reader.line.words.count)
    for (part, atoms) in parts where !(part == .date && date?.staysInTitle == true) {
      if let atoms { for atom in atoms { removed[reader.atoms[atom].word] = true } }
    }
    let title = reader.line.title { !removed[$0] }
    if title.isEmpty { return Draft(title: reader.line.whole, hints: hints) }
    var doubts = date == nil ? [] : dotted
    if let differing = date?.differing { doubts.append(hint(.weekdayDiffers, differing)) }
    let understood = parts.compactMap { part, atoms in
      atoms.map { Draft.Understood(part: part, bytes: reader.bytes($0)) }
    }
    return Draft(
      title: title, date: date?.value ?? other, time: resolved?.time,
      duration: isStretch ? resolved?.length : length?.value, category: category?.value,
      understood: understood.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound },
      hints: doubts.isEmpty ? hints : (hints + doubts).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound })
  }

  private func wants(_ part: Draft.Part) -> Bool { wantsAll || wanted.contains(part) }

  private func hint(_ reason: Draft.Hint.Reason, _ atoms: Range<Int>) -> Draft.Hint {
    Draft.Hint(reason: reason, bytes: reader.bytes(atoms))
  }

  /// What looked like a part and cannot be one.
  private var refusals: [Draft.Hint] {
    func refused<Value>(_ matches: [Reader.Match<Value>], _ part: Draft.Part) -> [Draft.Hint] {
      guard wants(part) else { return [] }
      return matches.compactMap { match in
        if case .refused(let reason) = match.outcome, !match.isWeak { return hint(reason, match.atoms) }
        return nil
      }
    }
    return refused(dates, .date) + refused(times, .time) + refused(lengths, .duration)
  }

  /// Times with a dot that nothing makes times of.
  private var dotted: [Draft.Hint] {
    guard wants(.time) else { return [] }
    return times.compactMap { match in
      guard match.isWeak, case .at? = match.value else { return nil }
      return hint(.perhapsATime, match.atoms)
    }
  }

  /// Reads from left to right what is not taken yet.
  private mutating func claims<Value>(_ read: (Int) -> Reader.Match<Value>?) -> [Reader.Match<Value>] {
    var matches: [Reader.Match<Value>] = []
    var index = 0
    while index < isTaken.count {
      guard !isTaken[index], reader.atoms[index].startsWord, let match = read(index),
        !isTaken[match.atoms].contains(true)
      else {
        index += 1
        continue
      }
      matches.append(match)
      for atom in match.atoms { isTaken[atom] = true }
      index = match.atoms.upperBound
    }
    return matches
  }

  private mutating func keep() {
    let reader = reader
    let found = claims { index in
      reader.kept(at: index).map { Reader.Match<Draft.Hint.Reason>(outcome: .value($0.reason), atoms: $0.atoms) }
    }
    kept = found.compactMap { match in match.value.map { hint($0, match.atoms) } }
  }
}

// MARK: - Neighbours

extension Reading {
  /// What is weak counts beside something that counts, and makes the next thing count.
  private mutating func strengthen() {
    guard dates.contains(where: \.isWeak) || times.contains(where: \.isWeak) || lengths.contains(where: \.isWeak) else {
      return
    }
    for _ in 0..<2 {
      let days = Edges(dates)
      let sure = days + Edges(times)
      for index in lengths.indices where lengths[index].isWeak {
        lengths[index].isWeak = !(isLast(lengths[index].atoms) || sure.touch(lengths[index].atoms, reader.atoms))
      }
      for index in times.indices where times[index].isWeak {
        if case .at? = times[index].value {
          times[index].isWeak = !days.end(before: times[index].atoms, reader.atoms)
        } else {
          times[index].isWeak = !(isLast(times[index].atoms) || sure.touch(times[index].atoms, reader.atoms))
        }
      }
      // A dotted time after a weak weekday: each makes the other count.
      var parts = Edges(times) + Edges(lengths)
      parts.starts.formUnion(times.lazy.filter { $0.value != nil }.map(\.atoms.lowerBound))
      for index in dates.indices where dates[index].isWeak {
        let atoms = dates[index].atoms
        let endsLine = isLast(atoms) && reader.atoms[atoms.lowerBound].isCapital
        dates[index].isWeak = !(endsLine || parts.touch(atoms, reader.atoms))
      }
    }
  }

  private func isLast(_ atoms: Range<Int>) -> Bool {
    reader.atoms[atoms.upperBound...].allSatisfy { $0.kind == .pause }
  }

  /// Whether `Abend`, `tonight` or the like stands beside a time, or a date between them.
  private func isEvening(beside atoms: Range<Int>) -> Bool {
    let isEvening = { (index: Int) in reader.term(index) == .evening || reader.term(index) == .tonight }
    var before = atoms.lowerBound - 1
    var after = atoms.upperBound
    for _ in 0..<2 {
      if before >= 0, reader.atoms[before].kind == .pause { before -= 1 }
      if after < reader.atoms.count, reader.atoms[after].kind == .pause { after += 1 }
      if isEvening(before) || isEvening(after) { return true }
      if let date = dates.first(where: { $0.counts && $0.atoms.contains(before) }) {
        before = date.atoms.lowerBound - 1
      }
      if let date = dates.first(where: { $0.counts && $0.atoms.contains(after) }) { after = date.atoms.upperBound }
    }
    return false
  }
}

extension Reader.Match {
  fileprivate var counts: Bool { !isWeak && value != nil }
}

/// Where parts that count begin and end.
private struct Edges {
  var starts: Set<Int> = []
  var ends: Set<Int> = []

  init<Value>(_ matches: [Reader.Match<Value>]) {
    for match in matches where match.counts {
      starts.insert(match.atoms.lowerBound)
      ends.insert(match.atoms.upperBound)
    }
  }

  static func + (a: Edges, b: Edges) -> Edges {
    var edges = a
    edges.starts.formUnion(b.starts)
    edges.ends.formUnion(b.ends)
    return edges
  }

  func touch(_ range: Range<Int>, _ atoms: [Atom]) -> Bool {
    let next = range.upperBound
    let isPause = next < atoms.count && atoms[next].kind == .pause
    return end(before: range, atoms) || starts.contains(isPause ? next + 1 : next)
  }

  func end(before range: Range<Int>, _ atoms: [Atom]) -> Bool {
    let first = range.lowerBound
    let isPause = first > 0 && atoms[first - 1].kind == .pause
    return ends.contains(isPause ? first - 1 : first)
  }
}
