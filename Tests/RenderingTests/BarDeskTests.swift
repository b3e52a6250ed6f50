import Testing

@testable import Rendering

@Suite struct BarDeskTests {
  private func desk(_ there: [String], _ terminal: String? = nil, isWayland: Bool = false) -> BarDesk {
    BarDesk(terminal: terminal, isWayland: isWayland, has: there.contains)
  }

  /// By the manuals: foot(1), kitty(1), alacritty(1), `ghostty --help`, konsole's handbook, xfce4-terminal(1),
  /// gnome-terminal(1), mate-terminal(1), terminator(1), xterm(1), xdg-terminal-exec(1), Debian Policy 11.8.3.
  @Test(arguments: [
    ("xdg-terminal-exec", []), ("x-terminal-emulator", ["-e"]), ("foot", []), ("kitty", []), ("alacritty", ["-e"]),
    ("ghostty", ["-e"]), ("konsole", ["-e"]), ("xfce4-terminal", ["-x"]), ("gnome-terminal", ["--"]),
    ("xterm", ["-e"]),
  ])
  func `each terminal that is there gets a command in its own way`(program: String, words: [String]) {
    #expect(desk([program], isWayland: true).terminal == [program] + words)
    #expect(desk(["/opt/\(program)"], "/opt/\(program)").terminal == ["/opt/\(program)"] + words)
    #expect(BarDesk.terminals.contains(program))
  }

  @Test(arguments: [
    ("foot", ["foot"]), ("foot -a x", ["foot", "-a", "x"]), ("xterm -e", ["xterm", "-e"]),
    ("gnome-terminal --", ["gnome-terminal", "--"]), ("  xterm  -bg black ", ["xterm", "-bg", "black", "-e"]),
    ("/opt/my term", ["/opt/my term", "-e"]), ("wezterm", ["wezterm", "start", "--"]),
    ("mate-terminal", ["mate-terminal", "-x"]), ("none", ["kitty"]), ("none -e", ["kitty"]), ("", ["kitty"]),
    (" ", ["kitty"]),
  ])
  func `the one that is liked comes first, with its words, and one that is not there is passed over`(
    liked: String, words: [String]
  ) {
    let there = ["kitty", "foot", "xterm", "gnome-terminal", "/opt/my term", "wezterm", "mate-terminal"]
    #expect(desk(there, liked).terminal == words)
  }

  @Test func `what the desktop has chosen comes before others, and foot is for Wayland`() {
    #expect(desk(["xterm", "foot", "x-terminal-emulator"], isWayland: true).terminal == ["x-terminal-emulator", "-e"])
    #expect(desk(["x-terminal-emulator", "xdg-terminal-exec"]).terminal == ["xdg-terminal-exec"])
    #expect(desk(["xterm", "foot"]).terminal == ["xterm", "-e"])
    #expect(desk(["foot"]).terminal == nil)
    #expect(desk(["foot"], "foot").terminal == ["foot"])
  }

  @Test(
    arguments: [
      (["fuzzel", "rofi", "dmenu"], true, BarDesk.Menu.fuzzel), (["fuzzel", "rofi", "dmenu"], false, .rofi),
      (["dmenu", "rofi"], true, .rofi), (["dmenu"], true, .dmenu), (["dmenu"], false, .dmenu), (["fuzzel"], false, nil),
      ([], true, nil),
    ] as [([String], Bool, BarDesk.Menu?)])
  func `a menu is one that opens where the click is`(there: [String], isWayland: Bool, menu: BarDesk.Menu?) {
    #expect(desk(there, isWayland: isWayland).menu == menu)
  }

  @Test func `without a terminal or a menu a click is no command, but what opens nothing`() throws {
    let commands = BarSample.commands
    for (action, lack) in [(BarAction.today, BarDesk.Lack.terminal), (.menu, .menu), (.add, .menu)] {
      #expect(throws: lack) { try commands.shell(action, on: desk([])) }
    }
    #expect(try commands.shell(.done, on: desk([])) == "exec /usr/bin/restzeit bar click done --lang en")
  }
}
