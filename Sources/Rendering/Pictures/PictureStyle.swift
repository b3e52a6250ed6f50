/// How pictures look, light and dark. Every colour of a text is at least 4.5 to 1 against its paper, every edge of a bar
/// 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).
enum PictureStyle {
  /// Without variables, which not every program that shows an SVG knows: one that does not know `@media` shows the light one.
  static let sheet = """
    svg { font-family: system-ui, 'DejaVu Sans', Helvetica, Arial, sans-serif; }
    svg text { font-size: 14px; fill: #1b1f24; }
    svg .title { font-size: 20px; font-weight: 600; }
    svg .small { font-size: 12px; }
    svg .soft { fill: #57606a; }
    svg .today { font-weight: 700; }
    svg .paper { fill: #ffffff; }
    svg .grid { stroke: #dfe3e8; }
    svg .base { stroke: #8c959f; }
    svg .done { fill: #1a7f64; stroke: #1a7f64; }
    svg .open { fill: #d3ece4; stroke: #1a7f64; }
    svg .ahead { fill: none; stroke: #1a7f64; stroke-dasharray: 4 3; }
    @media (prefers-color-scheme: dark) {
    svg text { fill: #e6edf3; }
    svg .soft { fill: #9aa4af; }
    svg .paper { fill: #14181d; }
    svg .grid { stroke: #2a3038; }
    svg .base { stroke: #6e7781; }
    svg .done { fill: #3fb68b; stroke: #3fb68b; }
    svg .open { fill: #173a30; stroke: #3fb68b; }
    svg .ahead { stroke: #3fb68b; }
    }
    """

  /// Of a page around a picture.
  static let page = """
    :root { color-scheme: light dark; }
    body { margin: 0 auto; max-width: 752px; padding: 16px; background: #ffffff; color: #1b1f24;
    font: 16px/1.5 system-ui, 'DejaVu Sans', Helvetica, Arial, sans-serif; }
    h1 { font-size: 24px; margin: 16px 0 0; }
    p { margin: 0; color: #57606a; }
    figure { margin: 16px 0; }
    svg { width: 100%; height: auto; }
    table { border-collapse: collapse; }
    caption { text-align: left; font-weight: 600; padding: 8px 0; }
    th, td { padding: 4px 24px 4px 0; text-align: right; border-bottom: 1px solid #dfe3e8; }
    th:first-child { text-align: left; font-weight: 400; }
    thead th, thead th:first-child, tfoot th, tfoot td { font-weight: 600; }
    @media (prefers-color-scheme: dark) {
    body { background: #14181d; color: #e6edf3; }
    p { color: #9aa4af; }
    th, td { border-color: #2a3038; }
    }
    """
}
