import KoreanText

// What a bracket or an arrow makes of one day in a list, and not of those before it.
extension Sentence {
  /// 12/7, 12/14, 12/21(정상영업으로 변경): a bracket that says what a day becomes says that it opens, or closes.
  mutating func readChangedNotes() {
    for clause in clauses.indices {
      for place in clauses[clause].adjuncts.indices {
        guard var days = clauses[clause].adjuncts[place].days else { continue }
        guard days.contains(where: { $0.notes.contains { $0.becomes != nil } }) else { continue }
        for day in days.indices {
          for note in days[day].notes.indices {
            guard let act = days[day].notes[note].becomes else { continue }
            days[day].notes[note].adjuncts = []
            days[day].notes[note].predicate?.act = act
          }
        }
        clauses[clause].adjuncts[place].kind = .days(days)
      }
    }
  }

  /// 12/7, 12/14→12/15, 12/21: doubts a list of which an arrow right behind a date changes only that date.
  mutating func doubtArrowsInLists() {
    for place in clauses.indices where clauses[place].hasArrowInList {
      for other in place..<clauses.count {
        let cells = clauses[other].cells
        clauses[other].adjuncts.append(Adjunct(kind: .hedge(.ruleChange), cells: cells))
      }
      return
    }
  }
}

extension Clause {
  /// 정상영업으로 변경: what days become that a bracket stands behind.
  fileprivate var becomes: Predicate.Act? {
    guard predicate?.act == .changes, predicate?.hedge == nil, adjuncts.count == 1, notes.isEmpty,
      adjuncts[0].role == .target,
      case .verdictNoun(let isClosed, _) = adjuncts[0].kind
    else { return nil }
    return isClosed ? .closes : .opens
  }

  /// 11/8, 11/22→11/25 moves the last date.
  fileprivate var hasArrowInList: Bool {
    adjuncts.indices.dropFirst().contains { place in
      guard adjuncts[place].kind == .arrow, let days = adjuncts[place - 1].days, days.count > 1,
        let date = days.last, date.isDated,
        place + 1 == adjuncts.count || adjuncts[place + 1].days?.count ?? 0 > 1
      else { return false }
      return date.cells.upperBound == adjuncts[place].cells.lowerBound
    }
  }
}

extension Sentence {
  /// 방학 중에는 평일 개방, 주말 휴관: what limits the first clause of a list limits those behind it.
  mutating func spreadLimit() {
    guard clauses.count > 1, !clauses[0].isLabel, let limit = clauses[0].adjuncts.first,
      limit.kind == .hedge(.conditional), limit.cells.count > 1, clauses[0].predicate != nil
    else { return }
    for place in clauses.indices.dropFirst()
    where clauses[place].predicate != nil
      && clauses[place].adjuncts.first?.days?.allSatisfy({ !$0.isDated }) == true
    {
      clauses[place].adjuncts.append(Adjunct(kind: limit.kind, cells: limit.cells))
    }
  }
}
