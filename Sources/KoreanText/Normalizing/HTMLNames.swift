/// The HTML names that texts of stores contain, each packed into one integer, a byte per letter.
enum HTMLNames {
  struct Tag {
    var name: UInt64
    /// Whether a browser begins a new line at the tag.
    var breaksLine: Bool

    /// Whether it is of a cell of a table, td or th.
    var isCell: Bool { name == Self.cells.0 || name == Self.cells.1 }
    /// Whether a row of a table begins or ends with it.
    var isRow: Bool { name == Self.rows.0 || name == Self.rows.1 }

    private static let cells = (HTMLNames.packed("td")[0], HTMLNames.packed("th")[0])
    private static let rows = (HTMLNames.packed("tr")[0], HTMLNames.packed("table")[0])
  }

  static let tags: [Tag] =
    packed(
      "br p div li ul ol dl dt dd tr td th table tbody thead tfoot hr h1 h2 h3 h4 h5 h6 center "
        + "section article header footer caption pre form main nav aside address"
    ).map { Tag(name: $0, breaksLine: true) }
    + packed(
      "a b i u s em strong span font small big sub sup mark del ins strike img input label button "
        + "html head body title meta link script style iframe video source code q abbr col svg "
        + "option select o:p nobr wbr tt noscript figure"
    ).map { Tag(name: $0, breaksLine: false) }

  static let references: [(name: UInt64, value: UInt32)] = [
    ("nbsp", 0x20), ("ensp", 0x20), ("emsp", 0x20), ("thinsp", 0x20), ("amp", 0x26),
    ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27), ("lsquo", 0x2018),
    ("rsquo", 0x2019), ("ldquo", 0x201C), ("rdquo", 0x201D), ("laquo", 0xAB), ("raquo", 0xBB),
    ("middot", 0xB7), ("bull", 0x2022), ("ndash", 0x2D), ("mdash", 0x2D), ("minus", 0x2D),
    ("tilde", 0x7E), ("sim", 0x7E), ("rarr", 0x2192), ("rArr", 0x2192), ("hellip", 0x2026),
    ("times", 0xD7), ("copy", 0xA9), ("reg", 0xAE), ("trade", 0x2122), ("deg", 0xB0),
    ("sup2", 0xB2), ("shy", 0xAD), ("zwj", 0x200D), ("zwnj", 0x200C),
  ].map { (packed($0.0)[0], $0.1) }

  /// The names of a list with spaces between them, each of up to eight letters.
  fileprivate static func packed(_ names: String) -> [UInt64] {
    var all: [UInt64] = []
    var name: UInt64 = 0
    for byte in names.utf8 {
      if byte == 0x20 {
        all.append(name)
        name = 0
      } else {
        name = name << 8 | UInt64(byte)
      }
    }
    all.append(name)
    return all
  }
}
