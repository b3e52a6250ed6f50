internal import CLibical

/// A property of a component as libical read it: one value each, a list gives several.
struct Property {
  let name: String
  /// Names in upper case.
  let parameters: [(name: String, value: String)]
  /// The value as it is written.
  let value: String
  /// VALUE as it is declared, in upper case.
  let valueType: String?
  let line: Int

  func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
}

/// Reads content lines with libical, one at a time, so that a fault in one touches no other and every property knows
/// its line. It owns an `icalparser`.
///
/// libical gives names, parameters and values as text; their times, rules and zones are read in Swift, since libical
/// normalises impossible dates, drops unsound rules and knows no Windows zone.
@safe struct PropertyReader: ~Copyable {
  private let parser: OpaquePointer

  /// nil when there is no memory.
  init?() {
    guard let parser = unsafe icalparser_new() else { return nil }
    unsafe self.parser = unsafe parser
  }

  deinit { unsafe icalparser_free(parser) }

  /// The properties of a line. One that libical refuses for its value comes with its parameters all the same.
  func properties(of line: ContentLine) -> [Property] {
    var rest = ContentLine.listNames.contains(line.name) ? line.values : [line.value]
    if rest.count == 1 || line.header.count * rest.count < 1 << 20, let read = parse(line, value: line.value) {
      return read
    }
    // Refused: the parameters by a value that is sound, the values as they stand, each for itself.
    let header = parse(line, value: ArraySlice(ContentLine.soundValue(of: line.name).utf8), dropsValueType: true)
    rest.removeAll { $0.allSatisfy { $0 == 0x20 } }
    return rest.map { value in
      Property(
        name: line.name, parameters: header?.first?.parameters ?? [], value: String(decoding: value, as: UTF8.self),
        valueType: line.valueType, line: line.line)
    }
  }

  /// What libical makes of the line with a value in place; nil when it refuses any part of it.
  private func parse(_ line: ContentLine, value: ArraySlice<UInt8>, dropsValueType: Bool = false) -> [Property]? {
    var text = Array(line.name.utf8)
    text +=
      dropsValueType
      ? line.parametersWithoutValueType : Array(line.header.drop { $0 != UInt8(ascii: ";") })
    text.append(UInt8(ascii: ":"))
    text += value
    guard let component = unsafe component(holding: text) else { return nil }
    defer { unsafe icalcomponent_free(component) }
    var read: [Property] = []
    var property = unsafe icalcomponent_get_first_property(component, ICAL_ANY_PROPERTY)
    while let found = unsafe property {
      if unsafe icalproperty_isa(found) == ICAL_XLICERROR_PROPERTY { return nil }
      if let value = unsafe icalproperty_get_value_as_string(found) {
        read.append(
          Property(
            name: line.name, parameters: unsafe parameters(of: found), value: unsafe String(cString: value),
            valueType: line.valueType, line: line.line))
      }
      unsafe property = icalcomponent_get_next_property(component, ICAL_ANY_PROPERTY)
    }
    return read
  }

  /// The line alone in a component: `icalparser_add_line` gives the component when it is closed, and it is the caller's.
  private func component(holding line: [UInt8]) -> OpaquePointer? {
    unsafe add("BEGIN:VEVENT".utf8)
    unsafe add(line)
    return unsafe add("END:VEVENT".utf8)
  }

  @discardableResult
  private func add(_ line: some Collection<UInt8>) -> OpaquePointer? {
    var text = line.map { CChar(bitPattern: $0) } + [0]
    return unsafe text.withUnsafeMutableBufferPointer { unsafe icalparser_add_line(parser, $0.baseAddress) }
  }

  private func parameters(of property: OpaquePointer) -> [(name: String, value: String)] {
    var read: [(name: String, value: String)] = []
    var parameter = unsafe icalproperty_get_first_parameter(property, ICAL_ANY_PARAMETER)
    while let found = unsafe parameter {
      // `NAME=value`, quoted where it must be.
      if let text = unsafe icalparameter_as_ical_string(found).map({ unsafe String(cString: $0) }),
        let equals = text.firstIndex(of: "=")
      {
        var value = text[text.index(after: equals)...]
        if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") { value = value.dropFirst().dropLast() }
        read.append((name: text[..<equals].uppercased(), value: String(value)))
      }
      unsafe parameter = icalproperty_get_next_parameter(property, ICAL_ANY_PARAMETER)
    }
    return read
  }
}

extension ContentLine {
  /// Properties whose value is a list (RFC 5545 §3.8.5.1, §3.8.5.2, §3.8.2.6).
  static let listNames: Set<String> = ["RDATE", "EXDATE", "FREEBUSY"]

  /// The values of a list.
  var values: [ArraySlice<UInt8>] { value.split(separator: UInt8(ascii: ",")) }

  /// A value that libical takes for a property of this name.
  static func soundValue(of name: String) -> String {
    switch name {
    case "DTSTART", "DTEND", "RDATE", "EXDATE", "RECURRENCE-ID", "DTSTAMP": "20000101T000000"
    case "DURATION": "PT1H"
    case "FREEBUSY": "20000101T000000Z/PT1H"
    case "TZOFFSETFROM", "TZOFFSETTO": "+0000"
    default: "0"
    }
  }

  /// The parameters as they stand, split outside quotes.
  private var pieces: [ArraySlice<UInt8>] {
    var quoted = false
    return header.split { byte in
      if byte == UInt8(ascii: "\"") { quoted.toggle() }
      return byte == UInt8(ascii: ";") && !quoted
    }.dropFirst().map { $0 }
  }

  private static func isValueType(_ piece: ArraySlice<UInt8>) -> Bool {
    piece.prefix(6).map(upper).elementsEqual("VALUE=".utf8)
  }

  /// VALUE as it is declared, in upper case: libical drops one that the value contradicts.
  var valueType: String? {
    pieces.first(where: Self.isValueType).map { String(decoding: $0.dropFirst(6), as: UTF8.self).trimmed.uppercased() }
  }

  /// The parameters without VALUE, each with its semicolon.
  var parametersWithoutValueType: [UInt8] {
    pieces.filter { !Self.isValueType($0) }.flatMap { [UInt8(ascii: ";")] + $0 }
  }
}
