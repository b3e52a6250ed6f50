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
  /// The promise, in words.
  let promise: String

  /// Checks each answer, then times. A row of the table for each rival.
  func rows() throws -> [String] {
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
      "| \(title) | \(shown(medians[0])) ms | \(sides[index].name): \(shown(medians[index])) ms | "
        + "\(shown(medians[0] / medians[index])) × | \(promise) |"
    }
  }
}

/// Two significant places, no more than the machine can repeat.
func shown(_ number: Double) -> String {
  if number >= 100 { return String(Int(number.rounded())) }
  let scale: Double = number >= 10 ? 10 : 100
  let cut = Int((number * scale).rounded())
  let (whole, rest) = (cut / Int(scale), cut % Int(scale))
  return "\(whole)." + (scale == 100 && rest < 10 ? "0" : "") + "\(rest)"
}
