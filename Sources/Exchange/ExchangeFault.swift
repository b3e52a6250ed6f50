/// Why a file is not taken, and where; nothing of it is.
public struct ExchangeFault: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Not JSON, or cut short.
    case notJSON
    /// JSON, but no export of this program.
    case notAnExport
    /// A newer program wrote it.
    case newerVersion(found: Int, known: Int)
    /// No calendar, or cut short.
    case notACalendar
    /// A value of another kind than is expected there, or none.
    case missing
    /// A value that is not allowed there.
    case value(String)
    /// A text of more bytes than a task may hold.
    case tooLong(bytes: Int)
    /// More values than a task may have.
    case tooMany(limit: Int)
    /// A value that only one may have, and one before has.
    case twice(String)
  }

  public enum Place: Hashable, Sendable {
    case file
    /// `tasks[3].date`: counted from 0.
    case path(String)
    /// From 1.
    case line(Int)
  }

  public let place: Place
  public let kind: Kind

  public init(_ kind: Kind, at place: Place = .file) {
    self.kind = kind
    self.place = place
  }
}
