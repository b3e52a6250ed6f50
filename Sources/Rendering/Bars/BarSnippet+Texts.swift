extension BarSnippet {
  /// The colours are those of `execpi`, which reads `$` in the output; the format escapes it. conky counts braces to find
  /// the end of the command, and Lua takes two brackets for the end of the text.
  var conky: String {
    let command = replacing(paired(shell, "{", "}")) { $0 == "]" ? byNumber($0) : nil }
    let place = say("conky: into conky.text", "conky: in conky.text", "#")
    if command.utf8.count <= BarSnippet.longestOfConky { return place + "${execpi 60 \(command)}\n" }
    let file = "~/.config/conky/restzeit.sh"
    return say("conky: a file \(file)", "conky: eine Datei \(file)", "#") + "exec \(shell)\n" + place
      + "${execpi 60 sh \(file)}\n"
  }

  /// In bytes: conky cuts what is longer, with the interval and its own ending, at 256.
  private static let longestOfConky = 240

  /// Ends with the screen, on which nothing can be written any more.
  var dwm: String {
    say("dwm: into ~/.xinitrc", "dwm: in ~/.xinitrc", "#")
      + "\(shell) | while IFS= read -r text && xsetroot -name \"$text\"; do :; done &\n"
  }

  var dwmblocks: String {
    say("dwmblocks: into blocks.h", "dwmblocks: in blocks.h", "//") + "{\"\", \(quoted(shell)), 60, 8},\n"
  }

  /// A file in the plugin folder.
  var plugin: String {
    let name = format == .argos ? "~/.config/argos/restzeit.1r.1m+.sh" : "restzeit.1m.sh"
    return "#!/bin/sh\n"
      + say("\(format.rawValue): an executable file \(name)", "\(format.rawValue): eine ausführbare Datei \(name)", "#")
      + "exec \(shell)\n"
  }

  /// eww puts values in the place of `${…}` in its texts.
  var eww: String {
    func text(_ line: String) -> String { quoted(line).replacing("${", with: "\\${") }
    let click = text(commands.clickLine(.today) + " &")
    return say("eww: into eww.yuck", "eww: in eww.yuck", ";")
      + """
      (deflisten restzeit :initial "{}" \(text(shell)))
      (defwidget restzeit []
        (button :tooltip {restzeit.tooltip ?: ""} :class {restzeit.state ?: ""} :onclick \(click)
          {restzeit.text ?: ""}))

      """
  }

  var ags: String {
    say(
      "AGS: a value whose text, tooltip and class a label shows",
      "AGS: ein Wert, dessen text, tooltip und class ein Label zeigt", "//")
      + "import { createSubprocess } from \"ags/process\"\n"
      + "const restzeit = createSubprocess({ text: \"\" }, \(list(words)), line => JSON.parse(line))\n"
  }

  var quickshell: String {
    say(
      "Quickshell: day.text, day.tooltip and day.state are what is to be shown",
      "Quickshell: day.text, day.tooltip und day.state sind, was zu zeigen ist", "//")
        + """
        property var day: ({ text: "" })
        Process {
          running: true
          command: \(list(words))
          stdout: SplitParser { onRead: line => day = JSON.parse(line) }
        }

        """
  }

  /// Without `shell` it starts the person's own with all its files, and has half a second for it.
  var starship: String {
    say("starship: into ~/.config/starship.toml", "starship: in ~/.config/starship.toml", "#")
      + """
      [custom.restzeit]
      command = \(quoted(shell))
      when = true
      shell = ["/bin/sh"]

      """
  }

  /// The single quotes matter: what the command says is then not read again. Before it runs, a prompt's backslashes are read.
  var bash: String {
    let command = replacing(shell) { $0 == "\\" ? "\\\\" : nil }
    return say("bash: at the end of ~/.bashrc", "bash: ans Ende von ~/.bashrc", "#")
      + "PS1=\(shellQuoted("$(\(command)) "))\"$PS1\"\n"
  }

  var zsh: String {
    say("zsh: into ~/.zshrc", "zsh: in ~/.zshrc", "#")
      + "setopt prompt_subst\nRPROMPT=\(shellQuoted("$(\(shell))"))\n"
  }

  /// The last whole line is what is shown, an empty one too: nothing is to be shown then.
  var emacs: String {
    say("Emacs: into init.el", "Emacs: in init.el", ";;")
      + """
      (defvar restzeit-text "")
      (make-process :name "restzeit" :noquery t :connection-type 'pipe
        :command '(\(words.map(quoted).joined(separator: " ")))
        :filter (lambda (_ text)
                  (setq restzeit-text (car (last (split-string text "\\n") 2)))
                  (force-mode-line-update t)))
      (add-to-list 'global-mode-string '(:eval restzeit-text) t)

      """
  }

  var neovim: String {
    say("Neovim: into init.lua", "Neovim: in init.lua", "--")
      + """
      vim.g.restzeit = ""
      vim.fn.jobstart({ \(words.map(quoted).joined(separator: ", ")) }, {
        on_stdout = function(_, lines)
          if #lines > 1 then vim.g.restzeit = lines[#lines - 1] end
          vim.cmd("redrawstatus")
        end,
      })
      vim.o.statusline = "%f %m%=%{%g:restzeit%} "

      """
  }

  func picker(_ menu: BarCommands.LineMenu) -> String {
    say("in a key binding", "in einem Tastenkürzel", "#") + commands.picking(menu, flags: flags) + "\n"
  }
}
