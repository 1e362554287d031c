import KoreanText

// The country and the postcode, which stand before or after an address, and what announces it.
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
    if isCountry(word) || isLabel(word) { return true }
    if let code = code(word) {
      postcode = postcode ?? code
      return true
    }
    return isPostcodeLabel(word) && next.map { code($0) != nil } ?? true
  }

  private func isPostcodeAtEnd(_ place: Int) -> Bool {
    let (word, before) = (words[place], words[place - 1])
    guard code(word) != nil, !isRoad(before) else { return false }
    // 명일동 312-140 is a lot, and 역삼동 135-080 is not: the second number of a lot begins with no zero.
    let part = word.drop { text.scalar($0) != "-" }.dropFirst().first
    return part.map { text.scalar($0) == "0" } ?? true
      || !isNeighborhood(before) && !ends(before, "읍", "면", "산")
  }

  /// The postcode in a bracket that holds nothing else.
  func postcode(in bracket: Range<Int>) -> String? {
    let letters = bracket.drop { !text.scalar($0).isPlainDigit }
    guard let first = letters.first else { return nil }
    let label = bracket.lowerBound..<first
    guard label.isEmpty || isPostcodeLabel(trimmed(label)) else { return nil }
    return code(first..<bracket.upperBound)
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
    guard 5...7 ~= word.count, text.scalar(word.lowerBound).isPlainDigit else { return nil }
    var digits = 0
    for place in word where text.scalar(place).isPlainDigit { digits += 1 }
    let isOld = digits == 6 && (word.count == 6 || text.scalar(word.lowerBound + 3) == "-")
    guard digits == 5 && word.count == 5 || isOld else { return nil }
    return text.string(word)
  }

  func isPostcodeLabel(_ word: Range<Int>) -> Bool { kind(word) == .postcode }

  private func isLabel(_ word: Range<Int>) -> Bool { kind(word) == .address }

  private func isCountry(_ word: Range<Int>) -> Bool { kind(word) == .country }

  private func kind(_ word: Range<Int>) -> Label? {
    var word = withoutComma(word)
    if word.count > 1, text.scalar(word.upperBound - 1) == ":" { word = word.dropLast() }
    return word.count > 8 ? nil : Self.labels[PlaceName(text, word)]
  }

  /// What a word announces: 우편번호: a postcode, 주소: an address; or that it is the country.
  private enum Label { case postcode, address, country }

  private static let labels: [PlaceName: Label] = {
    var labels: [PlaceName: Label] = [:]
    func add(_ label: Label, _ words: String) {
      for word in words.split(separator: " ") { labels[PlaceName(String(word))] = label }
    }
    add(.postcode, "우 우편번호 〒")
    add(.address, "주소 도로명주소 도로명 지번주소 지번 소재지 위치 address Address : -")
    add(
      .country,
      "대한민국 한국 korea Korea KOREA south South SOUTH republic Republic REPUBLIC of Of OF KR Kr kr "
        + "KOR kor")
    return labels
  }()

  /// A word without a comma behind it.
  func withoutComma(_ word: Range<Int>) -> Range<Int> {
    word.count > 1 && text.scalar(word.upperBound - 1) == ","
      ? word.lowerBound..<(word.upperBound - 1) : word
  }
}
