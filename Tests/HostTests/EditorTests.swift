import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Host

/// The editor of a person's choice, as a script that stands for it.
@Suite struct EditorTests {
  private let scratch = Scratch()

  private func script(_ text: String) -> String {
    let path = scratch.file("editor", "#!/bin/sh\n\(text)\n")
    unsafe chmod(path, 0o700)
    return path
  }

  /// Has `text` edited by a shell script, in which $1 is the file; gives what was said.
  private func edit(_ text: String, with script: String, arguments: String = "") throws -> String {
    let editor = self.script(script)
    return try TerminalProbe.withoutTerminal(
      "edit", text, environment: ["EDITOR": "'\(editor)'\(arguments)", "TMPDIR": scratch.folder("passing")]
    ).outputText
  }

  private func leftBehind() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.folder("passing"))
  }

  @Test func `what was saved comes back, and nothing stays behind`() throws {
    #expect(try edit("one\ntwö", with: #"echo three >> "$1""#) == "saved <one\ntwöthree\n>\n")
    #expect(try edit("", with: #"printf 'a\r\nb' > "$1""#) == "saved <a\nb>\n")
    #expect(try edit("same", with: "true") == "saved <same>\n")
    // As editors do: a new file under the name, and a copy of the old one beside it.
    #expect(
      try edit("old", with: #"cp "$1" "$1~"; touch "$(dirname "$1")/.swap"; echo new > "$1.x"; mv "$1.x" "$1""#)
        == "saved <new\n>\n")
    #expect(try leftBehind() == [])
  }

  @Test func `nobody else may read the text while it is edited`() throws {
    let seen = scratch.path + "/seen"
    _ = try edit("secret", with: #"stat -c '%a %n' "$1" "$(dirname "$1")" > '\#(seen)'"#)
    let lines = try TextFile(seen).text().split(separator: "\n")
    #expect(lines.map { $0.prefix(3) } == ["600", "700"])
    #expect(lines[0].contains(scratch.path + "/passing/restzeit-"))
  }

  @Test func `the command may have arguments, and VISUAL comes before EDITOR before vi`() throws {
    #expect(
      try edit("", with: #"printf '%s' "$1,$2" > "$3""#, arguments: " -f '+call cursor(1,2)'")
        == "saved <-f,+call cursor(1,2)>\n")
    let command = { (variables: [String: String]) in
      Editor(environment: HostEnvironment(variables: variables)).command
    }
    #expect(command(["VISUAL": "a", "EDITOR": "b"]) == "a")
    #expect(command(["VISUAL": "", "EDITOR": "b"]) == "b")
    #expect(command(["EDITOR": ""]) == "vi")
  }

  @Test func `the text lies in XDG_RUNTIME_DIR, else in TMPDIR, else in tmp`() throws {
    let (run, other) = (scratch.folder("run"), scratch.folder("other"))
    let place = { (variables: [String: String]) in
      try TerminalProbe.withoutTerminal(
        "edit", "", environment: variables.merging(["EDITOR": #"f() { printf '%s' "$1" > "$1"; }; f"#]) { $1 }
      ).outputText
    }
    #expect(try place(["XDG_RUNTIME_DIR": run, "TMPDIR": other]).hasPrefix("saved <\(run)/restzeit-"))
    #expect(try place(["XDG_RUNTIME_DIR": run + "/gone", "TMPDIR": other]).hasPrefix("saved <\(other)/restzeit-"))
    #expect(try place(["XDG_RUNTIME_DIR": "run", "TMPDIR": ""]).hasPrefix("saved </tmp/restzeit-"))
    for folder in [run, other] { #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == []) }
  }

  @Test func `an editor that fails, or saves no text, is told apart, and nothing stays behind`() throws {
    #expect(try edit("a", with: "exit 3") == "ended(status: 3)\n")
    #expect(try edit("a", with: "kill -TERM $$") == "ended(status: 143)\n")
    #expect(try edit("a", with: #"rm "$1""#).contains("unreadable(Host.TextFile.Failure.unreadable("))
    #expect(try edit("a", with: #"printf 'a\nb\377' > "$1""#).contains("notUTF8(line: 2)"))
    #expect(try edit("a", with: #"head -c 65536 /dev/zero | tr '\0' x > "$1""#).utf8.count == 65_536 + 9)
    #expect(
      try edit("a", with: #"head -c 65537 /dev/zero | tr '\0' x > "$1""#).contains("tooLong(limit: 65536)"))
    #expect(try leftBehind() == [])
    for missing in ["/nowhere/editor", "no-such-editor -w", "/etc/passwd"] {
      let run = try TerminalProbe.withoutTerminal(
        "edit", "a", environment: ["EDITOR": missing, "TMPDIR": scratch.folder("passing")])
      #expect(run.outputText == "notFound(\"\(missing)\")\n")
    }
    #expect(try leftBehind() == [])
  }

  /// On a terminal: Ctrl-C reaches the editor, which does not mind, and not the program that waits for it.
  @Test func `Ctrl-C in the editor is the editor's`() throws {
    let editor = script("trap 'echo got it' INT\necho ready\nread line\nread line\necho \"$line\" > \"$1\"")
    let shown = try TerminalProbe.onTerminal(
      ["edit", "a"], ["said:ready", "send:\\x03", "said:got it", "send:b\\nc\\n", "ended"],
      environment: ["EDITOR": editor, "TMPDIR": scratch.folder("passing")])
    #expect(shown.contains { $0.hasPrefix("saved <") } && shown.suffix(2) == ["exited 0", "as it was"], "\(shown)")
    #expect(try leftBehind() == [])
  }

  @Test(arguments: ["SIGTERM", "SIGHUP"])
  func `a program that is to end while it waits cleans up first`(signal: String) throws {
    let editor = script("echo ready\nread line\necho done")
    let shown = try TerminalProbe.onTerminal(
      ["edit", "a"], ["said:ready", "signal:\(signal)", "send:x\\n", "said:done", "ended"],
      environment: ["EDITOR": editor, "TMPDIR": scratch.folder("passing")])
    #expect(shown.suffix(2) == [signal == "SIGTERM" ? "killed 15" : "killed 1", "as it was"], "\(shown)")
    #expect(try leftBehind() == [])
  }

  @Test func `the editor starts with the signals that the program was started with`() throws {
    // By proc(5): what is blocked and what is ignored.
    let question = "grep -E 'Sig(Blk|Ign)' /proc/self/status"
    let usual = try ChildProcess.run("/bin/sh", ["-c", question]).outputText
    #expect(usual.contains("SigIgn:"))
    #expect(try edit("", with: question + #" > "$1""#) == "saved <\(usual)>\n")
  }
}
