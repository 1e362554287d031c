/// What stands beside a day, or in brackets behind it.
struct DayDetails: Hashable {
  /// The same days in other words: 둘째 일요일(8일), 일요일인 8일.
  var gloss: [DayPhrase] = []
  /// Days that must be met too: 공휴일인 월요일.
  var meets: [DayPhrase] = []
  /// Days that are taken out: 일요일을 제외한.
  var exceptions: [DayPhrase] = []
  /// Days named as among them: 명절(설, 추석).
  var included: [DayPhrase] = []
  /// Brackets behind it that say more than a day.
  var notes: [Clause] = []

  var isEmpty: Bool {
    gloss.isEmpty && meets.isEmpty && exceptions.isEmpty && included.isEmpty && notes.isEmpty
  }
}

extension DayPhrase {
  /// Details, or that there are none.
  indirect enum More: Hashable { case nothing, details(DayDetails) }

  private var details: DayDetails {
    get { if case .details(let details) = more { details } else { DayDetails() } }
    set { more = newValue.isEmpty ? .nothing : .details(newValue) }
  }

  /// The same days in other words: 둘째 일요일(8일), 일요일인 8일.
  var gloss: [DayPhrase] {
    get { if case .details(let details) = more { details.gloss } else { [] } }
    set { details.gloss = newValue }
  }

  /// Days that must be met too: 공휴일인 월요일.
  var meets: [DayPhrase] {
    get { if case .details(let details) = more { details.meets } else { [] } }
    set { details.meets = newValue }
  }

  /// Days that are taken out: 일요일을 제외한.
  var exceptions: [DayPhrase] {
    get { if case .details(let details) = more { details.exceptions } else { [] } }
    set { details.exceptions = newValue }
  }

  /// Days named as among them: 명절(설, 추석).
  var included: [DayPhrase] {
    get { if case .details(let details) = more { details.included } else { [] } }
    set { details.included = newValue }
  }

  /// Brackets behind it that say more than a day.
  var notes: [Clause] {
    get { if case .details(let details) = more { details.notes } else { [] } }
    set { details.notes = newValue }
  }
}
