import FoundationEssentials

/// A tree of data, written with every key it has: an encoder of optionals would leave nulls out.
enum JSON: Encodable {
  case null
  case bool(Bool)
  case number(Int64)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  static func number(_ number: Int) -> JSON { .number(Int64(number)) }

  static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  static func optional(_ number: Int?) -> JSON { number.map(JSON.number) ?? .null }

  /// One line: keys sorted, slashes as they are, a newline at its end.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("texts and whole numbers can always be written")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in members { try container.encode(value, forKey: Key(name)) }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
