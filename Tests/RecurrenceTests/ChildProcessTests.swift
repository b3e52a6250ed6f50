import TestSupport
import Testing

@Suite struct ChildProcessTests {
  @Test func `a child that answers more than a pipe holds does not block`() throws {
    let megabyte = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let answer = try ChildProcess.run("/bin/cat", stdin: megabyte)
    #expect(answer.output == megabyte && answer.exitStatus == 0 && answer.signal == nil)
  }

  @Test func `a child that reads nothing and writes to both streams is heard`() throws {
    let answer = try ChildProcess.run(
      "/bin/sh", ["-c", "echo out; echo $A >&2; pwd; exit 7"], stdin: [UInt8](repeating: 0, count: 1 << 20),
      environment: ["A": "err"], directory: "/usr")
    #expect(answer.outputText == "out\n/usr\n" && answer.errorText == "err\n" && answer.exitStatus == 7)
  }

  @Test func `a signal is no exit status, and a missing program no child`() throws {
    let answer = try ChildProcess.run("/bin/sh", ["-c", "kill -TERM $$"])
    #expect(answer.exitStatus == nil && answer.signal == 15 && !answer.ranOutOfTime)
    #expect(throws: ChildProcess.NotStarted.self) { try ChildProcess.run("/nowhere/at/all") }
  }

  @Test func `a child that never ends is ended`() throws {
    let answer = try ChildProcess.run("/bin/sh", ["-c", "exec sleep 600"], seconds: 1)
    #expect(answer.ranOutOfTime && answer.signal == 9)
  }
}
