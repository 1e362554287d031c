extension PhoneNumber {
  /// The numbers that a text names, in order, each once.
  ///
  /// There may be words before and between them. A number after a word for a fax is left out, because
  /// nobody answers it. Digits that are not a whole number, such as an extension, are left out too.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let text = "대표 02-411-1234, 고객센터 1899-9900 (FAX 02-411-1235)"
  /// PhoneNumber.numbers(in: text).map(\.description)  // ["02-411-1234", "1899-9900"]
  /// ```
  ///
  /// - Parameter text: any text; after 1,000 scalars nothing is read.
  /// - Complexity: O(*n*) in the length of the text.
  public static func numbers(in text: String) -> [PhoneNumber] {
    if let number = PhoneNumber(text) { return [number] }
    var found: [PhoneNumber] = []
    var word = ""
    var written = ""
    func take() {
      defer { written = "" }
      guard written.unicodeScalars.contains(where: isDigit) else { return }
      defer { word = "" }
      guard !isFax(word) else { return }
      for number in numbers(inDigits: written) where !found.contains(number) {
        found.append(number)
      }
    }
    for scalar in text.unicodeScalars.prefix(1_000) {
      if isDigit(scalar) || isSeparator(scalar) {
        written.unicodeScalars.append(scalar)
      } else {
        take()
        word.unicodeScalars.append(scalar)
      }
    }
    take()
    return found
  }

  /// The numbers in digits and separators; each takes as many groups as it can.
  private static func numbers(inDigits text: String) -> [PhoneNumber] {
    let groups = text.split { " \u{A0}\u{3000}\t/".contains($0) }.map { String($0) }
    var found: [PhoneNumber] = []
    var first = 0
    while first < groups.count {
      // A number has at most four groups: country, area, exchange and the last four digits.
      let ends = (first + 1...min(groups.count, first + 4)).reversed()
      let longest = ends.lazy.compactMap { end in
        PhoneNumber(groups[first..<end].joined(separator: " ")).map { ($0, end) }
      }.first
      if let (number, end) = longest {
        found.append(number)
        first = end
      } else {
        first += 1
      }
    }
    return found
  }

  private static func isFax(_ word: String) -> Bool {
    let letters = word.lowercased().filter { $0.isLetter }
    return letters.hasSuffix("fax") || letters.hasSuffix("팩스") || letters == "f"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    0x30...0x39 ~= scalar.value || 0xFF10...0xFF19 ~= scalar.value
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x3000, 0x09, 0x28, 0x29, 0x2B, 0x2D, 0x2E, 0x2F, 0x2010...0x2015, 0x2212,
      0xB7,
      0xFF08, 0xFF09, 0xFF0B, 0xFF0D:
      true
    default: false
    }
  }
}
