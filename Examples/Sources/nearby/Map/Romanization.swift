/// Korean place names in Latin letters, by the government's Revised Romanization of 2000.
///
/// Sounds that meet are written as they are spoken, such as Cheongna for 청라; it knows no compounds
/// and no exceptions.
enum Romanization {
  private static let initials = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]
  private static let vowels = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]
  private static let finals = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p",
    "t",
    "t", "ng", "t", "t", "k", "t", "p", "t",
  ]
  /// How a final is written before a vowel, to whose syllable it moves.
  private static let moved = [
    1: "g", 2: "kk", 4: "n", 7: "d", 8: "r", 16: "m", 17: "b", 19: "s", 20: "ss", 21: "ng", 22: "j",
    23: "ch", 24: "k", 25: "t", 26: "p", 27: "",
  ]

  /// A text with each of its Korean words in Latin letters, the first of them a capital.
  static func text(of korean: String) -> String {
    korean.split(separator: " ").map { word(Array($0.unicodeScalars)) }.joined(separator: " ")
  }

  private static func word(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    var before = 0
    for scalar in scalars {
      guard case 0xAC00...0xD7A3 = scalar.value else {
        text += finals[before] + String(Character(scalar))
        before = 0
        continue
      }
      let index = Int(scalar.value - 0xAC00)
      let (end, begin) = joined(before, index / 588)
      text += end + begin + vowels[index % 588 / 28]
      before = index % 28
    }
    text += finals[before]
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The end of a syllable and the beginning of the next one.
  private static func joined(_ final: Int, _ initial: Int) -> (end: String, begin: String) {
    let (end, begin) = (finals[final], initials[initial])
    let nasal = ["k": "ng", "t": "n", "p": "m"][end]
    switch (end, begin) {
    case ("", _): return ("", begin)
    case (_, ""): return (moved[final] ?? end, "")
    case ("n", "r"), ("l", "n"), ("l", "r"): return ("l", "l")
    case (_, "r"): return (nasal ?? end, "n")
    case (_, "n"), (_, "m"): return (nasal ?? end, begin)
    default: return (end, begin)
    }
  }
}
