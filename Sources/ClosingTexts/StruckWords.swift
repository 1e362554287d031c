// Words that a notice has struck through: <del>12/9 휴무</del> 12/10 휴무, ~~12/9 휴무~~ 12/10 휴무.
extension String {
  /// The text with spaces for what is struck through, at the same places in UTF-8.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var withoutStruckWords: String {
    let (less, tilde, space) = (UInt8(ascii: "<"), UInt8(ascii: "~"), UInt8(ascii: " "))
    guard utf8.contains(where: { $0 == less || $0 == tilde }) else { return self }
    var bytes = Array(utf8)
    var (start, sign): (Int?, StaticString?) = (nil, nil)
    var hasStruck = false
    var place = 0
    while place < bytes.count {
      if start == nil {
        if bytes[place] == less {
          sign = Self.struckTags.first { bytes.has($0.opening, at: place) }?.closing
          if sign != nil { start = place }
        } else if bytes.has("~~", at: place), place == 0 || bytes[place - 1] <= space,
          place + 2 < bytes.count, bytes[place + 2] > space, bytes[place + 2] != tilde
        {
          (start, sign) = (place, "~~")
          place += 1
        }
      } else if let first = start, let closing = sign, bytes.has(closing, at: place) {
        var end = place + closing.utf8CodeUnitCount
        // ~~12/9~~ → 12/10
        while end < bytes.count, bytes[end] == space { end += 1 }
        if bytes.has("→", at: end) { end += 3 }
        for struck in first..<end { bytes[struck] = space }
        (start, sign, hasStruck) = (nil, nil, true)
        place = end - 1
      } else if sign.map({ $0.utf8CodeUnitCount == 2 }) == true, bytes[place] == 10 {
        // 감사합니다~~⏎~~: signs that strike nothing
        (start, sign) = (nil, nil)
      }
      place += 1
    }
    return hasStruck ? String(decoding: bytes, as: UTF8.self) : self
  }

  private static let struckTags: [(opening: StaticString, closing: StaticString)] = [
    ("<del>", "</del>"), ("<s>", "</s>"), ("<strike>", "</strike>"),
  ]
}

extension [UInt8] {
  fileprivate func has(_ word: StaticString, at place: Int) -> Bool {
    guard place + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[place + $0] == letters[$0] }
    }
  }
}
