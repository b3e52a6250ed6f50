import BudgetCore
import Glibc
import Host
import Testing

@Suite struct DiskFilesTests {
  private func content(_ path: String, chunk: Int = 7) throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    let source = try DiskFiles().open(path)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunk, alignment: 1)
    defer { unsafe buffer.deallocate() }
    while true {
      let count = try unsafe source.read(into: buffer)
      if count == 0 { return bytes }
      unsafe bytes.append(contentsOf: buffer[..<count])
    }
  }

  private func failure(_ path: String) -> ReadFailure? {
    do throws(ReadFailure) {
      _ = try DiskFiles().open(path)
      return nil
    } catch {
      return error
    }
  }

  /// How many descriptors of this process are open on a path.
  private func openings(of path: String) -> Int {
    Program.run("ls -l /proc/\(getpid())/fd | grep -cF -- '-> \(path)'").lines.first.flatMap { Int($0) } ?? -1
  }

  @Test(arguments: [0, 1, 6, 7, 8, 100_000])
  func `a file is read whole in chunks of any size`(size: Int) throws {
    let scratch = Scratch()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = scratch.file("x.ics", bytes)
    #expect(try content(path) == bytes)
    #expect(try content(scratch.link("link.ics", to: "x.ics"), chunk: 65_536) == bytes)
  }

  @Test func `what is no regular file is refused at once, and nothing stays open`() {
    let scratch = Scratch()
    let fifo = scratch.fifo("fifo.ics")
    #expect(failure(fifo) == .notAFile)
    #expect(openings(of: fifo) == 0)
    #expect(failure(scratch.folder("folder.ics")) == .notAFile)
    #expect(failure(scratch.link("link.ics", to: "fifo.ics")) == .notAFile)
    #expect(failure("/dev/null") == .notAFile)
    #expect(failure("/dev/zero") == .notAFile)
    Program.run(
      "/usr/bin/python3 -c 'import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])' \(scratch.path)/socket.ics"
    )
    #expect(failure(scratch.path + "/socket.ics") == .notAFile)
  }

  @Test func `what cannot be opened says why`() {
    let scratch = Scratch()
    scratch.file("file")
    #expect(failure(scratch.path + "/gone.ics") == .notFound)
    #expect(failure(scratch.path + "/file/below.ics") == .notFound)
    #expect(failure("") == .notFound)
    #expect(failure(scratch.path + "/file\u{0}.ics") == .notFound)
    #expect(failure(scratch.link("loop.ics", to: "loop.ics")) == .linkLoop)
    #expect(failure(scratch.link("dangling.ics", to: "gone")) == .notFound)
    #expect(failure(scratch.path + "/" + String(repeating: "x", count: 256)) == .system("ENAMETOOLONG"))
  }

  @Test func `a file one may not read is not permitted`() {
    let scratch = Scratch()
    let path = scratch.file("secret.ics", "x")
    Program.run("chmod 000 \(path)")
    #expect(asNobody { failure(path) } == .notPermitted)
  }

  /// What is done to a file of `abcdef` after its first three bytes were read.
  @Test(arguments: ["printf g >> $F", "truncate -s 4 $F", "truncate -s 0 $F", "printf uvwxyz > $F"])
  func `a file that is written to while it is read gives no more than it held, and says so`(_ command: String) throws {
    let scratch = Scratch()
    let path = scratch.file("x.ics", "abcdef")
    let source = try DiskFiles().open(path)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 3, alignment: 1)
    defer { unsafe buffer.deallocate() }
    #expect(try unsafe source.read(into: buffer) == 3)
    Program.run("F=\(path); \(command)")
    var more = 0
    let failure = #expect(throws: ReadFailure.self) {
      while true {
        let count = try unsafe source.read(into: buffer)
        if count == 0 { break }
        more += count
      }
    }
    #expect(failure == .changed && more <= 3)
  }

  @Test func `a file that is renamed or removed while it is read is the file that was opened`() throws {
    for command in ["mv x.ics y.ics", "rm x.ics", "printf xyz > new; mv new x.ics"] {
      let scratch = Scratch()
      let source = try DiskFiles().open(scratch.file("x.ics", "abcdef"))
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 100, alignment: 1)
      defer { unsafe buffer.deallocate() }
      Program.run("cd \(scratch.path); \(command)")
      #expect(try unsafe source.read(into: buffer) == 6)
      #expect(unsafe buffer[..<6].elementsEqual("abcdef".utf8))
      #expect(try unsafe source.read(into: buffer) == 0)
    }
  }

  @Test func `a file is closed with its last holder, and the end stays the end`() throws {
    let scratch = Scratch()
    let path = scratch.file("x.ics", "abc")
    var source: DiskBytes? = try DiskFiles().open(path)
    #expect(openings(of: path) == 1)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 8, alignment: 1)
    defer { unsafe buffer.deallocate() }
    #expect(try unsafe source?.read(into: buffer) == 3)
    #expect(try unsafe source?.read(into: buffer) == 0)
    scratch.file("x.ics", "abcdef")
    #expect(try unsafe source?.read(into: buffer) == 0)
    source = nil
    #expect(openings(of: path) == 0)
  }
}

/// Runs with the rights of nobody, for file access and on this thread only, where the tests run as root.
func asNobody<T>(_ work: () -> T) -> T {
  // `setfsuid` of <sys/fsuid.h>, which Swift's module of glibc leaves out.
  typealias SetFileUser = @convention(c) (uid_t) -> CInt
  guard let symbol = unsafe dlsym(nil, "setfsuid") else { preconditionFailure("glibc has no setfsuid") }
  let setFileUser = unsafe unsafeBitCast(symbol, to: SetFileUser.self)
  let user = setFileUser(65_534)
  defer { _ = setFileUser(uid_t(bitPattern: user)) }
  return work()
}
