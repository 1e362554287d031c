import KoreanText

extension NoticeToken.Kind {
  /// What a word of Korean is for in a notice.
  init?(_ kind: KoreanToken.Kind) {
    switch kind {
    case .number(let number): self = .number(number.value, digits: number.digitCount)
    case .unit(let unit): self = .unit(unit)
    case .time(let time): self = .time(time)
    case .halfOfDay(let half): self = .dayPart(half)
    case .ordinal(let ordinal, let isWeek): self.init(ordinal, isWeek: isWeek)
    case .ordinalMark(let isWeek): self = .ordinalMark(isWeek: isWeek)
    case .week: self = .week
    case .cycle(let cycle): self = .cycle(cycle)
    case .weekdays(let days, let form): self = .weekdays(days, form)
    case .unknownWeekday: self = .unknownWeekday
    case .relativeMonth(let month): self = .relativeMonth(month == .this ? 0 : 1)
    case .relativeDay: self = .relativeDay
    case .holiday(let word): self = FestivalSet(word).map { .festival($0) } ?? .namedDays
    case .holidayPart(let part): self = .part(DayOffsets(part))
    case .lastDay: self = .lastDay
    case .lunar: self = .lunar
    case .verdict(let verdict): self.init(verdict)
    case .absence, .negation: self = .negation
    case .cancellation: self = .cancellation
    case .change: self = .change
    case .instead: self = .instead
    case .except(let isAttributive): self = .except(isAttributive: isAttributive)
    case .include: self = .include
    case .condition: self = .condition
    case .overlap: self = .overlap
    case .hedge(let hedge): self.init(hedge)
    case .branch: self = .branch
    case .scope(let scope): self.init(scope)
    case .hours(let hours): self.init(hours)
    case .particle(let particle): self = particle == .attribute ? .attribute : .particle(particle)
    case .link(let link): self = .link(link == .or ? .or : .and)
    case .but: self = .but
    case .filler(let filler): self.init(filler)
    case .notice(let word): self.init(word)
    case .allDay, .ordinalSign: self = .filler
    case .englishMonth, .word, .mark: return nil
    }
  }

  private init(_ ordinal: KoreanToken.Ordinal, isWeek: Bool) {
    switch ordinal {
    case .nth(let number): self = .ordinal(OrdinalSet(nth: number), isWeek: isWeek)
    case .last: self = .ordinal(.last, isWeek: isWeek)
    }
  }

  private init(_ verdict: KoreanToken.Verdict) {
    switch verdict {
    case .closed(let form): self = .verdict(.closed(NoticeToken.Verdict.Form(form)))
    case .open(let form): self = .verdict(.open(NoticeToken.Verdict.Form(form)))
    case .operates: self = .verdict(.operates)
    case .opensDoor: self = .verdict(.opensDoor)
    case .neverCloses: self = .verdict(.neverCloses)
    case .withoutClosing: self = .verdict(.withoutClosing)
    case .restDay: self = .restDay
    }
  }

  private init(_ hedge: KoreanToken.Hedge) {
    switch hedge {
    case .some: self = .place(.some)
    case .soft: self = .hedge(.softStatement)
    case .varies: self = .hedge(.variesByStore)
    case .optional: self = .potential
    case .elsewhere: self = .hedge(.reference)
    case .undecided: self = .hedge(.softStatement)
    case .former: self = .former
    }
  }

  private init(_ scope: KoreanToken.Scope) {
    switch scope {
    case .facility: self = .place(.facility)
    case .everyBranch: self = .place(.everyBranch)
    case .store: self = .place(.store)
    case .brand: self = .place(.brand)
    }
  }

  private init(_ hours: KoreanToken.HoursWord) {
    switch hours {
    case .label: self = .hours(.label)
    case .pause: self = .hours(.pause)
    case .lastOrder, .closing: self = .hours(.closing)
    case .shortened, .extended: self = .hours(.special)
    }
  }

  private init(_ filler: KoreanToken.Filler) {
    switch filler {
    case .plain: self = .filler
    case .normal: self = .verdict(.open(.act))
    case .copula, .concession: self = .copula
    case .ending: self = .ending
    case .addition: self = .addition
    }
  }

  private init(_ word: NoticeWord) {
    switch word {
    case .coming: self = .coming
    case .following: self = .following
    case .anniversary: self = .festival(.anniversary)
    case .namedDays: self = .namedDays
    case .day: self = .day
    case .decides: self = .decides
    case .cause: self = .cause
    case .mostly: self = .mostly
    case .adjoining: self = .adjoining
    case .among: self = .among
    case .overlapCondition: self = .overlapCondition
    case .nationalDays: self = .festival(.nationalDays)
    case .not: self = .not
    case .suspension: self = .suspension
    case .otherPredicate: self = .otherPredicate
    case .others: self = .place(.others)
    case .places: self = .places
    case .ourselves: self = .place(.store)
    case .crossed: self = .verdict(.closed(.act))
    case .circled: self = .verdict(.open(.act))
    case .days(let count): self = .days(count)
    case .filler: self = .filler
    }
  }
}

extension NoticeToken.Verdict.Form {
  fileprivate init(_ form: KoreanToken.Verdict.Form) {
    switch form {
    case .act: self = .act
    case .day: self = .day
    case .verb: self = .verb
    }
  }
}

extension DayOffsets {
  fileprivate init(_ part: KoreanToken.HolidayPart) {
    switch part {
    case .day: self = .day
    case .eve: self = .eve
    case .dayAfter: self = .after
    case .span: self = .span
    }
  }
}
