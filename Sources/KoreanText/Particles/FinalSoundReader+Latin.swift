// Latin letters: units behind a number, names of letters, and words.
extension FinalSoundReader {
  /// The sound of the Latin letters that end at a place.
  func letters(endingAt last: Int) -> FinalSound? {
    var start = last
    while scalar(start - 1).isLatinLetter { start -= 1 }
    // 100km/h is read 100 킬로미터.
    if scalar(start - 1) == "/", scalar(start - 2).isLatinLetter {
      var first = start - 2
      while scalar(first - 1).isLatinLetter { first -= 1 }
      if isBehindNumber(first), let unit = Self.unit(Array(scalars[first...start - 2])) {
        return unit
      }
    }
    let letters = Array(scalars[start...last])
    if scalar(start - 1) == "°" { return .vowel }
    if isBehindNumber(start), let unit = Self.unit(letters) { return unit }
    let isCapitals = letters.allSatisfy { $0.value < 0x60 }
    let isAcronym = isCapitals && (letters.count < 4 || !letters.contains { Self.isVowel($0) })
    if letters.count == 1 || isAcronym { return Self.nameOfLetter(letters[letters.count - 1]) }
    return Self.word(letters.map { $0.loweredLatin })
  }

  private func isBehindNumber(_ start: Int) -> Bool {
    let before = scalar(start - 1) == " " ? start - 2 : start - 1
    return scalar(before).isPlainDigit
  }

  /// The sound of a unit's Korean name; capitals differ, 5g is 그램 and 5G 지.
  private static func unit(_ letters: [Unicode.Scalar]) -> FinalSound? {
    let name = letters.reduce(into: "") { $0.unicodeScalars.append($1) }
    if Units.endingInConsonant.contains(name) { return .consonant }
    if Units.endingInVowel.contains(name) { return .vowel }
    return Units.endingInRieul.contains(name) ? .rieul : nil
  }

  private enum Units {
    // 그램, 톤, 시간, 분, 원, 에이엠, 갤런, 뉴턴.
    static let endingInConsonant = [
      "g", "kg", "mg", "t", "h", "hr", "hrs", "min", "won", "am", "pm", "AM", "PM", "gal", "N",
      "rpm",
      "ppm",
    ]
    // 리터, 미터, 시시, 와트, 볼트, 암페어, 헤르츠, 칼로리, 바이트, 비트, 초, 인치, 피트, 파운드, 온스, 헥타르.
    static let endingInVowel = [
      "l", "L", "ml", "mL", "dl", "dL", "cl", "cL", "kl", "kL", "cc", "m", "cm", "mm", "km", "nm",
      "W",
      "kW", "MW", "kWh", "V", "kV", "A", "mA", "mAh", "Ah", "Hz", "kHz", "MHz", "GHz", "cal",
      "kcal", "B",
      "kB", "KB", "MB", "GB", "TB", "bit", "s", "sec", "ms", "in", "inch", "ft", "lb", "lbs", "oz",
      "ha",
      "a", "ea", "EA", "pcs", "yd", "bar",
    ]
    // 픽셀, 데시벨, 몰, 파스칼, 줄.
    static let endingInRieul = ["px", "dB", "mol", "Pa", "hPa", "kPa", "MPa", "J", "kJ"]
  }

  /// The names of letters: 엘, 알, 엠 and 엔 end in a consonant, all others in a vowel.
  private static func nameOfLetter(_ letter: Unicode.Scalar) -> FinalSound {
    switch letter.loweredLatin {
    case "l", "r": .rieul
    case "m", "n": .consonant
    default: .vowel
    }
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    switch letter.loweredLatin {
    case "a", "e", "i", "o", "u", "y": true
    default: false
    }
  }

  /// The sound with which a word of small letters ends in Korean spelling.
  ///
  /// It is a rule of thumb after the official spelling of loan words. The letters l, m, n and ng
  /// are final consonants. So are p, t, k, c and b after one short vowel, as in 마켓 and 클럽;
  /// elsewhere they get a vowel of their own, as in 마트 and 위크. A final e counts as silent only
  /// after l, m and n.
  private static func word(_ letters: [Unicode.Scalar]) -> FinalSound {
    func letter(_ fromEnd: Int) -> Unicode.Scalar {
      fromEnd <= letters.count ? letters[letters.count - fromEnd] : "\0"
    }
    /// Whether exactly one vowel stands before the letters at the end.
    func isAfterShortVowel(_ length: Int) -> Bool {
      isVowel(letter(length + 1)) && !isVowel(letter(length + 2))
    }
    switch letter(1) {
    case "l": return .rieul
    case "m", "n": return .consonant
    case "g": return letter(2) == "n" ? .consonant : .vowel
    case "p", "t", "k", "c", "b":
      let isDoubled = letter(2) == letter(1) || letter(1) == "k" && letter(2) == "c"
      let isLongU = letter(1) == "k" && letter(2) == "o" && letter(3) == "o"
      let isShort = isAfterShortVowel(isDoubled ? 2 : 1)
      return isShort || isLongU ? .consonant : .vowel
    case "e":
      switch letter(2) {
      // 구글 and 세일, but not the word "le" by itself.
      case "l" where letters.count > 2: return .rieul
      case "m" where isVowel(letter(3)), "n" where isVowel(letter(3)): return .consonant
      default: return .vowel
      }
    default: return .vowel
    }
  }
}
