/// What `check` found in calendar files, whatever the day.
public struct CheckAnswer: Hashable, Sendable {
  public let files: Int
  public let components: Int
  public let problems: [Problem]
  /// Files of a folder that were passed over as no calendars (editor backups, conflict copies, dot-files).
  public let passedOver: [String]

  public init(files: Int, components: Int, problems: [Problem], passedOver: [String]) {
    self.files = files
    self.components = components
    self.problems = problems
    self.passedOver = passedOver
  }
}
