// Who a sentence is about.
extension NoticeReader {
  mutating func readScope(_ token: NoticeToken) {
    let range = token.start..<token.end
    switch token.kind {
    case .branch:
      if kind(index + 1) == .except {
        report(.exceptBranch, token.start, tokens[index + 1].end)
        index += 2
        return
      }
      enterBranch(range)
    case .facility:
      if items.count > frame.firstItem { return readUnknown(through: index) }
      if scope != .facility { scopeRange = range }
      scope = .facility
      facilityRange = facilityRange.map { $0.lowerBound..<token.end } ?? range
    default:
      endScope()
      scope = .everyBranch
    }
    advance()
  }

  private mutating func enterBranch(_ range: Range<UInt32>) {
    if scope == .branch, let before = branchRange, range.lowerBound - before.upperBound <= 6 {
      branchRange = before.lowerBound..<range.upperBound
    } else if branchRange == nil {
      scope = .branch
      branchRange = range
    } else {
      if items.count > frame.firstItem, !frame.sawUnknown { flush(frame.heading ?? .closed) }
      endScope()
      scope = .anotherBranch
    }
    if scopeRange == nil { scopeRange = range }
  }

  /// Takes 매장 behind what was said of a part of the store: 문화센터 휴무: 월요일, 매장 휴무: 둘째 일요일.
  mutating func leaveFacility() {
    if items.count > frame.firstItem, !frame.sawUnknown { flush(frame.heading ?? .closed) }
    endScope()
    scope = .everyBranch
    frame.heading = nil
  }

  mutating func endScope() {
    guard let range = scopeRange else { return }
    let last = tokens[max(min(index, tokens.count) - 1, 0)]
    let end = max(
      range.upperBound, last.kind == .stop || last.kind == .lineEnd ? last.start : last.end)
    if scope == .facility { facilitySentences.append(range.lowerBound..<end) }
    if scope == .anotherBranch { report(.anotherBranch, range.lowerBound, end) }
    scopeRange = nil
  }
}
