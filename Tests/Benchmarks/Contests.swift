import FoundationEssentials

/// What is measured. The answers by pencil: of the 15 h from 08:00 on, an hour is busy.
func contests(_ inputs: Inputs) throws -> [Contest] {
  func restzeit(_ file: String, _ answer: String = "left\n") -> Contest.Side {
    // An exact one begins with its figure.
    Contest.Side(name: "restzeit", arguments: inputs.left(file)) { $0.hasSuffix(answer) && $0.first?.isNumber == true }
  }
  func series(_ title: String, _ kind: String, _ why: String) -> Contest {
    let begun = restzeit(inputs.folder + "/\(kind)begun.ics", "14 h left\n")
    return Contest(
      title: title, why: why,
      sides: [
        restzeit(inputs.folder + "/\(kind)since1970.ics", "14 h left\n"),
        Contest.Side(name: "begun last week", arguments: begun.arguments, isRight: begun.isRight),
      ], rounds: 51,
      // The same, as far as the machine can tell.
      most: 1.05)
  }
  let all = try Run(["cat", inputs.many + "/77.ics"]).output.count
  return try [
    Contest(
      title: "57 MB, 100 000 events",
      why: "Reading is the least that any answer costs; a parser is what it is usually made with.",
      sides: [
        restzeit(inputs.large),
        Contest.Side(name: "`grep -c`", arguments: ["grep", "-c", "BEGIN:VEVENT", inputs.large]) { $0 == "100000\n" },
      ], rounds: 15, most: 4),
    Contest(
      title: "57 MB, 100 000 events", why: "The same against libical, which parses all of it.",
      sides: [
        restzeit(inputs.large),
        Contest.Side(name: "libical, parsing only", arguments: [inputs.folder + "/libical", inputs.large]) {
          $0 == "100000\n"
        },
      ], rounds: 5, most: 1.0 / 15),
    Contest(
      title: "1 MB, 2 000 events",
      why: "A status bar asks for a person's calendar many times an hour: the start counts.",
      sides: [
        restzeit(inputs.personal),
        Contest.Side(name: "an empty static Swift program", arguments: [inputs.folder + "/empty"]) { $0 == "left\n" },
      ], rounds: 101, most: 3.5),
    series("1 000 daily series since 1970", "", "How long ago a series began costs nothing."),
    series("1 000 such series with COUNT", "counted-", "A COUNT is counted by arithmetic, not by walking through it."),
    Contest(
      title: "10 000 files of one event", why: "vdirsyncer keeps a file per event: opening them is the work.",
      sides: [
        restzeit(inputs.many, "14 h left\n"),
        Contest.Side(name: "`cat`", arguments: ["sh", "-c", "cd '\(inputs.many)' && ls | xargs cat"]) {
          $0.utf8.count > 9000 * all
        },
      ], rounds: 7, most: 1),
  ] + peers(inputs)
}

/// Other programs that say what a day of 10 000 events holds: who reads the file for each question, and who imports it once.
private func peers(_ inputs: Inputs) throws -> [Contest] {
  let uids = Set(try Run(inputs.recurring).text.split(separator: "\n").map(String.init))
  let restzeit = Contest.Side(name: "restzeit", arguments: inputs.events) { output in
    guard let day = try? JSONDecoder().decode(Day.self, from: Data(output.utf8)) else { return false }
    return !uids.isEmpty && Set(day.events.map(\.uid)) == uids
  }
  return [
    Contest(
      title: "a day of 10 000 events",
      why: "The library that the answer is checked with: a second opinion has its price.",
      sides: [
        restzeit,
        Contest.Side(name: "`recurring-ical-events`", arguments: inputs.recurring) {
          Set($0.split(separator: "\n").map(String.init)) == uids
        },
      ], rounds: 3, most: nil),
    Contest(
      title: "a day of 10 000 events",
      why: "A calendar of the terminal that must import first; events that it cannot read it leaves out.",
      sides: [
        restzeit,
        Contest.Side(name: "calcurse, import and query", arguments: inputs.calcurse) { output in
          let found = output.split(separator: "\n").compactMap { line in
            line.contains("\tMeeting ") ? "bench-\(line.drop { !$0.isNumber })@restzeit.invalid" : nil
          }
          return !found.isEmpty && uids.isSuperset(of: found)
        },
      ], rounds: 5, most: nil),
  ]
}

/// Of `busy --events --json`.
private struct Day: Decodable {
  struct Event: Decodable { let uid: String }
  let events: [Event]
}
