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
    _modify {
      // Held by nobody else meanwhile, so that what is appended does not copy what is there.
      var details = details
      more = .nothing
      defer { more = details.isEmpty ? .nothing : .details(details) }
      yield &details
    }
  }

  /// The same days in other words: 둘째 일요일(8일), 일요일인 8일.
  var gloss: [DayPhrase] {
    get { if case .details(let details) = more { details.gloss } else { [] } }
    _modify { yield &details.gloss }
  }

  /// Days that must be met too: 공휴일인 월요일.
  var meets: [DayPhrase] {
    get { if case .details(let details) = more { details.meets } else { [] } }
    _modify { yield &details.meets }
  }

  /// Days that are taken out: 일요일을 제외한.
  var exceptions: [DayPhrase] {
    get { if case .details(let details) = more { details.exceptions } else { [] } }
    _modify { yield &details.exceptions }
  }

  /// Days named as among them: 명절(설, 추석).
  var included: [DayPhrase] {
    get { if case .details(let details) = more { details.included } else { [] } }
    _modify { yield &details.included }
  }

  /// Brackets behind it that say more than a day.
  var notes: [Clause] {
    get { if case .details(let details) = more { details.notes } else { [] } }
    _modify { yield &details.notes }
  }
}
