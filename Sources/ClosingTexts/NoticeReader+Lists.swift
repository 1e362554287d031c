// Lists of numbers, and the ordinals among them.
extension NoticeReader {
  /// A list of short numbers up to the first that has a unit.
  mutating func readList() {
    var last = index
    while kind(last + 1).map({ !$0.isUnit }) ?? false, let next = nextListed(after: last) {
      last = next
    }
    switch kind(last + 1) {
    case .ordinalSuffix?: readOrdinals(through: last)
    case .month?: readMonths(through: last)
    case .day?: readDays(through: last, unit: 1)
    case .unknown? where tokens[last + 1].isGlued: readUnknownNumbers(through: last)
    case .count?, .year?, .hour?, .minute?, .hoursWord?: readUnit(through: last)
    default: readWithoutUnit(through: last)
    }
  }

  /// The next number of a list: behind one separator or two, or a circled one right behind.
  @inline(__always)
  func nextListed(after position: Int) -> Int? {
    var cursor = position + 1
    guard let first = kind(cursor) else { return nil }
    if first == .number {
      return tokens[cursor].isGlued && tokens[cursor].digits <= 2 ? cursor : nil
    }
    guard first.separatesNumbers else { return nil }
    if first == .dot, !tokens[cursor].isGlued { return nil }
    cursor += 1
    if kind(cursor) == .slash, first == .comma { cursor += 1 }
    guard kind(cursor) == .number, tokens[cursor].digits <= 2 else { return nil }
    // The next number may be the hour of a time.
    if kind(cursor + 1) == .colon && kind(cursor + 2) == .number || kind(cursor + 1) == .hour {
      return nil
    }
    return cursor
  }

  mutating func readUnit(through last: Int) {
    let isLength = kind(last + 1) == .count && tokens[last + 1].value == 0 && followsRangeOfDates
    if last == index, kind(last + 1) == .count, tokens[last + 1].value == 1 {
      readCount(from: tokens[last].start, through: last + 1)
    } else if kind(last + 1) == .hoursWord || isLength {
      index = last + 2
    } else {
      readUnknownNumbers(through: last + 1)
    }
  }

  mutating func readOrdinals(through last: Int, hasSuffix: Bool = true) {
    // What is too great for an ordinal, and all before it, is a list of its own: 10/11, 4번째.
    var first = last
    while first - 1 > index {
      let before = previousNumber(first)
      guard before >= index, tokens[before].value >= 1, tokens[before].value <= 5 else { break }
      first = before
    }
    if first > index {
      let before = previousNumber(first)
      if before == index, tokens[before].value >= 1, tokens[before].value <= 5 {
        first = before
      } else {
        readDates(through: before)
      }
    }
    index = first
    while index <= last {
      let token = tokens[index]
      if token.kind == .number {
        addOrdinal(Int(token.value), token)
      } else if token.kind == .tilde || token.kind == .dash {
        readTilde()
        continue
      }
      advance()
    }
    guard hasSuffix else { return }
    ordinals.end = tokens[last + 1].end
    advance()
  }

  func previousNumber(_ position: Int) -> Int {
    var cursor = position - 1
    while cursor > index, tokens[cursor].kind != .number { cursor -= 1 }
    return cursor
  }
}
