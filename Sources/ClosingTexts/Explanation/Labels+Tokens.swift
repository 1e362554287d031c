import KoreanText

// How tokens print in an explanation; a new kind of token needs its line here.

extension KoreanToken {
  var label: String { kind.label + (isGlued ? ", glued" : "") }
}

extension KoreanToken.Kind {
  /// A month by its distance from the present one.
  static func label(ofMonth months: Int) -> String {
    months == 0 ? "this month" : months == 1 ? "next month" : "\(months) months from this one"
  }

  var label: String {
    switch self {
    case .number(let number, let digits):
      digits == 0 ? "number \(number) in words" : "number \(number)"
    case .unit(let unit): "unit \(unit.rawValue)"
    case .time(let time): "time \(time.label)"
    case .allDay: "all day"
    case .halfOfDay(let half): "part of the day \(half.rawValue)"
    case .places: "counted places"
    case .allPlaces: "all places, counted"
    case .ordinal(let ordinals, let isWeek): "ordinal \(ordinals.label)\(isWeek ? " week" : "")"
    case .ordinalMark(let isWeek): isWeek ? "ordinal mark of weeks" : "ordinal mark"
    case .ordinalSign: "ordinal sign"
    case .weekdays(let days, let form): "weekday \(days.label) \(form.rawValue)"
    case .unknownWeekday: "no weekday, but like one"
    case .week: "week"
    case .cycle(let cycle): "cycle \(cycle.rawValue)"
    case .month(let month): "month \(month)"
    case .months(let months): "months \(monthsLabel(months))"
    case .relativeMonth(let months): Self.label(ofMonth: Int(months))
    case .relativeDay: "day from the day of writing"
    case .coming: "the coming one"
    case .following: "the following one"
    case .festival(let festivals): "festival \(festivals.label)"
    case .part(let offsets): "part of a festival: \(offsets.label)"
    case .dateOfWriting: "date of writing"
    case .partOf(let offsets): "part of the festival behind: \(offsets.label)"
    case .lastDay: "last day"
    case .lastDigit: "days by their last digit"
    case .lunar: "lunar"
    case .namedDays: "days without a date"
    case .days(let count): "for \(count) days"
    case .day: "noun day"
    case .restDay: "day of rest"
    case .verdict(let verdict): verdict.label
    case .negation: "negation"
    case .not: "not"
    case .suspension: "suspension"
    case .potential: "possibility"
    case .change: "change"
    case .unchanged: "unchanged"
    case .cancellation: "cancellation"
    case .otherPredicate: "verb of another subject"
    case .hedge(let reason): "hedge: \(reason.rawValue)"
    case .mostly: "mostly"
    case .except(let isAttributive): isAttributive ? "except, before a noun" : "except"
    case .include: "include"
    case .instead: "instead"
    case .condition: "condition"
    case .overlap: "overlap"
    case .overlapCondition: "overlap, and condition"
    case .adjoining: "adjoining"
    case .among: "among"
    case .decides: "somebody decides"
    case .cause: "cause"
    case .former: "former"
    case .but: "but"
    case .addition: "in addition"
    case .attribute: "attribute 인"
    case .copula: "copula"
    case .concession: "concession"
    case .past: "no longer"
    case .attributive: "attributive ending"
    case .question: "question"
    case .ending: "ending"
    case .particle(let particle): "particle \(particle.rawValue)"
    case .branch: "branch"
    case .region: "region"
    case .place(let place): place.rawValue
    case .hours(let word): word.rawValue
    case .link(let link): "link: \(link.rawValue)"
    case .tilde: "tilde"
    case .dash: "dash"
    case .colon: "colon"
    case .arrow: "arrow"
    case .open(let bracket): "\(bracket.rawValue) bracket opens"
    case .close: "bracket closes"
    case .stop: "full stop"
    case .lineEnd: "end of the line"
    case .mark: "mark"
    case .filler: "filler"
    case .wage: "word of a job advert"
    case .excluding: "except what follows"
    case .passing: "for once, or for a while"
    case .spoken: "spoken word"
    case .word: "unknown word"
    }
  }
}

extension KoreanToken.Verdict {
  fileprivate var label: String {
    switch self {
    case .closed(let form): "closed, \(form.rawValue)"
    case .open(let form): "open, \(form.rawValue)"
    case .operates: "in business"
    case .opensDoor: "opens the door"
    case .neverCloses: "never closes"
    case .withoutClosing: "without closing"
    }
  }
}
