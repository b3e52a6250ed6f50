/// A length of time in whole seconds, negative ones included.
public struct Length: Hashable, Comparable, Sendable {
  public let seconds: Int64

  public init(seconds: Int64) { self.seconds = seconds }

  public init(minutes: Int64) { self.init(seconds: minutes * 60) }

  public init(hours: Int64) { self.init(seconds: hours * 3600) }

  public static let zero = Length(seconds: 0)

  public static func < (a: Length, b: Length) -> Bool { a.seconds < b.seconds }

  public static func + (a: Length, b: Length) -> Length { Length(seconds: a.seconds + b.seconds) }

  public static func - (a: Length, b: Length) -> Length { Length(seconds: a.seconds - b.seconds) }

  public static func += (a: inout Length, b: Length) { a = a + b }

  public static func -= (a: inout Length, b: Length) { a = a - b }
}
