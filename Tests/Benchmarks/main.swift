import FoundationEssentials
import Glibc

// Benchmarks PROGRAM FOLDER PAGE: makes its input in FOLDER, checks every answer, times, and puts the table into PAGE in
// place of the one that stands there. Exit status 1 when a ratio is more than was promised.

guard CommandLine.arguments.count == 4 else { fatalError("Benchmarks PROGRAM FOLDER PAGE") }
let inputs = try Inputs(program: CommandLine.arguments[1], folder: CommandLine.arguments[2])
// Nobody's own settings are measured, and calcurse reads times in the zone of the calendar.
try FileManager.default.createDirectory(atPath: inputs.folder + "/settings", withIntermediateDirectories: true)
unsafe setenv("XDG_CONFIG_HOME", inputs.folder + "/settings", 1)
unsafe setenv("TZ", "Europe/Zurich", 1)

let cores = ProcessInfo.processInfo.activeProcessorCount
let date = Date.now.formatted(.iso8601.year().month().day())
var table = Table(title: "\(date), \(cores) cores")
print("<!-- Files are read in pieces: what is held at once must not grow with them. -->")
let peaks = try [inputs.personal, inputs.large, inputs.huge].map { file in
  let run = try Run(inputs.left(file))
  guard run.text.hasSuffix("left\n") else { throw Contest.WrongAnswer(side: "left", output: run.text) }
  return run.peakMegabytes
}
table.add(
  Row(
    work: "peak memory: 1, 57, 570 MB", own: peaks.map(shown).joined(separator: ", ") + " MB", beside: "",
    figure: peaks.max() ?? 0, most: 25, unit: " MB"))
for contest in try contests(inputs) {
  print("<!-- \(contest.why) -->")
  for row in try contest.rows() { table.add(row) }
}
try table.replace(in: CommandLine.arguments[3])
exit(table.isKept ? 0 : 1)
