internal import Glibc

/// Names of files and words of a command line, which the system takes for bytes of no encoding, as texts and back.
///
/// A byte that is no part of UTF-8 is carried as the private-use character U+F700 + byte (U+F780 to U+F7FF); such a
/// character that a name really holds is carried as its three bytes. So every name comes back as it was.
enum FileName {
  private static let carriers: ClosedRange<UInt32> = 0xF780...0xF7FF

  /// The text of a C string.
  static func text(of name: UnsafePointer<CChar>) -> String {
    // Almost every name; none of the carriers begins with another byte.
    if let text = unsafe String(validatingCString: name), !text.utf8.contains(0xEF) { return text }
    let length = unsafe UnsafeBufferPointer(start: name, count: strlen(name))
    return unsafe text(of: length.map { UInt8(bitPattern: $0) })
  }

  /// O(n).
  static func text(of bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let byte = rest.first {
      if let scalar = firstScalar(of: rest), !carriers.contains(scalar.value) {
        scalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        if let carrier = Unicode.Scalar(0xF700 + UInt32(byte)) { scalars.append(carrier) }
        rest = rest.dropFirst()
      }
    }
    return String(scalars)
  }

  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    (1...4).lazy.compactMap { String(validating: bytes.prefix($0), as: UTF8.self)?.unicodeScalars.first }.first
  }

  /// The bytes a text stands for. O(n).
  static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      carriers.contains(scalar.value) ? [UInt8(scalar.value - 0xF700)] : Array(String(scalar).utf8)
    }
  }

  /// Whether a text stands for nothing but UTF-8.
  static func isUTF8(_ text: String) -> Bool { !text.unicodeScalars.contains { carriers.contains($0.value) } }

  /// What a symbolic link holds; nil of anything else.
  static func link(at path: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = unsafe withBytes(of: path) { unsafe readlink($0, start, buffer.count) }
      return count > 0 ? unsafe text(of: buffer[..<count].map { UInt8(bitPattern: $0) }) : nil
    }
  }

  /// Lends the bytes as a C string; a text that holds a NUL is cut there.
  static func withBytes<Result>(of text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard text.utf8.contains(0xEF) else { return unsafe text.withCString { unsafe body($0) } }
    let bytes = bytes(of: text).map { CChar(bitPattern: $0) } + [0]
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an array of one and more has an address") }
      return unsafe body(base)
    }
  }
}
