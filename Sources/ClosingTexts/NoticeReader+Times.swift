// Times of the day, which are opening hours and no dates.
import MartModels

extension NoticeReader {
  /// Reads a time or a range of times; false when the token begins none.
  mutating func readTime() -> Bool {
    guard let first = time(at: index) ?? hourOfRange(at: index) else { return false }
    let start = index
    var minute = first.minute
    var end = first.end
    var isRange = false
    if let separator = kind(end), separator.opensTimeRange, let second = time(at: end + 1) {
      minute = second.minute
      end = second.end
      isRange = true
    }
    readHours(from: start, to: end, minute: minute, isRange: isRange)
    return true
  }

  /// Refuses days of which a part is spoken of: 11월 8일 오전 휴무, 11월 8일 단축영업.
  mutating func readPartOfDay() {
    refuseItems(from: frame.firstItem, .specialHours)
    advance()
  }

  /// The minute of a time such as 10:00, 오후 7시 or 7시 30분.
  @inline(__always)
  private func time(at position: Int) -> (minute: Int, end: Int)? {
    var cursor = position
    let half = kind(cursor)
    if half == .morning || half == .afternoon { cursor += 1 }
    guard kind(cursor) == .number, tokens[cursor].digits <= 2 else { return nil }
    var hour = Int(tokens[cursor].value)
    var minute = 0
    guard hour <= 30 else { return nil }
    switch kind(cursor + 1) {
    case .colon?:
      guard kind(cursor + 2) == .number, tokens[cursor + 2].digits == 2 else { return nil }
      minute = Int(tokens[cursor + 2].value)
      cursor += 3
    case .hour?:
      cursor += 2
      if kind(cursor) == .number, kind(cursor + 1) == .minute {
        minute = Int(tokens[cursor].value)
        cursor += 2
      }
    default: return nil
    }
    guard minute < 60 else { return nil }
    if half == .afternoon, hour < 12 { hour += 12 }
    if half == .morning, hour == 12 { hour = 0 }
    return (60 * hour + minute, cursor)
  }

  /// The first hour of 10~22시, whose unit stands behind the second.
  @inline(__always)
  private func hourOfRange(at position: Int) -> (minute: Int, end: Int)? {
    guard kind(position) == .number, tokens[position].value <= 24,
      let separator = kind(position + 1), separator == .tilde || separator == .dash,
      kind(position + 2) == .number, kind(position + 3) == .hour
    else { return nil }
    return (60 * Int(tokens[position].value), position + 1)
  }

  private mutating func readHours(from start: Int, to end: Int, minute: Int, isRange: Bool) {
    let opensAt = kind(end) == .opening && tokens[end].value == 2 || kind(end) == .since
    index = end
    while let next = kind(index), next == .until || next == .opening || next == .hoursWord {
      advance()
    }
    if !opensAt, takeEarlyClosing(minute) { return }
    var first = tokens[start].start
    if items.count > frame.firstItem {
      let before = kind(start - 1)
      let isSeparate =
        before == .comma || before == .slash || before == .middleDot || before == .lineEnd
      takeHoursItems(isSeparate: isSeparate, &first)
    } else if kind(start - 1) == .everyDay {
      first = tokens[start - 1].start
    }
    if isRange { hours.append(Int(first)..<Int(tokens[end - 1].end)) }
  }

  private static let mostEves = 64

  /// Takes eves that wait as days on which the store shuts at a time.
  private mutating func takeEarlyClosing(_ minute: Int) -> Bool {
    let range = frame.firstItem..<max(frame.firstItem, items.count)
    // Every time looks at all days that wait; no notice has so many of them.
    guard range.count <= Self.mostEves,
      items[range].contains(where: { $0.parts == .eve && $0.kind == .festival }),
      items[range].allSatisfy({
        $0.refusal == nil && ($0.kind == .festival && $0.parts == .eve || $0.isInstance)
      })
    else { return false }
    var sum = RuleSum()
    for item in items[range] where !item.isInstance { sum.addFestivals(item.festivals, .eve) }
    removeLastItems(range.count)
    guard let eve = sum.rule else { return false }
    editFacts { $0.earlyClosings.append(EarlyClosing(days: eve, closes: minute)) }
    return true
  }

  /// Decides over days right before a time: 월~금 10:00~22:00 says when, not that it is closed.
  private mutating func takeHoursItems(isSeparate: Bool, _ start: inout UInt32) {
    var position = items.count
    // 휴무: 일요일 / 평일 09:00~18:00
    let first =
      frame.heading == .closed ? max(frame.firstItem, frame.segmentItem) : frame.firstItem
    while position > first, items[position - 1].isPlainDay,
      !(isSeparate && items[position - 1].isWeekly)
    {
      position -= 1
    }
    guard position < items.count else {
      if !isSeparate { refuseItems(from: frame.firstItem, .specialHours) }
      return
    }
    if isSeparate {
      refuseItems(from: position, .ambiguous)
    } else {
      start = items[position].start
      removeLastItems(items.count - position)
    }
  }
}

extension NoticeItem {
  /// Whether an item names days that may just as well have hours as be closed.
  fileprivate var isPlainDay: Bool {
    guard refusal == nil, months == 0, !saysClosed else { return false }
    return kind == .weekday && ordinals == 0
      || kind == .festival && festivals == NoticeReader.Festival.publicHolidays
  }
}

extension NoticeToken.Kind {
  fileprivate var opensTimeRange: Bool {
    self == .tilde || self == .dash || self == .since || self == .source
  }
}
