extension ChildProcess {
  /// Beside this file.
  private static let terminal = String(#filePath.dropLast("ChildProcess+Terminal.swift".count)) + "terminal.py"

  /// Runs a program on a terminal of its own and does what the steps of `terminal.py` say; gives what the terminal showed,
  /// line by line, then how the program ended and whether the terminal is as it was.
  public static func onTerminal(
    _ program: String, _ arguments: [String], _ steps: [String], environment: [String: String]
  ) throws(NotStarted) -> [String] {
    let run = try run(
      "/usr/bin/python3", [terminal] + steps + ["--", program] + arguments, environment: environment)
    return (run.outputText + run.errorText).split(separator: "\n").map(String.init)
  }
}
