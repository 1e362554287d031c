import KoreanText

// Whom a clause is about: the house, a part of it, or a word that is in no list.
extension StatementReader {
  /// Somebody whom an unknown word names, which may be the whole, or a part of it.
  mutating func partOrWhole(
    _ cells: Range<Int>, _ name: Range<Int>, of days: [DayPhrase]
  ) -> Audience {
    // description: 매주 월요일 휴무: another rule than the known one, as may be
    let isRule = days.contains { $0.repeats && !$0.isDated && !$0.isFestival }
    report(.facilityOnly, cells, touching: isRule ? .everything : .nothing)
    if days.contains(where: { $0.role == .until && $0.date != nil }) {
      // 증상이 남아 20일까지 휴진: each day until then
      report(.facilityOnly, cells, touching: .fortnight)
    }
    refuse(days, .facilityOnly)
    return Audience(kind: .facility, names: [name])
  }

  /// 교회 도서관 휴관, A구역 점포 휴업: the second of two houses, which is a part of the first, or the
  /// word that says which of the stores.
  func partOfStore(in said: Saying) -> Range<Int>? {
    for adjunct in said.clause.adjuncts {
      guard case .subject(let subject) = adjunct.kind, subject.kind == .store else { continue }
      // 도서관만 휴관
      if adjunct.role == .only, let place = subject.place { return place }
      if let word = subject.qualifier, namesSection(word) { return word }
      if let part = subject.names.first, !isGenericStore(part), let house = subject.place,
        !["우리", "저희"].contains(text.string(house))
      {
        return part
      }
    }
    return nil
  }

  private func namesSection(_ word: Range<Int>) -> Bool {
    [
      "구역", "구간", "층", "동", "블록", "코너", "교회", "성당", "학교", "회사", "아파트", "호텔",
    ].contains { text.string(word).hasSuffix($0) }
  }

  /// 점포 휴무: whether a clause says of no one in particular that they close.
  func namesNobody(_ said: Saying) -> Bool {
    guard let audience = said.parts.audience else { return true }
    return audience == .store
      && said.clause.adjuncts.allSatisfy {
        isNobody($0, but: ["점포", "지점"], mayBeQualified: false)
      }
  }

  /// 잠실점 연중무휴 / 단, 12월 9일 매장 이사로 쉼: whether 매장 is that of the branch of which the sentence speaks.
  func namesShop(_ said: Saying) -> Bool {
    guard let name = said.context.audience.names.first,
      text.scalar(name.upperBound - 1) == "점", said.parts.audience == .store
    else { return false }
    return said.clause.adjuncts.allSatisfy { isNobody($0, but: ["매장"], mayBeQualified: true) }
  }

  /// Whether an adjunct names nobody, or one of some words for a store without a name and a particle.
  private func isNobody(_ adjunct: Adjunct, but words: [String], mayBeQualified: Bool) -> Bool {
    guard case .subject(let subject) = adjunct.kind else { return true }
    return subject.kind == .store && adjunct.role == nil && subject.names.isEmpty
      && (mayBeQualified || subject.qualifier == nil)
      && subject.place.map { place in words.contains { text.isWord($0, place) } } == true
  }

  func isGenericStore(_ place: Range<Int>) -> Bool {
    ["매장", "점포", "가게", "본점", "지점", "본원", "건물"].contains(text.string(place))
  }

  /// Finds which part of the store a clause is about, whose days may be those of the whole.
  ///
  /// - Returns: `false` where nothing can be said of its days.
  mutating func takePart(_ said: inout Saying, _ act: Predicate.Act) -> Bool {
    if act == .closes, said.clause.predicate != nil, namesNobody(said),
      said.context.audience == .store, said.context.isUnknownLabel,
      let label = said.context.labelName
    {
      // 스포츠클럽: 12월 24일 휴관
      said.audience = partOrWhole(label, label, of: said.days)
    }
    if act == .closes, said.audience == .store,
      let part = partOfStore(in: said) ?? (said.clause.predicate == nil ? preceding.part : nil)
    {
      // 교회 도서관 휴관 8/16
      said.audience = partOrWhole(part, part, of: said.days)
    }
    if said.audience == .store, namesNobody(said), let section = said.context.section,
      let name = section.audience.names.first
    {
      // ☞ 자재센터⏎9월 14일~18일 휴무
      guard act == .closes else {
        refuse(said.days, .facilityOnly)
        return false
      }
      said.audience = partOrWhole(name, name, of: said.days)
    }
    if said.audience.kind == .facility, act == .closes,
      said.audience.names.contains(where: { text.has("외래", at: $0.lowerBound) })
    {
      // 외래 휴진: most of what a hospital does
      refuse(said.days, .facilityOnly)
    } else if said.audience.kind == .facility, act == .closes,
      said.audience.names.contains(where: { endsTitle($0) })
    {
      // 북카페 '샘터'⏎8월 3일은 카페도 쉽니다: the house itself
      refuse(said.days, .facilityOnly)
    }
    if act == .closes, said.audience.kind == .facility, let part = causeOfClosing(in: said) {
      // 지하주차장이 침수되어 휴점합니다: the part closes, or the whole because of it
      said.audience = partOrWhole(part, part, of: said.days)
    }
    if let part = partOfBranch(in: said) {
      // 이천점 회전목마는 2월 8일 운행하지 않는다, 하나로마트 내 농협은행 출장소는 토·일 휴무
      said.audience = partOrWhole(part, part, of: said.days)
    }
    // 공사가 빨리 끝나서 28일부터 영업합니다: why, and not who
    for subject in unknownSubjects(of: said)
    where subject.role != .subject || !text.endsAsReason(subject.nameCells) {
      said.audience = partOrWhole(subject.cells, subject.nameCells, of: said.days)
      // 서울관은 6일에 문을 열고 9일 휴관한다
      if subject.role == .topic, said.parent == nil { said.context.audience = said.audience }
    }
    return true
  }

  /// The part of the store to which something happens before it closes: 주차장이 침수되어.
  private func causeOfClosing(in said: Saying) -> Range<Int>? {
    for (part, word) in zip(said.clause.adjuncts, said.clause.adjuncts.dropFirst()) {
      guard case .subject(let subject) = part.kind, subject.kind == .facility,
        part.role == .subject, word.isUnread(.unknownWord), let name = subject.names.first,
        ["어", "여", "아", "해", "려", "져", "혀"].contains(text.scalar(word.cells.upperBound - 1))
      else { continue }
      return name
    }
    return nil
  }

  /// Whether a word for a part is the end of a longer word at the head of the text, which may be the
  /// house.
  private func endsTitle(_ name: Range<Int>) -> Bool {
    let word = text.string(name)
    return (0..<min(name.lowerBound, 200)).contains { cell in
      cell > 0 && text.has(word, at: cell) && text.scalar(cell - 1).isHangulSyllable
        && !text.scalar(cell + name.count).isHangulSyllable
    }
  }

  /// The unknown word right behind a branch, or behind a brand in which it is, of which the clause says something.
  private func partOfBranch(in said: Saying) -> Range<Int>? {
    for (branch, word) in zip(said.clause.adjuncts, said.clause.adjuncts.dropFirst()) {
      guard case .subject(let subject) = branch.kind, branch.role == nil,
        word.isUnknownSubject, word.role == .topic,
        subject.kind == .branch && said.audience.kind == .branches
          || subject.kind == .brand && text.has("내 ", at: word.cells.lowerBound - 2)
      else { continue }
      return word.nameCells
    }
    return nil
  }

  /// 돌봄선생님 한 분이 3월 3일부터 5일까지 휴가입니다: the unknown words that end as a subject, before days off.
  private func personOnLeave(in clause: Clause) -> Adjunct? {
    guard let verb = clause.predicate?.cells, text.has("휴가", at: verb.lowerBound),
      let place = clause.adjuncts.firstIndex(where: { $0.days != nil }), place > 0,
      clause.adjuncts[place - 1].isUnread(.unknownWord),
      ["이", "가"].contains(text.scalar(clause.adjuncts[place - 1].cells.upperBound - 1))
    else { return nil }
    return clause.adjuncts[place - 1]
  }

  /// The unknown words that say whom a clause is about.
  func unknownSubjects(of said: Saying) -> [Adjunct] {
    guard said.parts.audience == nil, !said.parts.flags.contains(.brand) else { return [] }
    let (clause, parts) = (said.clause, said.parts)
    var subjects: [Adjunct] = []
    if let word = restingSubject(of: said) { subjects.append(word) }
    if clause.predicate?.act == .closes,
      let word = clause.adjuncts.first(where: { $0.isUnread(.unknownWord) && $0.role == .only })
        ?? personOnLeave(in: clause)
    {
      // 배달앱만 7월 19일 쉽니다
      subjects.append(word)
    }
    if parts.flags.contains(.unknownSubject),
      clause.predicate != nil || clause.isGapped || parts.noun?.isClosed == true
    {
      // 택배접수는 일요일 휴무
      subjects += parts.unread.first { $0.isUnknownSubject || $0.isUnknownTopic }.map { [$0] } ?? []
    }
    if clause.predicate?.act == .closes, let next = said.next, next.predicate?.act == .opens,
      !next.hasDays, next.adjuncts.count == 1, next.adjuncts[0].namesStore,
      let place = clause.adjuncts.firstIndex(where: { $0.days != nil }), place > 0,
      clause.adjuncts[place - 1].isUnread(.unknownWord)
    {
      // 쇼룸 12월 3일 휴무, 매장 정상영업
      subjects.append(clause.adjuncts[place - 1])
    }
    if let predicate = clause.predicate, predicate.act == .closes {
      if text.scalar(predicate.cells.lowerBound) == "열",
        let object = clause.adjuncts.first(where: { $0.role == .object && $0.isUnknownWord })
      {
        // 야간창구를 12월 22일에는 열지 않습니다
        subjects.append(object)
      } else if let word = clause.adjuncts.last, word.isUnknownWord,
        word.role == .object || word.role == nil && text.namesPart(word)
      {
        // 배달을 쉽니다, 대표원장 휴진
        subjects.append(word)
      }
    }
    if clause.predicate != nil, said.context.audience == .store,
      let place = clause.adjuncts.firstIndex(where: { $0.days != nil }), place > 0,
      clause.adjuncts[place - 1].isUnread(.unknownWord),
      clause.adjuncts[place].days?.allSatisfy({ !$0.isDated }) == true
        || text.namesPart(clause.adjuncts[place - 1])
          && (clause.adjuncts[place - 1].nameCells.count > 2
            || text.namesPerson(clause.adjuncts[place - 1].nameCells))
    {
      // 이민지 원장 12/21 휴진; 구름다리 매월 1·3번째 월요일 휴무; 창덕궁·덕수궁 월요일 휴궁
      var first = place - 1
      while first > 0, clause.adjuncts[first - 1].isUnread(.unknownWord),
        isJoined(clause.adjuncts[first].cells.lowerBound)
      { first -= 1 }
      // 편의점 24시간, 관광안내소 매월 첫째 월요일 휴무
      if first == 0 || isBehindComma(clause.adjuncts[first].cells.lowerBound) {
        subjects.append(clause.adjuncts[place - 1])
      }
    }
    return subjects
  }

  private func isJoined(_ cell: Int) -> Bool {
    switch text.scalar(cell - 1) {
    case "·", "ㆍ", "/": true
    default: false
    }
  }

  private func isBehindComma(_ cell: Int) -> Bool {
    text.scalar(cell - 1) == "," || text.scalar(cell - 1) == " " && text.scalar(cell - 2) == ","
  }
}

extension Saying {
  /// 전시장을 닫습니다: whether a part of a store is what the clause shuts.
  var closesObject: Bool {
    clause.predicate?.act == .closes
      && clause.adjuncts.contains { adjunct in
        if case .subject(let subject) = adjunct.kind {
          adjunct.role == .object && subject.kind == .facility
        } else {
          false
        }
      }
  }
}

extension NormalizedText {
  /// Whether a word that is in no list ends like somebody or a part of the house.
  func namesPart(_ word: Adjunct) -> Bool {
    let parts = [
      "원장", "원장님", "과장", "과장님", "교수", "강사", "선생님", "선생", "쌤", "실장", "셰프", "디자이너", "스타일리스트", "매니저",
      "알바", "코너",
      "창구", "특선",
      "층", "홀", "동", "교실", "반",
      "room", "court", "pool", "desk", "counter", "wing", "area", "lounge", "office",
      "gym",
    ]
    let name = string(word.nameCells)
    // 3F
    let cells = word.nameCells
    if scalar(cells.upperBound - 1) == "F", scalar(cells.upperBound - 2).isPlainDigit {
      return true
    }
    return parts.contains { name.hasSuffix($0) } || namesPerson(word.nameCells)
  }

  /// 점장, 김대리, 박주임, 1조, 주방팀: whether a word ends like somebody who works there.
  fileprivate func namesPerson(_ word: Range<Int>) -> Bool {
    let name = string(word)
    if name.hasSuffix("조") {
      // 1조, A조, and not 보조
      let letter = scalar(word.upperBound - 2)
      return word.count > 1 && (letter.isPlainDigit || letter.isLatinLetter)
    }
    return ["점장", "점장님", "대리", "주임", "부장", "팀장", "사원", "팀"].contains { name.hasSuffix($0) }
  }
}
