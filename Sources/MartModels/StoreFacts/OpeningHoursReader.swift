import KoreanText

/// Combines the tokens of a text into hours, or finds that it cannot.
struct OpeningHoursReader {
  private typealias Kind = OpeningHoursToken.Kind

  struct Candidate {
    var days: OpeningHours.Days?
    var opens: Int
    var closes: Int
    /// Whether a word that was not understood precedes the hours and may limit them.
    var isQualified: Bool
  }

  private let text: String
  private let normalized: NormalizedText
  private let tokens: [OpeningHoursToken]
  private var index = 0
  private(set) var candidates: [Candidate] = []
  private(set) var breaks: [Range<Int>] = []
  private var earlyClosing: Int?
  /// The tokens that no hours have used yet.
  private var pending: [OpeningHoursToken] = []
  private var festivals: [HolidayRule] = []
  private var eves: [HolidayRule] = []
  private var remarkRanges: [Range<Int>] = []
  private var isAmbiguous = false

  init(_ text: String) {
    self.text = text
    normalized = NormalizedText(text)
    tokens = OpeningHoursToken.tokens(of: normalized)
  }

  mutating func read() -> OpeningHours? {
    while index < tokens.count, !isAmbiguous { readToken() }
    finishPending()
    guard !isAmbiguous, !candidates.isEmpty, let sessions = resolvedSessions() else { return nil }
    let early = earlyClosing.map {
      EarlyClosing(days: .eve(of: .union(eves)), closes: $0)
    }
    return OpeningHours(
      text: text, sessions: sessions, earlyClosing: early, remarks: remarks())
  }

  private mutating func readToken() {
    let token = tokens[index]
    switch token.kind {
    case .openBracket:
      readBracket()
      return
    case .time, .number, .allDay:
      if readHours() { return }
      pending.append(token)
    case .festival(let festival):
      festivals.append(festival.rule)
      pending.append(token)
    case .closeBracket: break
    default: pending.append(token)
    }
    index += 1
  }

  /// A bracket without a time is a remark or the days of the hours next to it; brackets around a
  /// time do not matter.
  private mutating func readBracket() {
    var end = index + 1
    var hasTime = false
    var onlyDays = true
    var hasDays = false
    while end < tokens.count, tokens[end].kind != .closeBracket {
      switch tokens[end].kind {
      case .time, .allDay: hasTime = true
      case .days, .everyWeek: hasDays = true
      case .comma, .to, .noise: break
      default: onlyDays = false
      }
      end += 1
    }
    guard !hasTime else {
      index += 1
      return
    }
    let content = tokens[(index + 1)..<min(end, tokens.count)]
    let last = min(end, tokens.count - 1)
    let range = tokens[index].cells.lowerBound..<tokens[last].cells.upperBound
    index = end + 1
    if onlyDays, hasDays, let days = days(in: Array(content)) {
      if pending.contains(where: { $0.isDays }) { return }
      if let recent = candidates.indices.last, candidates[recent].days == nil, pending.isEmpty {
        candidates[recent].days = days
        return
      }
    }
    for token in content {
      if case .festival(let festival) = token.kind { festivals.append(festival.rule) }
    }
    remarkRanges.append(range)
  }

  /// Reads an opening and a closing time, or the one time of an early closing.
  ///
  /// - Returns: whether tokens were used.
  private mutating func readHours() -> Bool {
    let first = tokens[index]
    if case .allDay = first.kind {
      index += 1
      take(opens: 0, closes: 1_440)
      return true
    }
    var cursor = index + 1
    while kind(cursor) == .to { cursor += 1 }
    let isRange = cursor > index + 1
    let isNextDay = isRange && kind(cursor) == .nextDay
    if isNextDay { cursor += 1 }
    if isRange, case .time(let end)? = kind(cursor) {
      guard let start = Self.opening(first.kind, before: end) else { return false }
      index = cursor + 1
      let hasZeros = hasZero(first, start) && hasZero(tokens[cursor], end)
      takeRange(start, end, isNextDay: isNextDay, hasZeros: hasZeros)
      return true
    }
    guard case .time(let time) = first.kind, pending.contains(where: { $0.kind == .eve })
    else { return false }
    index += 1
    takeEarlyClosing(time.minuteOfDay)
    return true
  }

  private func kind(_ index: Int) -> Kind? { index < tokens.count ? tokens[index].kind : nil }

  /// An opening time; a bare number is one only before a time.
  private static func opening(_ kind: Kind, before end: ClockTime) -> ClockTime? {
    switch kind {
    case .time(let time): time
    // 10~22시 is clear; 10~오후 10시 is not, and is not guessed.
    case .number(let hour) where hour < 24 && end.half == nil: ClockTime(hour: hour, minute: 0)
    default: nil
    }
  }

  /// Whether an hour is written with two digits.
  private func hasZero(_ token: OpeningHoursToken, _ time: ClockTime) -> Bool {
    time.hour > 9 || normalized.scalar(token.cells.lowerBound) == "0"
  }

  private mutating func takeRange(
    _ start: ClockTime, _ end: ClockTime, isNextDay: Bool, hasZeros: Bool
  ) {
    // 자정 and 밤 12시 end a day, and begin one.
    let opens = start.minuteOfDay == 1_440 && start.half != nil ? 0 : start.minuteOfDay
    let isPlain = start.half == nil && end.half == nil && !isNextDay
    let isDoubtful =
      isPlain
      && ClockTime.mayEndAfterNoon(opens: opens, closes: end.minuteOfDay, hasZeros: hasZeros)
    let isBreak = pending.contains { $0.kind == .breakTime }
    // Breaks do not run into the next day: 12:00~1:00 is the hour after noon.
    let found =
      !isDoubtful
      ? Self.closing(end, of: start, opening: opens, isNextDay: isNextDay)
      : isBreak ? end.minuteOfDay + 720 : nil
    guard !isFollowedByRange, let closes = found,
      opens < 1_440, closes > opens, closes <= opens + 1_440
    else {
      isAmbiguous = true
      return
    }
    if pending.contains(where: { $0.kind == .eve }) {
      takeEarlyClosing(closes)
    } else if isBreak {
      breaks.append(opens..<closes)
      pending = []
    } else if pending.contains(where: { $0.kind == .lastOrder }) {
      flushRemark(pending)
      pending = []
    } else {
      take(opens: opens, closes: closes)
    }
  }

  /// Whether a range sign directly follows the hours just read, as in 10:00~14:00~22:00.
  private var isFollowedByRange: Bool {
    kind(index) == .to && tokens[index].cells.lowerBound == tokens[index - 1].cells.upperBound
      && normalized.scalar(tokens[index].cells.lowerBound).isMarkOfRange
  }

  /// The minute at which hours end, counted from the midnight before they began, or `nil` when it is
  /// not clear which half of the day is meant.
  private static func closing(
    _ end: ClockTime, of start: ClockTime, opening opens: Int, isNextDay: Bool
  ) -> Int? {
    let closes = end.minuteOfDay
    if isNextDay { return closes < 1_440 ? closes + 1_440 : nil }
    guard start.half != nil, end.half == nil, closes <= 720, closes <= opens else {
      return closes < opens ? closes + 1_440 : closes
    }
    // 오후 2~5시 are both after noon; 오전 10시~10시 may mean either half of the day.
    return opens >= 720 && closes + 720 > opens ? closes + 720 : nil
  }

  private mutating func takeEarlyClosing(_ minute: Int) {
    guard !festivals.isEmpty, earlyClosing == nil || earlyClosing == minute else {
      flushRemark(pending)
      return pending = []
    }
    eves += festivals
    earlyClosing = minute
    pending = []
  }

  private mutating func take(opens: Int, closes: Int) {
    if let last = pending.lastIndex(where: { $0.kind == .closing }) {
      flushRemark(Array(pending[...last]))
      pending.removeFirst(last + 1)
    }
    let strange = pending.filter { $0.isStrange }
    flushRemark(strange)
    var days = days(in: pending)
    // 매일 applies to all days that no other group names.
    if days == .everyDay { days = nil }
    candidates.append(
      Candidate(days: days, opens: opens, closes: closes, isQualified: !strange.isEmpty))
    pending = []
  }

  private mutating func finishPending() {
    if pending.contains(where: { $0.isStrange || $0.isDays || $0.kind == .closing }) {
      flushRemark(pending)
    }
  }
}

// Keep what is not understood.
extension OpeningHoursReader {
  private mutating func flushRemark(_ tokens: [OpeningHoursToken]) {
    let tokens = tokens.drop { $0.kind == .comma }
    guard let first = tokens.first, let last = tokens.last else { return }
    remarkRanges.append(first.cells.lowerBound..<last.cells.upperBound)
  }

  private func remarks() -> [String] {
    remarkRanges.sorted { $0.lowerBound < $1.lowerBound }.map { cells in
      String(text.part(utf8: normalized.utf8Range(cells)))
    }
  }
}

extension Unicode.Scalar {
  /// Whether a plain scalar is a tilde or a dash, and not the beginning of 부터.
  fileprivate var isMarkOfRange: Bool { self == "~" || self == "-" }
}

extension OpeningHoursToken {
  fileprivate var isDays: Bool {
    switch kind {
    case .days, .everyWeek: true
    default: false
    }
  }

  /// Whether the token says something that hours do not use.
  fileprivate var isStrange: Bool {
    switch kind {
    case .unknown, .number, .time, .festival, .eve, .nextDay, .lastOrder, .closing: true
    default: false
    }
  }
}

extension OpeningHoursToken.Festival {
  fileprivate var rule: HolidayRule {
    switch self {
    case .newYear: .newYearsDay
    case .seollal: .seollal
    case .chuseok: .chuseok
    case .both: [.seollal, .chuseok]
    }
  }
}
