import FoundationEssentials
import TestSupport

/// The answers as data, as other programs read them.
struct Stretch: Decodable, Hashable {
  let start: String
  let end: String
}

struct ProblemData: Decodable {
  let calendar: String
  let file: String?
  let line: Int?
  let uid: String?
  let kind: String
  let effect: String
  let message: String
}

struct BudgetData: Decodable {
  struct TaskData: Decodable {
    let number: Int?
    let title: String
    let time: String?
    let duration: Int?
    let cost: Int
    let fits: Bool?
    let slipped: Bool
    let on_event: Bool
    let in_pieces: Bool
    let longest_stretch: Int?
  }

  let schema: Int
  let now: String
  let zone: String
  let day: String
  let state: String
  let exact: Bool
  let bound: String?
  let left: Int
  let planned: Int
  let free: Int
  let over: Int
  let windows: [Stretch]
  let left_stretches: [Stretch]
  let tasks: [TaskData]
  let without_duration: Int
  let leftovers: Int
  let other_days: Int
  let line_before: Int?
  let problems: [ProblemData]
}

struct BusyData: Decodable {
  struct EventData: Decodable {
    let calendar: String
    let file: String
    let uid: String?
    let start: String
    let end: String
    let counts: Bool
    let rule: String
    let title: String?
  }

  let schema: Int
  let zone: String
  let from: String
  let to: String
  let busy: [Stretch]
  let events: [EventData]?
  let problems: [ProblemData]
}

struct FitsData: Decodable {
  let schema: Int
  let duration: Int
  let fits: Bool
  let in_pieces: Bool
  let day: String?
  let start: String?
  let end: String?
  let exact: Bool
  let problems: [ProblemData]
}

extension ChildProcess {
  func data<Data: Decodable>(_ type: Data.Type) throws -> Data {
    try JSONDecoder().decode(type, from: FoundationEssentials.Data(output))
  }
}

func decode<Data: Decodable>(_ type: Data.Type, _ text: String) throws -> Data {
  try JSONDecoder().decode(type, from: FoundationEssentials.Data(text.utf8))
}
