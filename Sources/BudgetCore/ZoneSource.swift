/// The time zones known here, by name.
public protocol ZoneSource {
  /// The rules of a zone of the tz database, found without regard to ASCII case; nil for a name the database lacks.
  /// A name is checked against the database's own list and never used as a path. The same names are asked for again and
  /// again.
  func rules(named name: String) -> ZoneRules?
}
