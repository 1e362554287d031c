import KoreanText

// The country and the postcode, which stand before or after an address.
extension AddressParser {
  /// Takes the country and the postcode from both ends.
  mutating func dropCountryAndPostcode() {
    var first = 0
    while first < words.count, takes(words[first], next: word(first + 1)) { first += 1 }
    var end = words.count
    while end > first + 2, isCountry(words[end - 1]) || isPostcodeAtEnd(end - 1) {
      postcode = postcode ?? code(words[end - 1])
      end -= 1
    }
    if first < end, first > 0 || end < words.count { words = Array(words[first..<end]) }
  }

  /// Whether a word at the beginning belongs to the country or the postcode.
  private mutating func takes(_ word: Range<Int>, next: Range<Int>?) -> Bool {
    if isCountry(word) { return true }
    if let code = code(word) {
      postcode = postcode ?? code
      return true
    }
    return isPostcodeLabel(word) && next.map { code($0) != nil } ?? true
  }

  private func isPostcodeAtEnd(_ place: Int) -> Bool {
    code(words[place]) != nil && !isRoad(words[place - 1])
  }

  /// The postcode in a bracket that holds nothing else.
  func postcode(in bracket: Range<Int>) -> String? {
    let letters = bracket.drop { !text.scalar($0).isPlainDigit }
    let label = bracket.lowerBound..<(letters.first ?? bracket.upperBound)
    guard label.isEmpty || isPostcodeLabel(trimmed(label)) else { return nil }
    return letters.first.flatMap { code($0..<bracket.upperBound) }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.scalar(end - 1).isPlainSpace { end -= 1 }
    return range.lowerBound..<end
  }

  /// The digits of a postcode, with 우 before them or not; the six of before August 2015 too.
  private func code(_ word: Range<Int>) -> String? {
    var word = withoutComma(word)
    if word.count > 5, text.scalar(word.lowerBound) == "우" { word = word.dropFirst() }
    let digits = word.filter { text.scalar($0).isPlainDigit }
    let isOld =
      digits.count == 6 && (word.count == 6 || text.scalar(word.lowerBound + 3) == "-")
    guard digits.count == 5 && word.count == 5 || isOld && word.count <= 7 else { return nil }
    return text.string(word)
  }

  private func isPostcodeLabel(_ word: Range<Int>) -> Bool {
    guard text.scalar(word.lowerBound) == "우" || text.scalar(word.lowerBound) == "〒" else {
      return false
    }
    return switch text.string(word) {
    case "우", "우:", "우편번호", "우편번호:", "〒": true
    default: false
    }
  }

  private func isCountry(_ word: Range<Int>) -> Bool {
    // Most words are none, and are not made a string of.
    switch text.scalar(word.lowerBound) {
    case "대", "한", "k", "K", "s", "S", "r", "R", "o", "O": break
    default: return false
    }
    return switch text.string(withoutComma(word)).lowercased() {
    case "대한민국", "한국", "korea", "south", "republic", "of", "kr", "kor": true
    default: false
    }
  }

  /// A word without a comma behind it.
  func withoutComma(_ word: Range<Int>) -> Range<Int> {
    word.count > 1 && text.scalar(word.upperBound - 1) == ","
      ? word.lowerBound..<(word.upperBound - 1) : word
  }
}
