extension ChildProcess {
  /// Where this file lies.
  private static let folder = String(#filePath.dropLast("ChildProcess+Terminal.swift".count))

  /// Runs a program on a terminal of its own and does what the steps of `terminal.py` say; gives what the terminal showed,
  /// line by line, then how the program ended and whether the terminal is as it was.
  public static func onTerminal(
    _ program: String, _ arguments: [String], _ steps: [String], environment: [String: String]
  ) throws(NotStarted) -> [String] {
    let run = try run(
      "/usr/bin/python3", [folder + "terminal.py"] + steps + ["--", program] + arguments, environment: environment)
    return (run.outputText + run.errorText).split(separator: "\n").map(String.init)
  }

  /// Runs a program that goes on and does what the steps of `stream.py` say; gives what it wrote, line by line, then how it
  /// ended.
  public static func stream(
    _ program: String, _ arguments: [String], _ steps: [String], environment: [String: String]
  ) throws(NotStarted) -> [String] {
    let run = try run(
      "/usr/bin/python3", [folder + "stream.py"] + steps + ["--", program] + arguments, environment: environment)
    return (run.outputText + run.errorText).split(separator: "\n").map(String.init)
  }
}
