extension HostEnvironment { public var dataFolder: String? { self["XDG_DATA_HOME"] } }
public struct Keyboard: Sendable { public init() {}
  public enum Key: Hashable, Sendable { case character(Character), enter, escape, endOfInput, other }
  public func readLine() -> String? { nil }
  public func readKey() -> Key? { nil } }
public struct Editor: Sendable { public enum Failure: Error, Hashable, Sendable { case no }
  public init(environment: HostEnvironment) {}
  public func edited(_ t: String) throws(Failure) -> String { t } }
