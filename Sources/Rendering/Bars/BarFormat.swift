/// The bars, prompts and menus there is a format for, by the name it is asked for.
public enum BarFormat: String, Sendable, CaseIterable {
  case waybar, i3bar, swaybar, i3blocks
  case statusRust = "i3status-rust"
  case polybar, lemonbar, yambar, tmux, genmon, conky, dwm, dwmblocks
  case xbar, swiftbar, argos, kargos
  case json, eww, ags, quickshell
  case starship, bash, zsh, emacs, neovim
  case menu, rofi, fuzzel, dmenu
  case plain

  /// What it is written as.
  var description: BarDescription {
    switch self {
    case .waybar: BarDescription(.object([.text, .alt, .tooltip, .classes, .percentage]), .pango, paint: .pango)
    case .i3bar, .swaybar: BarDescription(.stream)
    case .i3blocks: BarDescription(.object([.fullText, .shortText, .color, .urgent]), .i3blocks)
    case .statusRust: BarDescription(.object([.text, .shortText, .statusRust]), .pango)
    case .polybar: BarDescription(.line, .polybar, paint: .tags)
    case .lemonbar: BarDescription(.clickable, .percent, paint: .tags)
    case .yambar: BarDescription(.tags)
    case .tmux: BarDescription(.line, .tmux, paint: .tmux)
    case .genmon: BarDescription(.panel, .pango, paint: .pango)
    // 256 bytes are all it takes.
    case .conky: BarDescription(.line, .conky, paint: .conky, maxBytes: 250)
    case .dwm: BarDescription(.line, maxBytes: 250)
    // 50 bytes, of which icon and delimiter take some.
    case .dwmblocks: BarDescription(.line, maxBytes: 40)
    case .xbar: BarDescription(.menu(.xbar), .menu)
    case .swiftbar: BarDescription(.menu(.swiftbar), .menu)
    case .argos: BarDescription(.menu(.argos), .menu)
    case .kargos: BarDescription(.menu(.kargos), .kargos)
    case .json, .eww, .ags, .quickshell: BarDescription(.object(BarKey.data))
    case .starship, .plain: BarDescription(.line)
    case .bash: BarDescription(.line, paint: .readline)
    case .zsh: BarDescription(.line, .percent, paint: .zsh)
    case .emacs, .neovim: BarDescription(.line, .percent)
    case .menu, .fuzzel, .dmenu: BarDescription(.lines)
    case .rofi: BarDescription(.rows)
    }
  }

  /// Those whose lines are taken by a program that waits for the next one; the others ask again.
  public var streams: Bool {
    switch self {
    case .waybar, .i3bar, .swaybar, .polybar, .lemonbar, .yambar, .json, .eww, .ags, .quickshell, .emacs, .neovim, .dwm,
      .plain:
      true
    case .i3blocks, .statusRust, .tmux, .genmon, .conky, .dwmblocks, .xbar, .swiftbar, .argos, .kargos, .starship,
      .bash,
      .zsh, .menu, .rofi, .fuzzel, .dmenu:
      false
    }
  }
}

/// A format as a value: its shape, and how a text is kept safe and coloured in it.
struct BarDescription: Sendable {
  enum Shape: Sendable {
    /// The text alone.
    case line
    /// The text between tags that say what a click does.
    case clickable
    /// One flat object of JSON.
    case object([BarKey])
    /// The infinite array of i3bar.
    case stream
    /// Typed lines of yambar, ended by an empty one.
    case tags
    /// The tags of xfce4-genmon.
    case panel
    case menu(MenuDialect)
    /// Lines to pick one of.
    case lines
    /// The same in rofi's script mode.
    case rows
  }

  /// How a text is coloured.
  enum Paint: Sendable {
    case none, pango, tags, tmux, conky, zsh
    /// Escape sequences between the marks by which readline leaves them out of the width.
    case readline
  }

  let shape: Shape
  let escape: Escape
  let paint: Paint
  /// Longer texts are cut by the bar, in the middle of a letter.
  let maxBytes: Int?

  init(_ shape: Shape, _ escape: Escape = .none, paint: Paint = .none, maxBytes: Int? = nil) {
    self.shape = shape
    self.escape = escape
    self.paint = paint
    self.maxBytes = maxBytes
  }
}

/// A member of a flat object.
enum BarKey: Sendable {
  case text, fullText, shortText, alt, tooltip, classes, percentage, state, statusRust, name
  /// Only where asked for, and there is something to stand out.
  case color, urgent
  /// In whole minutes, as they are said.
  case left, planned, free, over
  case withoutDuration, leftovers

  static let data: [BarKey] = [
    .text, .shortText, .alt, .tooltip, .classes, .percentage, .state, .color, .urgent, .left, .planned, .free, .over,
    .withoutDuration, .leftovers,
  ]
}
