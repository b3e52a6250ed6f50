extension Manual {
  /// The page for `man` (man(7), in UTF-8): warnings of `groff -ww` and of `mandoc -T lint` are faults of it.
  public var roff: String {
    var page = RoffPage()
    page.request(".TH", ["RESTZEIT", "1", "", "restzeit \(version)", ""])
    // Words and flags are to be found and copied as they are: neither stretched nor hyphenated.
    page.line(".ad l")
    page.line(".nh")
    page.request(".SH", ["NAME"])
    page.line("\(Roff.escaped(program.title.term)) \\- \(Roff.escaped(program.title.meaning))")
    for section in program.sections { page.section(section, heading: .chapter) }
    page.request(".SH", [eachCommand.uppercased()])
    for command in commands {
      page.request(".SS", [command.title.term])
      page.part(.paragraph(command.title.meaning))
      for section in command.sections { page.section(section, heading: .bold) }
    }
    for topic in topics {
      page.request(".SH", ["\(topic.title.term): \(topic.title.meaning)".uppercased()])
      for section in topic.sections { page.section(section, heading: .section) }
    }
    return page.text
  }
}

/// Lines of a manual page as they come.
private struct RoffPage {
  enum Heading {
    case chapter, section, bold
  }

  private(set) var text = ""
  /// Right after a heading the first paragraph needs no request.
  private var isAfterHeading = false

  mutating func line(_ line: String) {
    text += line + "\n"
    isAfterHeading = false
  }

  mutating func request(_ name: String, _ arguments: [String]) {
    line(([name] + arguments.map { "\"\(Roff.escaped($0))\"" }).joined(separator: " "))
    isAfterHeading = [".SH", ".SS"].contains(name)
  }

  mutating func section(_ section: HelpText.Section, heading: Heading) {
    if let title = section.heading {
      switch heading {
      case .chapter: request(".SH", [title.uppercased()])
      case .section: request(".SS", [title])
      case .bold:
        line(".PP")
        line("\\fB\(Roff.escaped(title))\\fR")
        line(".br")
        isAfterHeading = true
      }
    }
    for part in section.parts { self.part(part) }
  }

  mutating func part(_ part: HelpText.Part) {
    switch part {
    case .paragraph(let text):
      if !isAfterHeading { line(".PP") }
      line(Roff.escaped(text))
    case .rows(let rows):
      for row in rows {
        line(".TP")
        line("\\fB\(Roff.escaped(row.term))\\fR")
        line(Roff.escaped(row.meaning))
      }
    case .lines(let lines):
      line(".RS 4")
      line(".nf")
      for example in lines { line(Roff.escaped(example)) }
      line(".fi")
      line(".RE")
    }
  }
}

private enum Roff {
  /// A text as it is to be seen, and copied: no character of it is a request, and none is replaced by a nicer one.
  static func escaped(_ text: String) -> String {
    var escaped = text.first.map { ".'".contains($0) } == true ? "\\&" : ""
    for letter in text {
      switch letter {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      default: escaped.append(letter)
      }
    }
    return escaped
  }
}
