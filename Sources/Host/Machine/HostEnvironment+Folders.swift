extension HostEnvironment {
  /// HOME without a slash at its end; nil unless it is an absolute path.
  public var home: String? {
    guard let path = absolute("HOME") else { return nil }
    return path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Where programs keep their configuration: XDG_CONFIG_HOME, else `~/.config`; nil when neither is an absolute path,
  /// as others are to be ignored (XDG Base Directory Specification).
  public var configurationFolder: String? { absolute("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" } }

  /// Where programs keep the data of their user: XDG_DATA_HOME, else `~/.local/share`; nil when neither is an absolute
  /// path.
  public var dataFolder: String? { absolute("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" } }

  /// Where programs keep what can be made again: XDG_CACHE_HOME, else `~/.cache`; nil when neither is an absolute path.
  public var cacheFolder: String? { absolute("XDG_CACHE_HOME") ?? home.map { "\($0)/.cache" } }

  /// Where a file that is soon gone may lie, the most private place first.
  var passingFolders: [String] { [absolute("XDG_RUNTIME_DIR"), absolute("TMPDIR"), "/tmp"].compactMap(\.self) }

  private func absolute(_ name: String) -> String? {
    filled(name).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
  }
}
