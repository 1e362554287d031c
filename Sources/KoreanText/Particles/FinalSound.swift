/// The sound at the end of a word, as far as particles care.
enum FinalSound: Hashable, Sendable {
  case vowel
  /// The final consonant ㄹ.
  case rieul
  /// Any other final consonant.
  case consonant

  /// The sound at the end of a text that is read aloud in Korean, or `nil` when it is not known.
  init?(of text: String) {
    // A particle needs no more than the end; a longer word is not read to its beginning.
    let reader = FinalSoundReader(NormalizedText(Self.end(of: text)).cells.map { $0.scalar })
    guard let sound = reader.read() else { return nil }
    self = sound
  }

  /// The sound of a Hangul letter or syllable.
  init?(ofHangul scalar: Unicode.Scalar) {
    if let syllable = HangulSyllable(scalar) {
      self = syllable.coda.map { $0 == "ㄹ" ? .rieul : .consonant } ?? .vowel
    } else if scalar.isHangulVowel {
      self = .vowel
    } else if scalar.isHangulConsonant {
      // The names of all consonants end in a consonant: 기역, 니은, 리을.
      self = scalar == "ㄹ" ? .rieul : .consonant
    } else {
      return nil
    }
  }

  private static let longestEnd = 200

  private static func end(of text: String) -> String {
    var end = String.UnicodeScalarView()
    // The brackets of titles, 「」 and 《》, quote a word and do not explain one.
    for scalar in text.unicodeScalars.suffix(longestEnd) {
      end.append(0x3008...0x300F ~= scalar.value ? "\"" : scalar)
    }
    return String(end)
  }
}
