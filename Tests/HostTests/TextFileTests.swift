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
    #expect(failure(scratch.file("c", [0x61, 0x0A, 0xC3])) == .notUTF8(line: 2))
  }

  @Test func `what cannot be read says why`() {
    #expect(failure(scratch.path + "/gone") == .unreadable(.notFound))
    #expect(failure(scratch.folder("folder")) == .unreadable(.notAFile))
    #expect(failure(scratch.link("loop", to: "loop")) == .unreadable(.linkLoop))
    #expect(failure("") == .unreadable(.notFound))
  }

  @Test func `a FIFO nobody writes to is an empty text, at once`() throws {
    #expect(try TextFile(scratch.fifo("fifo")).text() == "")
  }

  @Test func `only a hyphen is standard input`() {
    #expect(TextFile("-").isStandardInput)
    #expect(!TextFile("./-").isStandardInput)
  }
}
