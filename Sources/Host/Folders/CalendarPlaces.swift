internal import BudgetCore

/// Where programs of this machine keep calendars as files: vdirsyncer, Evolution, Thunderbird.
public struct CalendarPlaces: Hashable, Sendable {
  private let environment: HostEnvironment

  public init(environment: HostEnvironment) { self.environment = environment }

  /// Folders and files in which there is at least one .ics file, without those inside another. Reads vdirsyncer's
  /// configuration and names of folders; opens no calendar.
  public func found() -> [String] {
    var places = synced()
    if let data = environment.dataFolder { places += ["\(data)/vdirsyncer", "\(data)/evolution/calendar"] }
    if let home = environment.home {
      places.append("\(home)/.calendars")
      for profile in names(in: "\(home)/.thunderbird") {
        let folder = "\(home)/.thunderbird/\(profile)"
        // Only beside each other: the mail of a profile is no place for calendars, and large.
        places += names(in: folder).filter { $0.lowercased().hasSuffix(".ics") }.map { "\(folder)/\($0)" }
      }
    }
    var found: [String] = []
    for place in places where !found.contains(where: { place == $0 || place.hasPrefix($0 + "/") }) {
      guard !CalendarFolder(place).listing(calendar: place).files.isEmpty else { continue }
      found.removeAll { $0.hasPrefix(place + "/") }
      found.append(place)
    }
    return found
  }

  /// The paths of vdirsyncer's storages: `path = "~/.calendars/*"`.
  private func synced() -> [String] {
    let files = [
      environment.configurationFolder.map { "\($0)/vdirsyncer/config" },
      environment.home.map { "\($0)/.vdirsyncer/config" },
    ]
    return files.compactMap { $0 }.flatMap { file -> [String] in
      guard let text = try? TextFile(file).text(limit: 1 << 20) else { return [] }
      return text.split(separator: "\n").compactMap { line in
        let pair = line.split(separator: "=", maxSplits: 1).map { part in
          String(part.filter { $0 != "\"" && $0 != "'" }.drop { $0 == " " || $0 == "\t" })
        }
        guard pair.count == 2, pair[0].filter({ $0 != " " && $0 != "\t" }) == "path" else { return nil }
        var path = pair[1]
        while let last = path.last, " \t/*".contains(last) { path.removeLast() }
        if path.hasPrefix("~/"), let home = environment.home { path = home + path.dropFirst() }
        return path.hasPrefix("/") ? path : nil
      }
    }
  }

  private func names(in folder: String) -> [String] {
    guard var open = try? OpenFolder(folder) else { return [] }
    var names: [String] = []
    while let entry = try? open.next() { names.append(entry.name) }
    return names.sorted()
  }
}
