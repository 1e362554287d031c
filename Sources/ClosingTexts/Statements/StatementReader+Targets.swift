import KoreanText

// Branches that a line of a form names: 대상: 일산점, 파주점⏎휴무일: 3월 19일.
extension StatementReader {
  /// 대상 점포:, 해당 점포:, 매장:, 휴무 매장:, and not 미해당 점포:; the first of them is a filler.
  private func headsTargets(_ label: Clause) -> Bool {
    let place = label.cells.lowerBound
    let start = (max(0, place - 12)..<place).last { text.scalar($0) == "\n" }.map { $0 + 1 } ?? 0
    let namesStores =
      label.onlySubject?.place.map { isGenericStore($0) } == true
      || label.predicate?.act == .roster && !label.hasDays && label.predicate?.hedge == nil
    // 일요일→월요일로 변경되는 점포: has its own days
    if namesStores, (start..<place).allSatisfy({ !text.scalar($0).isHangulSyllable }) {
      return true
    }
    return (max(0, label.cells.lowerBound - 3)..<label.cells.upperBound).contains { cell in
      (text.has("대상", at: cell) || text.has("해당", at: cell))
        && !["미", "비"].contains(text.scalar(cell - 1))
    }
  }

  /// 일시: 10월 13일⏎해당 점포: 목동점, 신월점: gives closings the branches that are named behind them.
  private mutating func giveTargets(to closings: Range<Int>) {
    changes.firstOfTargets = closings.upperBound
    for index in closings where result.list[index].audience == .store {
      switch result.list[index].effect {
      case .closes, .movesFrom, .movesTo:
        result.list[index].audience = Audience(kind: .branches, names: changes.targets)
      default: break
      }
    }
  }

  /// Takes the names behind a label for what is said above it, or else below.
  mutating func takeTargets(below label: Clause) {
    if let subject = follower?.onlySubject, subject.kind == .branch, !subject.isExcepted,
      headsTargets(label)
    {
      changes.targets = subject.names
      let closings = changes.firstOfTargets..<result.list.endIndex
      // 대상: 일산점, 파주점⏎휴무일: 3월 19일; of one branch, the notice is its own.
      changes.targetsHeadDays = closings.isEmpty && subject.names.count > 1
      giveTargets(to: closings)
    }
  }

  /// Gives what a clause says of nobody the names above it.
  mutating func giveTargets(_ said: Saying, since first: Int) {
    guard said.parent == nil, changes.targetsHeadDays, said.parts.audience == nil,
      !said.parts.flags.contains(.others)
    else { return }
    for index in first..<result.list.endIndex where result.list[index].audience == .store {
      result.list[index].audience = Audience(kind: .branches, names: changes.targets)
    }
  }

  /// 13일 영업을 하지 않는 점포는 광교점, 수원점이다: whether a closing says which stores the next clause names.
  func closesStoresBehind(_ said: Saying) -> Bool {
    guard said.saidAct == .closes, let next = said.next, next.predicate == nil,
      let store = next.adjuncts.first, store.namesStore, store.role == .topic
    else { return false }
    let end = store.cells.lowerBound - 2
    return text.scalar(end + 1) == " " && ["는", "은", "한", "인"].contains(text.scalar(end))
  }
}
