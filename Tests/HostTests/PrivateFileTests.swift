import BudgetCore
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Host

@Suite struct PrivateFileTests {
  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func `a file and the folders that lead to it are made for its user only`() throws {
    let scratch = Scratch()
    let file = PrivateFile(scratch.path + "/a/b/c.ini")
    try file.replace(with: "one\n")
    #expect(try TextFile(file.path).text() == "one\n")
    #expect(try mode(file.path) == 0o600)
    #expect(try mode(scratch.path + "/a") == 0o700 && mode(scratch.path + "/a/b") == 0o700)
  }

  @Test func `a file is replaced whole, not written over`() throws {
    let scratch = Scratch()
    let file = PrivateFile(scratch.path + "/c.ini")
    try file.replace(with: "one, and long\n")
    try FileManager.default.linkItem(atPath: file.path, toPath: scratch.path + "/old")
    try file.replace(with: "two\n")
    #expect(try TextFile(file.path).text() == "two\n")
    #expect(try TextFile(scratch.path + "/old").text() == "one, and long\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted() == ["c.ini", "old"])
  }

  @Test func `what cannot be written is said in the system's words, and nothing is left behind`() throws {
    let scratch = Scratch()
    try PrivateFile(scratch.path + "/file").replace(with: "x")
    let below = #expect(throws: PrivateFile.WriteFailure.self) {
      try PrivateFile(scratch.path + "/file/c.ini").replace(with: "y")
    }
    #expect(below?.reason == "ENOTDIR")
    try FileManager.default.createDirectory(atPath: scratch.path + "/folder", withIntermediateDirectories: false)
    let folder = #expect(throws: PrivateFile.WriteFailure.self) {
      try PrivateFile(scratch.path + "/folder").replace(with: "y")
    }
    #expect(folder?.path == scratch.path + "/folder" && folder?.reason == "EISDIR")
    #expect(throws: PrivateFile.WriteFailure.self) { try PrivateFile("/dev/full\0x").replace(with: "y") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted() == ["file", "folder"])
  }

  @Test func `what is there and is no file is left as it is`() throws {
    let scratch = Scratch()
    for path in [scratch.fifo("fifo"), scratch.link("device", to: "/dev/null")] {
      let failure = #expect(throws: PrivateFile.WriteFailure.self) { try PrivateFile(path).replace(with: "x") }
      #expect(failure?.reason == "ENODEV", "\(path)")
    }
    let slash = #expect(throws: PrivateFile.WriteFailure.self) {
      try PrivateFile(scratch.path + "/new/").replace(with: "x")
    }
    #expect(slash?.reason == "EISDIR")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func `a link that leads to nothing yet stays one, and one that leads in a circle is left`() throws {
    let scratch = Scratch()
    let link = scratch.link("link", to: "folder/new")
    try PrivateFile(scratch.link("second", to: link)).replace(with: "one")
    #expect(try TextFile(scratch.path + "/folder/new").text() == "one" && mode(scratch.path + "/folder") == 0o700)
    try PrivateFile(link).replace(with: "two")
    #expect(try TextFile(scratch.path + "/folder/new").text() == "two")
    let circle = scratch.link("circle", to: "circle")
    let failure = #expect(throws: PrivateFile.WriteFailure.self) { try PrivateFile(circle).replace(with: "x") }
    #expect(failure?.reason == "ELOOP")
    for name in ["link", "second", "circle"] {
      #expect(
        try FileManager.default.attributesOfItem(atPath: "\(scratch.path)/\(name)")[.type] as? FileAttributeType
          == .typeSymbolicLink)
    }
  }

  @Test func `a name that is not UTF-8 is the name of the file`() throws {
    let scratch = Scratch()
    let path = FileName.text(of: Array("\(scratch.path)/a".utf8) + [0xFF] + Array("/b".utf8) + [0xC3])
    for text in ["one", "two"] {
      try PrivateFile(path).replace(with: text)
      #expect(try TextFile(path).text() == text)
    }
    let listed = Program.run("cd \(scratch.path) && find . -type f | od -An -tx1").output
    #expect(
      String(decoding: listed, as: UTF8.self).split { " \n".contains($0) } == [
        "2e", "2f", "61", "ff", "2f", "62", "c3", "0a",
      ])
  }

  @Test func `a folder that is to be there is not made`() throws {
    let scratch = Scratch()
    let failure = #expect(throws: PrivateFile.WriteFailure.self) {
      try PrivateFile(scratch.path + "/none/a").replace(with: "x", makesFolders: false)
    }
    #expect(failure?.reason == "ENOENT")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
  }

  @Test func `the age of a file is that of what a link leads to`() throws {
    let scratch = Scratch()
    try PrivateFile(scratch.path + "/a").replace(with: "x")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000.75)], ofItemAtPath: scratch.path + "/a")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/b", withDestinationPath: scratch.path + "/a")
    #expect(try FileAge.lastChange(of: scratch.path + "/a") == Moment(seconds: 1_000_000))
    #expect(try FileAge.lastChange(of: scratch.path + "/b") == Moment(seconds: 1_000_000))
    #expect(throws: ReadFailure.notFound) { try FileAge.lastChange(of: scratch.path + "/c") }
    #expect(throws: ReadFailure.notFound) { try FileAge.lastChange(of: scratch.path + "/a\0") }
  }

  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x"), (["HOME": "/h"], "/h/.config"), (["HOME": "/h/"], "/h/.config"),
      (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config"), (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config"),
      (["HOME": "h"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `configuration and data lie where the XDG specification says`(variables: [String: String], folder: String?) {
    #expect(HostEnvironment(variables: variables).configurationFolder == folder)
    let ofData = variables.map { ($0.key == "XDG_CONFIG_HOME" ? "XDG_DATA_HOME" : $0.key, $0.value) }
    #expect(
      HostEnvironment(variables: Dictionary(uniqueKeysWithValues: ofData)).dataFolder
        == (folder == "/h/.config" ? "/h/.local/share" : folder))
  }
}
