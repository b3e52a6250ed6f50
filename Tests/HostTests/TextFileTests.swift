import BudgetCore
import Host
import Testing

@Suite struct TextFileTests {
  private let scratch = Scratch()

  private func failure(_ path: String, limit: Int = 100) -> TextFile.Failure? {
    do throws(TextFile.Failure) {
      _ = try TextFile(path).text(limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a text is read whole and without its byte order mark`() throws {
    #expect(try TextFile(scratch.file("a", "Müll\nraus\n")).text() == "Müll\nraus\n")
    #expect(try TextFile(scratch.file("b", [0xEF, 0xBB, 0xBF, 0x61])).text() == "a")
    #expect(try TextFile(scratch.file("c", "")).text() == "")
    #expect(try TextFile("/dev/null").text() == "")
    let long = String(repeating: "0123456789\n", count: 20_000)
    #expect(try TextFile(scratch.file("d", long)).text() == long)
  }

  @Test func `a text of exactly the limit is read, one byte more is not`() throws {
    let path = scratch.file("a", "0123456789")
    #expect(try TextFile(path).text(limit: 10) == "0123456789")
    #expect(failure(path, limit: 9) == .tooLong(limit: 9))
    #expect(failure("/dev/zero", limit: 70_000) == .tooLong(limit: 70_000))
  }

  @Test func `a byte that is not UTF-8 is told with its line`() {
    #expect(failure(scratch.file("a", [0x61, 0x0A, 0x62, 0x0A, 0xFC, 0x0A])) == .notUTF8(line: 3))
    #expect(failure(scratch.file("b", [0xEF, 0xBB, 0xBF, 0xFF])) == .notUTF8(line: 1))
    #expect(failure(scratch.file("d", [0x61, 0x0D, 0x0D, 0x0A, 0xFC])) == .notUTF8(line: 3))
    #expect(failure(scratch.file("c", [0x61, 0x0A, 0xC3])) == .notUTF8(line: 2))
  }

  @Test func `what cannot be read says why`() {
    #expect(failure(scratch.path + "/gone") == .unreadable(.notFound))
    #expect(failure(scratch.folder("folder")) == .unreadable(.notAFile))
    #expect(failure(scratch.link("loop", to: "loop")) == .unreadable(.linkLoop))
    #expect(failure("") == .unreadable(.notFound))
  }

  @Test func `a FIFO's writer is waited for`() throws {
    let fifo = scratch.fifo("fifo")
    // A writer that does not wait gets in only once a reader is there.
    let writer = """
      import os, time
      end = time.time() + 20
      while time.time() < end:
        try: os.write(os.open('\(fifo)', os.O_WRONLY | os.O_NONBLOCK), b'Report 2h\\n'); break
        except OSError: pass
      """
    Program.run("/usr/bin/python3 -c \"\(writer)\" > /dev/null 2>&1 &")
    #expect(try TextFile(fifo).text() == "Report 2h\n")
    Program.run("(: > \(fifo)) > /dev/null 2>&1 &")
    #expect(try TextFile(fifo).text() == "")
  }

  @Test(arguments: [
    ("a\rb", "a\nb"), ("a\r", "a\n"), ("a\r\nb\r\n", "a\nb\n"), ("a\r\rb\n\rc", "a\n\nb\n\nc"), ("\r\n\r", "\n\n"),
    ("\n", "\n"),
  ])
  func `every kind of line end is one, unless they are to be kept`(text: String, said: String) throws {
    let file = TextFile(scratch.file("a", text))
    #expect(try file.text() == said)
    #expect(try Array(file.text(keepsLineEnds: true).utf8) == Array(text.utf8))
  }

  @Test func `only a hyphen is standard input`() {
    #expect(TextFile("-").isStandardInput)
    #expect(!TextFile("./-").isStandardInput)
  }
}
