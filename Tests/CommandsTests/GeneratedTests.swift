import FoundationEssentials
import Rendering
import TestSupport
import Testing

@testable import Commands

/// The manual pages and the pages for a browser, as the programs that show them see them.
struct GeneratedTests {
  private static let pages: [Generated] = [.help, .helpInGerman, .privacy, .privacyInGerman]

  @Test func `the program lists and prints each text that is installed`() throws {
    let list = try Restzeit.run(["__generate"])
    #expect(list.outputText.split(separator: "\n").map(String.init) == Generated.allCases.map(\.rawValue))
    for text in Generated.allCases {
      let run = try Restzeit.run(["__generate", text.rawValue], environment: ["LANG": "de_CH.UTF-8"])
      #expect(run.exitStatus == 0 && run.outputText == text.text && run.errorText == "")
    }
    #expect(try Restzeit.run(["__generate", "nothing"]).exitStatus == 2)
  }

  @Test(arguments: [Generated.man, .manInGerman])
  func `groff has nothing to say against a manual page, and shows all of it`(page: Generated) throws {
    let run = try ChildProcess.run(
      "/usr/bin/groff", ["-K", "utf8", "-man", "-ww", "-Tutf8", "-P-cbou", "-rLL=300n"], stdin: Array(page.text.utf8),
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    #expect(run.exitStatus == 0 && run.errorText == "")
    let shown = run.outputText.split(separator: "\n").map { $0.drop { $0 == " " } }
    for command in CommandName.allCases {
      #expect(shown.contains { $0.hasPrefix("\(command.synopsis)") }, "\(command)")
      for example in command.examples { #expect(shown.contains("restzeit \(example)"), "\(example)") }
    }
    for flag in Flag.allCases { #expect(shown.contains { $0.hasPrefix(flag.synopsis) }, "\(flag)") }
    let language: Language = page == .man ? .english : .german
    for topic in Topic.allCases {
      let text = topic.text(in: language)
      for example in text.examples { #expect(shown.contains(Substring(example)), "\(example)") }
      for term in text.terms { #expect(shown.contains { $0.hasPrefix(term) }, "\(term)") }
    }
  }

  @Test(arguments: pages)
  func `a page is valid HTML, of its language, and makes no request`(page: Generated) throws {
    let text = page.text
    let run = try ChildProcess.run(
      "/usr/bin/tidy", ["-q", "-e", "-utf8"], stdin: Array(text.utf8), environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.exitStatus == 0 && run.errorText == "")
    for word in ["http:", "https:", "src=", "url(", "@import", "<script", "<link", "//"] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("color-scheme: light dark") && text.contains("(prefers-color-scheme: dark)"))
    let isGerman = page == .helpInGerman || page == .privacyInGerman
    #expect(text.contains("<html lang=\"\(isGerman ? "de" : "en")\">"))
    #expect(text.contains("<h1>restzeit") && !text.contains("ß"))
  }

  @Test func `every link of a page leads to a place on it, and every command and topic has one`() {
    for page in [Generated.help, .helpInGerman] {
      let text = page.text
      let links = text.split(separator: "href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(links.count == CommandName.allCases.count + Topic.allCases.count)
      #expect(Set(links).count == links.count)
      for link in links { #expect(text.contains("id=\"\(link)\"")) }
    }
  }

  @Test func `what a page shows is escaped, and what a manual page shows is no request`() {
    let text = HelpText(
      title: .init("<b>&\"", "x"),
      sections: [.init(nil, [.paragraph(".so /etc/passwd"), .lines(["'br \\fB`~^-\""]), .rows([.init(".TH", "<i>")])])])
    let manual = Manual(language: .english, version: "1", program: text, commands: [], topics: [])
    #expect(manual.helpPage.contains("<h1>&lt;b&gt;&amp;&quot;</h1>") && manual.helpPage.contains("<dd>&lt;i&gt;</dd>"))
    #expect(manual.roff.contains("\n\\&.so /etc/passwd\n"))
    #expect(manual.roff.contains("\n\\&\\(aqbr \\efB\\(ga\\(ti\\(ha\\-\\(dq\n"))
    #expect(manual.roff.contains("\n\\fB\\&.TH\\fR\n"))
  }
}
