internal import Host
internal import Rendering

/// A picture of an answer that is asked for, and where it goes.
struct PictureWanted {
  let kind: PictureKind
  /// `-` is standard output.
  let path: String

  /// Writes it; the outcome says so, or is the picture itself.
  func outcome(_ picture: String, _ question: Question) throws(UsageFault) -> Outcome {
    let remarks = question.saidRemarks
    if path == "-" { return Outcome(output: picture, remarks: remarks) }
    do throws(PrivateFile.WriteFailure) {
      try PrivateFile(path).replace(
        with: picture, makesFolders: false, overOnly: kind == .svg ? "<svg " : "<!DOCTYPE html>")
    } catch {
      throw .looking(.pictureUnwritable(path, reason: error.reason))
    }
    let written = question.voice.language == .german ? "geschrieben" : "written"
    return Outcome(output: "\(clean(path)): \(written)\n", remarks: remarks)
  }
}

extension Question {
  /// What `--svg` or `--html` ask for; nil without them.
  func pictureWanted() throws(UsageFault) -> PictureWanted? {
    let forms = [Flag.svg, .html, .json].filter(arguments.has)
    if forms.count > 1 { throw .exclusive(forms[0], forms[1]) }
    if let path = arguments[.svg] { return PictureWanted(kind: .svg, path: path) }
    return arguments[.html].map { PictureWanted(kind: .html, path: $0) }
  }
}
