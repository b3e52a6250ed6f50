import Host

// terminal-probe keys        reads keys to the end of input and says what each one is
// terminal-probe lines       reads lines to the end of input and says what each one is
// terminal-probe edit TEXT   has a text edited and says what was saved, or why nothing was

func say(_ text: String) { _ = Output.write(text + "\n") }

switch CommandLine.arguments.dropFirst().first {
case "keys":
  reading: while true {
    switch Keyboard().readKey() {
    case .character(let character)?: say("character \(character)")
    case .enter?: say("enter")
    case .escape?: say("escape")
    case .other?: say("other")
    case .endOfInput?:
      say("end")
      break reading
    case nil:
      say("no terminal")
      break reading
    }
  }
case "lines":
  while let line = Keyboard().readLine() { say("line <\(line)>") }
  say("end")
case "edit":
  do throws(Editor.Failure) {
    say("saved <\(try Editor(environment: .current()).edit(CommandLine.arguments.dropFirst(2).first ?? ""))>")
  } catch {
    say("\(error)")
  }
default: say("keys, lines or edit")
}
