extension FixedWidthInteger {
  /// The quotient rounded towards negative infinity; `divisor` is positive.
  package func flooredQuotient(_ divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// The remainder that goes with `flooredQuotient`, in 0 ..< `divisor`; `divisor` is positive.
  package func flooredRemainder(_ divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
