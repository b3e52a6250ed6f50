internal import BudgetCore

/// The PATH of one calendar: a file, or a folder of files.
public struct CalendarFolder: Hashable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// Files, passed-over names and folders that are kept of one PATH, together.
  public static let fileLimit = 100_000
  /// Folders that may lie in one another below PATH.
  public static let depthLimit = 32

  /// The calendar files under the path; `calendar` is the name its problems carry.
  ///
  /// A file is itself, whatever its ending. In a folder everything that ends in `.ics`, `.ical`, `.icalendar`, `.ifb` or
  /// `.vcs`, in any case, and in its sub-folders; links are followed, a folder two ways lead to is listed once. A FIFO, a
  /// device or a link to nowhere with such an ending is listed too, so that opening it says what is wrong. Without any
  /// file the folder is a problem, and so is one below it that is named like a file, unless it, or a folder in it, is
  /// marked as a collection by `color` or `displayname`.
  /// O(n log n), without a look at the single file where the file system says what is a folder.
  public func listing(calendar: String) -> CalendarListing {
    listing(calendar: calendar, fileLimit: CalendarFolder.fileLimit, depthLimit: CalendarFolder.depthLimit)
  }

  package func listing(calendar: String, fileLimit: Int, depthLimit: Int) -> CalendarListing {
    var walk = FolderWalk(calendar: calendar, fileLimit: fileLimit, depthLimit: depthLimit)
    walk.walk(path)
    return walk.listing
  }
}

/// One way through a folder and all below it.
struct FolderWalk {
  private struct Place {
    let path: String
    let depth: Int
    /// The nearest of the folders named like a file that it is or lies in, by its index.
    var named: Int?
  }

  /// A folder named like a file: a calendar may be meant that is not there.
  private struct Named {
    let path: String
    /// The next such folder around it.
    let around: Int?
    var isEmpty = true
  }

  private let calendar: String
  private let fileLimit: Int
  private let depthLimit: Int
  private var files: [String] = []
  private var passedOver: [String] = []
  private var problems: [Problem] = []
  private var folders: [Place] = []
  /// Folders behind links wait until all others are listed: a folder goes by its own path where it has one.
  private var linked: [Place] = []
  private var named: [Named] = []
  private var seen: Set<OpenFolder.Identity> = []
  private var isCollection = false
  private var isFull = false

  init(calendar: String, fileLimit: Int, depthLimit: Int) {
    self.calendar = calendar
    self.fileLimit = fileLimit
    self.depthLimit = depthLimit
  }

  var listing: CalendarListing {
    CalendarListing(
      files: files.inByteOrder(),
      problems: problems.sorted { ($0.file ?? "").utf8.lexicographicallyPrecedes(($1.file ?? "").utf8) },
      passedOver: passedOver.inByteOrder())
  }

  mutating func walk(_ path: String) {
    do throws(OpenFolder.Failure) {
      list(try OpenFolder(path), at: Place(path: path, depth: 0))
    } catch {
      switch error {
      case .notAFolder: files = [path]
      case .unreadable(let failure): report(.unreadable(failure), at: path)
      }
      return
    }
    var next = 0
    var nextLinked = 0
    while !isFull {
      if next < folders.count {
        descend(folders[next])
        next += 1
      } else if nextLinked < linked.count {
        descend(linked[nextLinked])
        nextLinked += 1
      } else {
        break
      }
    }
    if !isFull { for folder in named where folder.isEmpty { report(.noCalendarsInFolder, at: folder.path) } }
    if files.isEmpty, problems.isEmpty, !isCollection { report(.noCalendarsInFolder, at: nil) }
  }

  /// Something was found in a folder named like a file, and so in those around it.
  private mutating func fill(_ index: Int?) {
    var next = index
    while let index = next, named[index].isEmpty {
      named[index].isEmpty = false
      next = named[index].around
    }
  }

  private mutating func descend(_ place: Place) {
    guard place.depth <= depthLimit else {
      fill(place.named)
      return report(.bound(.folderDepth, limit: depthLimit), at: place.path)
    }
    do throws(OpenFolder.Failure) {
      list(try OpenFolder(place.path), at: place)
    } catch {
      fill(place.named)
      switch error {
      case .notAFolder: report(.unreadable(.notFound), at: place.path)
      case .unreadable(let failure): report(.unreadable(failure), at: place.path)
      }
    }
  }

  private mutating func list(_ opened: consuming OpenFolder, at place: Place) {
    // What is in a folder that was seen already is listed by its other path.
    if let identity = opened.identity, !seen.insert(identity).inserted { return fill(place.named) }
    let prefix = place.path.utf8.last == UInt8(ascii: "/") ? place.path : place.path + "/"
    let (firstFolder, firstLinked) = (folders.count, linked.count)
    do throws(ReadFailure) {
      while let entry = try opened.next() {
        guard files.count + passedOver.count + folders.count + linked.count < fileLimit else {
          isFull = true
          report(.bound(.folderFiles, limit: fileLimit), at: nil)
          break
        }
        take(entry, of: opened, prefix: prefix, in: place)
      }
    } catch {
      fill(place.named)
      report(.unreadable(error), at: place.path)
    }
    folders[firstFolder...].sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    linked[firstLinked...].sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func take(
    _ entry: OpenFolder.Entry, of folder: borrowing OpenFolder, prefix: String, in place: Place
  ) {
    let name = FolderEntryName(entry.name)
    if name == .passedOver {
      passedOver.append(prefix + entry.name)
      return
    }
    if entry.kind == .folder {
      folders.append(self.place(of: prefix + entry.name, name, in: place))
    } else if entry.kind == .unknown, folder.follow(entry.name) == .folder {
      linked.append(self.place(of: prefix + entry.name, name, in: place))
    } else if name == .calendar {
      files.append(prefix + entry.name)
      fill(place.named)
    } else if name == .collectionMark {
      isCollection = true
      fill(place.named)
    }
  }

  private mutating func place(of path: String, _ name: FolderEntryName, in place: Place) -> Place {
    guard name == .calendar else { return Place(path: path, depth: place.depth + 1, named: place.named) }
    named.append(Named(path: path, around: place.named))
    return Place(path: path, depth: place.depth + 1, named: named.count - 1)
  }

  private mutating func report(_ kind: Problem.Kind, at file: String?) {
    problems.append(Problem(calendar: calendar, file: file, kind: kind))
  }
}
