import KoreanText

// What makes closings uncertain after they are read: 월요일 휴무 is a rule only where nothing speaks of
// a single Monday and no undated day is open.
extension StatementReader {
  /// The first statement and report of a line, and whether the line counts days.
  struct LineStart {
    var statement = 0
    var report = 0
    /// Whether it counts days: 하루만 쉽니다.
    var saysOnce = false
  }

  /// Doubts the weekdays of a line that may be those of a single week.
  mutating func doubtOnce(since line: LineStart) {
    let start = min(line.statement, result.list.endIndex)
    guard result.list[start...].contains(where: { $0.isBare }) else { return }
    let near = result.reports[min(line.report, result.reports.endIndex)...].suffix(8)
    guard line.saysOnce || near.contains(where: { $0.namesReturn }) else { return }
    for index in start..<result.list.endIndex where result.list[index].isBare {
      doubt(index, .ambiguous)
    }
  }
}

extension StatementReader {
  /// 매월 셋째 월요일??, 8/3~8/7 여름휴가 다녀왔어요: doubts days that are asked for or are those of a holiday,
  /// and dates that are over.
  mutating func doubtAskedAndOver(_ sentence: Sentence, since start: Int) {
    guard start < result.list.endIndex, let first = sentence.clauses.first,
      let last = sentence.clauses.last
    else { return }
    let cells = first.cells.lowerBound..<max(first.cells.upperBound, last.cells.upperBound + 8)
    if exceptsClosingDay(cells) {
      for statement in result.list[start...] {
        report(.ambiguous, statement.cells, touching: .days([statement.days]))
      }
      result.list.removeSubrange(start...)
      return
    }
    let isOver =
      result.list[start...].contains { $0.days.isDated }
      && ["다녀왔", "다녀온", "끝났", "끝냈", "마쳤", "쉬었습", "쉬고 왔", "[종료]", "휴무 종료", "완료"].contains {
        text.has($0, in: cells)
      }
    // 15일을 휴업일로 지정하라고 요구했다
    let isDemanded = ["요구했", "요구하", "요구한", "촉구했", "촉구하", "건의했", "제안했", "주장했"].contains {
      text.has($0, in: cells)
    }
    let isEnglishHour =
      text.has("close", in: cells) && (closesAtHour(cells) || namesEnglishOrders(cells))
    for index in start..<result.list.endIndex where result.list[index].effect == .closes {
      if text.scalar(result.list[index].cells.upperBound) == "?" || isOfFestival(index)
        || isOfPosting(index) || isCount(index) || isEnglishHour || isDemanded
        || isOver && result.list[index].days.isDated
      {
        doubt(index, .softStatement)
      }
    }
  }

  /// 할인행사 12월 3일~16일, 의무휴업일인 13일은 제외: whether what closes anyway is left out of something else.
  private func exceptsClosingDay(_ cells: Range<Int>) -> Bool {
    text.has("제외", in: cells)
      && ["휴무일인", "휴업일인", "휴관일인", "휴점일인", "휴진일인", "휴장일인"].contains { text.has($0, in: cells) }
  }

  /// 휴무일 공지 | 2026.12.03 | 조회 1,210: whether a date is that of the page.
  private func isOfPosting(_ index: Int) -> Bool {
    guard case .date(let date) = result.list[index].days, date.year != nil else { return false }
    let line = text.line(around: result.list[index].cells.lowerBound)
    return ["조회", "관리자", "작성", "등록", "new ", "NEW "].contains { text.has($0, in: line) }
  }

  /// 12월 휴무 2일 (13일, 27일), 휴무일 2일: 둘째·넷째 일요일: whether a number behind the closing says how many days.
  private func isCount(_ index: Int) -> Bool {
    let cells = result.list[index].cells
    let isNumber =
      switch result.list[index].days {
      case .date(let date): date.weekday == nil && date.day < 9
      case .monthDay(let day): day < 9
      default: false
      }
    var place = cells.lowerBound
    guard isNumber, place > 1, text.scalar(place).isPlainDigit, text.scalar(place + 1) == "일",
      ["무", "일", "점", "관", "업"].contains(text.scalar(place - 2))
    else { return false }
    place += 2
    while text.scalar(place) == " " { place += 1 }
    return text.scalar(place) == ":"
      || text.scalar(place) == "(" && text.scalar(place + 2) != ")"
        && text.festival(at: place + 1) == nil
  }

  /// Closed at 6 PM, closed after lunch, closed Mon morning: whether an English closing is of a part of the day.
  private func closesAtHour(_ cells: Range<Int>) -> Bool {
    ["lunch", "morning", "afternoon", "evening", "noon"].contains { text.has($0, in: cells) }
      || ["at ", "from ", "until ", "till ", "after "].contains { word in
        cells.contains { cell in
          guard text.has(word, at: cell) else { return false }
          let time = cell + word.count..<cell + word.count + 9
          return text.scalar(time.lowerBound).isPlainDigit
            && [" pm", " am", "pm", "am", ":"].contains { text.has($0, in: time) }
        }
      }
  }

  /// Bookings for Dec 24 are closed.
  private func namesEnglishOrders(_ cells: Range<Int>) -> Bool {
    let line = text.line(around: cells.lowerBound)
    return ["booking", "order", "reservation", "registration", "ticket"].contains {
      text.has($0, in: line)
    }
  }

  /// 금요일(크리스마스) 휴무: whether a weekday has the name of one day of the year in the bracket behind it.
  private func isOfFestival(_ index: Int) -> Bool {
    let cells = result.list[index].cells
    guard result.list[index].isEveryWeek,
      !text.has("매주", in: max(0, cells.lowerBound - 4)..<cells.upperBound)
    else { return false }
    // The bracket may be one of the day, or on the next line.
    var place = cells.first { text.scalar($0) == "(" } ?? cells.upperBound
    while text.scalar(place) == " " || text.scalar(place) == "\n" { place += 1 }
    guard text.scalar(place) == "(",
      let festivals = text.festival(at: place + 1), festivals.isDisjoint(with: .classes)
    else { return false }
    guard let end = (place..<place + 16).first(where: { text.scalar($0) == ")" }) else {
      return false
    }
    return !["제외", "휴무", "휴점", "휴관", "휴업", "휴진", "영업", "포함", "정상"].contains {
      text.has($0, in: place..<end)
    }
  }

  /// 매일 11-22 일휴무: doubts days of a month right behind a weekday, whose hours they may be.
  mutating func doubtHoursOfWeekdays(since start: Int) {
    for index in start..<result.list.endIndex {
      guard case .range = result.list[index].days else { continue }
      let cells = result.list[index].cells
      // 10-18 일, and not 10일-18일
      guard cells.lowerBound > 1, cells.count > 4,
        cells.count(where: { text.scalar($0) == "일" }) == 1,
        !cells.contains(where: { text.scalar($0) == "월" }),
        text.scalar(cells.lowerBound - 1) == " ",
        ["월", "화", "수", "목", "금", "토", "일", "말"].contains(text.scalar(cells.lowerBound - 2))
      else { continue }
      doubt(index, .specialHours)
    }
  }

  /// Whether something opens on days that the text names and does not date.
  func opensOnUnknownDays(_ said: Saying) -> Bool {
    guard said.act == .opens else { return false }
    let days = said.days
    if !days.isEmpty { return days.contains { isUndated($0) } }
    return said.parts.unread.contains {
      $0.isUnknownSubject && text.scalar($0.nameCells.upperBound - 1) == "날"
    }
  }

  /// Whether named days may be many; holidays, with 휴 in the name, are too rare to count.
  func isUndated(_ day: DayPhrase) -> Bool {
    !day.isDated && day.namesOtherDay(in: text)
  }

  /// 첫째 월요일 휴관, 그 외 월요일은 개관: whether the open days are all but those that were closed.
  func namesRestOfClosings(_ said: Saying) -> Bool {
    let specs = said.days.flatMap { $0.specs }
    return (said.parent ?? nearIndices(since: said.context.sentenceStart)).contains { index in
      result.list[index].effect == .closes
        && specs.contains { $0.overlaps(result.list[index].days) }
    }
  }

  /// Whether it only says that all days other than the closings are open, which adds nothing.
  ///
  /// 설날 휴무 및 그 외 364일 영업, 나머지 날은 운영.
  func opensRestOfDays(_ said: Saying) -> Bool {
    guard said.days.isEmpty, said.parts.hours.isEmpty, said.parts.hedge == nil,
      let predicate = said.clause.predicate, predicate.hedge == nil, said.clause.notes.isEmpty,
      predicate.act == .opens || predicate.act == .neverCloses, !result.list.isEmpty,
      result.list.allSatisfy({ $0.effect == .closes && $0.audience == .store })
    else { return false }
    return said.clause.adjuncts.allSatisfy { adjunct in
      if case .subject(let subject) = adjunct.kind, subject.kind == .others {
        // 나머지 매장은 is longer.
        return adjunct.cells.count <= 5
      }
      return text.isWord("날", adjunct.cells) || text.isWord("요일", adjunct.cells)
        || text.isWord("날은", adjunct.cells) || text.isWord("요일은", adjunct.cells)
        || text.isWord("일", adjunct.cells) || text.scalar(adjunct.cells.lowerBound).isPlainDigit
    }
  }

  mutating func doubtClosings(_ said: Saying) {
    let near = said.parent ?? nearIndices(since: said.context.sentenceStart)
    for index in near where result.list[index].effect == .closes && !result.list[index].days.isDated
    {
      doubt(index, .conditional)
    }
    if said.days.isEmpty { report(.namedDays, said.clause.cells) }
  }

  /// 대체휴무: whether its closing stands for another one, once.
  func namesSubstitute(_ clause: Clause) -> Bool {
    if let predicate = clause.predicate, predicate.act == .closes,
      isSubstitute(predicate.cells)
    {
      return true
    }
    return clause.adjuncts.contains {
      if case .verdictNoun(isClosed: true, _) = $0.kind { isSubstitute($0.cells) } else { false }
    }
  }

  private func isSubstitute(_ word: Range<Int>) -> Bool {
    word.count > 2 && text.scalar(word.lowerBound) == "대" && text.scalar(word.lowerBound + 1) == "체"
  }
}

extension Clause {
  /// 하루만 쉽니다: whether it counts days and says nothing else of which they are.
  var saysOnce: Bool {
    guard predicate.map({ $0.act == .closes }) ?? true,
      let place = adjuncts.firstIndex(where: { $0.isLength })
    else { return false }
    // 1인 5권 14일: of something else
    return predicate != nil || !adjuncts[..<place].contains { $0.isUnread(.unknownWord) }
  }
}

extension Report {
  /// 목요일에 만나요, 월요일부터 정상영업: whether it is a weekday of which something else is said.
  fileprivate var namesReturn: Bool {
    guard reason == .noClosingWord || reason == .ambiguous, case .days(let days) = touch else {
      return false
    }
    return days.count == 1 && days[0].isWeekdayOfEveryWeek
  }
}

extension DaySpec {
  fileprivate var isWeekdayOfEveryWeek: Bool {
    if case .weekdays(let days, []) = self { days.isSingle } else { false }
  }
}

extension StatementReader {
  /// 수강신청 12월 1일~5일, 일요일 휴무: the dates may be those of the word before them, and not of the
  /// closing, which comes back.
  ///
  /// - Returns: whether there are any; the word may be what closes on the other days too.
  mutating func setDatesOfOtherAside(_ said: inout Saying) -> Bool {
    guard said.parts.lists.count == 1, said.days.count > 1 else { return false }
    let adjuncts = said.clause.adjuncts
    guard said.days.contains(where: { $0.isDated }),
      said.days.contains(where: {
        $0.isWeekday && !$0.isDated && ($0.join != .tight || $0.frame.comesBack)
      }),
      let place = adjuncts.firstIndex(where: { $0.days != nil }),
      said.days[0].isDated
        ? place > 0 && adjuncts[place - 1].isUnread
        : said.days[0].isDoubtful(.namedDays) && said.days[1].isDated
          && said.days[1].join == .beside
    else { return false }
    refuse(said.days.filter { $0.isDated }, .ambiguous)
    said.parts.lists[0].days.removeAll { $0.isDated }
    return true
  }
}

extension Saying {
  /// Whether a list has dates and, set apart from them, bare weekdays.
  var mixesDatesAndWeekdays: Bool {
    days.contains { $0.isDated }
      && days.contains {
        $0.everyWeek != nil && !$0.isDated && $0.frame.isEmpty && $0.join == .loose
      }
  }
}

extension ClauseParts {
  /// 12월 1일 이후 첫째 일요일: whether it is unclear if days are counted from the days before them, or
  /// recur from then on.
  func countsFromDays(in context: StatementContext) -> Bool {
    for (place, list) in lists.enumerated() where list.role == .since && place + 1 < lists.count {
      guard list.beginning(in: context) != nil, list.days.allSatisfy({ !$0.frame.isMonthly })
      else { return true }
      if case .weekdays(_, let ordinals)? = lists[place + 1].days.first?.term,
        ordinals.rawValue.nonzeroBitCount == 1, lists[place + 1].days[0].frame.isEmpty
      {
        return true
      }
    }
    return false
  }
}
