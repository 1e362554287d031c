import KoreanText

/// What makes days closings.
///
/// No verdict is a default: days without any of these are reported.
enum Evidence: Hashable {
  /// The clause says so: 일요일 휴무.
  case verb
  /// A heading says so: 휴무일: 11월 8일.
  case label
  /// The text is a field of closings, or has nothing but days, names and closing words.
  case field
  /// The sentence has nothing but days that come back, names and closing words.
  case sentence
}

extension Saying {
  /// 11월 29일은 5번째 일요일!: whether days that come back say what a date is.
  fileprivate var saysWhichDayItIs: Bool {
    // 설날이 일요일이라
    if clause.isCopular, clause.predicate == nil, parts.noun == nil, parts.lists.count == 2,
      parts.lists[0].role == .subject
    {
      return true
    }
    return clause.predicate == nil && parts.lists.count == 2 && parts.lists[0].role == .topic
      && parts.noun == nil && parts.lists[0].days.allSatisfy { $0.isDated }
      && parts.lists[1].days.allSatisfy { $0.repeats && !$0.isDated }
  }

  /// 추첨일은 12월 8일입니다: the named days whose date it gives.
  fileprivate var daysOfOthers: DayPhrase? {
    guard clause.isCopular, parts.lists.count == 2, parts.lists[0].role == .topic,
      parts.lists[0].days.count == 1, parts.lists[0].days[0].isDoubtful(.namedDays)
    else { return nil }
    return parts.lists[0].days[0]
  }
}

extension StatementReader {
  /// What makes closings of days without a verb; `nil` where nothing does.
  func evidence(for said: Saying) -> Evidence? {
    let (clause, context) = (said.clause, said.context)
    if clause.hasPeriodBeforeDates || clause.isOfOther { return nil }
    // 일 월 화 수 목 금 토: the head of a calendar
    if clause.predicate == nil, said.namesWholeWeek { return nil }
    // 22일은 휴무일이므로 21일에 방문해 주세요: a day with 에 waits for a verb of its own
    if clause.predicate == nil, said.parts.lists.contains(where: { $0.role == .genitive }) {
      return nil
    }
    if said.saysWhichDayItIs { return nil }
    // 12/7부터 사흘⏎(월, 화, 수)
    if text.scalar(clause.cells.lowerBound - 1) == "(", said.parent == nil,
      said.days.allSatisfy({ $0.isOfAllWeeks }),
      result.list.last?.days.isDated == true
    {
      return nil
    }
    // 12월: 9, 23⏎전부 수요일이에요: what the days above are
    if said.clause.isCopular, said.parts.lists.count == 1, clause.predicate == nil,
      said.days.allSatisfy({ $0.isOfAllWeeks }),
      ["전부 ", "모두 ", "다 "].contains(where: {
        text.has($0, at: said.days[0].cells.lowerBound - $0.unicodeScalars.count)
      })
    {
      return nil
    }
    // 휴강: 12/25 보강은 12/26
    if clause.predicate == nil, clause.adjuncts.first?.isUnknownSubject == true,
      clause.adjuncts.first?.role == .topic, said.next?.predicate == nil
    {
      return nil
    }
    // 임시휴관일은 12월 8일입니다 has the word for closing in it.
    if let name = said.daysOfOthers, name.namesOtherDay(in: text) { return nil }
    if context.act == .closes {
      // 휴무 8.15, 8.16⏎2026년 3월 2일⏎점장: the heading has its days, and this is the text's own date.
      let isOfText = inheritsAct && !context.headsLines && !listsClosings && clause.isLoneDate
      // 휴무 안내⏎2026.08.03⏎8월 15일은 휴무입니다: when it was written, as may be
      let isDateline =
        inheritsAct && context.headsLines && !listsClosings && clause.isLoneDate
        && said.days[0].date?.weekday == nil && clause.cells.upperBound < lastClosing
      // 휴점일: 12월 14일⏎크리스마스 연장영업: …: the days of the hours
      let isOfHours = inheritsAct && said.next?.isHoursLabel == true
      // 휴무 안내⏎월 | 휴무⏎화 | 11:00~21:00: the next day of a week that is listed
      let isListed =
        inheritsAct && beginsLine && follower?.beginsWithHours == true
        && result.list.last?.effect == .closes
        && said.days.allSatisfy { $0.everyWeek != nil && $0.cells.count == 1 }
      // 전 점포 휴업합니다⏎11/13 상인회비 납부일: a verb heads days, and no words about them
      let isOfWords =
        inheritsAct && !context.isList
        && (!clause.isPlainOutsideBrackets || said.next?.namesUnknown == true)
      return isOfText || isDateline || isOfHours || isListed || isOfWords ? nil : .label
    }
    // 12/10 휴무😴⏎12/11 😊
    if clause.predicate == nil, text.hasPictograph(behind: clause.cells.upperBound) { return nil }
    if said.parts.noun != nil || said.parts.sayThemselves { return .verb }
    if clause.predicate == nil, !listsClosings,
      text.announces(behind: clause.cells.upperBound)
        || said.days.contains(where: { saysWhatDayIs($0) })
    {
      return nil
    }
    // 연말연시 휴무 12/31~1/3: the dates of the days before the word
    if context.wantsDays, clause.predicate == nil, said.parent == nil, clause.adjuncts.count == 1,
      said.days.allSatisfy({ $0.isDated })
    {
      return .verb
    }
    // 평일⏎10:00~22:00: days of hours
    if follower?.beginsWithHours == true { return nil }
    // 2026.11.20, alone on its line beside others: the date of the text itself
    if !isOnlyLine, !listsClosings, clause.isLoneDate { return nil }
    let days = said.days
    // 2·4번째 월요일에 쉽니다. 이번 달은 14일과 28일입니다: the days of the rule beside it
    if isPlainSentence, !beginsLine, clause.isCopular, said.parent == nil,
      days.allSatisfy({ $0.isDated && $0.frame.isContrast }), let last = result.list.last,
      last.effect == .closes, !last.days.isDated, last.audience == said.audience
    {
      return .verb
    }
    if !listsClosings, context.isBelowOpening, said.days.contains(where: { $0.isDated }) {
      return nil
    }
    // 12월 1일 ~ 12월 31일⏎휴관일⏎12월 16일: what closes stands below the heading
    if headsBelow, said.next == nil, clause.predicate == nil, !listsClosings { return nil }
    // [3월 20일 토요일] 1+1 행사, where nothing else is a field
    let isOfEvent = !listsClosings && said.next?.predicate?.act == .other
    // 매주 목~일 / 휴무 월: the closing is of the days behind it
    if said.next?.isLabel == true, said.next?.predicate?.act == .closes,
      isBehindLabel(said.clause)
        || days.allSatisfy({ $0.everyWeek != nil })
          && !text.has("휴가", in: said.next?.cells ?? said.clause.cells)
    {
      // [행사기간] 12/10~12/16 [휴무일] 12/13
      return nil
    }
    if isField, listsClosings || !sections.isOfOther, !isOfEvent { return .field }
    let isOpened = said.next == nil && follower?.opensDates == true && beginsLine(clause)
    // 분리수거 안내⏎매주 화요일, and not ▷ 이마트 용산점: 매월 둘째·넷째 일요일
    if namesClosings || said.audience.kind == .branches, isPlainSentence, !followsForeignLine,
      !isOpened,
      days.contains(where: { $0.repeats }) || !days.contains(where: { $0.isDated })
    {
      return .sentence
    }
    // 매월 둘째 일요일, 12월 25일: 휴무 stands in the sentence.
    let before = result.list[min(context.sentenceStart, result.list.endIndex)...]
    // 12월 7일⏎휴점일: 12월 13일: a label on the next line is about other days.
    let isSaidBehind =
      follower.map { $0.isBareClosing && !saysWhichDay($0) } == true
      && (said.next != nil || follower?.isLabel == false)
    let isSaid = isSaidBehind || before.contains { $0.effect == .closes }
    return isSaid ? .verb : nil
  }

  /// [행사기간] 12/10~12/16: whether a square bracket ends right before it.
  private func isBehindLabel(_ clause: Clause) -> Bool {
    let before = clause.cells.lowerBound - 1
    return text.scalar(text.scalar(before) == " " ? before - 1 : before) == "]"
  }

  /// 12/10~12/13⏎정기휴무일인 13일도 엽니다: whether a noun for a closing says which day the next one is.
  private func saysWhichDay(_ closing: Clause) -> Bool {
    closing.predicate.map { text.scalar($0.cells.upperBound) == "인" } ?? false
  }

  /// Whether nothing stands before it on its line.
  private func beginsLine(_ clause: Clause) -> Bool {
    let before = text.scalar(clause.cells.lowerBound - 1)
    return before == "\n" || before == "\0"
  }

  /// 매주 화요일 장날, 매월 5일 급여일: whether a word for a day says what the one before it is.
  private func saysWhatDayIs(_ day: DayPhrase) -> Bool {
    day.join == .beside && day.namesOtherDay(in: text)
  }
}

extension Saying {
  /// Whether its days are all weekdays, one by one.
  fileprivate var namesWholeWeek: Bool {
    days.reduce(into: WeekdaySet()) { $0.formUnion($1.everyWeek ?? []) } == .all
  }
}
