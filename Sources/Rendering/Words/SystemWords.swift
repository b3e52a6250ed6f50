/// What the system refused, in words: of the symbol of a usual error (`ENOSPC`), or of the number of another; anything
/// else is shown as it is, cleaned.
public func systemWords(_ error: String, in language: Language) -> String {
  let german = language == .german
  return switch error {
  case "ENOENT": german ? "nicht vorhanden" : "there is no such file"
  case "EACCES": german ? "keine Berechtigung" : "permission denied"
  case "EISDIR": german ? "es ist ein Ordner" : "it is a folder"
  case "ENOSPC": german ? "kein Platz mehr" : "no space left"
  case "EIO": german ? "Ein- oder Ausgabefehler" : "an input or output error"
  case "EBADF": german ? "nicht offen" : "it is not open"
  case "ELOOP": german ? "Verweise im Kreis" : "a loop of links"
  case "ENAMETOOLONG": german ? "der Name ist zu lang" : "the name is too long"
  case "EMFILE": german ? "zu viele offene Dateien" : "too many open files"
  case "ENOTDIR": german ? "ein Teil des Pfads ist kein Ordner" : "a part of the path is no folder"
  case "ENODEV": german ? "es ist keine Datei" : "it is not a file"
  case "ENOMEM", "no memory": german ? "zu wenig Speicher" : "not enough memory"
  case "EEXIST": german ? "dort liegt schon etwas anderes" : "something else is there already"
  case "EROFS": german ? "nur lesbar" : "it is read-only"
  case _ where !error.isEmpty && error.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }):
    (german ? "Fehler " : "error ") + error.prefix(10)
  default: clean(error)
  }
}
