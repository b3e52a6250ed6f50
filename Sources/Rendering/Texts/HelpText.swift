/// A text for people, as parts: the screen, plain lines, the manual page and HTML are each made from it.
public struct HelpText: Hashable, Sendable {
  /// One thing, as it is written, and what it means.
  public struct Row: Hashable, Sendable {
    public let term: String
    public let meaning: String

    public init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  public enum Part: Hashable, Sendable {
    case paragraph(String)
    case rows([Row])
    /// Lines to be copied: never broken.
    case lines([String])
  }

  public struct Section: Hashable, Sendable {
    public let heading: String?
    public let parts: [Part]

    public init(_ heading: String?, _ parts: [Part]) {
      self.heading = heading
      self.parts = parts
    }
  }

  /// What it is about, and a few words on it.
  public let title: Row
  public var sections: [Section]

  public init(title: Row, sections: [Section]) {
    self.title = title
    self.sections = sections
  }

  /// The lines to be copied, in order.
  public var examples: [String] {
    sections.flatMap(\.parts).flatMap { part in if case .lines(let lines) = part { lines } else { [String]() } }
  }

  /// The terms of all rows, in order.
  public var terms: [String] {
    sections.flatMap(\.parts).flatMap { part in
      if case .rows(let rows) = part { rows.map(\.term) } else { [String]() }
    }
  }
}
