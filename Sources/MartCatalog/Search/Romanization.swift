/// The Latin letters of Hangul, as signs have them.
///
/// Source: 국어의 로마자 표기법, with the sound changes of its article 3, in lower case and without
/// hyphens. Tense sounds, and ㅎ behind a final consonant, stay as in names of places.
enum Romanization {
  /// The beginning of a name that is written with some Latin letters, such as 양재 of 양재점.
  ///
  /// - Parameters:
  ///   - name: the letters of a name.
  ///   - word: Latin letters.
  /// - Returns: `nil` unless whole syllables, two or more, are written so.
  static func beginning(of name: ArraySlice<UInt16>, writtenAs word: [UInt16]) -> [UInt16]? {
    let open = latin(name.prefix(1).map { $0 - ($0 &- SyllableLetters.first) % 28 }[...])
    guard let first = name.first, SyllableLetters.isSyllable(first), word.starts(with: open) else {
      return nil
    }
    var end = name.startIndex + 2
    while end <= name.endIndex, SyllableLetters.isSyllable(name[end - 1]) {
      let written = latin(name[..<end])
      if written == word { return Array(name[..<end]) }
      guard written.count < word.count + 2 else { return nil }
      end += 1
    }
    return nil
  }

  /// The Latin letters of some syllables.
  private static func latin(_ syllables: ArraySlice<UInt16>) -> [UInt16] {
    var letters: [UInt16] = []
    var coda = 0
    for syllable in syllables where SyllableLetters.isSyllable(syllable) {
      let index = Int(syllable &- SyllableLetters.first)
      letters += joint(coda, index / 588)
      letters += vowels[index / 28 % 21]
      coda = index % 28
    }
    return letters + (coda > 0 ? sounds[finals[coda]] : [])
  }

  /// A final consonant, zero for none, and the consonant that begins the next syllable.
  private static func joint(_ coda: Int, _ onset: Int) -> [UInt16] {
    guard coda > 0 else { return onsets[onset] }
    let final = finals[coda]
    switch onset {
    case silent:
      // ㅇ at the end stays, ㅎ is not heard, and any other begins the syllable.
      return final == ng ? sounds[ng] : coda == 27 ? [] : onsetOfCoda(coda)
    case nieun where final == l: return sounds[l] + sounds[l]
    case rieul where final == l || final == n: return sounds[l] + sounds[l]
    case nieun, mieum, rieul:
      return sounds[nasal[final]] + (onset == rieul ? sounds[n] : onsets[onset])
    default: return sounds[final] + onsets[onset]
    }
  }

  /// A final consonant before a vowel; of a pair the first stays and the second goes on.
  private static func onsetOfCoda(_ coda: Int) -> [UInt16] {
    let letter = SyllableLetters.codas[coda]
    guard let (first, second) = SyllableLetters.pair(letter) else { return onset(of: letter) }
    let kept = SyllableLetters.coda(first).map { sounds[finals[Int($0)]] } ?? []
    return kept + onset(of: second)
  }

  private static func onset(of consonant: UInt16) -> [UInt16] {
    onsets[Int(SyllableLetters.onsetOfConsonant[Int(consonant - 0x3131)])]
  }

  private static func list(_ text: String) -> [[UInt16]] {
    text.split(separator: " ").map { $0 == "-" ? [] : Array($0.utf16) }
  }

  private static let onsets = list("g kk n d tt r m b pp s ss - j jj ch k t p h")
  private static let vowels = list(
    "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i")
  private static let (nieun, rieul, mieum, silent) = (2, 5, 6, 11)

  /// The seven sounds that end a syllable.
  private static let sounds = list("k n t l m p ng")
  private static let (n, l, ng) = (1, 3, 6)
  /// The sound of each final consonant before ㄴ, ㄹ or ㅁ.
  private static let nasal = [6, 1, 1, 3, 4, 4, 6]
  /// The sound of each final consonant, in the order of Unicode; the first is none.
  private static let finals = [
    0, 0, 0, 0, 1, 1, 1, 2, 3, 0, 4, 3, 3, 3, 5, 3, 4, 5, 5, 2, 2, 6, 2, 2, 0, 2, 5, 2,
  ]
}
