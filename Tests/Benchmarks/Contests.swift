/// What is measured. The answers by pencil: of the 15 h from 08:00 on, an hour is busy.
func contests(_ inputs: Inputs) throws -> [Contest] {
  func restzeit(_ file: String, _ answer: String = "left\n") -> Contest.Side {
    Contest.Side(name: "restzeit", arguments: inputs.left(file)) { $0.hasSuffix(answer) }
  }
  let all = try Run(["cat", inputs.many + "/77.ics"]).output.count
  return [
    Contest(
      title: "57 MB, 100 000 events",
      why: "Reading is the least that any answer costs; a parser is what it is usually made with.",
      sides: [
        restzeit(inputs.large),
        Contest.Side(name: "`grep -c`", arguments: ["grep", "-c", "BEGIN:VEVENT", inputs.large]) { $0 == "100000\n" },
      ], rounds: 15, promise: "4 ×"),
    Contest(
      title: "57 MB, 100 000 events", why: "The same against libical, which parses all of it.",
      sides: [
        restzeit(inputs.large),
        Contest.Side(name: "libical, parsing only", arguments: [inputs.folder + "/libical", inputs.large]) {
          $0 == "100000\n"
        },
      ], rounds: 5, promise: "0.067 ×"),
    Contest(
      title: "1 MB, 2 000 events",
      why: "A status bar asks for a person's calendar many times an hour: the start counts.",
      sides: [
        restzeit(inputs.personal),
        Contest.Side(name: "an empty static Swift program", arguments: [inputs.folder + "/empty"]) { $0 == "left\n" },
      ], rounds: 101, promise: "3.5 ×"),
    Contest(
      title: "1 000 daily series since 1970", why: "How long ago a series began costs nothing.",
      sides: [
        restzeit(inputs.folder + "/since1970.ics", "14 h left\n"),
        Contest.Side(name: "begun last week", arguments: inputs.left(inputs.folder + "/begun.ics")) {
          $0.hasSuffix("14 h left\n")
        },
      ], rounds: 51, promise: "1 ×"),
    Contest(
      title: "the same with COUNT", why: "A COUNT is counted by arithmetic.",
      sides: [
        restzeit(inputs.folder + "/counted.ics", "14 h left\n"),
        Contest.Side(name: "begun last week", arguments: inputs.left(inputs.folder + "/begun.ics")) {
          $0.hasSuffix("14 h left\n")
        },
      ], rounds: 51, promise: "1 ×"),
    Contest(
      title: "10 000 files of one event", why: "vdirsyncer keeps a file per event: opening them is the work.",
      sides: [
        restzeit(inputs.many, "14 h left\n"),
        Contest.Side(name: "`cat`", arguments: ["sh", "-c", "cd '\(inputs.many)' && ls | xargs cat"]) {
          $0.utf8.count > 9000 * all
        },
      ], rounds: 7, promise: "1 ×"),
  ]
}
