import KoreanText

// Days and numbers of something else among those of a closing: 시험일은 12/9이고 12/16 휴무, 휴무 12/9, 생수 9.9L.
extension Clause {
  /// 시험일은 12/9이고 12/16 휴무, 12/9 소방훈련이 있으며 12/16은 쉽니다, 12/9 종료 / 12/16 휴무, 모집 마감 12/9 저희는 12/16 휴무: takes
  /// off the days of a verb of something else.
  mutating func splitFirstDays(
    behind last: Clause?, in text: NormalizedText
  ) -> Clause? {
    // 11/1부터 폐쇄했던 길을 11/25부터 다시 개방합니다
    let opensAgain = predicate?.act == .opens && text.has("던 ", in: cells)
    guard predicate?.act == .closes || predicate == nil && isGapped || opensAgain, !isLabel,
      adjuncts.count > 1 || adjuncts.first?.days != nil
    else { return nil }
    // 모집 마감 12/9, 새해 첫 영업 1/2
    let isOfLast =
      last.map { last in
        last.predicate?.act == .other && !last.hasDays
          || last.predicate?.act == .opens && last.predicate?.isVerb == false && !last.namesDates
      } ?? false
    let isBehindWord =
      isOfLast && adjuncts[0].days?.first?.isDated == true
      && last?.predicate.map { $0.cells.upperBound + 1 } == adjuncts.first?.cells.lowerBound
    let isNamed = adjuncts[0].days?.first?.namesDayOfOther(in: text) == true
    let isHeaded =
      adjuncts.count > 2 && adjuncts[0].isUnread(.unknownWord) && adjuncts[0].role == nil
      && adjuncts[1].days != nil && !text.namesReason(adjuncts[0].cells)
    var (before, first): (DayPhrase?, (adjunct: Int, day: Int)?) = (nil, nil)
    for (place, adjunct) in adjuncts.enumerated() {
      if case .verdictNoun = adjunct.kind { return nil }
      for (index, day) in (adjunct.days ?? []).enumerated() {
        if let before {
          let gap = day.gap(behind: before)
          let isSecond = place == 0 && index == (isNamed ? 2 : 1) && day.join == .loose
          if text.hasVerbOfOther(in: gap) || text.hasPrice(in: gap)
            || text.hasOwnStore(in: gap) && (isOfLast || adjuncts[..<place].hasWordOfOther)
            || isSecond && (isBehindWord || isNamed) || isBehindWord && index == 0
            || isHeaded && index == 0 && text.hasSeparator(in: gap)
              // A동 월요일, B동 화요일: names
              && !adjuncts[2..<place].contains(where: { $0.isUnread(.unknownWord) })
          {
            first = (place, index)
          }
        }
        before = day
      }
    }
    guard let first, var days = adjuncts[first.adjunct].days else { return nil }
    var other = Clause(ofOther: Array(adjuncts[..<first.adjunct]))
    if first.day > 0 { other.adjuncts.append(Adjunct(Array(days[..<first.day]))) }
    // 8일이고 22일이고 쉽니다: nothing but the days
    let isOfDays = other.adjuncts.allSatisfy { adjunct in
      adjunct.days?.allSatisfy { $0.isDated && $0.gloss.isEmpty } ?? false
    }
    guard
      !isOfDays || isOfLast
        || text.has("종료", in: other.cells.upperBound..<days[first.day].cells.lowerBound)
    else { return nil }
    days.removeFirst(first.day)
    days[0].join = .first
    adjuncts[first.adjunct].kind = .days(days)
    adjuncts[first.adjunct].cells =
      days[0].cells
      .lowerBound..<max(days[0].cells.upperBound, adjuncts[first.adjunct].cells.upperBound)
    adjuncts.removeFirst(first.adjunct)
    return other
  }

  /// 휴무: 12/9, 시험일은 12/16입니다, 휴무 12/9, 생수 9.9L, 휴무 12/9, 딸기 12/15 가격: takes the dates and numbers of something else off a
  /// list of closings.
  mutating func splitItems(in text: NormalizedText) -> Clause? {
    guard predicate == nil, !isLabel, adjuncts.count > 1, adjuncts[0].days != nil else {
      return nil
    }
    var other = Clause(ofOther: [])
    for place in adjuncts.indices.reversed() {
      // With its name, an item takes two places.
      guard place < adjuncts.count, var days = adjuncts[place].days, let last = days.last,
        last.isDated
      else { continue }
      let word = place + 1 < adjuncts.count ? adjuncts[place + 1] : nil
      let named = place > 0 ? adjuncts[place - 1].days?.last : nil
      let before =
        place > 0 && adjuncts[place - 1].isUnread(.unknownWord) ? adjuncts[place - 1] : nil
      let isNumber =
        word.map {
          $0.isUnread(.unknownWord) && $0.cells.lowerBound == last.cells.upperBound
            && text.isUnit(at: last.cells.upperBound)
        } ?? false
      let isItem =
        before.map { before in
          word?.isUnread(.unknownWord) == true && word?.role == nil && days.count == 1
            && !text.namesReason(before.cells) && place > 1
            && text.hasSeparator(
              in: adjuncts[place - 2].cells
                .upperBound..<max(adjuncts[place - 2].cells.upperBound, before.cells.lowerBound))
        } ?? false
      let isNamed = named.map { $0.role == .topic && $0.namesDayOfOther(in: text) } ?? false
      guard isNumber || isItem || isNamed else { continue }
      if isNumber, days.count > 1 {
        days.removeLast()
        other.adjuncts.append(Adjunct([last]))
        adjuncts[place].kind = .days(days)
      } else if place > 0 {
        other.adjuncts.append(adjuncts.remove(at: place))
        if isNamed, var names = adjuncts[place - 1].days {
          names.removeLast()
          if names.isEmpty {
            adjuncts.remove(at: place - 1)
          } else {
            adjuncts[place - 1].kind = .days(names)
          }
        }
      }
    }
    return other.adjuncts.isEmpty || adjuncts.isEmpty ? nil : other
  }
}

extension ArraySlice<Adjunct> {
  /// 12/9에 새 점장님이 오시고: whether a word that nobody knows may be that of a verb that goes on.
  fileprivate var hasWordOfOther: Bool {
    contains { $0.isUnread(.unknownWord) || $0.isUnknownSubject }
  }
}

extension NormalizedText {
  /// 9.9L, 9/12명: whether a unit of something else stands at a cell.
  fileprivate func isUnit(at cell: Int) -> Bool {
    scalar(cell).isLatinLetter
      || ["명", "점", "원", "도", "위", "개", "배", "브", "킬", "리", "평", "%", "℃", "㎜"].contains(
        scalar(cell))
  }

  /// 주말 2시간 20,000원, 월요일 휴무: whether a price or a length of time stands behind days.
  fileprivate func hasPrice(in gap: Range<Int>) -> Bool {
    gap.contains { cell in
      scalar(cell).isPlainDigit && ["시간", "분 ", "원", "천원", "만원"].contains { has($0, at: cell + 1) }
    }
  }

  fileprivate func hasOwnStore(in gap: Range<Int>) -> Bool {
    ["저희", "우리", "매장은", "당점은", "당사"].contains { has($0, in: gap) }
  }
}
