// Noise: the date of the text itself, telephone numbers, web addresses and prices.
extension KoreanLexer {
  /// The terminals without the noise.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  mutating func withoutNoise() -> [KoreanToken] {
    let letterhead = letterhead()
    let hasNoise = letterhead != nil || tokens.indices.contains { isNoise($0) }
    guard hasNoise else { return tokens }
    var kept: [KoreanToken] = []
    kept.reserveCapacity(tokens.count)
    var place = 0
    // The first token of the line that is kept, and whether a telephone number was on the line.
    var line = (start: 0, hasPhone: false)
    func endLine() {
      // 고객센터 1588-1234 and 문의: 02-1234-5678 go with their number, but for the name of whose days stand below it.
      if line.hasPhone, kept[line.start...].allSatisfy({ $0.kind.isOfContact }) {
        let part = kept[line.start...].first { $0.kind == .place(.facility) }
        kept.removeSubrange(line.start...)
        if let part, beginsWeek(place + 1) { kept.append(part) }
      }
      line = (kept.count, false)
    }
    while place < tokens.count {
      if tokens[place].kind == .lineEnd {
        endLine()
        line.start += 1
      } else if case .number = tokens[place].kind, endOfPhone(place) != nil {
        line.hasPhone = true
      }
      let noise = letterhead?.lowerBound == place ? letterhead?.upperBound : endOfNoise(place)
      guard var end = noise else {
        if isTag(place), let last = kept.last?.kind, last != .lineEnd, last != .stop {
          // 월요일 휴무 #12월8일휴무: a sentence of its own
          let sign = tokens[place].cells.lowerBound - 1
          kept.append(KoreanToken(kind: .stop, isGlued: false, cells: sign..<sign + 1))
        }
        kept.append(tokens[place])
        if tokens[place].kind == .dateOfWriting { kept[kept.count - 1].kind = .word }
        place += 1
        continue
      }
      if let date = dateOfWriting(in: place..<end) { written.append(date) }
      if case .number = tokens[place].kind, case .open? = kind(end), endOfPhone(place) == end,
        beginsWeek(end + 1)
      {
        // 문의: 1588-1234 (평일 9~18시, 주말 휴무): those who answer
        let cells = tokens[place].cells.lowerBound..<tokens[end - 1].cells.upperBound
        kept.append(KoreanToken(kind: .place(.facility), isGlued: false, cells: cells))
      }
      if isTag(place), kept.last?.kind == .tilde {
        // 하루뿐이에요~ #동네빵집: it joins nothing.
        kept[kept.count - 1].kind = .stop
      }
      // (2026.11.20 기준), (02-1234-5678): the bracket goes too.
      if end < tokens.count, tokens[end].kind == .close, case .open? = kept.last?.kind {
        kept.removeLast()
        end += 1
      }
      if kept.count > line.start, kept.last?.kind == .link(.slash),
        kind(end) ?? .lineEnd == .lineEnd
      {
        // 서문로 14-2 / ☎ 063-000-0123⏎: it joins nothing either, least of all two lines.
        kept.removeLast()
      }
      place = end
    }
    endLine()
    return kept
  }

  /// Whether weekdays or hours begin at a place: 월~금 09~18시, 운영시간: …, and not 월요일은 쉬는 날.
  private func beginsWeek(_ place: Int) -> Bool {
    switch kind(place) {
    case .time?: [.tilde, .dash, .particle(.since)].contains(kind(place + 1))
    case .weekdays?, .hours?:
      tokens[place...].prefix { $0.kind != .lineEnd }.contains {
        if case .time = $0.kind { true } else { false }
      }
    default: false
    }
  }

  private func isNoise(_ place: Int) -> Bool {
    if case .dateOfWriting = tokens[place].kind {
      true
    } else {
      isTag(place) || endOfNoise(place) != nil
    }
  }

  private func endOfNoise(_ place: Int) -> Int? {
    if let end = endOfTag(place) ?? endOfItemLetter(place) { return end }
    return switch tokens[place].kind {
    case .number:
      endOfPhone(place) ?? endOfPrice(place) ?? endOfDatedWord(place) ?? endOfItemNumber(place)
    case .dateOfWriting: endOfDateLabel(place)
    case .filler where has("날짜", at: place): endOfDateLabel(place)
    case .word, .filler: endOfLink(place) ?? endOfNeighbor(place) ?? endOfAddress(place)
    case .open: endOfCompany(place)
    default: nil
    }
  }

  func kind(_ place: Int) -> KoreanToken.Kind? {
    place < tokens.count ? tokens[place].kind : nil
  }

  func digits(_ place: Int) -> Int {
    if case .number(_, let digits)? = kind(place) { Int(digits) } else { 0 }
  }

  func isGlued(_ place: Int) -> Bool { place < tokens.count && tokens[place].isGlued }

  private func isSeparator(_ place: Int) -> Bool {
    switch kind(place) {
    case .dash?, .link(.point)?, .close?, .stop?: isGlued(place)
    default: false
    }
  }

  /// The end of 02-1234-5678, 02)123-4567, 0507-1341-9413 or 1588-1234; a date is none of these.
  private func endOfPhone(_ place: Int) -> Int? {
    guard isSeparator(place + 1), 3...4 ~= digits(place + 2) else { return nil }
    if isSeparator(place + 3), isGlued(place + 4), digits(place + 4) == 4, digits(place) < 5 {
      return place + 5
    }
    guard case .number(let first, let count) = tokens[place].kind, digits(place + 2) == 4,
      count == 3 || count == 4 && 1500..<1900 ~= first
    else { return nil }
    return place + 3
  }

  /// The end of (주) that is glued to a name, where it stands for 주식회사 and not for a week.
  private func endOfCompany(_ place: Int) -> Int? {
    guard kind(place + 1) == .week, kind(place + 2) == .close, isGlued(place + 1),
      isGlued(place + 2)
    else { return nil }
    let isBefore = isGlued(place + 3) && isName(place + 3)
    let isBehind = isGlued(place) && place > 0 && isName(place - 1)
    return isBefore || isBehind ? place + 3 : nil
  }

  private func isName(_ place: Int) -> Bool {
    switch kind(place) {
    case .word?, .branch?, .place?: true
    default: false
    }
  }

  /// The end of 3,000원 or 5만원.
  private func endOfPrice(_ place: Int) -> Int? {
    var next = place + 1
    // No price has more groups of digits, and a list of numbers may have any number of them.
    while next < place + 10, kind(next) == .link(.comma), isGlued(next), digits(next + 1) == 3,
      isGlued(next + 1)
    {
      next += 2
    }
    guard isGlued(next), kind(next) == .word else { return nil }
    let word = tokens[next].cells.lowerBound
    switch text.scalar(word) {
    // 2원장 휴진: the second of the doctors
    case "원": return text.scalar(word + 1) == "장" ? nil : next + 1
    case "천", "만": return next + 1
    default: return nil
    }
  }

  /// The end of a web address, https://… or www.….
  private func endOfLink(_ place: Int) -> Int? {
    let start = tokens[place].cells.lowerBound
    guard text.has("http", at: start) || text.has("www", at: start) else { return nil }
    var next = place + 1
    while isGlued(next), kind(next) != .lineEnd { next += 1 }
    return next
  }

  /// The end of 학동로 426 or 고덕북로 77 한빛빌딩 1층 behind a city, whose floor is no part of a store.
  private func endOfAddress(_ place: Int) -> Int? {
    guard place > 0, kind(place + 1) == .particle(.target), isGlued(place + 1),
      digits(place + 2) > 0, isCity(place - 1)
    else { return nil }
    switch kind(place + 3) {
    case .unit?, .ordinalMark?, .tilde?, .weekdays?, .link(.point)?, .link(.slash)?: return nil
    default: break
    }
    let near = place + 3..<min(place + 9, tokens.count)
    let floor = tokens[near].prefix { $0.kind.isOfAddress }.lastIndex { token in
      text.scalar(token.cells.upperBound - 1) == "층"
    }
    return floor.map { $0 + 1 } ?? place + 3
  }

  /// 강남구, 평택시, or 서구 behind another name; 전시 is none.
  private func isCity(_ place: Int) -> Bool {
    let cells = tokens[place].cells
    guard kind(place) == .word, ["시", "군", "구"].contains(text.scalar(cells.upperBound - 1)) else {
      return false
    }
    return cells.count > 2 || place > 0 && kind(place - 1) == .word
  }

  /// The end of #동네마트, where it is no heading: behind other words, or before another one.
  private func endOfTag(_ place: Int) -> Int? {
    guard isTag(place) else { return nil }
    var next = place + 1
    while isGlued(next), !isTag(next), kind(next) != .lineEnd { next += 1 }
    if saysOfDay(place..<next) { return nil }
    let beginsLine = place == 0 || kind(place - 1) == .lineEnd
    return !beginsLine || isTag(next) ? next : nil
  }

  /// #12월8일휴무, #크리스마스휴무: whether glued words say what happens on a day; #크리스마스영업 is for those who search.
  private func saysOfDay(_ places: Range<Int>) -> Bool {
    let kinds = tokens[places].lazy.map { $0.kind }
    if kinds.contains(.unit(.day)) {
      return kinds.contains { if case .verdict = $0 { true } else { false } }
    }
    return kinds.contains { if case .verdict(.closed) = $0 { true } else { false } }
      && kinds.contains { kind in
        switch kind {
        case .festival, .weekdays: true
        default: false
        }
      }
  }

  private func isTag(_ place: Int) -> Bool {
    place < tokens.count && text.scalar(tokens[place].cells.lowerBound - 1) == "#"
      && kind(place) != .lineEnd
  }

  /// The end of ① or Ⅰ., which numbers the line that it begins, and counts nothing: ② 휴무일.
  private func endOfItemNumber(_ place: Int) -> Int? {
    guard place == 0 || kind(place - 1) == .lineEnd,
      EnclosedNumbers.value(of: text.scalar(tokens[place].cells.lowerBound)) != nil
    else { return nil }
    switch kind(place + 1) {
    case .verdict?, .word?, .place?, .branch?, .hours?, .namedDays?, .festival?, .number?, .cycle?,
      .passing?:
      return place + 1
    case .stop?, .link(.point)?: return endsItemNumber(place + 2) ? place + 2 : nil
    default: return nil
    }
  }

  /// The end of 가) or of the same with a dot, which numbers the line that it begins.
  private func endOfItemLetter(_ place: Int) -> Int? {
    guard place == 0 || kind(place - 1) == .lineEnd, tokens[place].cells.count == 1,
      EnclosedNumbers.place(ofItemLetter: text.scalar(tokens[place].cells.lowerBound)) != nil
    else { return nil }
    let sign = text.scalar(tokens[place].cells.upperBound)
    guard sign == "." || sign == ")", isGlued(place + 1) else { return nil }
    return endsItemNumber(place + 2) ? place + 2 : nil
  }

  private func endsItemNumber(_ place: Int) -> Bool {
    if case .number? = kind(place) { false } else { !isGlued(place) }
  }

  /// The end of a line with the title of another text: 이전글 | 11월 30일 점검 안내.
  private func endOfNeighbor(_ place: Int) -> Int? {
    guard place > 0, kind(place - 1) == .lineEnd,
      ["이전글", "다음글", "이전 글", "다음 글"].contains(where: { has($0, at: place) })
    else { return nil }
    return tokens[place...].firstIndex { $0.kind == .lineEnd } ?? tokens.count
  }

  /// Whether a token begins with a word.
  func has(_ word: String, at place: Int) -> Bool {
    place < tokens.count && text.has(word, at: tokens[place].cells.lowerBound)
  }
}

extension KoreanToken.Kind {
  /// Whether it may stand between the number of a house and the floor.
  fileprivate var isOfAddress: Bool {
    switch self {
    case .word, .filler, .number, .dash, .link(.comma), .place(.facility): true
    default: false
    }
  }

  /// Whether it may say whose telephone number is on its line: it names no day and no closing.
  fileprivate var isOfContact: Bool {
    switch self {
    case .word, .filler, .passing, .place, .branch, .region, .hedge, .colon, .dash, .link, .open,
      .close, .ending,
      .particle, .otherPredicate:
      true
    default: false
    }
  }
}
