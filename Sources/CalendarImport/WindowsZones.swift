internal import CICU

/// Windows' names of time zones, by ICU's table (`ucal_getTimeZoneIDForWindowsID`, CLDR windowsZones).
enum WindowsZones {
  /// The tz database's name for a Windows name, in any case and with a variant number behind it (`… Time 1`).
  static func iana(_ name: String) -> String? {
    if name.utf8.count > 100 { return nil }
    if let found = exact(name) { return found }
    if let spelled = DisplayNames.spelling[name.lowercased()], let found = exact(spelled) { return found }
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0, name.dropLast(digits).hasSuffix(" ") else { return nil }
    return iana(String(name.dropLast(digits).dropLast()))
  }

  private static func exact(_ name: String) -> String? {
    if let found = lacking[name] { return found }
    let units = Array(name.utf16)
    var status = U_ZERO_ERROR
    var answer = [UInt16](repeating: 0, count: 128)
    let count = unsafe units.withUnsafeBufferPointer { units in
      unsafe answer.withUnsafeMutableBufferPointer { answer in
        unsafe restzeit_zone_of_windows_name(
          units.baseAddress, Int32(units.count), answer.baseAddress, Int32(answer.count), &status)
      }
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, Int(count) <= answer.count else { return nil }
    return String(decoding: answer[..<Int(count)], as: UTF16.self)
  }

  /// Names that Windows or Exchange once used and ICU's table lacks.
  private static let lacking: [String: String] = [
    "Kamchatka Standard Time": "Asia/Kamchatka",
    "Mid-Atlantic Standard Time": "Etc/GMT+2",
    "Mexico Standard Time": "America/Mexico_City",
    "Mexico Standard Time 2": "America/Chihuahua",
    "Armenian Standard Time": "Asia/Yerevan",
    "Coordinated Universal Time": "Etc/UTC",
    "Greenwich Mean Time": "Etc/GMT",
  ]
}
