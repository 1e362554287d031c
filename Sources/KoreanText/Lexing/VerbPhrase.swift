/// A verb with the verbs, nouns and endings behind it: 쉬지 않습니다, 열기로 했어요, 닫는 게 아니라.
struct VerbPhrase {
  typealias Turn = (kind: KoreanToken.Kind, cells: Range<Int>)

  /// What the parts behind the verb say, with their places, in the order of the text.
  var turns: [Turn]
  /// The cells of the verb's stem.
  var stem: Range<Int>
  /// Where the phrase ends.
  var end: Int
}

// Phrase = stem ( ending | words auxiliary … )
extension NormalizedText {
  /// The phrase of one of some verbs at a place; `nil` where a part of it is not known.
  ///
  /// - Complexity: O(1); a phrase has at most five verbs.
  func phrase(of verbs: [KoreanWords.Verb], at start: Int, depth: Int = 0) -> VerbPhrase? {
    guard depth < 5 else { return nil }
    var longest: VerbPhrase?
    func take(_ form: String, isInfinitive: Bool) {
      guard let end = end(of: form, at: start, mayEndInCoda: true),
        let phrase = phrase(
          start..<end, coda: coda(end - 1, of: form), isInfinitive: isInfinitive, depth),
        phrase.end > longest?.end ?? 0
      else { return }
      longest = phrase
    }
    for verb in verbs {
      take(verb.infinitive, isInfinitive: true)
      take(verb.stem, isInfinitive: false)
    }
    return longest
  }

  /// Whether one of some verbs is at a place, with a consonant of its ending or none.
  func begins(with verbs: [KoreanWords.Verb], at start: Int) -> Bool {
    endOfStem(of: verbs, at: start) != nil
  }

  /// The place behind the longest form of some verbs.
  func endOfStem(of verbs: [KoreanWords.Verb], at start: Int) -> Int? {
    verbs.flatMap { [$0.stem, $0.infinitive] }.compactMap {
      end(of: $0, at: start, mayEndInCoda: true)
    }.max()
  }

  /// The phrase of a verb from its form on.
  private func phrase(
    _ stem: Range<Int>, coda: Unicode.Scalar?, isInfinitive: Bool, _ depth: Int
  ) -> VerbPhrase? {
    let tail = stem.upperBound
    for (form, start) in forms(tail, coda: coda, isInfinitive: isInfinitive) {
      for auxiliary in KoreanWords.auxiliaries where auxiliary.form == form {
        if let phrase = phrase(stem, auxiliary, at: start, depth) { return phrase }
      }
    }
    return ending(tail, coda: coda, isStem: !isInfinitive).map {
      VerbPhrase(turns: [($0.kind, $0.cells)], stem: stem, end: $0.cells.upperBound)
    }
  }

  /// The phrase of a verb with what stands behind a form of it.
  private func phrase(
    _ stem: Range<Int>, _ auxiliary: KoreanWords.Auxiliary, at start: Int, _ depth: Int
  ) -> VerbPhrase? {
    for word in auxiliary.words {
      guard var end = end(of: word, at: start) else { continue }
      if auxiliary.verbs.isEmpty {
        while scalar(end).isHangulSyllable { end += 1 }
        return VerbPhrase(turns: [(auxiliary.turn, stem.upperBound..<end)], stem: stem, end: end)
      }
      if scalar(end) == " " { end += 1 }
      guard var next = phrase(of: auxiliary.verbs, at: end, depth: depth + 1) else { continue }
      // 옮기려 했다: it is no longer so
      let isPast = auxiliary.isIntent && isPast(before: next.stem.upperBound)
      let turn = (isPast ? .hedge(.former) : auxiliary.turn, stem.upperBound..<next.stem.upperBound)
      next.turns.insert(turn, at: 0)
      next.stem = stem
      return next
    }
    return nil
  }

  /// The forms that a verb may have before another word, and where that word begins.
  private func forms(
    _ tail: Int, coda: Unicode.Scalar?, isInfinitive: Bool
  ) -> [(KoreanWords.VerbForm, Int)] {
    func word(_ place: Int) -> Int { scalar(place) == " " ? place + 1 : place }
    if isInfinitive { return coda == nil ? [(.infinitive, word(tail))] : [] }
    switch coda {
    case nil:
      switch scalar(tail) {
      case "는", "은": return [(.attributive, word(tail + 1))]
      case "을": return [(.prospective, word(tail + 1))]
      default: return [(.stem, tail)]
      }
    case "ㄴ": return [(.attributive, word(tail))]
    case "ㄹ": return [(.prospective, word(tail))]
    default: return []
    }
  }

  /// The last ending of a phrase.
  private func ending(_ tail: Int, coda: Unicode.Scalar?, isStem: Bool) -> Ending? {
    var (coda, tail) = (coda, tail)
    if coda == nil, ["었", "였", "았"].contains(scalar(tail)) { (coda, tail) = ("ㅆ", tail + 1) }
    // 열었었죠
    if coda == "ㅆ", scalar(tail) == "었" { tail += 1 }
    if coda == "ㄹ", scalar(tail) == " ", let ending = word(of: .liquid, tail + 1) { return ending }
    if coda == "ㅁ" || coda == "ㄹ" || coda == "ㄴ", !scalar(tail).isHangulSyllable {
      return coda == "ㅁ" ? Ending(kind: .ending, cells: tail..<tail) : nil
    }
    guard let tails = KoreanVocabulary.tails(behind: coda) else { return nil }
    if let ending = word(of: tails, tail) { return ending }
    if coda == "ㄴ" { return word(of: .reports, tail) }
    guard coda == nil else { return nil }
    // 쉬어!
    let endsHere = !scalar(tail).isHangulSyllable && scalar(tail) != " "
    guard isStem else { return endsHere ? Ending(kind: .ending, cells: tail..<tail) : nil }
    // 닫습니다, 않을게요, 닫는다, 아니에요
    switch scalar(tail) {
    case "으": return word(of: .vowel, tail + 1) ?? word(of: .past, tail)
    case "을": return word(of: .liquid, scalar(tail + 1) == " " ? tail + 2 : tail + 1)
    case "는", "은": return word(of: .nasal, tail + 1) ?? word(of: .reports, tail + 1)
    default:
      return word(of: .past, tail) ?? (has("아니", at: tail - 2) ? word(of: .copulas, tail) : nil)
    }
  }

  /// Whether the syllable before a place is 었, or ends in ㅆ as it does.
  func isPast(before place: Int) -> Bool {
    HangulSyllable(scalar(place - 1))?.coda == "ㅆ" && scalar(place - 1) != "겠"
  }

  /// The place behind a word in which spaces may be missing, and whose last syllable may have a consonant more.
  private func end(of word: String, at start: Int, mayEndInCoda: Bool = false) -> Int? {
    var place = start
    var last: Unicode.Scalar?
    for letter in word.unicodeScalars {
      if let last {
        guard last == scalar(place) || last == " " else { return nil }
        if scalar(place) == last { place += 1 }
      }
      last = letter
    }
    guard let last else { return place }
    let found = scalar(place)
    guard found == last || mayEndInCoda && found.withoutCoda == last else { return nil }
    return place + 1
  }

  /// The consonant that a verb's last syllable has beyond its own.
  private func coda(_ place: Int, of verb: String) -> Unicode.Scalar? {
    scalar(place) == verb.unicodeScalars.last ? nil : HangulSyllable(scalar(place))?.coda
  }
}
