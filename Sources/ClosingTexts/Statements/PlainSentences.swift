import KoreanText

// Sentences of nothing but days, names and closing words.
extension WrittenText {
  /// Whether each sentence has nothing but days, names and closing words.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  func plainSentences(in text: NormalizedText) -> [Bool] {
    let saysClosings = sentences.contains { $0.namesClosings }
    return sentences.indices.map { index in
      // By index, because taking a clause out retains all its lists.
      let clauses = sentences[index].clauses
      // 주말 단 3일!, where another sentence says what closes
      let isCry =
        saysClosings && clauses.last.map { text.scalar($0.cells.upperBound) == "!" } ?? false
      if isCry, clauses.allSatisfy({ $0.predicate == nil }) { return false }
      return clauses.indices.allSatisfy { place in
        clauses[place].isPlain && !clauses[place].namesDayOfOther(in: text)
          || clauses[place].predicate?.act == .opens
            && clauses.contains { $0.hasCondition }
            && clauses[place].adjuncts.allSatisfy { !$0.isUnread }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a picture that may say something; a bow, thanks and the color of a hand do not.
  var isPictograph: Bool {
    switch value {
    case 0x1F3FB...0x1F3FF, 0x1F647, 0x1F64F: false
    default: 0x1F300...0x1FAFF ~= value
    }
  }
}

extension NormalizedText {
  /// 12/10 😴⏎12/11 😊: whether a picture may say of the days what no word does.
  var hasPictograph: Bool { cells.contains { $0.scalar.isPictograph } }

  func hasPictograph(behind cell: Int) -> Bool {
    scalar(scalar(cell) == " " ? cell + 1 : cell).isPictograph
  }
}

extension Clause {
  /// 예방접종 특별일, and not 임시휴관일 or 관장이 정하는 날: whether it names a day of something else, and nothing more.
  fileprivate func namesDayOfOther(in text: NormalizedText) -> Bool {
    guard predicate == nil, !isLabel, !hasDays, let last = adjuncts.last,
      last.isUnread(.namedDays), text.scalar(last.cells.upperBound - 1) == "일"
    else { return false }
    return !text.has("휴", in: cells)
  }

  /// Whether nothing stands in it and its brackets but days, names, closing words and how sure they
  /// are.
  var isPlain: Bool {
    isPlainOutsideBrackets && notes.allSatisfy { $0.isPlain } && !hasNoteOfOther
  }

  /// 12/9(배송 마감): whether a bracket behind a date is about something else, and nothing says that the date closes.
  private var hasNoteOfOther: Bool {
    predicate == nil
      && adjuncts.contains { adjunct in
        adjunct.days?.contains { day in
          day.isDated
            && day.notes.contains { $0.predicate == nil && !$0.hasDays && $0.namesUnknown }
        } ?? false
      }
  }

  /// The same, whatever stands in its brackets.
  var isPlainOutsideBrackets: Bool {
    switch predicate?.act {
    case .other?, .changes?, .keeps?, .cancels?, .ends?, .opens?: return false
    case .closes?, .neverCloses?, .roster?, nil: break
    }
    if predicate?.hedge == .softStatement || predicate == nil && hasLooseEnding { return false }
    var hasDates = false
    var hasDays = false
    let isPlain = adjuncts.indices.allSatisfy { place in
      switch adjuncts[place].kind {
      case .days(let days):
        hasDays = true
        if days.contains(where: { $0.isDated }) { hasDates = true }
        return true
      // 도서관 사정에 의해 관장이 지정한 날: words about days that somebody names. But the last word of
      // 12월 7일 영업 재개일 says what the date is.
      case .unread(let reason):
        let saysWhatDayIs =
          hasDates && predicate == nil && adjuncts[place - 1].days?.last?.isDated == true
        return !saysWhatDayIs
          && (reason == .namedDays || adjuncts.last?.isUnread(.namedDays) == true)
      // 알뜰시장은 매주 목요일!, 설날 문 여는 병원, 설 연휴 배송 안내: no word says that they close.
      case .subject(let subject):
        let isTopic = subject.kind == .store && adjuncts[place].role == .topic
        let isOfDays = (subject.kind == .store || subject.kind == .facility) && hasDays
        return subject.kind != .unknown && !(predicate == nil && (isTopic || isOfDays))
      case .hours, .hoursLabel, .pauseLabel: return false
      default: return true
      }
    }
    guard isPlain else { return false }
    // 매월 1, 6, 11일(31일에 열고 1일에 휴무): the bracket says what closes.
    let isSaidApart = adjuncts.indices.contains { place in
      guard case .days(let days) = adjuncts[place].kind else { return false }
      return days.indices.contains { place in
        let notes = days[place].notes
        guard notes.count > 1 else { return false }
        let said = notes.lazy.filter { $0.hasDays }.map { $0.predicate?.act }
        return said.contains(.closes) && said.contains(.opens)
      }
    }
    return !isSaidApart || hasCondition
  }

  /// Whether a condition stands in it or in its brackets.
  var hasCondition: Bool {
    notes.contains { $0.hasCondition }
      || adjuncts.indices.contains { place in
        switch adjuncts[place].kind {
        case .condition: true
        case .days(let days):
          days.indices.contains { days[$0].notes.contains { $0.hasCondition } }
        default: false
        }
      }
  }

  /// Whether it is a date with its year and nothing else.
  var isLoneDate: Bool {
    guard predicate == nil, notes.isEmpty, adjuncts.count == 1, let days = adjuncts[0].days
    else { return false }
    return days.count == 1 && days[0].date?.year != nil
  }

  /// Whether it says no more than that something closes.
  var isBareClosing: Bool {
    predicate?.act == .closes && predicate?.hedge == nil && adjuncts.isEmpty && notes.isEmpty
  }

  /// 13일은 엽니다, below 둘째 일요일: whether it opens dates, of which the line above may speak.
  var opensDates: Bool { predicate?.act == .opens && namesDates }

  /// Whether it has no verb, and an unknown word right behind weekdays.
  var namesWeekdaysOfUnknown: Bool {
    predicate == nil
      && adjuncts.indices.dropLast().contains { place in
        guard case .days(let days) = adjuncts[place].kind,
          adjuncts[place + 1].isUnread(.unknownWord)
        else { return false }
        return days.allSatisfy { $0.isOfAllWeeks && !$0.isDated }
      }
  }

  /// Whether it only says that something closes, and repeats the days in a bracket.
  func closesOnly(_ days: DaySpec) -> Bool {
    guard predicate?.act == .closes, predicate?.hedge == nil, adjuncts.isEmpty, notes.count == 1
    else { return false }
    let parts = ClauseParts(notes[0])
    return notes[0].isPlain && parts.allDays.flatMap { $0.specs } == [days]
  }

  /// Whether words of something else stand right behind 영업 or 오픈, as in 오픈 기념 할인.
  func isPartOfName(before next: Clause?) -> Bool {
    guard let next, next.isNames || next.predicate?.act == .other && !next.hasDays,
      let predicate, predicate.isWeak, predicate.act == .opens, notes.isEmpty
    else { return false }
    return next.cells.lowerBound <= predicate.cells.upperBound + 1
  }

  /// 이벤트 기간 11/26~12/2: whether a word for days that nobody dates stands right before dates.
  var hasPeriodBeforeDates: Bool {
    // By index, because what is taken out of a list is copied.
    adjuncts.indices.contains { place in
      guard case .days(let days) = adjuncts[place].kind else { return false }
      if place > 0, adjuncts[place - 1].isUnread(.namedDays),
        days.contains(where: { $0.isDated })
      {
        return true
      }
      return days.indices.dropLast().contains {
        days[$0].isDoubtful(.namedDays) && days[$0 + 1].isDated && days[$0 + 1].join == .beside
      }
    }
  }

  /// 영업시간:, 연장영업:.
  var isHoursLabel: Bool {
    guard isLabel, let first = adjuncts.first else { return false }
    switch first.kind {
    case .hoursLabel, .pauseLabel, .unread(.specialHours): return true
    default: return false
    }
  }

  /// Whether it begins with hours of which no day is named before them.
  var beginsWithHours: Bool {
    guard let first = adjuncts.first, case .hours(let hours) = first.kind else { return false }
    // 10:00~20:00⏎[주말]: the bracket may head the next hours.
    return hours.days.first.map { $0.cells.lowerBound > first.cells.lowerBound } ?? true
  }
}
