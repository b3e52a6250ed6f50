/// The tables, as a list of steps that only ever grows: each takes a store of one version to the next.
///
/// What the history holds is read by the order of a table's columns (`sqlite3changeset_apply`): a step may add columns
/// at the end of `task`, `day_hours`, `released` and `left_open`, with a default, and nothing else to these tables.
enum Schema {
  /// `PRAGMA user_version` of a store that is up to date.
  static var newest: Int { steps.count }

  /// The tables whose changes the history keeps.
  static let recorded = ["task", "day_hours", "released", "left_open"] + traces

  /// What the rows of the others do not tell: see `Traces`.
  static let traces = ["task_trace", "hours_trace", "release_trace"]

  /// All tables with a number as their key, in the order in which their rows can be brought over.
  static let tables: [(name: String, key: String)] = [
    ("task", "number"), ("day_hours", "day"), ("released", "number"), ("left_open", "number"),
    ("change", "number"), ("turn", "number"),
    ("task_trace", "number"), ("hours_trace", "day"), ("release_trace", "number"),
  ]

  static let steps = [first, second, third]

  /// Days are counted from 1970-01-01 and lie in the years 0 to 9999; lengths and times of day are in seconds; moments
  /// (`…_at`) are seconds since 1970-01-01T00:00:00Z.
  private static let first = """
    CREATE TABLE task (
      number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0),
      identity BLOB NOT NULL UNIQUE CHECK (length(identity) = 16),
      title TEXT NOT NULL,
      words TEXT NOT NULL,
      day INTEGER CHECK (day BETWEEN -719528 AND 2932896),
      time INTEGER CHECK (time BETWEEN 0 AND 86399),
      duration INTEGER CHECK (duration > 0),
      note TEXT,
      category TEXT,
      remind_before INTEGER CHECK (remind_before >= 0),
      remind_at INTEGER CHECK (remind_at BETWEEN 0 AND 86399),
      state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
      closed_on INTEGER CHECK (closed_on BETWEEN -719528 AND 2932896),
      quiet_until INTEGER CHECK (quiet_until BETWEEN -719528 AND 2932896),
      place INTEGER NOT NULL CHECK (place BETWEEN -4611686018427387904 AND 4611686018427387904),
      planned_on INTEGER NOT NULL CHECK (planned_on BETWEEN -719528 AND 2932896),
      added_at INTEGER NOT NULL,
      title_at INTEGER NOT NULL,
      day_at INTEGER NOT NULL,
      time_at INTEGER NOT NULL,
      duration_at INTEGER NOT NULL,
      note_at INTEGER NOT NULL,
      category_at INTEGER NOT NULL,
      reminder_at INTEGER NOT NULL,
      state_at INTEGER NOT NULL,
      place_at INTEGER NOT NULL,
      CHECK ((state = 0) = (closed_on IS NULL))
    ) STRICT;
    CREATE INDEX task_by_day ON task (day, place);
    CREATE INDEX task_by_state ON task (state, day, place, planned_on);
    CREATE INDEX task_by_closing ON task (closed_on, state);
    CREATE INDEX task_quiet ON task (quiet_until, state, day) WHERE quiet_until IS NOT NULL;

    CREATE TABLE day_hours (
      day INTEGER PRIMARY KEY CHECK (day BETWEEN -719528 AND 2932896),
      hours TEXT NOT NULL,
      hours_at INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE released (
      number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0),
      calendar TEXT NOT NULL,
      uid TEXT NOT NULL,
      start INTEGER NOT NULL,
      from_moment INTEGER NOT NULL,
      released_at INTEGER NOT NULL,
      UNIQUE (calendar, uid, start)
    ) STRICT;
    CREATE INDEX released_by_start ON released (start);

    -- Tasks that were open at the end of their day, kept from when they are moved or closed on a later one.
    CREATE TABLE left_open (
      number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0),
      day INTEGER NOT NULL CHECK (day BETWEEN -719528 AND 2932896),
      task INTEGER NOT NULL REFERENCES task (number),
      UNIQUE (day, task)
    ) STRICT;
    CREATE INDEX left_open_by_task ON left_open (task);

    -- state: 0 in effect, 1 undone, 2 undone and no longer to be redone.
    CREATE TABLE change (
      number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0),
      kind TEXT NOT NULL,
      made_at INTEGER NOT NULL,
      made_on INTEGER NOT NULL CHECK (made_on BETWEEN -719528 AND 2932896),
      tasks TEXT NOT NULL,
      state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
      rows BLOB NOT NULL
    ) STRICT;
    CREATE INDEX change_by_state ON change (state, number);

    -- When a change was undone (1) or redone (0).
    CREATE TABLE turn (
      number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0),
      change INTEGER NOT NULL REFERENCES change (number),
      state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 1),
      turned_at INTEGER NOT NULL
    ) STRICT;
    """

  /// The day under which the open tasks without one are counted.
  static let undated = -719_529

  /// How many open tasks each day has, as a hundred thousand rows are not counted in no time. Kept by triggers, so that
  /// undoing, redoing and healing keep it too; days that have no more may stay with 0.
  private static let second = """
    CREATE TABLE open_on (
      day INTEGER PRIMARY KEY CHECK (day BETWEEN \(undated) AND 2932896),
      tasks INTEGER NOT NULL
    ) STRICT;
    INSERT INTO open_on SELECT coalesce(day, \(undated)), count(*) FROM task WHERE state = 0 GROUP BY day;
    CREATE TRIGGER task_added AFTER INSERT ON task WHEN new.state = 0 BEGIN
      INSERT INTO open_on VALUES (coalesce(new.day, \(undated)), 1) ON CONFLICT (day) DO UPDATE SET tasks = tasks + 1;
    END;
    CREATE TRIGGER task_removed AFTER DELETE ON task WHEN old.state = 0 BEGIN
      UPDATE open_on SET tasks = tasks - 1 WHERE day = coalesce(old.day, \(undated));
    END;
    CREATE TRIGGER task_left AFTER UPDATE OF state, day ON task
    WHEN old.state = 0 AND (new.state <> 0 OR new.day IS NOT old.day) BEGIN
      UPDATE open_on SET tasks = tasks - 1 WHERE day = coalesce(old.day, \(undated));
    END;
    CREATE TRIGGER task_came AFTER UPDATE OF state, day ON task
    WHEN new.state = 0 AND (old.state <> 0 OR new.day IS NOT old.day) BEGIN
      INSERT INTO open_on VALUES (coalesce(new.day, \(undated)), 1) ON CONFLICT (day) DO UPDATE SET tasks = tasks + 1;
    END;
    """

  /// When something was last changed by what left no row, or put an older one back. Two tasks that two stores put at one
  /// place stand in the order of their identities, so that both stores have the same.
  private static let third = """
    CREATE TABLE task_trace (
      number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0),
      identity BLOB NOT NULL CHECK (length(identity) = 16),
      part INTEGER NOT NULL CHECK (part BETWEEN \(Traces.whole) AND 8),
      changed_at INTEGER NOT NULL,
      UNIQUE (identity, part)
    ) STRICT;
    CREATE TABLE hours_trace (
      day INTEGER PRIMARY KEY CHECK (day BETWEEN -719528 AND 2932896),
      changed_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE release_trace (
      number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0),
      calendar TEXT NOT NULL,
      uid TEXT NOT NULL,
      start INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      UNIQUE (calendar, uid, start)
    ) STRICT;
    DROP INDEX task_by_day;
    DROP INDEX task_by_state;
    CREATE INDEX task_by_day ON task (day, place, identity);
    CREATE INDEX task_by_state ON task (state, day, place, identity, planned_on);
    """
}

extension Database {
  /// Makes the tables, or brings older ones up to date, in one transaction. Refused untouched when the schema is newer.
  func migrate() throws(StoreFault) {
    if try schemaVersion() == Schema.newest { return }
    // Waits for another process that does the same.
    try run("BEGIN IMMEDIATE")
    do throws(StoreFault) {
      let version = try schemaVersion()
      // Tables without a version are no store of ours, or what is left of one.
      if version == 0, try number("SELECT count(*) FROM sqlite_schema") != 0 { throw StoreFault.damaged }
      for step in Schema.steps.dropFirst(version) { try runAll(step) }
      try runAll("PRAGMA user_version = \(Schema.newest)")
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  func schemaVersion() throws(StoreFault) -> Int {
    let version = try number("PRAGMA user_version") ?? 0
    if version < 0 { throw .damaged }
    if version > Schema.newest { throw .newerSchema(found: version, known: Schema.newest) }
    return version
  }
}
