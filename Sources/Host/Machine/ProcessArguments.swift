/// The words this process was started with.
public enum ProcessArguments {
  /// Without the program's own name; bytes that are not UTF-8 are carried as `FileName` says, so that a path among them
  /// still opens its file.
  public static func current() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe FileName.text(of: $0) }
    }
  }

  /// Whether a word is the UTF-8 that it was started with, with nothing carried in it.
  public static func isUTF8(_ word: String) -> Bool { FileName.isUTF8(word) }
}
