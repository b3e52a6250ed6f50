/// Why the store could not do what was asked. The state is then what it was before.
public enum StoreFault: Error, Hashable, Sendable {
  /// A newer program wrote the store: its schema is `found`, and `known` is the newest this one knows.
  case newerSchema(found: Int, known: Int)
  /// The file or its folder cannot be written: its rights, or a file system that is read-only.
  case notWritable
  /// There is no room on the disk, in the quota or under the limit of a file's size: a write was cut short.
  case full
  /// Other processes kept the store to themselves for longer than `Store.patienceSeconds`, or twice that where
  /// several wait to change it.
  case busy
  /// No task has the number.
  case noTask(Int)
  /// Two tasks that are to be put in order are on different days.
  case differentDays(Int, Int)
  /// A value that the store does not take: a date outside the years 0 to 9999, a length that is not positive, …
  case refusedValue
  /// The rows are not as a change of the history left them, so that it can be neither undone nor redone.
  case historyDisagrees(change: Int)
  /// What the file holds is no store, or not whole; opening it heals it.
  case damaged
  /// SQLite's extended result code and the system's error number, which is 0 where there is none.
  case system(code: Int, errorNumber: Int)
}
