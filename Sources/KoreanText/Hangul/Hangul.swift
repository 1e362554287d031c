/// What a search in Korean text needs to know about its letters.
///
/// ```swift
/// import MartHolidayKit
///
/// Hangul.chosung(of: "이마트 성수점")  // "ㅇㅁㅌ ㅅㅅㅈ"
/// Hangul.keyLetters(of: "닭")  // "ㄷㅏㄹㄱ"
/// Hangul.latinKeys(of: "이마트")  // "dlakxm"
/// ```
///
/// The functions that take a Korean text compose decomposed Hangul first, so that a file name from
/// a Mac and a text from a keyboard give the same letters. No function folds width, case or spaces:
/// the search decides what is equal.
public enum Hangul: Sendable {
  /// The initial consonants of a text, 초성, with every other character unchanged.
  ///
  /// - Parameter text: any text.
  /// - Returns: as many scalars as the composed text has.
  /// - Complexity: O(*n*) in the length of the text.
  public static func chosung(of text: String) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in composed(text) { letters.append(HangulSyllable(scalar)?.onset ?? scalar) }
    return String(letters)
  }

  /// The letters that a person presses one after another on the keyboard to write a text.
  ///
  /// Pairs of consonants and vowels of two keys are split, ㄺ into ㄹ and ㄱ, ㅘ into ㅗ and ㅏ. A
  /// double consonant such as ㄲ is one key with Shift and stays, and so do ㅐ and ㅔ.
  ///
  /// - Parameter text: any text; other characters stay unchanged.
  /// - Complexity: O(*n*) in the length of the text.
  public static func keyLetters(of text: String) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in composed(text) { appendKeyLetters(of: scalar, to: &letters) }
    return String(letters)
  }

  /// The keyboard letters that make up one letter.
  ///
  /// - Parameter letter: a consonant or a vowel as a keyboard writes it.
  /// - Returns: two letters for ㄳ, ㅘ and similar ones, otherwise `nil`.
  public static func parts(of letter: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar)? {
    switch letter {
    case "ㄳ": ("ㄱ", "ㅅ")
    case "ㄵ": ("ㄴ", "ㅈ")
    case "ㄶ": ("ㄴ", "ㅎ")
    case "ㄺ": ("ㄹ", "ㄱ")
    case "ㄻ": ("ㄹ", "ㅁ")
    case "ㄼ": ("ㄹ", "ㅂ")
    case "ㄽ": ("ㄹ", "ㅅ")
    case "ㄾ": ("ㄹ", "ㅌ")
    case "ㄿ": ("ㄹ", "ㅍ")
    case "ㅀ": ("ㄹ", "ㅎ")
    case "ㅄ": ("ㅂ", "ㅅ")
    case "ㅘ": ("ㅗ", "ㅏ")
    case "ㅙ": ("ㅗ", "ㅐ")
    case "ㅚ": ("ㅗ", "ㅣ")
    case "ㅝ": ("ㅜ", "ㅓ")
    case "ㅞ": ("ㅜ", "ㅔ")
    case "ㅟ": ("ㅜ", "ㅣ")
    case "ㅢ": ("ㅡ", "ㅣ")
    default: nil
    }
  }

  private static func appendKeyLetters(
    of scalar: Unicode.Scalar, to letters: inout String.UnicodeScalarView
  ) {
    func append(_ letter: Unicode.Scalar) {
      guard let (first, second) = parts(of: letter) else { return letters.append(letter) }
      letters.append(first)
      letters.append(second)
    }
    guard let syllable = HangulSyllable(scalar) else { return append(scalar) }
    letters.append(syllable.onset)
    append(syllable.vowel)
    if let coda = syllable.coda { append(coda) }
  }

  /// The scalars of a text with decomposed Hangul composed.
  private static func composed(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if let last = scalars.last, let joined = HangulLetters.joined(last.value, scalar.value) {
        scalars[scalars.count - 1] = joined
      } else {
        scalars.append(scalar)
      }
    }
    for index in scalars.indices {
      scalars[index] = HangulLetters.compatible(scalars[index].value) ?? scalars[index]
    }
    return scalars
  }
}
