import KoreanText

/// What narrows the days of a statement.
struct StatementLimits: RarelyHeld, Hashable {
  /// Days that must be met too.
  var meets: [DaySpec] = []
  /// Days that are taken out, each where all of a list meet.
  var minus: [[DaySpec]] = []

  var isEmpty: Bool { meets.isEmpty && minus.isEmpty }
}

extension Statement {
  /// Days that must be met too.
  var meets: [DaySpec] {
    get { limits.value.meets }
    _modify { yield &limits.value.meets }
  }

  /// Days that are taken out, each where all of a list meet.
  var minus: [[DaySpec]] {
    get { limits.value.minus }
    _modify { yield &limits.value.minus }
  }
}
