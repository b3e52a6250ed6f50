import TestSupport
import Testing

/// Standard input as a person uses it, on a terminal that is made for the test.
@Suite struct KeyboardTests {
  @Test func `each key is given at once, whole and unseen, and the terminal is as it was`() throws {
    let shown = try TerminalProbe.onTerminal(
      ["keys"],
      [
        "raw", "send:a", "said:character a", "raw", "send: ", "said:character  ", "raw", "send:\\xc3\\xa4",
        "said:character", "raw", "send:\\r", "said:enter", "raw", "send:\\x1b[A", "said:other", "raw", "send:\\x1b",
        "said:escape", "raw", "send:\\x04", "ended",
      ])
    #expect(
      shown == [
        "character a", "character  ", "character ä", "enter", "other", "escape", "end", "exited 0", "as it was",
      ])
  }

  /// The number of the signal by signal(7).
  @Test(arguments: [
    ("send:\\x03", 2), ("send:\\x1c", 3), ("signal:SIGINT", 2), ("signal:SIGTERM", 15), ("signal:SIGHUP", 1),
  ])
  func `a signal ends the program, and the terminal is as it was`(step: String, signal: Int) throws {
    #expect(try TerminalProbe.onTerminal(["keys"], ["raw", step, "ended"]) == ["killed \(signal)", "as it was"])
  }

  @Test(arguments: ["send:\\x1a", "signal:SIGTSTP"])
  func `a stopped program leaves the terminal as it was, and waits for its key when it goes on`(step: String) throws {
    let shown = try TerminalProbe.onTerminal(
      ["keys"],
      ["raw", step, "stopped", "cooked", "continue", "raw", "send:b", "said:character b", "raw", "send:\\x04", "ended"])
    #expect(shown == ["character b", "end", "exited 0", "as it was"])
  }

  @Test func `no terminal gives no keys`() throws {
    #expect(try TerminalProbe.withoutTerminal("keys", stdin: Array("abc".utf8)).outputText == "no terminal\n")
  }

  @Test func `lines of a terminal are shown and taken as they are typed`() throws {
    let shown = try TerminalProbe.onTerminal(
      ["lines"], ["send:abc\\n", "said:line <abc>", "send:d\\x04\\x04", "said:line <d>", "send:\\x04", "ended"])
    #expect(shown == ["abc", "line <abc>", "dline <d>", "end", "exited 0", "as it was"])
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\r\nb\n\nc", ["a", "b", "", "c"]), ("a\rb\r\r\n", ["a\rb\r"]),
  ])
  func `a line has no end, and the last one needs none`(text: String, lines: [String]) throws {
    let run = try TerminalProbe.withoutTerminal("lines", stdin: Array(text.utf8))
    #expect(run.outputText == lines.map { "line <\($0)>\n" }.joined() + "end\n")
  }

  @Test func `what is no UTF-8 is repaired, and what is too long is cut`() throws {
    let repaired = try TerminalProbe.withoutTerminal("lines", stdin: [0x61, 0xFF, 0x0A, 0xC3])
    #expect(repaired.outputText == "line <a\u{FFFD}>\nline <\u{FFFD}>\nend\n")
    let long = String(repeating: "x", count: 65_537)
    let cut = try TerminalProbe.withoutTerminal("lines", stdin: Array("\(long)\ny\n".utf8))
    #expect(cut.outputText == "line <\(long.dropLast())>\nline <y>\nend\n")
  }
}
