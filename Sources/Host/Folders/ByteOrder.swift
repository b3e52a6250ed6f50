/// Whether a text comes before another by its bytes, as `LC_ALL=C sort` has it; Swift's own order is by characters.
func inByteOrder(_ a: String, _ b: String) -> Bool {
  var (a, b) = (a, b)
  return a.withUTF8 { left in
    b.withUTF8 { right in unsafe left.lexicographicallyPrecedes(right) }
  }
}
