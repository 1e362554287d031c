import KoreanText

// Dates on lines of their own, and what happens on them on the lines below.
extension WrittenText {
  /// Lines of dates, and those below that say what happens on them.
  private typealias DatedGroup = (dates: Range<Int>, said: Range<Int>)

  /// 12/12 (일)⏎의무휴업⏎12/25 (토)⏎정상 영업: gives the dates at the head of a paragraph, and those behind it, what the
  /// lines below each of them say.
  ///
  /// What begins with what happens, as 휴무⏎12/13⏎정상영업⏎12/25 does, stays as it is.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func joinLinesBelowDates(in text: NormalizedText) {
    guard sentences.count > 1 else { return }
    var joined: [Sentence] = []
    var place = 0
    while place < sentences.count {
      // The turns are looked at once, whatever comes of them.
      let (groups, end, areJoined) = datedGroups(from: place, in: text)
      if areJoined {
        for group in groups { joined += lines(of: group) }
      } else {
        joined += sentences[place..<end]
      }
      place = end
    }
    sentences = joined
  }

  /// The groups that begin at a place and where they end, and whether the lines below the dates are about them.
  private func datedGroups(
    from start: Int, in text: NormalizedText
  ) -> (groups: [DatedGroup], end: Int, areJoined: Bool) {
    var groups: [DatedGroup] = []
    guard isDateLine(start), start == 0 || mayPrecedeDates(start - 1, in: text) else {
      return (groups, start + 1, false)
    }
    var (place, endsWithDates) = (start, false)
    // The groups of the first paragraph, below which a heading may stand.
    var headed = 0
    while isDateLine(place) {
      var end = place + 1
      while end < sentences.count, !endsParagraph(end - 1),
        isDateLine(end) || isWeekdayLine(end)
      {
        end += 1
      }
      let said = end
      while end < sentences.count, !endsParagraph(end - 1), saysOfDates(end, in: text) {
        end += 1
      }
      endsWithDates = end == said
      if !endsWithDates { groups.append((place..<said, said..<end)) }
      place = end
      if endsWithDates { break }
      if endsParagraph(end - 1) {
        headed = headed == 0 ? groups.count : headed
        if !beginsWithDates(end, in: text) { break }
      }
    }
    guard let first = groups.first else { return (groups, place, false) }
    // 2026.11.20⏎휴무⏎12/13: the first date may be that of the text; a line of something else may end the turns.
    let mayBeOfText = year(start) != nil
    if mayBeOfText, groups.count > 1, year(groups[1].dates.lowerBound) == nil {
      // 2026.11.20⏎민지쌤⏎12월 8일⏎휴무
      return ([], start + 1, false)
    }
    let isWhole = endsParagraph(place - 1) && !endsWithDates
    let isVerdict = !endsWithDates && sentences[first.said.lowerBound].isBareVerdict
    let isClear =
      groups.count > 1 ? isWhole || !mayBeOfText : (isWhole || isVerdict) && !mayBeOfText
    let isOfHeading =
      isHeading(start - 1, of: groups, in: text)
      && (groups.count == 1
        || !groups.prefix(headed == 0 ? groups.count : headed)
          .allSatisfy({ sentences[$0.said.lowerBound].saysWhatHappens }))
    let saysVerdict = groups.contains { group in
      group.said.contains { sentences[$0].clauses.contains { $0.isVerdict } }
    }
    // Dates behind the last turn are of none.
    let end = groups.last?.said.upperBound ?? place
    let areJoined = isClear && !isOfHeading && saysVerdict
    return (groups, areJoined ? end : place, areJoined)
  }

  /// The year of the first date of a line.
  private func year(_ place: Int) -> Int? { sentences[place].onlyDays?.first?.date?.year }

  /// 10월 휴관 안내⏎12/13⏎매점은 정상 운영: whether a sentence heads the dates right below it.
  ///
  /// The name of the house, a greeting and a date with words are above the text as a whole, as any line is above
  /// three groups, unless it is about closings or names stand between the groups.
  private func isHeading(_ place: Int, of groups: [DatedGroup], in text: NormalizedText) -> Bool {
    guard place >= 0, !endsParagraph(place), sentences[place].endsLine,
      !(place == 0 && sentences[0].isOfHouse),
      !sentences[place].clauses.contains(where: { $0.namesDates && $0.namesUnknown })
    else { return false }
    // 과일동⏎8/2~8/4⏎채소동⏎8/9~8/11⏎수산동⏎쉬지 않음
    let namesNext = groups.contains { group in
      group.said.count > 1
        && group.said.contains { sentences[$0].clauses[0].hasOnlyUnknownWords }
    }
    return groups.count < 3 || namesNext || sentences[place].clauses.contains { $0.isVerdict }
  }

  /// 의무휴업일⏎11/8⏎⏎빼빼로데이 행사⏎11/11: whether a sentence begins a paragraph, and has dates right below it.
  func headsParagraph(_ place: Int) -> Bool {
    place > 0 && isWholeLine(place) && sentences[place].clauses.allSatisfy { !$0.hasDays }
      && place + 1 < sentences.count && sentences[place + 1].clauses[0].hasDays
      && endsParagraph(place - 1) && !endsParagraph(place)
  }

  /// 휴관일⏎12월 7일⏎영화 상영일⏎12월 12일: whether a line that names no date stands between lines of nothing but days, so
  /// that those below it are its own.
  func partsDays(_ place: Int) -> Bool {
    place > 0 && isWholeLine(place) && sentences[place].clauses.allSatisfy { $0.mayHeadDays }
      && sentences[place - 1].onlyDays != nil && place + 1 < sentences.count
      && sentences[place + 1].onlyDays != nil
  }

  /// 11/24⏎하루 쉬어가요⏎⏎11/25: whether a verb ends a paragraph that has dates already, so that those of the next are not
  /// its own.
  func closesParagraph(_ place: Int) -> Bool {
    guard endsParagraph(place), let last = sentences[place].clauses.last, !last.isLabel,
      last.predicate?.isVerb == true
    else { return false }
    return paragraph(through: place).contains { $0.clauses.contains { $0.namesDates } }
  }

  /// 정상 수업합니다⏎12/28⏎⏎휴원합니다: whether a sentence of the next paragraph says nothing of dates, unless they are a paragraph
  /// of their own.
  func isApart(_ next: Int, from place: Int) -> Bool {
    sentences[next].beginsParagraph && !paragraph(through: place).allSatisfy { $0.onlyDays != nil }
  }

  /// The sentences of a paragraph up to a place, at most 48.
  private func paragraph(through place: Int) -> ArraySlice<Sentence> {
    var first = place
    while first > 0, first > place - 48, !sentences[first].beginsParagraph { first -= 1 }
    return sentences[first...place]
  }

  /// Whether a paragraph begins with dates and has something below them.
  private func beginsWithDates(_ start: Int, in text: NormalizedText) -> Bool {
    var place = start
    while isDateLine(place), !endsParagraph(place) { place += 1 }
    return place > start && !isDateLine(place) && saysOfDates(place, in: text)
  }

  /// The lines of a group, the first of them with its dates.
  private func lines(of group: DatedGroup) -> [Sentence] {
    var days: [DayPhrase] = []
    for day in group.dates.flatMap({ sentences[$0].onlyDays ?? [] }) {
      if let weekday = day.everyWeek, let last = days.indices.last {
        days[last...].giveWeekdays([weekday])
      } else {
        days.append(day)
      }
    }
    var lines = Array(sentences[group.said])
    // 9/24⏎추석 연휴 휴장: the dates are those of the festival
    lines[0].clauses[0].adjuncts.removeAll { $0.days != nil }
    lines[0].clauses[0].adjuncts.insert(Adjunct(days), at: 0)
    lines[0].beginsLine = true
    lines[0].beginsParagraph = sentences[group.dates.lowerBound].beginsParagraph
    return lines
  }

  /// 6/7, 6/7⏎월: dates, which may have their weekdays.
  private func isDateLine(_ place: Int) -> Bool {
    guard isWholeLine(place), let days = sentences[place].onlyDays, days.first?.isDated == true
    else { return false }
    return days.allSatisfy { $0.isDated || [$0][...].weekdaysAlone != nil }
  }

  /// Whether no heading for the dates right below a sentence is in it.
  private func mayPrecedeDates(_ place: Int, in text: NormalizedText) -> Bool {
    endsParagraph(place) || !sentences[place].clauses.contains { $0.isVerdict }
      || text.announces(behind: (sentences[place].clauses.last?.cells.upperBound ?? 0) - 3)
  }

  /// 6/7⏎월: the weekday of the date on the line above.
  private func isWeekdayLine(_ place: Int) -> Bool {
    isWholeLine(place) && sentences[place].onlyDays?[...].weekdaysAlone?.count == 1
  }

  /// Whether a sentence names no day but a festival, and heads nothing, as 휴무일 and 휴무 안내 do.
  private func saysOfDates(_ place: Int, in text: NormalizedText) -> Bool {
    let clauses = sentences[place].clauses
    guard let last = clauses.last,
      clauses.allSatisfy({ clause in
        !clause.isLabel
          && clause.adjuncts.allSatisfy { adjunct in
            adjunct.days?.allSatisfy { $0.isFestival && clause.isVerdict } ?? true
          }
      })
    else { return false }
    if let word = last.predicate, last.isBare,
      ["일", "날"].contains(text.scalar(word.cells.upperBound - 1))
    {
      return false
    }
    return !text.announces(behind: last.cells.upperBound)
  }

  /// Whether the text ends with a sentence, or an empty line follows it.
  func endsParagraph(_ place: Int) -> Bool {
    place + 1 >= sentences.count || sentences[place + 1].beginsParagraph
  }
}

extension Clause {
  /// 영화 상영일: whether it names nobody, and no days but those without a date.
  fileprivate var mayHeadDays: Bool {
    adjuncts.allSatisfy { adjunct in
      switch adjunct.kind {
      case .days(let days): days.allSatisfy { $0.isDoubtful(.namedDays) }
      case .subject(let subject): subject.kind == .unknown
      default: true
      }
    }
  }
}

extension Sentence {
  /// 미소치과: whether it is the name of a house and nothing else.
  fileprivate var isOfHouse: Bool {
    clauses.count == 1 && clauses[0].onlySubject?.kind == .store
  }

  /// 정상영업: whether it says that, and nothing else.
  fileprivate var isBareVerdict: Bool {
    clauses.count == 1 && clauses[0].isBare && clauses[0].isVerdict
  }

  /// Whether it says that something opens or closes, or when.
  fileprivate var saysWhatHappens: Bool {
    clauses.contains { clause in
      clause.isVerdict
        || clause.adjuncts.contains { $0.isHours }
    }
  }
}

extension Clause {
  /// Whether it says that something opens or closes.
  fileprivate var isVerdict: Bool {
    switch predicate?.act {
    case .opens?, .closes?, .neverCloses?: true
    default: false
    }
  }
}
