/// Reads days and hours in terminals, rule by rule of the grammar in `Grammar.swift`.
///
/// A user who reads sentences too adds their productions in an extension.
///
/// A function reads what its rule says and leaves the place behind it. None looks further ahead
/// than the end of a run of numbers or fillers or a fixed number of tokens, and brackets nest six
/// deep, so the whole is linear in the length of the text.
package struct KoreanParser {
  package let tokens: [KoreanToken]
  /// The kind of each token to the grammar, which treats some kinds alike.
  @usableFromInline let kinds: [Kind]
  /// The place of the next token.
  package var at = 0
  /// How many brackets are open.
  package var depth = 0
  /// How many day phrases are read within one another: the ends of ranges, 일요일인 8일.
  var nesting = 0
  /// Whether the end of a range is read, which has no 부터 of its own.
  var readsEnd = false
  /// The days of clauses with the places of their tokens, in the order of the text.
  ///
  /// They are kept only if hours will be read as well.
  package var lists: [ReadDays]?
  /// Whether a label stands before the clause that closes days of months: 12월 휴무: 13, 27.
  package var isBehindMonths = false
  /// Whether hours are read, so that 9-18 and 10.30 - 21.00 are hours.
  var readsHours = false

  /// How deep brackets are read inside brackets.
  static let deepestBracket = 6

  /// How deep day phrases are read inside day phrases.
  static let deepestNesting = 12

  /// The place of the last bracket that closes; one that opens behind it ends with its line.
  private let lastClose: Int

  /// Reads what stands in a bracket, up to its end.
  let readNote: NoteReader

  /// A function that reads what stands in a bracket behind days, up to its end.
  package typealias NoteReader = (inout KoreanParser) -> [Clause]

  /// A parser of days and hours.
  ///
  /// - Parameters:
  ///   - tokens: what the lexer found.
  ///   - readNote: reads brackets that say more than days; without it these are left where they are.
  package init(
    _ tokens: [KoreanToken], readNote: @escaping NoteReader = { $0.noteOfDays() }
  ) {
    self.tokens = tokens
    self.readNote = readNote
    kinds = tokens.map { token in
      switch token.kind {
      case .passing: .filler
      case .wage: .word
      case .excluding: .except(isAttributive: false)
      case let kind: kind
      }
    }
    lastClose = tokens.lastIndex { if case .close = $0.kind { true } else { false } } ?? -1
  }

  /// Whether a bracket is open that closes on this line or a later one.
  package var isInBracket: Bool { depth > 0 && at < lastClose }

  package typealias Kind = KoreanToken.Kind

  @inlinable package func kind(_ place: Int) -> Kind? {
    kinds.indices.contains(place) ? kinds[place] : nil
  }

  /// The kind of the next token.
  ///
  /// A production that steps further than behind the last token has read what is not there.
  @inlinable package var current: Kind? {
    assert(at <= kinds.count, "\(at) of \(kinds.count) tokens")
    return kind(at)
  }

  package func isGlued(_ place: Int) -> Bool { place < tokens.count && tokens[place].isGlued }

  /// The cells from one token up to another, at least those of the first token.
  ///
  /// Places behind the last token count as the last one.
  package func cells(_ start: Int, _ end: Int) -> Range<Int> {
    let first = min(start, tokens.count - 1)
    let last = min(max(first, end - 1), tokens.count - 1)
    return tokens[first].cells
      .lowerBound..<max(
        tokens[last].cells.upperBound, tokens[first].cells.upperBound)
  }

  /// Lets a day reach to the end of what was read last.
  func extend(_ day: inout DayPhrase) {
    day.cells = day.cells.lowerBound..<cells(at - 1, at).upperBound
  }

  package func number(_ place: Int) -> Int? {
    if let number = digits(place), number.count <= 2 { number.value } else { nil }
  }

  /// A number of any length, with how many digits it has, which is 0 when it is written in words.
  func digits(_ place: Int) -> KoreanScanner.Digits? {
    guard case .number(let value, let count)? = kind(place) else { return nil }
    return KoreanScanner.Digits(value: Int(value), count: Int(count))
  }

  func digitCount(_ place: Int) -> Int {
    digits(place)?.count ?? -1
  }

  package func isLink(_ place: Int) -> Bool { link(place) != nil }

  package func link(_ place: Int) -> KoreanToken.Link? {
    if case .link(let link)? = kind(place) { link } else { nil }
  }

  package func isOpenBracket(_ place: Int) -> Bool {
    if case .open? = kind(place) { true } else { false }
  }

  package func particle(_ place: Int) -> KoreanToken.Particle? {
    if case .particle(let particle)? = kind(place) { particle } else { nil }
  }

  /// Whether a token ends a verb or makes one of a noun, and adds nothing.
  package func endsVerb(_ place: Int) -> Bool {
    switch kind(place) {
    case .ending?, .attributive?, .copula?, .concession?, .past?: true
    default: false
    }
  }

  package func weekdays(_ place: Int) -> (days: WeekdaySet, form: KoreanToken.WeekdayForm)? {
    if case .weekdays(let days, let form)? = kind(place) { (days, form) } else { nil }
  }

  /// The place behind words without a meaning.
  package func skippingFillers(_ place: Int) -> Int {
    var place = place
    while kind(place) == .filler { place += 1 }
    return place
  }

  /// The place behind the ends of some lines, and the dash or dot that heads the next one.
  package func behindLineEnds(_ place: Int) -> Int {
    var next = place
    while kind(next) == .lineEnd, next < place + 4 { next += 1 }
    let isHead = kind(next) == .dash || kind(next) == .link(.dot)
    if next > place, isHead, !isGlued(next + 1) { next += 1 }
    return next
  }

  package func isEndOfLine(_ place: Int) -> Bool {
    switch kind(place) {
    case nil, .lineEnd?, .colon?, .close?: true
    default: false
    }
  }

  /// Whether a line's end stands inside a list.
  package var lineGoesOn: Bool {
    switch kind(at - 1) {
    case .link(.comma)?:
      // location: '보라매',⏎description: '매주 월요일 휴무'
      !(kind(at + 1) == .word && kind(at + 2) == .colon && isGlued(at + 2))
    case .link?, .colon?, .arrow?: true
    case .tilde?:
      // 12/1~ goes on, and 추후 공지할게요~ does not.
      switch kind(at - 2) {
      case .ending?, .verdict?, .hedge?, .word?, .otherPredicate?: false
      default: true
      }
    default: false
    }
  }
}
