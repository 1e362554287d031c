// Numbers, which Koreans read with Chinese numerals.
extension FinalSoundReader {
  /// The sound of the number that ends at a digit.
  func number(endingAt last: Int) -> FinalSound? {
    var start = digitsStart(last)
    let count = last - start + 1
    switch scalar(start - 1) {
    case ":" where count == 2 && scalar(start - 2).isPlainDigit:
      // 열 시 or 열 시 삼십 분.
      return scalar(start) == "0" && scalar(last) == "0" ? .vowel : .consonant
    case "." where scalar(start - 2).isPlainDigit && !isDate(dayStart: start, last: last):
      // The digits of a decimal are read one by one, so a 0 at the end is 영 and never 십.
      return Self.digit(scalar(last))
    case ",":
      // 10,000 is one number, and 2,4 are two.
      var group = start
      while last - group >= 2, scalar(group - 1) == ",", scalar(group - 2).isPlainDigit {
        let before = digitsStart(group - 2)
        let isFull = group - 1 - before <= 3 && scalar(group + 3).isPlainDigit == false
        guard isFull else { break }
        group = before
      }
      start = group
    default: break
    }
    if isDate(dayStart: start, last: last) { return .rieul }
    switch scalar(start - 1) {
    case "$", "€", "£": return .vowel
    case "₩", "¥": return .consonant
    default: return Self.integer(scalars[start...last].filter { $0.isPlainDigit })
    }
  }

  /// The first of the digits that end at a place.
  private func digitsStart(_ last: Int) -> Int {
    var start = last
    while scalar(start - 1).isPlainDigit { start -= 1 }
    return start
  }

  /// Whether digits are the day of 2026-11-22, 2026.11.22, 2026/11/22 or 11/22.
  private func isDate(dayStart: Int, last: Int) -> Bool {
    let sign = scalar(dayStart - 1)
    guard sign == "-" || sign == "." || sign == "/", scalar(dayStart - 2).isPlainDigit,
      1...31 ~= small(dayStart, last)
    else { return false }
    let month = digitsStart(dayStart - 2)
    guard 1...12 ~= small(month, dayStart - 2) else { return false }
    guard scalar(month - 1) == sign, scalar(month - 2).isPlainDigit else { return sign == "/" }
    return month - 1 - digitsStart(month - 2) == 4
  }

  /// A number of one or two digits, or 0 when there are more.
  private func small(_ start: Int, _ last: Int) -> Int {
    guard last - start < 2 else { return 0 }
    return scalars[start...last].reduce(0) { 10 * $0 + Int($1.value - 0x30) }
  }

  /// The sound of a whole number by its digits.
  static func integer(_ digits: [Unicode.Scalar]) -> FinalSound? {
    guard let last = digits.last, let first = digits.first else { return nil }
    // 010 and 007 are read digit by digit.
    guard last == "0", first != "0" else { return digit(last) }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    if zeros < 4 { return .consonant }  // 십, 백, 천
    // 만, 억, 조, 경, 해, 자, 양, 구, 간, 정, 재, 극: a new name every four digits.
    switch zeros / 4 {
    case 3, 5, 6, 8, 11: return .vowel
    case 1...12: return .consonant
    default: return nil
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> FinalSound? {
    switch scalar {
    case "1", "7", "8": .rieul
    case "0", "3", "6": .consonant
    default: .vowel
    }
  }
}
