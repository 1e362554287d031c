// Hours of a part of the store that go on over several clauses.
extension WrittenHours {
  /// How a text has come to speak of a part of the store.
  private enum Part {
    /// 약국 평일 9~20시: by hours that name it.
    case clause
    /// 약국, on a line of its own.
    case head
  }

  /// 매장 10~22시, 약국 평일 9~20시, 토 9~13시: refuses what stands behind the hours of a part, or below a line
  /// that names one, where the store has its hours, because it may be of the part as well.
  mutating func refuseHoursOfParts(_ tokens: [KoreanToken]) {
    guard clauses.count > 2 else { return }
    var part: Part?
    var saysHours = false
    var end = 0
    for place in clauses.indices {
      let clause = clauses[place]
      // A bracket is of the clause before it, unless it is [약국] above the next.
      if clause.isAside, clause.kind != .remark { continue }
      if let named = part, Self.namesStore(tokens, from: end, to: clause.cells.lowerBound, named) {
        part = nil
      }
      end = clause.cells.upperBound
      switch clause.kind {
      case .open where clause.unread != nil:
        if clause.isOfPart, clause.spans.contains(where: { $0.opens != nil }) { part = .clause }
      case .remark where clause.unread != nil && clause.days.isEmpty && !clause.hasUnreadTime:
        if saysHours, Self.isNameOnLine(clause.cells, tokens) { part = .head }
      case .open, .pause,
        .closed where part == .head:
        if saysHours, part != nil, part == .head || !clause.days.isEmpty || clause.kind == .pause {
          refused = Refusal(reason: .ambiguous, cells: clause.cells)
          return
        }
        if clause.kind == .open { saysHours = true }
      default: break
      }
    }
  }

  /// Whether 매장, a brand or a branch stands between clauses, or 영업시간 behind hours of a part.
  private static func namesStore(
    _ tokens: [KoreanToken], from start: Int, to end: Int, _ part: Part
  ) -> Bool {
    tokens.contains { token in
      guard start <= token.cells.lowerBound, token.cells.lowerBound < end else { return false }
      return switch token.kind {
      case .place(.store), .place(.brand), .branch: true
      case .hours(.label): part == .clause
      default: false
      }
    }
  }

  /// 약국, [2층 식당가]: whether cells are a line of at most three nouns.
  private static func isNameOnLine(_ cells: Range<Int>, _ tokens: [KoreanToken]) -> Bool {
    guard let place = tokens.firstIndex(where: { cells.contains($0.cells.lowerBound) }) else {
      return false
    }
    let start = tokens[..<place].lastIndex { $0.kind == .lineEnd }.map { $0 + 1 } ?? 0
    let line = tokens[start...].prefix { $0.kind != .lineEnd }
    return line.count <= 5
      && line.allSatisfy { token in
        switch token.kind {
        case .word, .filler, .number, .place, .branch, .open, .close, .colon, .link, .dash: true
        default: false
        }
      }
  }
}
