internal import Host
internal import Rendering
internal import Settings

extension BarCommand {
  /// `--watch`: every update there is, until nobody reads any more.
  func watch(_ face: BarFace) throws(UsageFault) -> Int32 {
    let commands = try commands(face.look)
    var answersClick: ((String, Kept) -> Void)?
    if face.format.tellsClicks { answersClick = { line, kept in self.click(line, face.look, commands, kept) } }
    // What is set may be another by now, the language too.
    let loop = WatchLoop(
      session: session, header: face.header, settingsPath: configuration.path,
      look: { present, kept in self.present(present, kept).look(face, kept) }, click: answersClick)
    return loop.run()
  }

  /// The same line, asked at another time.
  private func present(_ session: Session, _ kept: Kept) -> BarCommand {
    BarCommand(session, arguments, kept.configuration { Configuration.read(for: arguments, session.environment) })
  }

  private func look(_ face: BarFace, _ kept: Kept) -> WatchLoop.Look {
    let look = (try? BarRequest(arguments, session, configuration.settings.display).look) ?? face.look
    var question: Question?
    let answer = try? BarCommand.answer(look) { () throws(UsageFault) in
      let asked = try self.question(look, kept)
      question = asked
      return asked
    }
    let now = (try? self.face(face.format, look)) ?? face
    return WatchLoop.Look(
      text: now.update(answer ?? .unknown(reason: "", remedy: "")), question: question)
  }

  /// What a click asks for: the middle button's is done here, and told by the store; the others open a window,
  /// where there is something to open: a bar has no place to say that there is not.
  private func click(_ line: String, _ look: BarLook, _ commands: BarCommands, _ kept: Kept) {
    guard let action = BarClick(line: line)?.action else { return }
    if action == .done {
      var present = session
      present.now = WallClock.now()
      _ = try? self.present(present, kept).done(look)
    } else if let line = try? commands.shell(action, on: desk) {
      Shell.start(line)
    }
  }
}

extension BarFormat {
  /// Whether the bar writes its clicks to the program's standard input.
  var tellsClicks: Bool { self == .i3bar || self == .swaybar }
}
