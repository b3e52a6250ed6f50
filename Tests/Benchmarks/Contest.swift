/// Programs that do the same work, timed in turn, so that whatever else the machine does hits all alike.
struct Contest {
  struct Side {
    let name: String
    let arguments: [String]
    /// Whether an output is the right answer.
    let isRight: (String) -> Bool
  }

  struct WrongAnswer: Error, CustomStringConvertible {
    let side: String
    let output: String
    var description: String { "\(side) gives a wrong answer: \(output.prefix(200))" }
  }

  let title: String
  /// What the ratio shows.
  let why: String
  /// The program itself comes first.
  let sides: [Side]
  let rounds: Int
  /// What the ratio may be; nil where nothing is promised.
  let most: Double?

  /// Checks each answer, then times. A row of the table for each rival.
  func rows() throws -> [Row] {
    for side in sides {
      let output = try Run(side.arguments).text
      guard side.isRight(output) else { throw WrongAnswer(side: side.name, output: output) }
    }
    var times = [[Double]](repeating: [], count: sides.count)
    for _ in 0..<rounds {
      for (index, side) in sides.enumerated() { times[index].append(try Run(side.arguments).milliseconds) }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    return sides.indices.dropFirst().map { index in
      Row(
        work: title, own: "\(shown(medians[0])) ms", beside: "\(sides[index].name): \(shown(medians[index])) ms",
        figure: medians[0] / medians[index], most: most, unit: " ×")
    }
  }
}

/// A row of the table.
struct Row {
  let work: String
  let own: String
  let beside: String
  let figure: Double
  /// What `figure` may be.
  let most: Double?
  let unit: String

  var isKept: Bool { most.map { figure <= $0 } ?? true }

  var line: String {
    "| \(work) | \(own) | \(beside) | \(shown(figure))\(unit) | \(most.map { shown($0) + unit } ?? "") |"
  }
}

/// Two or three significant places, no more than the machine can repeat.
func shown(_ number: Double) -> String {
  if number >= 100 || number == number.rounded() { return String(Int(number.rounded())) }
  let places = number >= 10 ? 1 : number >= 0.1 ? 2 : 3
  let scale = [1, 10, 100, 1000][places]
  let cut = Int((number * Double(scale)).rounded())
  return "\(cut / scale)." + String(String(scale + cut % scale).dropFirst())
}
