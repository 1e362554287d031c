// The keyboard with two sets of letters, 두벌식, which nearly everybody in Korea uses.
extension Hangul {
  /// The Latin letters on the keys that write a Korean text.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Hangul.latinKeys(of: "쌍문점")  // "Tkdanswja"
  /// ```
  ///
  /// - Parameter text: any text; other characters stay unchanged.
  /// - Complexity: O(*n*) in the length of the text.
  public static func latinKeys(of text: String) -> String {
    var keys = String.UnicodeScalarView()
    for letter in keyLetters(of: text).unicodeScalars {
      let place = keyboard.firstIndex { $0.letter == letter }
      keys.append(place.map { keyboard[$0].key } ?? letter)
    }
    return String(keys)
  }

  /// The Hangul letters on the keys that write a text in Latin letters.
  ///
  /// Together with `keyLetters(of:)` it finds what a person meant who typed with the wrong keyboard
  /// layout.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Hangul.keyLetters(ofKeys: "dlakxm") == Hangul.keyLetters(of: "이마트")  // true
  /// ```
  ///
  /// - Parameter keys: Latin letters. The capitals Q, W, E, R, T, O and P have their own Hangul
  ///   letters, other capitals count as small letters, and other characters stay unchanged.
  /// - Complexity: O(*n*) in the length of the text.
  public static func keyLetters(ofKeys keys: String) -> String {
    var letters = String.UnicodeScalarView()
    for key in keys.unicodeScalars { letters.append(letter(onKey: key) ?? key) }
    return String(letters)
  }

  /// The letter on the key of a Latin letter, a capital with Shift.
  package static func letter(onKey key: Unicode.Scalar) -> Unicode.Scalar? {
    let place =
      keyboard.firstIndex { $0.key == key }
      ?? keyboard.firstIndex { $0.key == key.loweredLatin }
    return place.map { keyboard[$0].letter }
  }

  private static let keyboard: [(key: Unicode.Scalar, letter: Unicode.Scalar)] = [
    ("q", "ㅂ"), ("w", "ㅈ"), ("e", "ㄷ"), ("r", "ㄱ"), ("t", "ㅅ"), ("y", "ㅛ"), ("u", "ㅕ"), ("i", "ㅑ"),
    ("o", "ㅐ"), ("p", "ㅔ"), ("a", "ㅁ"), ("s", "ㄴ"), ("d", "ㅇ"), ("f", "ㄹ"), ("g", "ㅎ"), ("h", "ㅗ"),
    ("j", "ㅓ"), ("k", "ㅏ"), ("l", "ㅣ"), ("z", "ㅋ"), ("x", "ㅌ"), ("c", "ㅊ"), ("v", "ㅍ"), ("b", "ㅠ"),
    ("n", "ㅜ"), ("m", "ㅡ"), ("Q", "ㅃ"), ("W", "ㅉ"), ("E", "ㄸ"), ("R", "ㄲ"), ("T", "ㅆ"), ("O", "ㅒ"),
    ("P", "ㅖ"),
  ]
}
