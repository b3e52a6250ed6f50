internal import Glibc

/// Where this very program lies.
public enum ProgramPath {
  /// The absolute path, by `/proc/self/exe` (proc(5)): links are followed. nil where the system does not tell.
  public static func current() -> String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe path.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe readlink("/proc/self/exe", $0, buffer.count) } ?? -1
    }
    guard length > 0 else { return nil }
    return FileName.text(of: path.prefix(length).map { UInt8(bitPattern: $0) })
  }
}
