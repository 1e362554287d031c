import KoreanText

/// Says what the clauses of a notice state, one after another.
///
/// It looks up nothing in a calendar and weighs no statement against another: 2월 10일 is a date
/// without a year, and 월요일 closes although 공휴일인 월요일 opens.
struct StatementReader {
  var result = Statements()
  /// A heading such as 8월 휴무, until days follow it.
  var pending: Range<Int>?
  /// A heading such as 휴무일 변경 안내, until what changes follows it.
  var pendingChange: Range<Int>?
  /// The changes of rules that wait for their beginning.
  var changes = RuleChanges()
  /// The days under 기존:, until those that they become follow.
  var former: [DayPhrase] = []
  /// Conditions whose days are named later.
  var open: [AskedCondition] = []
  /// Where openings begin and end on a date: 12월 10일부터 정상영업, 8월 31일까지 운영.
  ///
  /// The beginnings of rules that open wait for one that closes: 12월부터 넷째 일요일은 정상영업, 둘째 일요일만 휴무.
  var operation: (begins: [Int], ends: [(Audience, Range<Int>)], rules: [Statement]) = ([], [], [])
  /// Whether days are closings where nothing says otherwise: the text is known to list them, or has
  /// nothing but days, names and closing words.
  var isField: Bool
  /// Whether the text is known to list closings.
  let listsClosings: Bool
  let text: NormalizedText
  /// The brands that the text begins with, which are the store's.
  var ownBrands: Set<String> = []
  /// Of whom the lines speak in turn.
  let topics: Topics
  /// The brand that heads the branches below it, where several brands do.
  var brandAbove: Range<Int>?
  /// Whether the sentence that is read has nothing but days, names and closing words.
  var isPlainSentence = true
  /// Whether nothing stands before the sentence on its line.
  var beginsLine = true
  /// Whether the text has no other line.
  var isOnlyLine = true
  /// Whether the sentence before, in the same paragraph, sets a month off against the others: 12월에는 금토일만 엽니다.
  var isBelowMonth = false
  /// Whether any sentence has a word for closing, or one that may be.
  var namesClosings = false
  /// What the last sentence stated, at most 48 statements; nothing behind one that may be about something else.
  var lastStated = 0..<0
  /// Where the last sentence stands that names days and a closing.
  var lastClosing = 0
  /// How many lines the text has.
  var lineCount = 1
  /// Whether a clause of the sentence speaks of something else, as 시식 행사 does.
  var sawForeign = false
  /// Whether a day since which something holds was not understood: 언제? 7월 12일부터.
  var leavesBeginningOpen = false
  /// The first statement of the last sentence that made one.
  var sentenceBefore = 0
  /// The clause before the one that is read, in its sentence.
  var preceding = PrecedingClause()
  /// Whether names that follow are those of branches that open.
  var opensNames = false
  /// The sections of the notice.
  var sections = Sections()
  /// Whether the line above has the sign of a heading and is about something else: ■ 포인트 두 배.
  var followsForeignLine = false
  /// The date and the months before the clause that is read, of which its days may be.
  var monthBefore: (date: DateText?, month: Int?, offset: Int?) = (nil, nil, nil)
  /// Whether the sentence begins with 기존: or 변경:.
  var labelsChange = false
  /// Whether the heading stands on an earlier line, which vouches for days and for nothing else.
  var inheritsAct = false
  /// The clause behind the one that is read, also when it is on the next line.
  var follower: Clause?
  /// The first clause of the next line.
  var upcoming: Clause?
  /// Whether parts of the house stand above their closings.
  var partsHeadClosings = false
  /// Whether hours stand in several places.
  var hasSeveralHours = false
  /// The word for those who answer calls, below whose hours a closing is theirs.
  var contact: Range<Int>?
  /// Whether the next line is a heading of closings, such as 휴관일 above its days.
  var headsBelow = false

  private init(_ notice: WrittenText, in text: NormalizedText, isField: Bool) {
    self.isField = isField
    listsClosings = isField
    self.text = text
    topics = Topics(notice, in: text)
  }

  /// What a notice states.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  static func statements(
    of notice: WrittenText, in text: NormalizedText, isField: Bool
  ) -> Statements {
    var notice = notice
    notice.joinNames(in: text)
    var reader = StatementReader(notice, in: text, isField: isField)
    reader.read(notice)
    return reader.result
  }

  private mutating func read(_ notice: WrittenText) {
    var context = StatementContext()
    var line = LineStart()
    findMarks(notice.sentences)
    partsHeadClosings = notice.partsHeadClosings
    hasSeveralHours =
      notice.sentences.lazy.flatMap { $0.clauses }.filter { $0.saysHours }.prefix(2).count > 1
    let plain = notice.plainSentences(in: text)
    isOnlyLine = notice.sentences.count == 1
    lineCount = notice.sentences.count { $0.beginsLine }
    namesClosings =
      notice.sentences.contains { $0.namesClosings } || text.cells.contains { $0.scalar == "휴" }
    lastClosing =
      notice.sentences.last { $0.namesClosings && $0.clauses.contains { $0.hasDays } }?
      .clauses[0].cells.lowerBound ?? 0
    let foreign = isOnlyLine ? [false] : notice.foreignLines
    let isList =
      !hasRings && plain.indices.allSatisfy { plain[$0] || foreign[$0] }
      && !notice.sentences.indices.dropLast().contains {
        notice.isWholeLine($0) && notice.sentences[$0].closesDays
      }
    isField = isField || isList && plain.allSatisfy { $0 } && !text.hasPictograph
    for (index, sentence) in notice.sentences.enumerated() {
      if sentence.beginsLine { beginSection(sentence, &context) }
      if topics.brandsHeadBranches, let brand = sentence.headingBrand { brandAbove = brand }
      noteContent(sentence)
      doubtOpeningWithoutGuests(sentence)
      if isList, !listsClosings {
        // 12월 1일 경품 추첨⏎12월 2일: below something else, days are closings from the next word for them
        isField = !foreign[index] && (isField || sentence.namesClosings)
      }
      let partsDays = notice.partsDays(index) && !saysWhy(sentence)
      if foreign[index], passesOver(sentence, context) {
        passOver(sentence, &context, headsOther: partsDays || notice.headsParagraph(index))
        if partsDays { isField = listsClosings }
        continue
      }
      isPlainSentence = plain[index]
      beginsLine = sentence.beginsLine
      if beginsLine {
        line = LineStart(statement: result.list.count, report: result.reports.count)
      }
      (sawForeign, labelsChange, preceding) = (false, false, PrecedingClause())
      inheritsAct = context.act == .closes
      let next = sentence.endsLine ? notice.sentences.next(behind: index, foreign) : nil
      let isApart = next.map { notice.isApart($0, from: index) } ?? false
      upcoming = isApart ? nil : next.flatMap { notice.sentences[$0].clauses.first }
      // 휴관일 and 쉬는 날, and not 화⏎정기휴무⏎수
      let word = next.flatMap { notice.sentences.wordAboveDays($0) }
      headsBelow = word.map { ["일", "날"].contains(text.scalar($0.upperBound - 1)) } ?? false
      if context.act == .roster, sentence.beginsLine, sentence.headsOtherDays {
        // 2/17 휴점 점포⏎→ 강서점⏎설 당일 영업 점포⏎→ 송파점
        (context.act, context.days) = (nil, [])
      }
      let audience = context.audience
      if result.list.count > context.sentenceStart { sentenceBefore = context.sentenceStart }
      context.sentenceStart = result.list.count
      context.wantsDays = false
      let firstReport = result.reports.count
      clauses(sentence.clauses, &context, parent: nil)
      giveToBranch(sentence, line.statement, context.sentenceStart)
      doubtDaysOfVerdict(sentence, since: context.sentenceStart)
      for label in sentence.clauses where label.isLabel {
        // All branches except Ilsan will be closed on Sunday: the days stand behind the names
        doubtForExcepted(in: label, context.sentenceStart..<result.list.endIndex)
      }
      if context.act != .closes, !listsClosings { noticePeriod(sentence, isFirst: index == 0) }
      doubtPassing(sentence, since: context.sentenceStart)
      doubtWithinPeriod(sentence, since: context.sentenceStart)
      doubtNamedDates(of: sentence, since: context.sentenceStart, reports: firstReport)
      doubtWeekdaysBelowMonth(sentence, since: context.sentenceStart)
      doubtHoursOfWeekdays(since: context.sentenceStart)
      doubtAskedAndOver(sentence, since: context.sentenceStart)
      doubtException(sentence, since: context.sentenceStart, reports: firstReport)
      takeBackWeekdays(since: context.sentenceStart, reports: firstReport)
      giveMonthOfEnd(of: sentence, since: context.sentenceStart)
      if result.list.endIndex > context.sentenceStart {
        lastStated = nearIndices(since: context.sentenceStart)
      } else if sentence.clauses.contains(where: { $0.hasDays || $0.namesUnknown }) {
        lastStated = 0..<0
      }
      if context.act == .closes, !listsClosings, !sentence.namesClosings,
        !saysWhyOrWhen(sentence), sentence.clauses.last?.onlySubject == nil,
        sentence.headsSpecialHours || notice.headsParagraph(index)
          || partsDays && sentence.clauses.contains(where: { !$0.adjuncts.isEmpty })
      {
        context.act = nil
        isField = false
      }
      line.saysOnce = line.saysOnce || sentence.clauses.contains { $0.saysOnce }
      if index + 1 == notice.sentences.count || notice.sentences[index + 1].beginsLine {
        doubtOnce(since: line)
      }
      if context.act == .closes, !inheritsAct {
        sections.isOfOther = false
        if !listsClosings, headsOthersToo(sentence) || notice.closesParagraph(index) {
          context.act = nil
        }
        context.headsLines = result.list.count == context.sentenceStart
        context.headsPeriod =
          context.headsLines && sentence.endsLine && sentence.clauses.allSatisfy { !$0.hasDays }
      } else {
        context.headsPeriod = context.headsPeriod && saysWhyOrWhen(sentence)
      }
      if sentence.beginsLine, context.audience != audience, mark(of: sentence) == nil,
        !sentence.clauses.contains(where: { $0.hasContent })
      {
        // 시립미술관⏎· 휴관일: …: another list, and not that of the name above
        sections.levels = []
      }
      end(sentence, &context, since: audience)
      followsForeignLine = false
    }
    doubtOthers(notice)
    pointAtDaysOfHouse(notice)
    doubtUnreadNames(of: notice, foreign)
    doubtMarkedNames()
    doubtEnd()
    doubtFestivalOfHeading(notice)
    boundNever()
    closeConditions()
    limitRules()
    doubtConditionalWeek()
    narrowNamedWeekdays()
    doubtOpenedWeekdays()
    doubtWeekdaysOfOneWeek()
    widenToday()
    refuseWholeWeek()
    refuseNeverAndWeekly()
    if let pending { report(.ambiguous, pending, touching: .everything) }
    refuse(former, .former)
    refuseWaitingChanges()
    if let pendingChange { report(.ruleChange, pendingChange, touching: .everything) }
    doubtWeekdaysOfUnchanged()
    if leavesBeginningOpen { refuseClosedUntil() }
    if topics.isProposal || notice.copiesChanges { refuseAll() }
  }

  /// Ends a sentence: a heading holds for the lines below it, any other label for its own line.
  private func end(
    _ sentence: Sentence, _ context: inout StatementContext, since audience: Audience
  ) {
    let last = sentence.clauses.last
    let isLabel = last?.isLabel ?? false
    guard sentence.endsLine else {
      return context.leaveSentence()
    }
    context.isOfMonth = false
    if context.isMonthLabel, !isLabel, sentence.clauses.allSatisfy({ $0.isLabel || $0.isOfHours }) {
      // 11월~2월: 09:00~17:00⏎매주 월요일 휴관: the months are those of the hours
      (context.frame, context.isMonthLabel) = (DayFrame(), false)
    }
    if context.isMonthOfOther {
      context.passMonth(of: context.date)
      (context.date, context.isMonthOfOther) = (nil, false)
    }
    context.isBelowPart = isRosterOfNames(last) && sentence.clauses.count == 1
    // 문화센터 강좌⏎11월 1일 휴무, 3층 푸드코트⏎11월 1일 휴무: of the part, or of the whole
    if context.isBelowPart, last.map({ isPlainName($0) }) == false { context.mayBeOfStore = true }
    if !listsClosings, sentence.headsOther { context.act = nil }
    if sentence.clauses.contains(where: { $0.namesWeek }) {
      context.headsWeek = sentence.clauses.allSatisfy { !$0.hasDays }
    }
    context.isOfWeek = context.headsWeek
    if !isLabel {
      context.leaveLabel()
      // 10/10: 경산점⏎진해점: the names of a line are all that its days have.
      if context.act != .roster || sentence.clauses[0].isLabel && sentence.clauses.count > 1 {
        context.days = []
      }
    }
    context.isBelowOpening =
      sentence.saysOneThing
      && (last?.predicate?.act == .opens || context.isBelowOpening && last?.predicate == nil)
    if context.act == .opens || context.act == .neverCloses { context.act = nil }
    if headsPart(sentence, context) {
      context.isHeadedPart = true
    } else if audience.kind == .facility, context.audience == .store, headsStore(sentence) {
      context.isHeadedPart = false
    } else if sentence.clauses.count == 1, last?.onlySubject?.kind == .everyBranch {
      // ■ 공통, behind those of the parts
      context.speak(of: .store)
    } else if !isLabel, sentence.clauses.count > 1 || !isRosterOfNames(last),
      !headsNamed(sentence)
    {
      context.audience = audience
      context.hedge = nil
    }
  }
}
