-- A store of schema 3: what the program of that time made, and some rows.
PRAGMA application_id = 12345;
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
INSERT INTO task VALUES(1,X'f81d4fae7dec41d0a76500a0c91e6bf6','Zahnarzt',' zahnarzt',20786,50400,2700,NULL,NULL,NULL,NULL,1,20787,NULL,0,20786,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600);
INSERT INTO task VALUES(2,X'3fea680c3c64457da1ef4fb8aa74a0a1','Bericht',' bericht',20787,NULL,NULL,NULL,NULL,NULL,0,0,NULL,NULL,0,20786,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600);
INSERT INTO task VALUES(3,X'05cb1230863646afb9af8cc62b03382b','Milch',' milch',NULL,NULL,NULL,'zwei','home',NULL,NULL,2,20787,NULL,0,20786,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600,1796025600);
INSERT INTO day_hours VALUES(20787,'08:00-12:00',1796025600);
INSERT INTO released VALUES(1,'work','1@example.org',1796025600,1796025600,1796025600);
INSERT INTO left_open VALUES(1,20786,1);
INSERT INTO change VALUES(4,'edit',1796025600,20787,'2',0,X'541a01000000000000000000000000000000000000000000000000007461736b001700010000000000000002000308426572696368743f000000000000000000000000000000000000000000000000000307426572696368740000000000000000000000000000000000000000000000');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('task',4);
INSERT INTO sqlite_sequence VALUES('change',4);
INSERT INTO sqlite_sequence VALUES('turn',1);
INSERT INTO sqlite_sequence VALUES('left_open',1);
INSERT INTO sqlite_sequence VALUES('released',1);
CREATE TABLE open_on (
  day INTEGER PRIMARY KEY CHECK (day BETWEEN -719529 AND 2932896),
  tasks INTEGER NOT NULL
) STRICT;
INSERT INTO open_on VALUES(20787,1);
CREATE TRIGGER task_added AFTER INSERT ON task WHEN new.state = 0 BEGIN
  INSERT INTO open_on VALUES (coalesce(new.day, -719529), 1) ON CONFLICT (day) DO UPDATE SET tasks = tasks + 1;
END;
CREATE TRIGGER task_removed AFTER DELETE ON task WHEN old.state = 0 BEGIN
  UPDATE open_on SET tasks = tasks - 1 WHERE day = coalesce(old.day, -719529);
END;
CREATE TRIGGER task_left AFTER UPDATE OF state, day ON task
WHEN old.state = 0 AND (new.state <> 0 OR new.day IS NOT old.day) BEGIN
  UPDATE open_on SET tasks = tasks - 1 WHERE day = coalesce(old.day, -719529);
END;
CREATE TRIGGER task_came AFTER UPDATE OF state, day ON task
WHEN new.state = 0 AND (old.state <> 0 OR new.day IS NOT old.day) BEGIN
  INSERT INTO open_on VALUES (coalesce(new.day, -719529), 1) ON CONFLICT (day) DO UPDATE SET tasks = tasks + 1;
END;
CREATE TABLE task_trace (
  number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0),
  identity BLOB NOT NULL CHECK (length(identity) = 16),
  part INTEGER NOT NULL CHECK (part BETWEEN -1 AND 8),
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
CREATE INDEX task_by_day ON task (day, place, identity);
CREATE INDEX task_by_state ON task (state, day, place, identity, planned_on);
INSERT INTO task_trace VALUES(1,X'532f5c08b9644d60a4f6cfce53dd22ff',-1,1796025600);
INSERT INTO hours_trace VALUES(20786,1796025600);
INSERT INTO sqlite_sequence VALUES('task_trace',1);
PRAGMA user_version = 3;
