import KoreanText

/// Reads the tokens of a value into parts.
struct LenientCursor {
  typealias Failure = OpeningHoursExpressionError

  let text: NormalizedText
  let tokens: [KoreanToken]
  var index = 0
  var pending = LenientElement.Break.space
  /// The items of the days read last, where a tight comma or slash may end a clause.
  var items: [LenientDays] = []

  init(_ text: NormalizedText) {
    self.text = text
    tokens = KoreanLexer.tokens(of: text)
  }

  /// The parts between strong breaks.
  mutating func segments() throws(Failure) -> [[LenientElement]] {
    var segments: [[LenientElement]] = []
    while index < tokens.count {
      segments.append(try parts(until: nil))
      if has(.semicolon) { index += 1 }
      pending = .space
    }
    guard segments.contains(where: { !$0.isEmpty }) else { throw Failure(.empty, at: 0) }
    return segments
  }

  /// Reads parts up to a semicolon, or up to a closing bracket within brackets.
  private mutating func parts(
    until bracket: KoreanToken.Bracket?
  ) throws(Failure) -> [LenientElement] {
    var elements: [LenientElement] = []
    elements.reserveCapacity(6)
    while let token = token() {
      let start = index
      if case .mark(let mark) = token.kind {
        if mark == .semicolon { break }
        if case .close(let shape) = mark {
          guard shape == bracket else { throw failure(.unexpectedCharacter) }
          break
        }
        if case .open(let shape) = mark {
          guard bracket == nil else { throw failure(.unexpectedCharacter) }
          index += 1
          let inner = try parts(until: shape)
          guard case .mark(.close(shape)) = self.token()?.kind else {
            throw failure(.unexpectedEnd)
          }
          index += 1
          var aside = inner
          if !aside.isEmpty { aside[0].before = .bracket }
          // What is about the part before stays with it.
          if Self.standsAlone(aside) {
            elements.append(
              LenientElement(kind: .aside(aside), before: .bracket, place: place(of: start)))
          } else {
            elements += aside
          }
          pending = .bracket
          continue
        }
      }
      if let kind = try element() {
        elements.append(
          LenientElement(kind: kind, before: pending, place: place(of: start), items: items))
        items = []
        pending = .space
      }
      guard index > start else { throw failure(.unexpectedCharacter) }
    }
    return elements
  }

  /// Whether what stands in brackets is a statement and no more about what stands before them.
  private static func standsAlone(_ elements: [LenientElement]) -> Bool {
    var hasDays = false
    var hasHours = false
    var hasState = false
    for element in elements {
      switch element.kind {
      case .days: hasDays = true
      case .hours: hasHours = true
      case .state, .except: hasState = true
      case .pause, .neverCloses: return true
      case .comment, .aside: break
      }
    }
    return hasDays && (hasHours || hasState) || hasHours && hasState
  }

  /// Reads one part or a break; `nil` for what says nothing.
  private mutating func element() throws(Failure) -> LenientElement.Kind? {
    // `of every month` adds nothing, and `we are open` is not about Wednesdays.
    let isCycle = hasLatin("every") && word(1) == "month"
    if isCycle || hasLatin("we") && word(1) == "are" {
      index += 2
      return nil
    }
    if let kind = try saidPart() { return kind }
    if let days = try days() { return .days(days) }
    if let times = try hoursList() { return .hours(times) }
    if try takesBreak() { return nil }
    throw failure(.unknownWord)
  }
}

// Tokens.
extension LenientCursor {
  func token(_ offset: Int = 0) -> KoreanToken? {
    index + offset < tokens.count && index + offset >= 0 ? tokens[index + offset] : nil
  }

  func kind(_ offset: Int = 0) -> KoreanToken.Kind? { token(offset)?.kind }

  func has(_ mark: KoreanToken.Mark, _ offset: Int = 0) -> Bool { kind(offset) == .mark(mark) }

  /// The bytes of the text before a token.
  func place(of index: Int) -> Int {
    guard index < tokens.count else { return Int(text.cells.last?.end ?? 0) }
    return text.utf8Range(tokens[index].cells).lowerBound
  }

  func failure(_ code: Failure.Code) -> Failure {
    let found = token().map { text.string($0.cells) } ?? ""
    return Failure(
      index < tokens.count || code != .unknownWord ? code : .unexpectedEnd, at: place(of: index),
      found: found)
  }

  /// A Latin word or another one without a meaning of its own, in lower case.
  func word(_ offset: Int = 0) -> String? {
    guard let token = token(offset), token.kind == .word else { return nil }
    var word = String.UnicodeScalarView()
    for index in token.cells { word.append(text.scalar(index).loweredLatin) }
    return String(word)
  }

  func number(_ offset: Int = 0, digits: ClosedRange<Int> = 1...2) -> Int? {
    guard case .number(let number) = kind(offset),
      digits.contains(number.digitCount) || number.notation != .digits
    else { return nil }
    return number.value
  }

  func isAmpersand(_ offset: Int) -> Bool {
    token(offset).map { text.scalar($0.cells.lowerBound) == "&" } ?? false
  }

  func isGlued(_ offset: Int) -> Bool { token(offset)?.isGlued ?? false }

  /// Whether a sign for "through" stands here: a dash, a tilde, `to`, 부터 or 에서.
  func isRange(_ offset: Int = 0) -> Bool {
    switch kind(offset) {
    case .mark(.dash), .mark(.tilde), .particle(.since), .particle(.source), .particle(.until):
      return kind(offset) != .particle(.until) || isLatin(offset)
    case .word: return word(offset) == "bis" || word(offset) == "til"
    default: return false
    }
  }

  func isLatin(_ offset: Int) -> Bool {
    token(offset).map { text.scalar($0.cells.lowerBound).isLatinLetter } ?? false
  }

  /// How many tokens a sign for "through" takes, 0 when none stands here; 부터 may have a tilde too.
  func rangeLength(_ offset: Int = 0) -> Int {
    guard isRange(offset) else { return 0 }
    return isRange(offset + 1) ? 2 : 1
  }
}
