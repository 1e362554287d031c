/// How a line of a notice is marked, by which its lists and headings are told apart.
struct LineMark {
  enum Style: Hashable {
    /// ■, ▶, -, ※.
    case sign(Unicode.Scalar)
    /// [, < and {.
    case bracket(Unicode.Scalar)
    /// 1. and 1), with the sign behind the number.
    case digits(Unicode.Scalar)
    /// 가. and 가).
    case letters(Unicode.Scalar)
    /// ②.
    case enclosed

    var isSign: Bool { if case .sign = self { true } else { false } }
  }

  let style: Style
  /// The place in its list, from 1; 0 where it has no number.
  var number = 0
}
