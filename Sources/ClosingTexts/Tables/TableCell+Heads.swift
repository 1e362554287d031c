import KoreanText

// What the cells at the head of columns and rows say of the others.
extension TableCell {
  /// 12월 휴점일: whether it says that the days below close, and names no day.
  var headsClosings: Bool {
    guard let clause else { return false }
    return clause.predicate?.act == .closes
      && clause.adjuncts.allSatisfy { adjunct in
        switch adjunct.kind {
        case .days: clause.daysAreMonths
        case .subject(let subject): subject.kind == .store
        default: false
        }
      }
  }

  /// 12월: the one month of the days below.
  var headedMonth: Int? {
    guard let days, days.count == 1, clause?.daysAreMonths == true else { return nil }
    return (1...12).first { days[0].frame.months == 1 << UInt16($0) }
  }

  /// 휴무일: the verdict of the days below.
  var closes: Predicate? { verb(.closes) }

  /// 재오픈.
  var opens: Predicate? { verb(.opens) }

  private func verb(_ act: Predicate.Act) -> Predicate? {
    guard sentences.count == 1, let predicate = sentences[0].clauses.last?.predicate else {
      return nil
    }
    return predicate.act == act ? predicate : nil
  }

  /// 영업 점포, 휴무 점포: what those below do.
  var headsWho: Predicate? {
    guard sentences.count == 1, let first = sentences[0].clauses.first,
      var predicate = first.predicate,
      let last = sentences[0].clauses.last
    else { return nil }
    let namesStores =
      predicate.act == .roster
      || last.adjuncts.contains {
        if case .subject(let subject) = $0.kind { subject.kind == .store } else { false }
      }
    guard namesStores, [.roster, .closes, .opens].contains(predicate.act) else { return nil }
    if predicate.act == .roster { predicate.act = .closes }
    return predicate
  }

  /// 점포, 도서관: whether it is a word for places, and no name.
  var headsNames: Bool {
    guard let name, case .subject(let subject) = name.adjunct.kind else { return false }
    return subject.kind == .store || subject.kind == .facility
  }

  /// 정기휴관, 대관 휴무: whether it says what the days behind it are.
  var headsRow: Bool {
    sentences.count == 1 && sentences[0].headsCell
  }

  /// Whether what stands below is said of the store: 휴무일, 매장.
  var isOfStore: Bool { headsClosings || headsNames && part == nil }

  /// 비고, 배송휴무: whether it is neither that nor 재오픈.
  var isRemark: Bool { !isOfStore && opens == nil }

  /// 푸드코트, 푸드코트 휴무: the part of the store of which the column is.
  var part: Adjunct? {
    clause?.adjuncts.first {
      if case .subject(let subject) = $0.kind { subject.kind == .facility } else { false }
    }
  }

  /// 이마트, beside the names of branches.
  var brand: Range<Int>? {
    guard let name, case .subject(let subject) = name.adjunct.kind, subject.kind == .brand else {
      return nil
    }
    return subject.brand
  }
}
