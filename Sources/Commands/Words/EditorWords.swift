internal import Host
internal import Rendering

extension Editor.Failure {
  func notice(in language: Language) -> UsageNotice { UsageNotice(headline: "x", remedy: "x") }
}
