import BudgetCore
import Glibc
import TaskStore

// store-hammer write PATH SECONDS|-N   changes the store over and over, and says each one when it is done; -N: N changes
// store-hammer read PATH SECONDS       reads it over and over, and ends with 1 when it is torn
// store-hammer fill PATH N [DAY]       adds N tasks, undated or to a day counted from today, and says how long it took
// store-hammer speed PATH              says what single steps take in a store of that many tasks
// store-hammer list PATH               says whether the store takes changes, and all tasks
// store-hammer open PATH [DATE]        opens the store, and says how it was found and how many changes are in it
//
// A task of number 1 has the count of all changes as its title, and each change adds two tasks: so every state but a whole
// one is seen. Times are in microseconds.

let today = CivilDate(daysSince1970: 20_787)
let now = Moment(seconds: 20_787 * 86_400)

// A limit on the size of files is to be an error, as a full disk is.
_ = signal(SIGXFSZ, SIG_IGN)

func say(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = unsafe line.withUnsafeBytes { unsafe write(1, $0.baseAddress, $0.count) }
}

func microseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
}

func open(_ path: String, _ date: CivilDate = today) throws(StoreFault) -> Store {
  try Store(opening: path, date: date)
}

struct Torn: Error {
  let what: String
}

/// The count of changes; throws when the store is torn.
func count(in store: Store) throws -> Int {
  let (title, tasks, change) = try store.reading { () throws(StoreFault) in
    (try store.task(1)?.title, try store.counts(on: today).today, try store.history(limit: 1).first?.number)
  }
  guard let title else {
    guard tasks == 0, change == nil else { throw Torn(what: "\(tasks) tasks without a count") }
    return 0
  }
  guard let count = Int(title), tasks == 2 * count + 1, change == count else {
    throw Torn(what: "count \(title), \(tasks) tasks, \(change ?? 0) changes")
  }
  return count
}

func change(_ store: Store) throws -> Int {
  try store.change(.add, on: today, at: now) { change throws(StoreFault) in
    let count: Int
    if let title = try store.task(1)?.title {
      count = (Int(title) ?? 0) + 1
      try change.edit(1, [.title(String(count))])
    } else {
      count = 1
      try change.add(NewTask(title: "1", day: .on(today)))
    }
    try change.add([
      NewTask(title: "\(count) a", day: .on(today)), NewTask(title: "\(count) b", day: .on(today)),
    ])
    return count
  }
}

func measure(_ name: String, _ body: () throws -> Void) throws {
  var times: [Int] = []
  for _ in 0..<41 {
    let start = microseconds()
    try body()
    times.append(microseconds() - start)
  }
  say("\(name) \(times.sorted()[20])")
}

func speed(_ path: String) throws {
  try measure("open") { _ = try open(path) }
  try measure("open-and-today") {
    let store = try open(path)
    try store.reading { () throws(StoreFault) in
      _ = try store.openTasks(of: .on(today))
      _ = try store.done(on: today)
      _ = try store.counts(on: today)
      _ = try store.laterCount(on: today)
      _ = try store.hours(on: today)
    }
  }
  let store = try open(path)
  var number = 0
  try measure("add") {
    number = try store.change(.add, on: today, at: now) { change throws(StoreFault) in
      try change.add(NewTask(title: "Zahnarzt", day: .on(today))).number
    }
  }
  try measure("move") {
    try store.change(.move, on: today, at: now) { change throws(StoreFault) in _ = try change.move(number, .up) }
  }
  try measure("done") {
    try store.change(.done, on: today, at: now) { change throws(StoreFault) in
      if try store.task(number)?.state == .done {
        try change.reopen([number])
      } else {
        try change.done([number], on: today)
      }
    }
  }
  try measure("undo") { try store.undo(at: now) }
  try measure("redo") { try store.redo(at: now) }
  try measure("search") { _ = try store.search("zahn") }
  try measure("year") { _ = try store.dayCounts(from: today.adding(days: -365), to: today) }
}

func hammer(_ arguments: [String]) throws {
  guard arguments.count >= 3 else { throw Torn(what: "see the head of main.swift") }
  let (command, path, amount) = (arguments[1], arguments[2], arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0)
  let end = microseconds() + amount * 1_000_000
  switch command {
  case "write":
    let store = try open(path)
    var made = 0
    while amount < 0 ? made < -amount : microseconds() < end {
      say("\(try change(store))")
      made += 1
    }
  case "read":
    let store = try open(path)
    var reads = 0
    var last = 0
    while microseconds() < end {
      let seen = try count(in: store)
      if seen < last { throw Torn(what: "\(last) changes, then \(seen)") }
      last = seen
      reads += 1
    }
    say("read \(reads)")
  case "fill":
    let store = try open(path)
    let start = microseconds()
    var left = amount
    let offset = arguments.count > 4 ? Int(arguments[4]) : nil
    while left > 0 {
      try store.change(.add, on: today, at: now) { change throws(StoreFault) in
        try change.add(
          (0..<min(left, 1000)).map { index in
            NewTask(title: "Task \(index) of many", day: offset.map { .on(today.adding(days: $0)) } ?? .undated)
          })
      }
      left -= 1000
    }
    say("fill \(microseconds() - start)")
  case "speed": try speed(path)
  case "list":
    let store = try open(path)
    say("writable=\(store.isWritable)")
    for task in try store.allTasks() { say("\(task.number) \(task.title)") }
  default:
    let date = arguments.count > 3 ? CivilDate(iso8601: arguments[3]) ?? today : today
    let start = microseconds()
    let store = try open(path, date)
    let time = microseconds() - start
    say("\(store.health) writable=\(store.isWritable) count=\(try count(in: store))")
    if arguments.count > 4 { say("took \(time)") }
  }
}

do {
  try hammer(CommandLine.arguments)
} catch {
  say("\(error)")
  exit(1)
}
