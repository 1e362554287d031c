/// How a line of a notice is marked, by which its lists and headings are told apart.
struct LineMark {
  enum Style: Hashable {
    /// ■, ▶, -, ※.
    case sign(Unicode.Scalar)
    /// [, < and {.
    case bracket(Unicode.Scalar)
    /// 1., 가), ②: a way of numbering.
    case numbers(Int)

    var isSign: Bool { if case .sign = self { true } else { false } }
  }

  var style: Style
  /// The place in its list, from 1; 0 where it has no number.
  var number = 0
}
