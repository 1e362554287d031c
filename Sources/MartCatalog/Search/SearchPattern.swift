/// The typed letters, each as a range of the letters that it may stand for.
///
/// A consonant stands for every syllable that it begins. The last letter may be unfinished, so 임
/// stands for the beginning of 이마트, and 고 for that of 과천.
struct SearchPattern: Sendable {
  /// A range of letters, and one letter beside it.
  struct Letter: Sendable {
    var first: UInt16
    var width: UInt16
    var other: UInt16

    @inline(__always)
    init(_ letter: UInt16, width: UInt16 = 1) {
      first = letter
      self.width = width
      other = letter
    }

    /// A consonant: the syllables that it begins, and itself.
    init(consonant: UInt16) {
      let onset = SyllableLetters.onsetOfConsonant[Int(consonant &- 0x3131)]
      self.init(SyllableLetters.first &+ UInt16(onset) &* 588, width: 588)
      other = consonant
    }

    @inline(__always)
    func holds(_ letter: UInt16) -> Bool { letter &- first < width || letter == other }
  }

  /// What the last letter may become before it is finished.
  struct Tail: Sendable {
    var letter: Letter
    /// The syllable without the consonant that may yet begin the next one, or zero.
    var open: UInt16 = 0
    var onset = Letter(0)
  }

  /// How letters were typed; the better first.
  enum Kind: UInt8, Sendable { case full, composing, mixed, initials }

  /// A part of a text that fits.
  struct Match {
    /// The letters that are taken, the one whose initial consonant is typed included.
    var length: Int
    var isComposing: Bool
  }

  let letters: [Letter]
  private(set) var tail: Tail
  let kind: Kind

  /// Makes a pattern of the letters of a query.
  ///
  /// - Returns: `nil` for no letter at all.
  init?(_ typed: [UInt16]) {
    var letters: [Letter] = []
    letters.reserveCapacity(typed.count + 2)
    var consonants = 0
    for unit in typed {
      guard SyllableLetters.isConsonant(unit) else {
        letters.append(Letter(unit))
        continue
      }
      if let (first, second) = SyllableLetters.pair(unit) {
        letters.append(Letter(consonant: first))
        letters.append(Letter(consonant: second))
        consonants += 2
      } else {
        letters.append(Letter(consonant: unit))
        consonants += 1
      }
    }
    guard let last = typed.last, let lastLetter = letters.last else { return nil }
    self.letters = letters
    kind = consonants == 0 ? .full : consonants == letters.count ? .initials : .mixed
    tail = Self.tail(last, lastLetter)
  }

  private static func tail(_ unit: UInt16, _ letter: Letter) -> Tail {
    guard SyllableLetters.isSyllable(unit) else { return Tail(letter: letter) }
    let index = unit &- SyllableLetters.first
    let coda = index % 28
    guard coda > 0 else {
      // ㅗ, ㅜ and ㅡ become vowels of two keys, which stand right behind them in Unicode.
      let vowels: UInt16 =
        switch index / 28 % 21 {
        case 8, 13: 4
        case 18: 2
        default: 1
        }
      return Tail(letter: Letter(unit, width: 28 * vowels))
    }
    let end = SyllableLetters.codas[Int(coda)]
    if let (first, second) = SyllableLetters.pair(end) {
      let kept = SyllableLetters.coda(first) ?? 0
      return Tail(
        letter: Letter(unit), open: unit - coda + kept, onset: Letter(consonant: second))
    }
    // ㄴ, ㄹ and ㅂ become pairs, which stand right behind them; ㄳ stands two behind ㄱ.
    let pairs: UInt16 =
      switch coda {
      case 4: 3
      case 8: 8
      case 17: 2
      default: 1
      }
    var finished = Letter(unit, width: pairs)
    if coda == 1 { finished.other = unit + 2 }
    return Tail(letter: finished, open: unit - coda, onset: Letter(consonant: end))
  }
}

extension SearchPattern {
  /// The pattern of the same letters of which the last is finished.
  var finished: SearchPattern {
    var pattern = self
    if let last = letters.last { pattern.tail = Tail(letter: last) }
    return pattern
  }

  /// Whether a text continues with the pattern's letters.
  ///
  /// - Parameters:
  ///   - text: the letters of texts.
  ///   - start: where the text goes on.
  ///   - end: where it ends.
  ///   - first: the first letter of the pattern that is looked for.
  /// - Returns: what is taken of the text, or `nil`.
  @inline(__always)
  func match(_ text: [UInt16], at start: Int, end: Int, from first: Int = 0) -> Match? {
    let last = letters.count - 1
    guard end - start > last - first else { return nil }
    var place = start
    var index = first
    while index < last {
      guard letters[index].holds(text[place]) else { return nil }
      index += 1
      place += 1
    }
    let letter = text[place]
    if tail.letter.holds(letter) {
      return Match(length: place + 1 - start, isComposing: !letters[last].holds(letter))
    }
    if letter == tail.open, place + 1 < end, tail.onset.holds(text[place + 1]) {
      return Match(length: place + 2 - start, isComposing: true)
    }
    return nil
  }

  /// Whether a text may go on with the pattern, by its first letter.
  @inline(__always)
  func mayBegin(with letter: UInt16) -> Bool {
    letters.count > 1
      ? letters[0].holds(letter) : tail.letter.holds(letter) || letter == tail.open
  }
}
