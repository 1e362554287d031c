/// Puts the tokens of a text together into hours, or finds that it cannot.
struct OpeningHoursReader {
  private typealias Kind = OpeningHoursToken.Kind

  struct Candidate {
    var days: OpeningHours.Days?
    var opens: Int
    var closes: Int
    /// Whether a word that was not understood stood before the hours and may limit them.
    var isQualified: Bool
  }

  private let text: String
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
    var lexer = OpeningHoursLexer(text)
    tokens = lexer.run()
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

  /// A bracket without a time is a remark or the days of the hours beside it; with one, the bracket
  /// makes no difference.
  private mutating func readBracket() {
    var end = index + 1
    var hasTime = false
    var onlyDays = true
    var hasDays = false
    while end < tokens.count, tokens[end].kind != .closeBracket {
      switch tokens[end].kind {
      case .time, .allDay: hasTime = true
      case .days: hasDays = true
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
    let range = tokens[index].range.lowerBound..<tokens[last].range.upperBound
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
    var separators = 0
    while cursor < tokens.count, tokens[cursor].kind == .to {
      separators += 1
      cursor += 1
    }
    if separators > 0, cursor < tokens.count,
      case .time(let end, let endMarked) = tokens[cursor].kind
    {
      guard let start = Self.opening(first.kind, isMarked: endMarked) else { return false }
      index = cursor + 1
      takeRange(start, (end, endMarked))
      return true
    }
    guard case .time(let minute, _) = first.kind, pending.contains(where: { $0.kind == .eve })
    else { return false }
    index += 1
    takeEarlyClosing(minute)
    return true
  }

  /// The minute of an opening time; a bare number is one only before a time.
  private static func opening(_ kind: Kind, isMarked: Bool) -> (minute: Int, marked: Bool)? {
    switch kind {
    case .time(let minute, let marked): (minute, marked)
    // 10~22시 is clear; 10~오후 10시 is not worth a guess.
    case .number(let hour) where hour < 24 && !isMarked: (60 * hour, false)
    default: nil
    }
  }

  private mutating func takeRange(
    _ start: (minute: Int, marked: Bool), _ end: (minute: Int, marked: Bool)
  ) {
    let opens = start.minute == 1_440 && start.marked ? 0 : start.minute
    var closes = end.minute
    // 오전 10시~10시 may mean either half of the day.
    let isUnclear = start.marked && !end.marked && closes <= 720 && closes <= opens
    if closes < opens { closes += 1_440 }
    guard opens < 1_440, closes > opens, closes <= opens + 1_440, !isUnclear else {
      isAmbiguous = true
      return
    }
    if pending.contains(where: { $0.kind == .eve }) {
      takeEarlyClosing(closes)
    } else if pending.contains(where: { $0.kind == .breakTime }) {
      breaks.append(opens..<closes)
      pending = []
    } else {
      take(opens: opens, closes: closes)
    }
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
    // 매일 is what holds where no other group is named.
    if days?.weekdayBits == 0x7F, days?.includesPublicHolidays == false { days = nil }
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

// What is not understood is kept.
extension OpeningHoursReader {
  private mutating func flushRemark(_ tokens: [OpeningHoursToken]) {
    let tokens = tokens.drop { $0.kind == .comma }
    guard let first = tokens.first, let last = tokens.last else { return }
    remarkRanges.append(first.range.lowerBound..<last.range.upperBound)
  }

  private func remarks() -> [String] {
    let scalars = Array(text.unicodeScalars)
    return remarkRanges.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      var remark = String.UnicodeScalarView()
      remark.append(contentsOf: scalars[range])
      return String(remark)
    }
  }
}

extension OpeningHoursToken {
  fileprivate var isDays: Bool { if case .days = kind { true } else { false } }

  /// Whether the token says something that hours do not use.
  fileprivate var isStrange: Bool {
    switch kind {
    case .unknown, .number, .time, .festival, .eve, .closing: true
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
