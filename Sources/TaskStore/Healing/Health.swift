public import BudgetCore

/// What state the store was found in.
public enum Health: Hashable, Sendable {
  /// As it was left.
  case sound
  /// It was damaged, or gone, and stands again on the disk.
  ///
  /// `backup` is the day of the copy it was restored from; nil when it was rebuilt from the file alone. `aside` is
  /// where the damaged file is now, whole; nil when there was none. `rows` is how many rows of it were brought over,
  /// those that the backup had as well included; 0 without a backup means that the store begins anew.
  case restored(backup: CivilDate?, aside: String?, rows: Int)
  /// It is damaged, and nothing can be put on the disk for the reason given: what could be read is in memory, and what is changed is
  /// lost when the program ends.
  case inMemory(StoreFault)
}
