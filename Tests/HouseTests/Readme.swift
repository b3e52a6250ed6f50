/// The user's page: prose, and in its `console` blocks command lines with what they answer.
struct Readme {
  struct Example: Equatable {
    /// The line of `$ …`, from 1.
    let line: Int
    /// As the shell gets it, without the prompt.
    let command: String
    /// What stands below it, each line ended.
    let answer: String
  }

  private enum Part: Equatable {
    case prose(String)
    case example(Example)
  }

  private let parts: [Part]

  var examples: [Example] {
    parts.compactMap { if case .example(let example) = $0 { example } else { nil } }
  }

  init(_ text: String) {
    var parts: [Part] = []
    var inBlock = false
    var open: (line: Int, command: String, answer: String)?
    func close() {
      if let done = open {
        parts.append(.example(Example(line: done.line, command: done.command, answer: done.answer)))
      }
      open = nil
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        close()
        inBlock = line == "```console"
      }
      if inBlock, line.hasPrefix("$ ") {
        close()
        open = (index + 1, String(line.dropFirst(2)), "")
      } else if let part = open {
        if part.answer.isEmpty, part.command.hasSuffix("\\") {
          open?.command += "\n" + line
        } else {
          open?.answer += line + "\n"
        }
      } else {
        parts.append(.prose(line + "\n"))
      }
    }
    close()
    self.parts = parts
  }

  /// The page with each example's answer replaced.
  func text(answering answer: (Example) throws -> String) rethrows -> String {
    try parts.map { part in
      switch part {
      case .prose(let text): text
      case .example(let example): "$ \(example.command)\n" + (try answer(example))
      }
    }.joined()
  }
}
