// `environ` is a variable of C, which other threads could change.
@unsafe @preconcurrency internal import Glibc

/// The variables the program was started with, as a value.
public struct HostEnvironment: Hashable, Sendable {
  /// The values by name; a variable that is set but empty has "".
  public let variables: [String: String]

  public init(variables: [String: String]) { self.variables = variables }

  /// Those of this process; of a variable set twice the first, as `getenv` reads it.
  public static func current() -> HostEnvironment {
    var variables: [String: String] = [:]
    guard var next = unsafe Optional(environ) else { return HostEnvironment(variables: [:]) }
    while let line = unsafe next.pointee {
      let text = unsafe String(cString: line)
      if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(text[..<equals])
        if variables[name] == nil { variables[name] = String(text[text.utf8.index(after: equals)...]) }
      }
      unsafe next += 1
    }
    return HostEnvironment(variables: variables)
  }

  /// nil for a variable that is not set; an empty one is "".
  public subscript(name: String) -> String? { variables[name] }

  /// The value of a variable that is set and not empty.
  public func filled(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// `de` or `en`, by the first of LC_ALL, LC_MESSAGES and LANG that is not empty (POSIX.1-2017 §8.2); nil when that names
  /// another language, C or POSIX, or none is set.
  public var language: String? {
    guard let locale = filled("LC_ALL") ?? filled("LC_MESSAGES") ?? filled("LANG") else { return nil }
    let language = locale.prefix { !"_.@-".contains($0) }.lowercased()
    return ["de", "en"].contains(language) ? language : nil
  }

  /// Whether plain text is wished for: RESTZEIT_PLAIN is neither empty nor 0, or TERM is `dumb`.
  public var wantsPlain: Bool { (filled("RESTZEIT_PLAIN") ?? "0") != "0" || self["TERM"] == "dumb" }

  /// Whether NO_COLOR is set and not empty (no-color.org).
  public var wantsNoColour: Bool { filled("NO_COLOR") != nil }
}
