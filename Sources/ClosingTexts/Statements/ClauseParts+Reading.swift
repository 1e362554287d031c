import KoreanText

extension DayPhrase {
  typealias Role = KoreanToken.Particle
}

extension ClauseParts {
  /// Sorts the adjuncts of a clause.
  init(_ clause: Clause) {
    for place in clause.adjuncts.indices { take(clause.adjuncts[place]) }
    if clause.joinsRelativeDay { flags.insert(.hasRelativeDay) }
    let isDescribed = unread.contains { $0.isUnread(.conditional) }
    if lists.isEmpty, !reasons.isEmpty, !isDescribed {
      lists.append(List(days: reasons, role: nil))
    }
  }

  mutating func take(_ adjunct: Adjunct) {
    switch adjunct.kind {
    case .days(var days):
      // 12/24~12/28 기간에는 28일에만
      days.takeMonth(of: lists.last?.days.last { !$0.isDoubtful(.namedDays) && !$0.isOrdinalOnly })
      if adjunct.role == .topic, flags.contains(.gapBehindTopic) {
        otherTopics.append(lists.removeLast())
      }
      flags.remove(.gapBehindTopic)
      lists.append(List(days: days, role: adjunct.role))
    case .subject(let subject): take(subject, adjunct)
    case .hours(let phrase): hours.append((phrase, adjunct.cells))
    case .hedge(let reason):
      hedge = hedge ?? (reason, adjunct.cells)
      if reason == .relativeDay, adjunct.role == .since { flags.insert(.hasRelativeDay) }
    case .everyDay: flags.insert(.everyDay)
    case .except: flags.insert(.excepts)
    case .instead:
      flags.insert(.instead)
      // 10일에 대신 쉽니다, and not 10일 대신
      if lists.last?.role != .genitive { markSource() }
    case .arrow:
      flags.insert(.arrow)
      markSource()
    case .unread(let reason):
      unread.append(adjunct)
      if adjunct.isUnknownTopic, lists.isEmpty {
        // 경제사업장(농자재)은 3일
        flags.insert(.unknownSubject)
      }
      if reason != .namedDays, let last = lists.last,
        last.role == nil || last.role == .subject || last.role == .object
      {
        flags.insert(.gap)
      }
      if reason == .unknownWord, let last = lists.last,
        last.role == .topic || last.role == .genitive
          || last.days.last?.cells.upperBound == adjunct.cells.lowerBound
      {
        // 13일과 27일(ending), 27일은 정상영업; 25일에 만나고 26일엔 쉴게요: the word says something of the first days.
        flags.insert(.gapBehindTopic)
      }
    case .verdictNoun(let isClosed, let namesDays):
      noun = (isClosed, namesDays, adjunct.role)
      listsBeforeNoun = lists.count
      // 22일 휴무를 25일로: the noun stands for the day.
      if let last = lists.indices.last, lists[last].role == nil { lists[last].role = adjunct.role }
    case .duration(let days): (duration, durationCells) = (days, adjunct.cells)
    case .former: flags.insert(.former)
    case .hoursLabel: flags.insert(.hoursLabel)
    case .pauseLabel where adjunct.role == .only && !lists.isEmpty:
      // 12/25 점심만, 12/27 쉼
      otherTopics.append(lists.removeLast())
    case .pauseLabel: flags.insert(.pause)
    case .addition: flags.insert(.adds)
    case .reason(let days): reasons += days
    case .cause, .condition, .include: break
    }
  }

  mutating func markSource() {
    if let last = lists.indices.last { lists[last].role = .source }
  }

  mutating func take(_ subject: Subject, _ adjunct: Adjunct) {
    switch subject.kind {
    case .branch where subject.isExcepted: flags.insert(.exceptedBranch)
    case .branch: audience = Audience(kind: .branches, names: subject.names, brand: subject.brand)
    case .facility: audience = Audience(kind: .facility, names: subject.names)
    case .region: audience = Audience(kind: .others, names: [adjunct.cells])
    case .unknown:
      flags.insert(.unknownSubject)
      // 도매시장 청과동은: the closer name counts.
      if audience == .store { audience = nil }
      unread.append(adjunct)
    // 이번 주 일요일인 13일 대형마트 대부분이: a doubt of its own, and not that of the week
    case .some where hedge == nil || hedge?.reason == .relativeDay:
      hedge = (.softStatement, adjunct.cells)
    case .some: break
    case .others: flags.insert(.others)
    case .store, .everyBranch:
      // 어린이풀은 전 센터 9일 운영 중단: of what is not known
      let isOfOther = unread.last?.isUnknownSubject == true && unread.last?.role == .topic
      if !isOfOther || adjunct.role != nil { audience = audience ?? .store }
      if let place = subject.place { places.append(place) }
    case .brand:
      flags.insert(.brand)
      brand = subject.names.isEmpty ? subject.brand : nil
    }
  }

  /// 매월 2,4주 휴무(일요일): the bracket names the weekday.
  mutating func nameWeekday(_ notes: [Clause]) -> Bool {
    guard let weekday = notes.first.map({ ClauseParts($0).allDays }), weekday.count == 1,
      let days = weekday[0].everyWeek, lists.count == 1
    else { return false }
    var isNamed = false
    for index in lists[0].days.indices {
      if case .ordinals(let set) = lists[0].days[index].term {
        lists[0].days[index].term = .weekdays(days, set)
        isNamed = true
      }
    }
    return isNamed
  }

  /// 일요일[휴무]: whether the days say in brackets what happens on them.
  var sayThemselves: Bool {
    !lists.isEmpty
      && allDays.allSatisfy {
        $0.notes.count == 1 && $0.notes[0].isHeading
          && $0.notes[0].predicate?.act != .neverCloses
      }
  }

  /// Takes out a month at the head of a clause that names other days too.
  mutating func takeMonthFrame() -> DayFrame? {
    guard lists.count > 1, lists[0].days.count == 1, lists[0].days[0].isMonths,
      lists[0].role != .since, lists[0].role != .until, lists[0].role != .source
    else { return nil }
    var frame = lists.removeFirst().days[0].frame
    frame.isContrast = frame.isContrast || noun == nil
    return frame
  }

  /// 이번 설에 26일 하루만 쉬고: the festival only says to which time the dates belong.
  mutating func dropTimes() {
    guard lists.count > 1, lists[0].role == .genitive, lists[1].days.allSatisfy({ $0.isDated }),
      lists[0].days.allSatisfy({ $0.isFestival && $0.frame.isComing })
    else { return }
    lists.removeFirst()
  }

  /// 첫 월요일 휴업은 1월 11일이다: the weekday only says which of them it is.
  ///
  /// - Parameter isCopular: whether nothing but 이다 stands behind: 마지막 주 일요일은 25일입니다.
  mutating func dropNamedTopic(isCopular: Bool) {
    let isNoun = listsBeforeNoun == 1 && noun?.isClosed == true && noun?.role == .topic
    guard lists.count == 2, isNoun || isCopular && noun == nil && lists[0].role == .topic,
      lists[0].days.allSatisfy({ $0.everyWeek == nil }),
      lists[0].days.allSatisfy({ $0.isWeekday }), lists[1].role == nil,
      lists[1].days.allSatisfy({ $0.isDated })
    else { return }
    lists.removeFirst()
  }

  /// 매주 수요일은 둘째, 넷째 수요일에 휴업: the days behind the topic are some of its days.
  mutating func dropWiderTopic() {
    guard lists.count > 1, lists[0].role == .topic, lists[0].days.count == 1,
      let wide = lists[0].days[0].everyWeek,
      lists[1].days.contains(where: {
        if case .weekdays(let days, let ordinals) = $0.term {
          !ordinals.isEmpty && days.isSubset(of: wide)
        } else {
          false
        }
      })
    else { return }
    lists.removeFirst()
  }

  /// Whether 만 stands behind the last days.
  var isOnly: Bool { lists.last?.role == .only }

  /// Whether the last hours, or the word behind them, are a pause in the day.
  var isOfPause: Bool { flags.contains(.pause) || hours.last?.phrase.kind == .pause }

  /// Whether the last day is one that the text does not date.
  var endsInNamedDays: Bool {
    lists.last?.days.last?.isDoubtful(.namedDays) == true
      || unread.last?.isUnread(.namedDays) == true
  }

  /// Whether the only days are months.
  var onlyMonths: Bool {
    !lists.isEmpty && lists.allSatisfy { $0.days.allSatisfy { $0.isMonths } }
  }
}

extension [DayPhrase] {
  /// 12월 8일은 … 9일까지 쉽니다, 12/25~12/27 중 25일만: gives days without a month that of the list before
  /// them.
  fileprivate mutating func takeMonth(of before: DayPhrase?) {
    guard let before, let day = first?.date?.day, var last = before.month(near: day),
      last.hasMonth
    else { return }
    for place in indices {
      guard var date = self[place].date else { return }
      // 9월 18일부터 매달 1, 15일은 쉽니다
      if date.month == nil, !self[place].frame.isMonthly { date.takeMonth(of: last) }
      self[place].term = .date(date)
      last = date
    }
  }
}

extension DayPhrase {
  /// 두 번째: whether it has neither a weekday nor a month.
  fileprivate var isOrdinalOnly: Bool {
    if case .ordinals = term { !frame.namesMonth } else { false }
  }

  /// The date with the month of days behind it; 2월 마지막 휴무는 28일 has a month and no date.
  fileprivate func month(near day: Int) -> DateText? {
    switch term {
    case .ordinals, .doubtful:
      frame.singleMonth.map { DateText(year: frame.year, month: $0, day: 1) }
        ?? frame.relativeMonth.map { DateText(day: 1, monthOffset: $0) }
    default: end(near: day)
    }
  }
}

extension ClauseParts {
  /// 8일은 9일까지 이틀 쉽니다: makes a range of its first and its last day.
  mutating func joinEnds() {
    guard lists.count == 2, lists[1].role == .until, lists[0].role == .topic,
      lists[0].days.count == 1, lists[1].days.count == 1,
      let first = lists[0].days[0].date, let last = lists[1].days[0].date,
      first.month == last.month, first.day < last.day,
      duration.map({ last.day - first.day + 1 == $0 }) ?? true
    else { return }
    lists[0].days[0].term = .range(first, last)
    lists[0].role = nil
    lists.removeLast()
    duration = nil
  }
}
