// Ordinals.
extension NoticeLexer {
  mutating func readOrdinal() -> Bool {
    guard let ordinal = ordinal(at: index) else { return false }
    append(.ordinal, count: ordinal.count, value: ordinal.value)
    return true
  }

  /// An ordinal in words, such as 둘째주, 두 번째 or a bare 둘.
  func ordinal(at position: Int) -> (value: Int32, count: Int)? {
    var stem = 1
    let value: Int32
    let needsSuffix: Bool
    switch scalar(position) {
    case 0xCCAB: (value, needsSuffix) = (1, false)
    case 0xB458: (value, needsSuffix) = (2, false)
    case 0xB450: (value, needsSuffix) = (2, true)
    case 0xC14B: (value, needsSuffix) = (3, false)
    case 0xC138: (value, needsSuffix) = (3, true)
    case 0xB137: (value, needsSuffix) = (4, false)
    case 0xB124: (value, needsSuffix) = (4, true)
    case 0xB2E4 where scalar(position + 1) == 0xC12F:
      (value, needsSuffix, stem) = (5, false, 2)
    case 0xC5EC where scalar(position + 1) == 0xC12F:
      (value, needsSuffix, stem) = (6, true, 2)
    case 0xC77C where scalar(position + 1) == 0xACF1:
      (value, needsSuffix, stem) = (7, true, 2)
    default: return nil
    }
    let end = position + stem
    let gap = scalar(end) == 0x20 ? 1 : 0
    if let count = suffix(at: end + gap) { return (value, stem + gap + count) }
    guard !needsSuffix else { return nil }
    let next = scalar(end)
    if next == 0xC8FC, scalar(end + 1) != 0xB9D0 { return (value, stem + 1) }
    let isAlone =
      !NoticeScalars.isSyllable(next) || weekday(at: end) != nil
      || ordinal(at: end, isNested: true)
    return isAlone ? (value, stem) : nil
  }

  /// Whether another ordinal is glued on, as in 둘넷째주; one level is looked at.
  func ordinal(at position: Int, isNested: Bool) -> Bool {
    switch scalar(position) {
    case 0xB458, 0xC14B, 0xB137: suffix(at: position + 1) != nil
    default: false
    }
  }

  /// The cells of 째, 번째, 째주, 째 주, 주차 or a common misspelling of them.
  func suffix(at position: Int) -> Int? {
    var count = 0
    if scalar(position) == 0xBC88 { count = 1 }
    let sign = scalar(position + count)
    // 째, and 쨰, 쩨 and 재 as they are mistyped.
    let isSign =
      sign == 0xC9F8 || sign == 0xCA30 || sign == 0xCA68
      || (sign == 0xC7AC && (count == 1 || scalar(position + 1) == 0xC8FC))
    guard isSign else {
      let isWeekNumber =
        scalar(position) == 0xC8FC
        && (scalar(position + 1) == 0xCC28 || scalar(position + 1) == 0xC9F8)
      return isWeekNumber ? 2 : nil
    }
    count += 1
    let gap = scalar(position + count) == 0x20 ? 1 : 0
    let week = position + count + gap
    guard scalar(week) == 0xC8FC, scalar(week + 1) != 0xB9D0, scalar(week + 1) != 0xAC04 else {
      return count
    }
    return count + gap + (scalar(week + 1) == 0xCC28 ? 2 : 1)
  }
}
