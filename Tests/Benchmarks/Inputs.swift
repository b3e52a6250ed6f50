import FoundationEssentials

/// The files that are measured on, and the programs that are measured against, made once in a folder.
struct Inputs {
  let program: String
  let folder: String

  var large: String { folder + "/large.ics" }
  var huge: String { folder + "/huge.ics" }
  var personal: String { folder + "/personal.ics" }
  var usual: String { folder + "/usual.ics" }
  var many: String { folder + "/many" }

  init(program: String, folder: String) throws {
    self.program = program
    self.folder = folder
    try FileManager.default.createDirectory(atPath: many, withIntermediateDirectories: true)
    let maker = Inputs.script("make_calendar.py")
    // Through a shell: what this process holds would count as held by the programs it starts (`ru_maxrss`).
    for (file, events) in [(large, 100_000), (usual, 10_000), (personal, 2000)]
    where !FileManager.default.fileExists(atPath: file) {
      _ = try Run(["sh", "-c", "/usr/bin/python3 '\(maker)' \(events) >'\(file)'"])
    }
    if !FileManager.default.fileExists(atPath: huge) {
      _ = try Run(["sh", "-c", "for i in 1 2 3 4 5 6 7 8 9 10; do cat '\(large)'; done >'\(huge)'"])
    }
    for number in 0..<10_000 {
      try make(many + "/\(number).ics") { Array(Inputs.one(number).utf8) }
    }
    try make(folder + "/libical.c") { Array(Inputs.libical.utf8) }
    _ = try Run(["cc", "-O2", "-o", folder + "/libical", folder + "/libical.c", "-lical"])
    try make(folder + "/empty.swift") { Array("print(\"left\")\n".utf8) }
    _ = try Run(["swiftc", "-static-stdlib", "-O", "-o", folder + "/empty", folder + "/empty.swift"])
    for (name, start, count) in [
      ("since1970", "19700101", ""), ("begun", "20261123", ""), ("counted-since1970", "19700101", ";COUNT=40000"),
      ("counted-begun", "20261123", ";COUNT=40000"),
    ] {
      try make(folder + "/\(name).ics") { Array(Inputs.daily(from: start, rest: count).utf8) }
    }
  }

  private func make(_ path: String, _ bytes: () throws -> [UInt8]) throws {
    if !FileManager.default.fileExists(atPath: path) { try Data(bytes()).write(to: URL(filePath: path)) }
  }

  /// The question that is timed.
  func left(_ calendar: String) -> [String] {
    [
      program, "left", "--calendar", calendar, "--now", "2026-11-30T08:00:00+01:00", "--zone", "Europe/Zurich",
      "--hours",
      "mon-fri 00:00-12:00,13:00-24:00",
    ]
  }

  /// What is on a day.
  var events: [String] {
    [
      program, "busy", "--events", "--json", "--calendar", usual, "--zone", "Europe/Zurich", "--from", "2026-11-30",
      "--to", "2026-12-01",
    ]
  }

  /// The same day.
  var recurring: [String] { ["/usr/bin/python3", Inputs.script("events_of_a_day.py"), usual] }

  /// The same day, after the import that calcurse needs.
  var calcurse: [String] {
    let data = folder + "/calcurse"
    return [
      "sh", "-c",
      "rm -rf '\(data)' && mkdir '\(data)' && TMPDIR='\(data)' calcurse -q -D '\(data)' -i '\(usual)' >'\(data)/log'; "
        + "calcurse -D '\(data)' -d 11/30/2026",
    ]
  }

  private static func script(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name).path
  }

  /// A vdirsyncer file; one of them lies in the windows of the day asked.
  private static func one(_ number: Int) -> String {
    calendar(
      "UID:\(number)@example.org\r\nDTSTART;TZID=Europe/Zurich:\(number == 77 ? "20261130" : "20240201")T100000\r\n"
        + "DTEND;TZID=Europe/Zurich:\(number == 77 ? "20261130" : "20240201")T110000\r\n"
        + "DESCRIPTION:\(String(repeating: "What there is to say. ", count: 12))\r\n")
  }

  /// A thousand daily series of an hour at ten.
  private static func daily(from start: String, rest: String) -> String {
    calendar(
      (0..<1000).map { number in
        "UID:\(number)\r\nDTSTART;TZID=Europe/Zurich:\(start)T100000\r\n"
          + "DTEND;TZID=Europe/Zurich:\(start)T110000\r\nRRULE:FREQ=DAILY\(rest)\r\n"
      }.joined(separator: "END:VEVENT\r\nBEGIN:VEVENT\r\n"))
  }

  private static func calendar(_ event: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n\(event)END:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  private static let libical = """
    #include <libical/ical.h>
    #include <stdio.h>
    static char *line(char *into, size_t size, void *file) { return fgets(into, (int)size, file); }
    int main(int count, char **words) {
      FILE *file = fopen(words[1], "r");
      icalparser *parser = icalparser_new();
      icalparser_set_gen_data(parser, file);
      icalcomponent *all = icalparser_parse(parser, line);
      printf("%d\\n", icalcomponent_count_components(all, ICAL_VEVENT_COMPONENT));
      return count < 2;
    }

    """
}
