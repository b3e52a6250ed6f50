/// The few of `names` that `text` was most likely meant to be, ties in the order given.
///
/// Compared without regard to case: names that begin with the text, else those that the fewest mistakes lead to. None
/// when nothing is near. O(names × length²), lengths cut to 64 bytes.
func nearest(to text: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
  let typed = Array(text.lowercased().utf8.prefix(64))
  guard !typed.isEmpty else { return [] }
  let allowed = max(1, min(3, typed.count / 3))
  var found: [(name: String, distance: Int)] = []
  for name in names {
    let candidate = Array(name.lowercased().utf8.prefix(64))
    if candidate.starts(with: typed) {
      found.append((name, 0))
    } else if abs(candidate.count - typed.count) <= allowed {
      let distance = editDistance(typed, candidate)
      if distance <= allowed { found.append((name, distance)) }
    }
  }
  guard let best = found.map(\.distance).min() else { return [] }
  return found.filter { $0.distance == best }.prefix(limit).map(\.name)
}

/// The least number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment).
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + Array(repeating: 0, count: b.count)
    for j in 1...b.count {
      let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
