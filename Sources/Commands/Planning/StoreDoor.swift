internal import BudgetCore
internal import Host
internal import TaskStore

/// The store of the person who asks: opened when it is first needed, and once.
final class StoreDoor {
  /// nil when no folder is known to keep it in.
  let path: String?
  private let now: Moment
  private let zone: ZoneRules
  private var store: Store?

  /// Nothing is opened. `now` is the machine's, whatever time is asked about: the store names its backups by it.
  init(_ environment: HostEnvironment, now: Moment, zone: ZoneRules) {
    path = environment.dataFolder.map { "\($0)/restzeit/tasks.db" }
    self.now = now
    self.zone = zone
  }

  /// The store, made where there is none.
  func made() throws(UsageFault) -> Store {
    if let store { return store }
    guard let path else { throw .task(.noDataFolder) }
    let date = zone.wall(at: now).date
    let opened = try storing { () throws(StoreFault) in try Store(opening: path, date: date) }
    store = opened
    return opened
  }

  /// nil where there is none: a question makes none. One that was open is let go when somebody has removed all of it.
  func existing() throws(UsageFault) -> Store? {
    guard let path, Store.exists(at: path) else {
      store = nil
      return nil
    }
    return try made()
  }

  /// Lets go of the store: who needs it later opens it anew.
  func close() { store = nil }

  /// Copies beside it in which changes of another machine may be; none where no store was opened.
  var conflictCopies: [String] {
    guard store != nil, let path else { return [] }
    return Store.conflictCopies(of: path)
  }

  /// What is to be said of how the store was found; sound where none was opened.
  var health: Health { store?.untoldHealth ?? .sound }

  /// A person was told that the store was healed.
  func tellOfHealing() { store?.tellOfHealing() }

  /// Whether nothing of the store is known to be missing.
  var isWhole: Bool { health == .sound && conflictCopies.isEmpty }

  /// Whether what is changed is lost when the program ends.
  var isInMemory: Bool { if case .inMemory = store?.health { true } else { false } }

  /// Why the backup of the day could not be made.
  var backupFault: StoreFault? { store?.backupFault }
}

/// What the store refuses, as a fault of the command line.
func storing<Answer>(_ body: () throws(StoreFault) -> Answer) throws(UsageFault) -> Answer {
  do throws(StoreFault) {
    return try body()
  } catch {
    throw .task(.store(error))
  }
}
