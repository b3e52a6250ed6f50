internal import BudgetCore

/// What the name of an entry of a calendar folder says.
enum FolderEntryName {
  case calendar
  /// `color` or `displayname`, which vdirsyncer lays beside the events of a collection.
  case collectionMark
  case passedOver
  case other

  /// Without regard to ASCII case. By bytes: text comparison would take most of the time of a listing.
  init(_ name: String) {
    var folded = Array(name.utf8)
    for index in folded.indices where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(folded[index]) {
      folded[index] |= 0x20
    }
    if folded.first == UInt8(ascii: ".") || folded.ends(with: ".tmp") || folded.ends(with: "~") {
      self = .passedOver
    } else if FolderEntryName.endings.contains(where: { folded.ends(with: $0) }) {
      self = FolderEntryName.isConflictCopy(folded) ? .passedOver : .calendar
    } else {
      self = name == "color" || name == "displayname" ? .collectionMark : .other
    }
  }

  private static let endings: [StaticString] = [".ics", ".ical", ".icalendar", ".ifb", ".vcs"]

  /// `.sync-conflict-20261130-080000` (Syncthing), `_conflict-20261130-080000` (ownCloud), and words in parentheses
  /// (Dropbox, Nextcloud, Seafile): never the mere word, which may be an event's own.
  private static func isConflictCopy(_ folded: [UInt8]) -> Bool {
    let text = folded[...]
    // What all the marks share, so that almost every name is done with one look.
    guard text.after("nfli") != nil else { return false }
    for mark in [".sync-conflict-", "_conflict-"] as [StaticString] {
      if let after = text.after(mark), isStamp(after.prefix(15)) { return true }
    }
    guard let inside = text.after("(") else { return false }
    return conflictWords.contains { inside.after($0)?.contains(UInt8(ascii: ")")) == true }
  }

  private static let conflictWords: [StaticString] = [
    "conflicted copy", "case conflict", "sfconflict", "konflikt stehende kopie",
  ]

  /// `20261130-080000`.
  private static func isStamp(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 6] && parts.allSatisfy { digits($0) != nil }
  }
}

extension [UInt8] {
  fileprivate func ends(with ending: StaticString) -> Bool {
    count >= ending.utf8CodeUnitCount && self[(count - ending.utf8CodeUnitCount)...].starts(with: ending)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in unsafe starts(with: wanted) }
  }

  /// What follows the first occurrence of a text, which is not empty.
  fileprivate func after(_ text: StaticString) -> ArraySlice<UInt8>? {
    text.withUTF8Buffer { wanted in
      var rest = self
      while let at = unsafe rest.firstIndex(of: wanted[0]) {
        rest = rest[at...]
        if unsafe rest.starts(with: wanted) { return rest.dropFirst(wanted.count) }
        rest = rest.dropFirst()
      }
      return nil
    }
  }
}
