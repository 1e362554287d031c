/// A keyboard with two sets of letters and its input method, which shares nothing with the library: it
/// keeps the text as a list of keys and composes it anew from tables.
enum TwoSetKeyboard {
  private static let onsets = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let codas = [" "] + Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ").map(String.init)
  private static let pairs: [String: Character] = [
    "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ",
    "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ", "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ",
    "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ",
  ]

  /// The keys that write a text.
  static func keys(of text: String) -> [Character] {
    var keys: [Character] = []
    func press(_ letter: Character) {
      if let pair = pairs.first(where: { $0.value == letter }) {
        keys += Array(pair.key)
      } else {
        keys.append(letter)
      }
    }
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        keys.append(Character(scalar))
        continue
      }
      let index = Int(scalar.value - 0xAC00)
      press(onsets[index / 588])
      press(vowels[index / 28 % 21])
      if index % 28 > 0 { press(Character(codas[index % 28])) }
    }
    return keys
  }

  /// What stands in a text field after each key.
  static func states(typing text: String) -> [String] {
    let keys = keys(of: text)
    return keys.indices.map { Self.text(of: Array(keys[...$0])) }
  }

  /// The text that keys write.
  static func text(of keys: [Character]) -> String {
    var text = ""
    var index = 0
    while index < keys.count {
      let key = keys[index]
      guard let onset = onsets.firstIndex(of: key), index + 1 < keys.count,
        vowels.contains(keys[index + 1])
      else {
        text.append(key)
        index += 1
        continue
      }
      var vowel = keys[index + 1]
      index += 2
      if index < keys.count, let pair = pairs["\(vowel)\(keys[index])"] {
        vowel = pair
        index += 1
      }
      var coda = ""
      while index < keys.count, onsets.contains(keys[index]) {
        if index + 1 < keys.count, vowels.contains(keys[index + 1]) { break }
        let longer =
          coda.isEmpty ? String(keys[index]) : pairs[coda + "\(keys[index])"].map(String.init)
        guard let longer, codas.contains(longer) else { break }
        coda = longer
        index += 1
      }
      let place = codas.firstIndex(of: coda.isEmpty ? " " : coda) ?? 0
      let value = 0xAC00 + (onset * 21 + (vowels.firstIndex(of: vowel) ?? 0)) * 28 + place
      text.unicodeScalars.append(Unicode.Scalar(UInt32(value)) ?? "?")
    }
    return text
  }
}
