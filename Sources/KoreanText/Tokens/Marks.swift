extension KoreanToken {
  /// A sign that is neither a letter nor a digit.
  package enum Mark: Equatable, Sendable {
    case comma, dot, middleDot, slash, colon, semicolon, bar, plus
    case tilde, dash, arrow
    case open(Bracket)
    case close(Bracket)
    /// " and ', the typographic ones among them.
    case quote
    /// The end of a line.
    case lineEnd
    /// ! and ?.
    case stop
    /// ※, *, #, ■ and similar signs that begin an item.
    case bullet
    /// Emoji and everything else.
    case other
  }

  /// The shape of a bracket.
  package enum Bracket: String, Equatable, Sendable {
    case round, square, curly
    /// < and >, which also compare and point.
    case angle
  }
}

extension KoreanToken.Mark {
  /// The mark of a plain scalar that is not a letter, digit or space.
  static func of(_ scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case ",": .comma
    case ".": .dot
    case "·": .middleDot
    case "/": .slash
    case ":": .colon
    case ";": .semicolon
    case "|": .bar
    case "+": .plus
    case "~": .tilde
    case "-", "ㅡ": .dash
    case "→": .arrow
    case "(": .open(.round)
    case ")": .close(.round)
    case "[": .open(.square)
    case "]": .close(.square)
    case "{": .open(.curly)
    case "}": .close(.curly)
    case "<": .open(.angle)
    case ">": .close(.angle)
    case "\"", "'", "`": .quote
    case "\n": .lineEnd
    case "!", "?", "…": .stop
    case "*", "#", "※", "☞", "■"..."◿", "☀"..."⛿", "✀"..."❵": .bullet
    default: .other
    }
  }
}
