extension SystemZones {
  /// The names of the database most like `name`, the nearest first and at most `count`: for *did you mean*.
  ///
  /// A place alone is enough (`zurich`), and so is a name with a few wrong letters; what is like nothing gives none.
  /// Opens every file of the database.
  public func nearest(to name: String, count: Int) -> [String] {
    let wanted = Array(ZoneLikeness.folded(name).prefix(64))
    guard !wanted.isEmpty else { return [] }
    let allowed = max(1, ZoneLikeness.place(of: wanted).count / 3)
    let rated = names().compactMap { candidate -> (distance: Int, name: String)? in
      let distance = ZoneLikeness.distance(wanted, candidate)
      return distance <= allowed ? (distance, candidate) : nil
    }
    return rated.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(max(0, count)).map(\.name)
  }
}

private enum ZoneLikeness {
  /// Lower case; a space, as people write it, is the database's `_`.
  static func folded(_ name: String) -> [UInt8] {
    name.lowercased().utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }
  }

  /// The least number of letters to change, from the whole name or from its place alone.
  static func distance(_ wanted: [UInt8], _ candidate: String) -> Int {
    let whole = folded(candidate)
    return min(edits(wanted, whole), edits(wanted, place(of: whole)))
  }

  /// The last component.
  static func place(of name: [UInt8]) -> [UInt8] {
    name.lastIndex(of: UInt8(ascii: "/")).map { Array(name[($0 + 1)...]) } ?? name
  }

  /// Levenshtein's distance. O(n · m).
  private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
