/// Finds the sound at the end of a plain text.
struct FinalSoundReader {
  let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  func read() -> FinalSound? { sound(0..<scalars.count) }

  func scalar(_ place: Int) -> Unicode.Scalar {
    place >= 0 && place < scalars.count ? scalars[place] : "\0"
  }

  /// The sound at the end of a part of the text, which is searched from its end.
  private func sound(_ range: Range<Int>) -> FinalSound? {
    var range = range
    while let last = range.last {
      let scalar = scalars[last]
      switch scalar {
      case ")", "]", "}":
        if let open = opening(of: last, from: range.lowerBound) {
          // A particle follows the word that the bracket explains.
          return sound(range.lowerBound..<open) ?? sound(open + 1..<last)
        }
      case _ where scalar.isPlainDigit: return number(endingAt: last)
      case _ where scalar.isLatinLetter: return letters(endingAt: last)
      case "²" where self.scalar(last - 1).isLatinLetter,
        "³" where self.scalar(last - 1).isLatinLetter:
        return letters(endingAt: last - 1)
      case "+" where last > range.lowerBound && Self.isSpoken(self.scalar(last - 1)): return .vowel
      default:
        if let sound = FinalSound(ofHangul: scalar) ?? Self.sign(scalar) { return sound }
        if let value = EnclosedNumbers.value(of: scalar) {
          return Self.integer(String(value).unicodeScalars.map { $0 })
        }
        if KoreanScanner.isForeignLetter(scalar) { return nil }
      }
      range.removeLast()
    }
    return nil
  }

  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPlainDigit || scalar.isLatinLetter || scalar.isHangulSyllable
  }

  /// The bracket that the one at a place closes.
  private func opening(of place: Int, from start: Int) -> Int? {
    var depth = 0
    for index in (start...place).reversed() {
      switch scalars[index] {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The sound of a sign that is read aloud, or of a character whose Korean reading is known.
  private static func sign(_ scalar: Unicode.Scalar) -> FinalSound? {
    switch scalar {
    // 퍼센트, 도, 달러, 유로, 파운드, 미터, 리터, 시시, 와트, 헤르츠, 바이트.
    case "%", "℃", "℉", "°", "$", "€", "£", "㎡", "㎥", "㎜", "㎝", "㎞", "㎛", "㎖", "㎗", "㎘", "ℓ", "㏄",
      "㎾", "㎐", "㎑", "㎒", "㎓", "㎅", "㎆", "㎇", "㎈", "㎉", "㏊":
      .vowel
    // 원, 엔, 그램.
    case "₩", "¥", "㎎", "㎏": .consonant
    case "‰", "½", "⅓", "¼", "⅕", "⅛": .rieul
    case "¾", "⅜": .consonant
    // 화, 수, 토, 이, 사, 오, 구, 시.
    case "火", "水", "土", "二", "四", "五", "九", "時": .vowel
    case "月", "日", "一", "七", "八": .rieul
    // 목, 금, 년, 분, 점, 삼, 육, 십, 백, 천, 만.
    case "木", "金", "年", "分", "店", "三", "六", "十", "百", "千", "萬": .consonant
    case "ん", "ン": .consonant
    case "\u{3041}"..."\u{30FA}": .vowel
    case "à"..."å", "è"..."ï", "ò"..."ö", "ù"..."ü", "À"..."Å", "È"..."Ï", "Ò"..."Ö", "Ù"..."Ü":
      .vowel
    default: nil
    }
  }
}
