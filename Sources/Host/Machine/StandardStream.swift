/// A stream every process is started with.
public enum StandardStream: CInt, Hashable, Sendable, CaseIterable {
  case input = 0
  case output = 1
  case error = 2
}
