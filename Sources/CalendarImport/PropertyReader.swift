internal import CLibical

/// A property of a component, one value each: a list gives several.
struct Property {
  let name: String
  /// Names in upper case.
  let parameters: [(name: String, value: String)]
  /// The value as it is written.
  let value: String
  /// VALUE as it is declared, in upper case.
  let valueType: String?
  /// What its parameters say cannot be known for sure: TZID may be among what is lost.
  let hasUnreadableParameters: Bool
  let line: Int

  func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
}

/// Reads content lines with libical, one at a time, so that a fault in one touches no other and every property knows
/// its line. It owns an `icalparser`.
///
/// Names and parameters are libical's. Values are taken as they stand, and their times, rules and zones are read in
/// Swift: libical takes `+09:00` for nine minutes, wraps numbers, drops what it cannot read and moves impossible dates.
@safe struct PropertyReader: ~Copyable {
  private let parser: OpaquePointer

  /// nil when there is no memory.
  init?() {
    guard let parser = unsafe icalparser_new() else { return nil }
    unsafe self.parser = unsafe parser
  }

  deinit { unsafe icalparser_free(parser) }

  /// The properties of a line, none when its value is empty.
  func properties(of line: ContentLine) -> [Property] {
    let values = ContentLine.listNames.contains(line.name) ? line.values : [line.value]
    let written = values.filter { !$0.allSatisfy { $0 == 0x20 } }
    guard !written.isEmpty else { return [] }
    let zone = line.plainZone
    let parameters = zone.map { [(name: "TZID", value: $0)] } ?? self.parameters(of: line)
    let valueType = zone == nil ? line.valueType : nil
    return written.map { value in
      Property(
        name: line.name, parameters: parameters ?? [], value: String(decoding: value, as: UTF8.self),
        valueType: valueType, hasUnreadableParameters: parameters == nil, line: line.line)
    }
  }

  /// The parameters of a line, read beside a value that is sound whatever the true one is; nil when they are not.
  private func parameters(of line: ContentLine) -> [(name: String, value: String)]? {
    let written = line.parametersWithoutValueType
    if written.isEmpty { return [] }
    var text = Array(line.name.utf8)
    text += written
    text += ":\(ContentLine.soundValue(of: line.name))".utf8
    guard let component = unsafe component(holding: text) else { return nil }
    defer { unsafe icalcomponent_free(component) }
    var property = unsafe icalcomponent_get_first_property(component, ICAL_ANY_PROPERTY)
    while let found = unsafe property {
      if unsafe icalproperty_isa(found) != ICAL_XLICERROR_PROPERTY {
        let read = unsafe parameters(of: found)
        return line.declaresZone && !read.contains { $0.name == "TZID" } ? nil : read
      }
      unsafe property = icalcomponent_get_next_property(component, ICAL_ANY_PROPERTY)
    }
    return nil
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

  /// Properties whose value is a time.
  private static let timeNames = ["DTSTART", "DTEND", "RDATE", "EXDATE", "RECURRENCE-ID", "DTSTAMP"]

  /// The TZID of a time that has no other parameter and is written plainly, which libical would give back as it stands.
  var plainZone: String? {
    guard Self.timeNames.contains(name), text.starts(with: name.utf8) else { return nil }
    return PlainZone.name(in: header.dropFirst(name.utf8.count))
  }

  /// A value that libical takes for a property of this name.
  static func soundValue(of name: String) -> String {
    switch name {
    case _ where timeNames.contains(name): "20000101T000000"
    case "DURATION": "PT1H"
    case "FREEBUSY": "20000101T000000Z/PT1H"
    case "TZOFFSETFROM", "TZOFFSETTO": "+0000"
    case "ATTENDEE": "mailto:a"
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

  private static func begins(_ piece: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    unsafe piece.prefix(name.utf8CodeUnitCount).map(upper)
      .elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Whether a TZID stands among the parameters.
  var declaresZone: Bool { pieces.contains { Self.begins($0, "TZID=") } }

  /// VALUE as it is declared, in upper case.
  var valueType: String? {
    pieces.first { Self.begins($0, "VALUE=") }
      .map { String(decoding: $0.dropFirst(6).filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self).trimmed.uppercased() }
  }

  /// The parameters without VALUE, each with its semicolon.
  var parametersWithoutValueType: [UInt8] {
    pieces.filter { !Self.begins($0, "VALUE=") }.flatMap { [UInt8(ascii: ";")] + $0 }
  }
}
