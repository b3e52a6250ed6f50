/// What a person writes into the configuration of a bar, with the absolute path of this very program and the language.
public struct BarSnippet: Sendable {
  let format: BarFormat
  let commands: BarCommands
  /// How the text is to look, as flags.
  let flags: [String]

  public init(_ format: BarFormat, _ commands: BarCommands, flags: [String] = []) {
    self.format = format
    self.commands = commands
    self.flags = flags
  }

  /// Ends in a newline; where it goes stands in front, as a comment of the file it is for.
  public var text: String {
    switch format {
    case .waybar: waybar
    case .i3bar, .swaybar: i3bar
    case .i3blocks: i3blocks
    case .statusRust: statusRust
    case .polybar: polybar
    case .lemonbar: lemonbar
    case .yambar: yambar
    case .tmux: tmux
    case .genmon: genmon
    case .conky: conky
    case .dwm: dwm
    case .dwmblocks: dwmblocks
    case .xbar, .swiftbar, .argos, .kargos: plugin
    case .eww: eww
    case .ags: ags
    case .quickshell: quickshell
    case .starship: starship
    case .bash: bash
    case .zsh: zsh
    case .emacs: emacs
    case .neovim: neovim
    case .rofi: say("in a key binding", "in einem Tastenkürzel", "#") + commands.clickLine(.menu) + "\n"
    case .menu, .dmenu: picker(.dmenu)
    case .fuzzel: picker(.fuzzel)
    case .plain, .json: "\(shell)\n"
    }
  }

  private var german: Bool { commands.language == .german }

  /// A comment that says where it goes.
  func say(_ english: String, _ germanWords: String, _ sign: String) -> String {
    "\(sign) \(german ? germanWords : english)\n"
  }

  /// The command as words, each by itself.
  var words: [String] {
    commands.words(["bar", format.rawValue]) + flags + (format.streams ? ["--watch"] : [])
  }

  /// The command as a line for a shell.
  var shell: String { shellWords(words) }

  /// A text of JSON, which TOML, YAML, Lua and JavaScript read in the same way, as long as it is plain.
  func quoted(_ text: String) -> String {
    "\"" + replacing(text) { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil } + "\""
  }

  func list(_ words: [String]) -> String { "[" + words.map(quoted).joined(separator: ", ") + "]" }

  private var waybar: String {
    say(
      "waybar: into the configuration, and custom/restzeit into modules-right",
      "waybar: in die Konfiguration, und custom/restzeit zu modules-right", "//")
        + """
        "custom/restzeit": {
          "exec": \(quoted(shell)),
          "return-type": "json",
          "restart-interval": 30,
          "format": "{}",
          "min-length": 12,
          "on-click": \(quoted(commands.clickLine(.today))),
          "on-click-middle": \(quoted(commands.clickLine(.done))),
          "on-click-right": \(quoted(commands.clickLine(.menu))),
          "on-click-backward": \(quoted(commands.clickLine(.add)))
        },

        """
      + say(
        "style.css: #custom-restzeit.over { color: #e5804d; }, also .low .unsure .unknown .nothing .no-hours",
        "style.css: #custom-restzeit.over { color: #e5804d; }, auch .low .unsure .unknown .nothing .no-hours", "//")
  }

  /// i3 takes the rest of the line as it is; sway takes quotes and backslashes away, but those in double quotes.
  private var i3bar: String {
    let command = "exec " + shell
    let isRead = format == .swaybar && shell.contains { "'\"\\".contains($0) }
    let place =
      format == .swaybar
      ? say("sway: into the configuration", "sway: in die Konfiguration", "#")
      : say(
        "i3: into the configuration; sway: restzeit bar config swaybar",
        "i3: in die Konfiguration; sway: restzeit bar config swaybar", "#")
    return place
      + "bar {\n  status_command \(isRead ? quoted(command) : command)\n}\n"
  }

  /// Asked again each minute: the 1.4 that is everywhere has no clicks on standard input. It asks again as soon as a click's
  /// command has ended; the menu, which it does not wait for, tells it by the signal.
  private var i3blocks: String {
    say("i3blocks: into ~/.config/i3blocks/config", "i3blocks: in ~/.config/i3blocks/config", "#")
      + """
      [restzeit]
      command=case "$BLOCK_BUTTON" in 1) \(commands.clickLine(.today)) >/dev/null 2>&1 & ;; 2) \(commands.clickLine(.done)) >/dev/null 2>&1 ;; 3) { \(commands.clickLine(.menu)); pkill -RTMIN+8 -x i3blocks; } >/dev/null 2>&1 & ;; esac; \(shell)
      format=json
      interval=60
      signal=8

      """
  }

  private var statusRust: String {
    func click(_ button: String, _ action: BarAction) -> String {
      "[[block.click]]\nbutton = \"\(button)\"\ncmd = \(quoted(commands.clickLine(action)))\nupdate = true\n"
    }
    return say("i3status-rust: into config.toml", "i3status-rust: in config.toml", "#")
      + """
      [[block]]
      block = "custom"
      command = \(quoted(shell))
      json = true
      interval = 60
      signal = 8

      """ + click("left", .today) + click("middle", .done) + click("right", .menu)
  }

  private var polybar: String {
    // A backslash is doubled in the values of polybar, which puts a number into its commands at two places.
    func value(_ line: String) -> String {
      let isRead = line.contains("%pid%") || line.contains("%counter%")
      let command = isRead ? replacing(line) { $0 == "%" ? byNumber($0) : nil } : line
      return replacing(command) { $0 == "\\" ? "\\\\" : nil }
    }
    return say(
      "polybar: into the configuration, and restzeit into modules-right",
      "polybar: in die Konfiguration, und restzeit zu modules-right", ";")
        + """
        [module/restzeit]
        type = custom/script
        exec = \(value(shell))
        tail = true
        click-left = \(value(commands.clickLine(.today)))
        click-middle = \(value(commands.clickLine(.done)))
        click-right = \(value(commands.clickLine(.menu)))

        """
  }

  private var lemonbar: String {
    say("lemonbar: into a start-up script", "lemonbar: in ein Startskript", "#") + "\(shell) | lemonbar -p | sh\n"
  }

  private var yambar: String {
    let actions: [(String, BarAction)] = [("left", .today), ("middle", .done), ("right", .menu)]
    let clicks = actions.map { "            \($0.0): \(quoted(yambarCommand(commands.clickLine($0.1))))\n" }
    return say("yambar: into config.yml", "yambar: in config.yml", "#")
      + """
      right:
        - script:
            path: \(quoted(words[0]))
            args: \(list(Array(words.dropFirst())))
            content:
              string:
                text: "{text}"
                on-click:

      """ + clicks.joined()
  }

  /// yambar puts tags between braces, starts no shell, and ends a word that begins with a quote at the next one.
  private func yambarCommand(_ line: String) -> String {
    if !line.contains("'") { return line }
    return "sh -c \"" + replacing(line) { "{}\"".unicodeScalars.contains($0) ? byNumber($0) : nil } + "\""
  }

  private var tmux: String {
    say("tmux: into ~/.tmux.conf", "tmux: in ~/.tmux.conf", "#")
      + """
      set -ag status-right \(tmuxQuoted(" #(\(tmuxCommand)) "))
      set -g status-right-length 80
      set -g status-interval 30

      """
  }

  /// tmux sends all of it through strftime(3), counts brackets to find the end of the command, and reads formats in it, of
  /// which `##[` stays as it is.
  private var tmuxCommand: String {
    replacing(paired(shell, "(", ")")) { $0 == "%" ? "%%" : $0 == "#" ? byNumber($0) : nil }
  }

  /// In double quotes tmux reads `\`, `"` and `$`.
  private func tmuxQuoted(_ text: String) -> String { replacing(quoted(text)) { $0 == "$" ? "\\$" : nil } }

  private var genmon: String {
    say("xfce4-genmon: Command, Period 30 s, no label", "xfce4-genmon: Befehl, Zeitraum 30 s, keine Beschriftung", "#")
      + "\(shell)\n"
  }
}
