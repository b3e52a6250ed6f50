import FoundationEssentials

// Benchmarks PROGRAM FOLDER: makes its input in FOLDER, checks every answer, and prints a table of ratios.

guard CommandLine.arguments.count == 3 else { fatalError("Benchmarks PROGRAM FOLDER") }
let inputs = try Inputs(program: CommandLine.arguments[1], folder: CommandLine.arguments[2])
print("| work | restzeit | beside it | ratio | at most |\n| --- | --- | --- | --- | --- |")
for (size, file) in [("1 MB", inputs.personal), ("57 MB", inputs.large), ("570 MB", inputs.huge)] {
  let run = try Run(inputs.left(file))
  guard run.text.hasSuffix("left\n") else { throw Contest.WrongAnswer(side: "left", output: run.text) }
  print("| peak memory, \(size) | \(shown(run.peakMegabytes)) MB | | | 25 MB |")
}
for contest in try contests(inputs) {
  print("<!-- \(contest.why) -->")
  for row in try contest.rows() { print(row) }
}
