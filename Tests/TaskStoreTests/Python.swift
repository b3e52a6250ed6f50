import TestSupport

/// Python's sqlite3 module: a second program that reads and writes the store.
enum Python {
  struct Failed: Error { let errors: String }

  /// Runs statements, and gives the rows of the last one, a line each, columns parted by `|`.
  static func sql(_ path: String, _ statements: String) throws -> String {
    let program = """
      import sqlite3, sys
      database = sqlite3.connect(sys.argv[1], isolation_level=None)
      rows = []
      text = ""
      for line in sys.stdin.read().splitlines(True):
          text += line
          if sqlite3.complete_statement(text):
              rows = database.execute(text).fetchall()
              text = ""
      if text.strip():
          rows = database.execute(text).fetchall()
      print("\\n".join("|".join(str(value) for value in row) for row in rows), end="")
      """
    let run = try ChildProcess.run("/usr/bin/python3", ["-c", program, path], stdin: Array(statements.utf8))
    guard run.exitStatus == 0 else { throw Failed(errors: run.errorText) }
    return run.outputText
  }
}
