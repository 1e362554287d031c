package import KoreanText

/// What the grammar makes of the tokens of a text, before anything is concluded.
package struct WrittenText {
  package var sentences: [Sentence] = []
  /// The days of clauses, for the reader of hours.
  var lists: [ReadDays] = []
  /// Whether it speaks of wages, so that its days off may be those of the staff.
  var isOfWages = false
}

/// Clauses up to a full stop or the end of a line.
package struct Sentence {
  package var clauses: [Clause]
  /// Whether the end of a line ended it, so that the next one may go on under its heading.
  var endsLine: Bool
  /// Whether nothing stands before it on its line.
  var beginsLine = true
  /// Whether an empty line stands before it.
  var beginsParagraph = false
}

extension [KoreanToken] {
  /// Whether they speak of wages.
  var saysWages: Bool { contains { $0.kind == .wage } }
}
