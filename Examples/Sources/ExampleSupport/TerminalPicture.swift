/// A page of a terminal as an SVG picture, on a light or a dark ground as the reader has it.
///
/// Each part of a line has its place of its own, and each wide character too, so that columns are
/// columns whatever typeface the reader's machine has.
public struct TerminalPicture {
  private struct Part {
    var text: String
    var column: Int
    var columns: Int
    var look: String
    var isWide: Bool
  }

  private static let cell = (width: 8.4, height: 20.0)
  private static let margin = 16.0

  private let rows: [[Part]]

  /// Makes the picture of a page with the looks of a terminal.
  public init(_ lines: [String]) { rows = lines.drop { $0.isEmpty }.map(Self.parts) }

  /// The picture.
  ///
  /// - Parameter title: what it shows.
  public func svg(title: String) -> String {
    let columns = rows.compactMap { $0.last.map { $0.column + $0.columns } }.max() ?? 0
    let width = Int((Double(columns) * Self.cell.width + 2 * Self.margin).rounded(.up))
    let height = Int(Double(rows.count) * Self.cell.height + 2 * Self.margin)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" font-size="14" xml:space="preserve" \
      font-family="'DejaVu Sans Mono',Menlo,Consolas,'Noto Sans Mono CJK KR','Noto Sans KR','Apple SD Gothic Neo',\
      'Malgun Gothic',monospace">
      <title>\(SVG.escaped(title))</title>
      <style>\(Self.style)</style>
      <rect class="page" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="10"/>

      """
    for (row, parts) in rows.enumerated() {
      let top = Self.margin + Double(row) * Self.cell.height
      for part in parts { svg += Self.svg(part, top: top) }
    }
    return svg + "</svg>\n"
  }

  private static let palette = Palette([
    "page": ("#fbfbfa", "#15191d"), "edge": ("#d8dcdf", "#343b41"),
    "text": ("#22282d", "#e3e7ea"), "dim": ("#667078", "#929ca4"),
    "red": ("#c02b25", "#ff7b72"), "green": ("#1c7a4a", "#5fce8f"),
    "yellow": ("#8a6100", "#e0b341"), "blue": ("#2460b4", "#79b0ff"),
  ])

  private static let style = palette.style([
    ".page": "fill:$page;stroke:$edge",
    "text": "fill:$text;white-space:pre",
    ".wide": "text-anchor:middle;font-size:15.5px",
    ".bold": "font-weight:700",
    ".dim": "fill:$dim",
    ".red": "fill:$red",
    ".green": "fill:$green",
    ".yellow": "fill:$yellow",
    ".blue": "fill:$blue",
    "rect.ground": "fill:$text",
    "rect.ground.red": "fill:$red",
    "rect.ground.yellow": "fill:$yellow",
    "text.reverse": "fill:$page",
  ])

  private static func svg(_ part: Part, top: Double) -> String {
    let left = margin + Double(part.column) * cell.width
    let classes = names(part.look)
    let isReversed = classes.contains("reverse")
    var svg = ""
    if isReversed {
      let ground = (["ground"] + classes.filter { $0 != "reverse" }).joined(separator: " ")
      svg +=
        "<rect class=\"\(ground)\" x=\"\(SVG.fixed(left))\" y=\"\(SVG.fixed(top + 1))\" "
        + "width=\"\(SVG.fixed(Double(part.columns) * cell.width))\" height=\"\(SVG.fixed(cell.height - 2))\"/>\n"
    }
    // A reversed text has the color of the page, on the ground that was just drawn.
    let shown = isReversed ? classes.filter { ["reverse", "bold"].contains($0) } : classes
    let place: String
    if part.isWide {
      let middles = (0..<part.text.count).map {
        SVG.fixed(left + (2 * Double($0) + 1) * cell.width)
      }
      place = "x=\"\(middles.joined(separator: " "))\""
    } else {
      let width = SVG.fixed(Double(part.columns) * cell.width)
      place = "x=\"\(SVG.fixed(left))\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
    }
    let all = shown + (part.isWide ? ["wide"] : [])
    let words = all.isEmpty ? "" : " class=\"\(all.joined(separator: " "))\""
    return svg
      + "<text\(words) \(place) y=\"\(SVG.fixed(top + 14.5))\">\(SVG.escaped(part.text))</text>\n"
  }

  private static func names(_ look: String) -> [String] {
    look.split(separator: ";").compactMap { code in
      switch code {
      case "1": "bold"
      case "2": "dim"
      case "7": "reverse"
      case "31": "red"
      case "32": "green"
      case "33": "yellow"
      case "34": "blue"
      default: nil
      }
    }
  }

  /// The parts of a line that have one look and one width of characters; spaces alone are none.
  private static func parts(_ line: String) -> [Part] {
    var parts: [Part] = []
    var column = 0
    var look = ""
    var begins = true
    var rest = line[...]
    while let character = rest.first {
      if character == "\u{1B}", let end = rest.firstIndex(of: "m") {
        let code = rest[..<end].dropFirst(2)
        look = code == "0" ? "" : String(code)
        rest = rest[rest.index(after: end)...]
        begins = true
        continue
      }
      rest.removeFirst()
      let columns = DisplayWidth.of(String(character))
      let isBlank = character == " " && !look.hasPrefix("7")
      if isBlank, rest.first == " " || parts.last?.isWide != false { begins = true }
      if isBlank, begins {
        column += 1
        continue
      }
      if !begins, let last = parts.last, last.isWide == (columns == 2) {
        parts[parts.count - 1].text.append(character)
        parts[parts.count - 1].columns += columns
      } else {
        parts.append(
          Part(
            text: String(character), column: column, columns: columns, look: look,
            isWide: columns == 2))
      }
      begins = false
      column += columns
    }
    return parts.map(trimmed)
  }

  /// A part without the spaces at its end, which a reader of pictures may leave out of its width.
  private static func trimmed(_ part: Part) -> Part {
    var part = part
    while part.text.last == " ", !part.look.hasPrefix("7") {
      part.text.removeLast()
      part.columns -= 1
    }
    return part
  }
}
