import KoreanText

// Whom a clause names besides the store: 다이소, 도매시장, 맞은편 홈마트.
extension Clause {
  /// (14시부터), (오후).
  var isOfPartOfDay: Bool {
    predicate == nil
      && adjuncts.contains { adjunct in
        if case .hours(let hours) = adjunct.kind {
          hours.opens == nil || hours.closes == nil
        } else {
          adjunct.isUnread(.specialHours)
        }
      }
  }

  /// 이마트 휴무라 붐빕니다.
  var namesMart: Bool {
    adjuncts.contains { adjunct in
      if case .subject(let subject) = adjunct.kind { subject.kind == .brand } else { false }
    }
  }
}

extension Adjunct {
  /// The first cell of its words, with those that say which store it is.
  var start: Range<Int> {
    var start = cells.lowerBound
    if case .subject(let subject) = kind, let word = subject.qualifier {
      start = min(start, word.lowerBound)
    }
    return start..<start + 1
  }
}

extension Clause {
  /// Where its days begin, those of its brackets among them.
  var startsOfDays: [Int] {
    adjuncts.flatMap { ($0.days ?? []).map { $0.cells.lowerBound } }
      + notes.flatMap { $0.startsOfDays }
  }

  /// The one whom it names before its verb.
  var onlySubjectOfVerb: Subject? {
    guard adjuncts.count == 1, case .subject(let subject) = adjuncts[0].kind else { return nil }
    return subject
  }

  /// 마트는, 저희 매장은, 이마트는: whether it speaks of the store by a word that is nobody's name.
  func hasOwnStore(_ text: NormalizedText) -> Bool {
    // 저희 매장은 평소대로 영업합니다: fillers, which the tree does not have
    if text.has("저희 매장", in: max(0, cells.lowerBound - 12)..<cells.lowerBound) { return true }
    return adjuncts.indices.contains { place in
      guard case .subject(let subject) = adjuncts[place].kind, !subject.isExcepted else {
        return false
      }
      let isNamed = place > 0 && adjuncts[place - 1].isUnread
      switch subject.kind {
      case .brand:
        return subject.names.isEmpty && !isNamed && !text.has("대형마트", in: adjuncts[place].cells)
      case .store:
        guard let place = subject.place,
          subject.qualifier.map({ text.isWord("오프라인", $0) }) ?? true
        else { return false }
        return text.isOwnStore(place) && (!isNamed || text.has("저희", at: place.lowerBound))
          && subject.names.allSatisfy { text.isOwnStore($0) }
      default: return false
      }
    }
  }

  /// 매장 이용에는 문제가 없습니다, 저희 매장은 평소대로 영업합니다.
  func tellsOfUse(_ text: NormalizedText) -> Bool {
    !hasDays
      && cells.contains { cell in
        ["이용", "평소", "정상", "영업합", "영업해"].contains { text.has($0, at: cell) }
      }
  }

  /// 주차타워 8.17 휴무, 전통시장 휴무일은, 경쟁 마트는: whether somebody is named who is not the store by its own word.
  func namesOther(_ text: NormalizedText) -> Bool {
    guard !hasOwnStore(text) else { return false }
    return adjuncts.indices.contains { place in
      let adjunct = adjuncts[place]
      if case .subject(let subject) = adjunct.kind {
        switch subject.kind {
        case .others: return text.namesNeighbor(adjunct.cells)
        case .brand: return text.has("대형마트", in: adjunct.cells)
        case .unknown:
          // 공사가 이어져: why
          return !text.namesReason(adjunct.cells) && !text.endsAsReason(adjunct.nameCells)
        case .store:
          return subject.qualifier != nil || subject.place.map { text.isOther($0) } ?? false
        default: return false
        }
      }
      guard adjunct.isUnread(.unknownWord), adjunct.role == nil || adjunct.role == .genitive else {
        return false
      }
      // Right before the days or the verb, and no reason
      let next = place + 1 < adjuncts.count ? adjuncts[place + 1] : nil
      return (next == nil || next?.days != nil || next?.namesStore == true)
        && !text.namesReason(adjunct.cells)
        && (!text.scalar(adjunct.cells.lowerBound).isPlainDigit || text.has("층", in: adjunct.cells))
    }
  }
}

extension NormalizedText {
  /// Where it looks for somebody to work, who has days off: 캐셔 구함 / 근무 화~토 / 휴무 일·월.
  ///
  /// That is the rest of a paragraph, or all of a text that says when the work is.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var offersOfWork: [Range<Int>] {
    let all = cells.startIndex..<cells.endIndex
    // By the first letter, because each cell is asked.
    let offers = all.filter { cell in
      switch scalar(cell) {
      case "채": has("채용", at: cell)
      case "구":
        has("구인", at: cell)
          || ["구함", "구합니", "구해요", "구해용"].contains { has($0, at: cell) } && isBehindJob(cell)
      // 모집 and 구해요 are said of members and of things, too
      case "모":
        (has("모집", at: cell) || has("모십니다", at: cell)) && isBehindJob(cell)
      case "뽑": has("뽑습니다", at: cell) && isBehindJob(cell)
      default: false
      }
    }
    if !offers.isEmpty, has("근무", in: all) { return [all] }
    var ranges: [Range<Int>] = []
    for offer in offers where ranges.last.map({ !$0.contains(offer) }) ?? true {
      let end = (offer..<all.upperBound).first { scalar($0) == "\n" && scalar($0 + 1) == "\n" }
      ranges.append(offer..<(end ?? all.upperBound))
    }
    return ranges
  }

  private func isBehindJob(_ cell: Int) -> Bool {
    Self.jobs.contains { has($0, in: max(0, cell - 12)..<cell) }
  }

  private static let jobs = [
    "직원", "사원", "알바", "아르바이트", "스탭", "스텝", "스태프", "기사", "인력", "캐셔", "약사", "디자이너", "주방", "파트",
    "선생님", "강사", "간호", "매니저", "판매", "근무",
  ]

  /// The cells of the line in which a cell stands, at most 48 on each side.
  func line(around cell: Int) -> Range<Int> {
    let start = (max(0, cell - 48)..<cell).last { scalar($0) == "\n" }.map { $0 + 1 }
    let end = (cell..<min(cells.count, cell + 48)).first { scalar($0) == "\n" }
    return (start ?? max(0, cell - 48))..<(end ?? min(cells.count, cell + 48))
  }

  /// Whether a word means the store of the text, whichever that is.
  func isOwnStore(_ place: Range<Int>) -> Bool {
    [
      "매장", "마트", "점포", "가게", "저희", "우리", "당사", "당점", "저희는", "저희도", "당 매장", "당 마트", "당 점포", "본 매장",
      "본점", "본원", "저희 매장", "저희 마트", "우리 마트", "우리 매장",
    ].contains(string(place))
  }

  /// 도매시장, 공장: whether a place has a name of its own, or is one that others run.
  func isOther(_ place: Range<Int>) -> Bool {
    isNameOfPlace(place) && !isWord("마트", place.suffix(2))
      || isWord("공장", place) || isWord("업체", place)
  }

  /// 실내수영장, 정육코너, and not 시장: whether a word is for a part of a house.
  func endsAsPart(_ words: Range<Int>) -> Bool {
    ["수영장", "썰매장", "코너", "검진센터", "스파", "헬스장", "체육관", "찜질방", "사우나"].contains {
      has($0, in: words)
    }
  }

  /// 다온내과, 세탁왕: whether a word may be the name of the store of the text.
  func endsAsNameOfStore(_ word: Range<Int>) -> Bool {
    let ends = [
      "몰", "마트", "슈퍼", "내과", "외과", "의원", "치과", "병원", "약국", "상회", "아울렛", "문화센터", "학원", "공방", "서점",
      "상점",
      "스토어", "클럽", "갤러리", "헤어", "미용실", "식당", "카페", "농원", "목장", "회관", "극장", "파크", "랜드", "월드", "필드",
      "백화점",
      "하우스", "스튜디오", "베이커리", "커피", "왕", "네", "집", "갤러리아", "내용", "제목", "기간", "일시", "일자", "날짜",
    ]
    return ends.contains { has($0, at: word.upperBound - $0.unicodeScalars.count) }
  }

  /// 맞은편 홈마트, 다른 지점, and not 그 외 지점.
  func namesNeighbor(_ cells: Range<Int>) -> Bool {
    ["다른", "타 ", "타점", "타지", "옆", "건너편", "맞은편", "이웃"].contains {
      has($0, at: cells.lowerBound)
    }
  }
}
