import KoreanText

// Closings of somebody else, where the text also says what the store does: 다이소 12/10 휴무. 마트는 정상영업.
extension StatementReader {
  /// Doubts what closes for the staff, or for somebody else.
  mutating func doubtOthers(_ notice: WrittenText) {
    let offers = notice.isOfWages ? [text.cells.indices] : text.offersOfWork
    if !offers.isEmpty { doubtRestDays(in: offers) }
    doubtClosingsOfOthers(notice)
    doubtRowsOfVerdicts(notice)
  }

  /// 저녁에는 식당가는 8일에, 카페는 9일에 문을 열지 않습니다: doubts what closes at a time of the day and not for all of it.
  mutating func doubtTimeOfDay(_ sentence: Sentence, since start: Int) {
    let isTimed = sentence.clauses.contains { clause in
      clause.adjuncts.contains { adjunct in
        adjunct.role == .topic
          && (adjunct.isUnread(.specialHours) || adjunct.isUnknownSubject)
          && adjunct.nameCells.count < 4
          && ["저녁", "밤", "낮", "아침", "오전", "오후", "야간", "심야"].contains {
            text.has($0, at: adjunct.nameCells.lowerBound)
          }
      }
    }
    guard isTimed else { return }
    for index in start..<result.list.endIndex where result.list[index].effect == .closes {
      doubt(index, .specialHours)
    }
  }

  /// Doubts closings beside a name that is not the store's, where the store opens, or closes on days of its own.
  ///
  /// A lone name, with nothing said of the store, may be its own.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  private mutating func doubtClosingsOfOthers(_ notice: WrittenText) {
    let own = saysOfOwn(notice)
    var (days, ownDays, noted, opened) = (Set<Int>(), Set<Int>(), Set<Int>(), Set<Int>())
    // Whether a heading closes the days below it, and whether only for a part of the day: 12월 오후 휴진: 10일
    var (isHeaded, isHeadedInPart) = (false, false)
    var paragraph = (dates: [Int](), isOfPart: false)
    var foreign: [Range<Int>] = []
    for (index, sentence) in notice.sentences.enumerated() {
      // 롯데몰 은평점 연중무휴, 롯데마트 2,4주 일요일 휴무: whether a house opens in which a mart may close
      var (isOfOther, isOpenHouse) = (false, false)
      if sentence.beginsParagraph { paragraph = ([], false) }
      for (place, clause) in sentence.clauses.enumerated() {
        let next = sentence.clauses.dropFirst(place + 1).first
        let closes = clause.predicate?.act == .closes
        if clause.isLabel ? !clause.isOfMonths : closes && clause.namesNoDay {
          isHeaded = closes
          let before = place > 0 ? sentence.clauses[place - 1] : clause
          isHeadedInPart = closes && (clause.namesPartOfDay || before.namesPartOfDay)
        }
        let isReason = closes && isReason(clause, before: next)
        let isOfTenant =
          closes
          && (namesTenant(clause)
            || clause.notes.contains { $0.predicate == nil && namesTenant($0) }
            || next.map { $0.predicate == nil && !$0.hasDays && namesTenant($0) } ?? false)
        // 대형마트 휴무라: the mart is no name of the store that says so
        if closes, !isOfTenant, !(isReason && clause.namesMart), clause.hasOwnStore(text) {
          ownDays.formUnion(clause.startsOfDays)
        }
        if closes,
          isReason || isOfTenant || isBeforePart(clause, next) || namesRival(clause)
            || clause.notes.contains(where: { isPart($0) && clause.isBefore($0) })
        {
          isOfOther = true
        } else if own.opens || own.closes {
          isOfOther =
            place == 0 && clause.isNames && isInBrackets(clause)
            || closes && clause.namesOther(text)
            || isOfOther && !clause.hasSubject && (place == 1 || !closes)
        }
        // 예약마감 12/20, 12/26 휴무: what is reserved stands before it
        let isFirst =
          place == 0
          || place == 1 && sentence.clauses[0].predicate?.act == .other
            && !sentence.clauses[0].hasDays
        if isFirst, sentence.beginsLine, let day = dayOfThing(clause) {
          if closes { days.insert(day.cells.lowerBound) }
          if clause.predicate?.isWeak == true { opened.insert(day.cells.lowerBound) }
        }
        if isOfOther { days.formUnion(clause.startsOfDays) }
        if closes, next == nil, index + 1 < notice.sentences.count, headsPart(clause, in: notice) {
          days.formUnion(notice.sentences[index + 1].clauses.flatMap { $0.startsOfDays })
        }
        if clause.predicate == nil, !clause.isLabel, clause.adjuncts.last?.role == .target,
          !clause.hasOwnStore(text)
        {
          // 응급상황은 ○○병원(연중무휴)으로
          foreign += clause.notes.filter { $0.predicate?.act == .neverCloses }.map { $0.cells }
        }
        if closes, place > 0, !clause.hasDays, clause.adjuncts.contains(where: { $0.isOnlyPart }) {
          // 의무휴업일(매월 2,4번째 일요일)은 식품관만 휴점합니다
          noted.formUnion(sentence.clauses[place - 1].startsOfDays)
        }
        if closes, clause.namesMart, isOpenHouse { noted.formUnion(clause.startsOfDays) }
        isOpenHouse = !clause.namesMart && (isOpenHouse || opensAsHouse(clause))
        let dates = clause.startsOfDates
        if !dates.isEmpty { paragraph.dates = dates }
        if namesScope(clause), let next, namesParts(next) {
          noted.formUnion(paragraph.dates)
          // 휴관 시설: 수영장⏎휴관 기간: 12/7~12/9
          paragraph.isOfPart = place > 0 && sentence.clauses[place - 1].predicate?.act == .closes
        } else if paragraph.isOfPart {
          noted.formUnion(dates)
        }
        let isClosed = closes || isHeaded && clause.predicate == nil
        if isClosed, !closes {
          noted.formUnion(isHeadedInPart ? clause.startsOfDays : daysWithRemarks(clause))
        }
        for day in clause.adjuncts.lazy.flatMap({ $0.days ?? [] })
        where day.isDated
          && day.notes.contains(where: { note in
            // 12/9(예약 마감), 12/9(추후 공지), 12/9 (14시부터) 휴무
            !note.hasDays && (note.predicate?.act == .other || note.isHedge)
              || isClosed && (note.isOfPartOfDay || isPart(note))
              || note.predicate?.act == .closes && !note.hasDays
                && (note.onlySubjectOfVerb?.kind == .facility
                  || (own.opens || own.closes) && note.namesOther(text))
          })
        {
          // 12/6(공급업체 휴무), 저희 마트는 12/24 휴무입니다
          noted.insert(day.cells.lowerBound)
        }
      }
    }
    days.formUnion(daysOfNamesInBrackets(notice))
    days.subtract(ownDays)
    if !foreign.isEmpty { doubt(within: foreign, .facilityOnly) { $0.effect == .neverCloses } }
    guard !days.isEmpty || !noted.isEmpty || !opened.isEmpty else { return }
    for index in result.list.indices where result.list[index].audience.kind != .facility {
      let (start, isOfStore) = (
        result.list[index].cells.lowerBound, result.list[index].audience == .store
      )
      let isOfOther =
        result.list[index].effect == .closes
        ? noted.contains(start) || isOfStore && days.contains(start)
        : isOfStore && opened.contains(start)
      if isOfOther { doubt(index, .facilityOnly) }
    }
  }

  /// Whether the text says that the store opens, and names no day, or when it closes.
  private func saysOfOwn(_ notice: WrittenText) -> (opens: Bool, closes: Bool) {
    var own = (opens: false, closes: false)
    // 대형마트가 쉬는 날입니다. 저희 가게로 오세요
    let closesMart = notice.sentences.contains { sentence in
      sentence.clauses.contains { $0.predicate?.act == .closes && $0.namesMart }
    }
    own.opens =
      closesMart
      && ["저희 가게로", "저희 매장으로", "우리 가게로", "저희 마트로", "동네 마트는"].contains {
        text.has($0, in: text.cells.indices)
      }
    for sentence in notice.sentences {
      for (place, clause) in sentence.clauses.enumerated() where clause.hasOwnStore(text) {
        let next = sentence.clauses.dropFirst(place + 1).first
        switch clause.predicate?.act {
        case .opens?, .neverCloses?: own.opens = own.opens || !clause.hasDays
        case .closes?: own.closes = own.closes || clause.hasDays || next?.hasDays == true
        case nil where clause.isLabel && next?.predicate?.act == .closes && next?.hasDays == true:
          // 마트 : 1.28(목) 휴무
          own.closes = true
        default: own.opens = own.opens || clause.tellsOfUse(text)
        }
      }
    }
    return own
  }

  /// 경쟁 매장의 휴점, 인근 마트 휴점, 협력업체 한솔식품 휴무: whether a word before a name says that it is another store's.
  private func namesRival(_ clause: Clause) -> Bool {
    let words = [
      "경쟁", "인근", "근처", "이웃", "맞은편", "건너편", "길 건너", "우리 동네", "다른 마트", "옆 ", "주식", "증시", "증권", "외환",
    ]
    return clause.adjuncts.contains { adjunct in
      let isName = adjunct.isUnread(.unknownWord) || adjunct.isUnknownSubject || adjunct.isSubject
      return isName && !text.namesReason(adjunct.cells)
        && words.contains { text.has($0, in: adjunct.start) }
    }
  }

  /// 전화주문 10/19 휴무, 재입고 1/10, 1/12 휴무, 스마트스토어 12/7 오픈: the date right behind a word that is no name of a store and no reason.
  private func dayOfThing(_ clause: Clause) -> DayPhrase? {
    guard clause.adjuncts.count > 1,
      clause.adjuncts[0].isUnread(.unknownWord) || clause.adjuncts[0].isUnread(.namedDays),
      clause.adjuncts[0].role == nil, let day = clause.adjuncts[1].days?.first, day.isDated
    else { return nil }
    let word = clause.adjuncts[0].cells
    let isThing =
      2..<9 ~= word.count && text.scalar(word.lowerBound).isHangulSyllable
      && word.upperBound + 1 == day.cells.lowerBound
      && !text.namesReason(word) && !text.endsAsNameOfStore(word)
      && (text.has("입고", at: word.upperBound - 2)
        || !["다", "요", "고", "며", "니", "당", "죠", "끝", "어", "서", "기", "에", "라", "신", "난"].contains(
          text.scalar(word.upperBound - 1)))
    return isThing ? day : nil
  }

  /// (강남) 5/17 휴무, (서초) 5/18 휴무: where days begin behind names in brackets, of which there are several.
  private func daysOfNamesInBrackets(_ notice: WrittenText) -> [Int] {
    var (names, days) = (Set<String>(), [Int]())
    for sentence in notice.sentences {
      for (clause, next) in zip(sentence.clauses, sentence.clauses.dropFirst())
      where clause.isNames && !clause.adjuncts.isEmpty && next.predicate?.act == .closes {
        guard ["(", "["].contains(text.scalar(clause.cells.lowerBound - 1)) else { continue }
        names.insert(text.string(clause.cells))
        days += next.startsOfDays
      }
    }
    return names.count > 1 ? days : []
  }

  /// 수영장 정기휴장⏎8/10~8/16⏎헬스장은 정상 운영: whether a closing without days is of a part, where another one opens.
  private func headsPart(_ clause: Clause, in notice: WrittenText) -> Bool {
    guard !clause.hasDays, let part = clause.adjuncts.first, part.isUnread,
      clause.adjuncts.allSatisfy({ $0.isUnread }),
      clause.adjuncts.contains(where: { text.endsAsPart($0.cells) })
    else { return false }
    return notice.sentences.contains { sentence in
      sentence.clauses.contains { other in
        (other.predicate?.act == .opens || other.tellsOfUse(text)) && !other.hasDays
          && other.adjuncts.contains { adjunct in
            guard adjunct.role == .topic else { return false }
            guard case .subject = adjunct.kind else { return false }
            return true
          }
      }
    }
  }

  /// 마트 내 다이소, 매장 안에 있는 약국, 입점 매장: whether it speaks of a store within the store.
  private func namesTenant(_ clause: Clause) -> Bool {
    clause.adjuncts.indices.dropLast().contains { place in
      let (host, tenant) = (clause.adjuncts[place].cells, clause.adjuncts[place + 1])
      guard clause.adjuncts[place].namesStore, tenant.isUnread(.unknownWord) || tenant.isSubject,
        host.upperBound < tenant.cells.lowerBound
      else { return false }
      return [" 내 ", " 안 ", " 안에 ", " 내에 ", " 안의 ", " 내의 "].contains {
        text.has($0, in: host.lowerBound..<tenant.cells.lowerBound)
      }
    } || clause.adjuncts.contains { $0.namesStore && text.has("입점", at: $0.start.lowerBound) }
  }

  /// [사진관(2층)].
  private func isInBrackets(_ clause: Clause) -> Bool {
    clause.cells.lowerBound > 0 && text.scalar(clause.cells.lowerBound - 1) == "["
  }

  /// 8월 23일 휴무 안내 - 2층 수선실: whether a name behind a closing is all that the next clause has.
  private func isBeforePart(_ clause: Clause, _ next: Clause?) -> Bool {
    guard clause.hasDays, let next, isPart(next), let end = clause.predicate?.cells.upperBound,
      end <= next.cells.lowerBound
    else { return false }
    let gap = text.string(end..<next.cells.lowerBound)
    return next.onlySubject?.kind == .facility
      || clause.predicate?.isVerb == false && gap.contains { "-:@".contains($0) }
  }

  /// 도매시장 휴무(4/8)로 빵이 들어오지 않습니다: whether somebody else closes, and that is why something is as it is.
  private func isReason(_ clause: Clause, before next: Clause?) -> Bool {
    guard let next, next.predicate?.act != .closes, clause.namesOther(text) || clause.namesMart,
      let verb = clause.predicate?.cells
    else { return false }
    var end = max(verb.upperBound, clause.notes.last?.cells.upperBound ?? 0)
    while end < verb.upperBound + 48, [")", " "].contains(text.scalar(end)) { end += 1 }
    return ["로 ", "로,", "라서", "라 ", "관계로", "때문", "므로", "여서", "이라"].contains {
      text.has($0, at: end) || clause.namesMart && text.has($0, in: verb)
    }
  }
}
