import BudgetCore
import Glibc
import Testing

@testable import Host

@Suite struct MachineTests {
  @Test func `the clock is the one of date`() throws {
    let before = try #require(Program.run("date +%s").lines.first.flatMap { Int64($0) })
    let now = WallClock.now().seconds
    let after = try #require(Program.run("date +%s").lines.first.flatMap { Int64($0) })
    #expect((before...after).contains(now))
  }

  @Test func `the environment is the one the process was started with`() {
    let own = Program.run("cat /proc/\(getpid())/environ").output.split(separator: 0)
    let environment = HostEnvironment.current()
    #expect(!own.isEmpty)
    for line in own {
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let (name, value) = (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
      #expect(environment[name] == value, "\(name)")
    }
    #expect(environment["RESTZEIT_NOT_SET"] == nil)
  }

  @Test(arguments: [
    ([:], nil), (["LANG": "de_CH.UTF-8"], "de"), (["LANG": "de"], "de"), (["LANG": "en_GB.UTF-8"], "en"),
    (["LANG": "de-AT"], "de"), (["LANG": "de@euro"], "de"), (["LANG": "DE_de"], "de"), (["LANG": "fr_CH.UTF-8"], nil),
    (["LANG": "C"], nil), (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil), (["LANG": "den_CA"], nil),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"], "de"), (["LC_MESSAGES": "en_US", "LANG": "de_DE"], "en"),
    (["LC_ALL": "de_DE", "LC_MESSAGES": "en_US", "LANG": "en_US"], "de"), (["LC_ALL": "C", "LANG": "de_DE"], nil),
    (["LC_TIME": "de_DE", "LANGUAGE": "de"], nil),
  ])
  func `the language is that of the first variable that says one`(variables: [String: String], language: String?) {
    #expect(HostEnvironment(variables: variables).language == language)
  }

  @Test func `a program is there where a shell finds it`() {
    let folder = Scratch()
    let path = folder.file("bin/tool")
    folder.file("bin/text")
    folder.folder("bin/folder")
    Program.run("chmod +x \(path); ln -s tool \(folder.path)/bin/linked; ln -s none \(folder.path)/bin/broken")
    for search in ["\(folder.path)/bin", "/none:\(folder.path)/bin:/bin", ":\(folder.path)/bin", "/none", "", nil] {
      let environment = HostEnvironment(variables: search.map { ["PATH": $0] } ?? [:])
      for name in [
        "tool", "text", "folder", "linked", "broken", "none", "sh", "cat", path, path + "x", "/bin/sh",
      ] {
        let set = search.map { "env PATH='\($0)'" } ?? "env -u PATH"
        let found = Program.run("\(set) /bin/sh -c 'command -v \(name)' >/dev/null && echo yes").lines == ["yes"]
        // A text that may not be run is found by some shells.
        #expect(environment.has(program: name) == (found && name != "text"), "\(name) in \(search ?? "no PATH")")
      }
      #expect(!environment.has(program: ""))
    }
  }

  @Test func `plain text and no colour are wished for by what is not empty, and not by RESTZEIT_PLAIN=0`() {
    func environment(_ name: String, _ value: String) -> HostEnvironment { HostEnvironment(variables: [name: value]) }
    #expect(environment("RESTZEIT_PLAIN", "1").wantsPlain)
    #expect(!environment("RESTZEIT_PLAIN", "").wantsPlain)
    #expect(!environment("RESTZEIT_PLAIN", "0").wantsPlain)
    #expect(environment("RESTZEIT_PLAIN", "no").wantsPlain)
    #expect(environment("TERM", "dumb").wantsPlain)
    #expect(!environment("TERM", "xterm").wantsPlain)
    #expect(environment("NO_COLOR", "0").wantsNoColour)
    #expect(!environment("NO_COLOR", "").wantsNoColour)
    #expect(!environment("TERM", "dumb").wantsNoColour)
  }

  @Test func `a reader that went away is told, and the process lives on`() {
    var ends: [CInt] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    #expect(Output.write(Array("abc".utf8), descriptor: ends[1]) == .written)
    close(ends[0])
    #expect(Output.write(Array("abc".utf8), descriptor: ends[1]) == .closed)
    close(ends[1])
  }

  @Test func `a full disk is told by the symbol of its error`() {
    let full = unsafe open("/dev/full", O_WRONLY | O_CLOEXEC)
    #expect(Output.write([1], descriptor: full) == .failed("ENOSPC"))
    #expect(Output.write([], descriptor: full) == .written)
    close(full)
    #expect(Output.write([1], descriptor: -1) == .failed("EBADF"))
  }

  @Test func `usual errors of the system have a symbol, others their number`() {
    let symbols: [(CInt, String)] = [
      (ENOENT, "ENOENT"), (EACCES, "EACCES"), (EPERM, "EACCES"), (EISDIR, "EISDIR"), (ENOSPC, "ENOSPC"),
      (EDQUOT, "ENOSPC"), (EIO, "EIO"), (EBADF, "EBADF"), (ELOOP, "ELOOP"), (ENAMETOOLONG, "ENAMETOOLONG"),
      (EMFILE, "EMFILE"), (ENFILE, "EMFILE"), (ENOTDIR, "ENOTDIR"), (EROFS, "EROFS"), (ENOMEM, "ENOMEM"),
      (EPROTO, "71"), (0, "0"),
    ]
    for (code, symbol) in symbols { #expect(systemName(code) == symbol) }
  }

  @Test func `more than a pipe that does not block holds is written whole`() throws {
    let scratch = Scratch()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    guard let pipe = unsafe popen("cat > \(scratch.path)/got", "we") else {
      preconditionFailure("popen: errno \(errno)")
    }
    let descriptor = unsafe fileno(pipe)
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    #expect(Output.write(bytes, descriptor: descriptor) == .written)
    #expect(unsafe pclose(pipe) == 0)
    #expect(Program.run("cat \(scratch.path)/got").output == bytes)
  }

  @Test func `a terminal says its width, else COLUMNS does, else it is 80`() {
    // The side of a pseudo-terminal that a terminal program holds is a terminal too.
    let terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    let wide = HostEnvironment(variables: ["COLUMNS": "132"])
    var size = winsize(ws_row: 24, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
    #expect(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(Terminal(descriptor: terminal, environment: wide).isTerminal)
    #expect(Terminal(descriptor: terminal, environment: wide).columns == 40)
    size.ws_col = 0
    #expect(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(Terminal(descriptor: terminal, environment: wide).columns == 132)
    close(terminal)

    let null = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    #expect(!Terminal(descriptor: null, environment: wide).isTerminal)
    #expect(Terminal(descriptor: null, environment: wide).columns == 132)
    for odd in ["", "0", "-5", "x", "99999999999999999999"] {
      let environment = HostEnvironment(variables: ["COLUMNS": odd])
      #expect(Terminal(descriptor: null, environment: environment).columns == 80, "\(odd)")
    }
    close(null)
  }
}
