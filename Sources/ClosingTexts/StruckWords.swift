// Words that a notice has struck through: <del>12/9 휴무</del> 12/10 휴무, ~~12/9 휴무~~ 12/10 휴무.
extension String {
  /// The text with spaces for what is struck through, at the same places in UTF-8.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var withoutStruckWords: String {
    let (less, tilde, space) = (UInt8(ascii: "<"), UInt8(ascii: "~"), UInt8(ascii: " "))
    var last = space
    let mayStrike = utf8.contains { byte in
      defer { last = byte }
      return byte == less || byte == tilde && last == tilde
    }
    guard mayStrike else { return self }
    var bytes = Array(utf8)
    var (start, sign): (Int?, [UInt8]) = (nil, [])
    var hasStruck = false
    var place = 0
    while place < bytes.count {
      if start == nil {
        if bytes[place] == less,
          let tag = Self.struckTags.first(where: { bytes.has($0.opening, at: place) })
        {
          (start, sign) = (place, tag.closing)
        } else if bytes.has(Self.tildes, at: place), place == 0 || bytes[place - 1] <= space,
          place + 2 < bytes.count, bytes[place + 2] > space, bytes[place + 2] != tilde
        {
          (start, sign) = (place, Self.tildes)
          place += 1
        }
      } else if let first = start, bytes.has(sign, at: place) {
        var end = place + sign.count
        // ~~12/9~~ → 12/10
        while end < bytes.count, bytes[end] == space { end += 1 }
        if bytes.has(Self.arrow, at: end) { end += Self.arrow.count }
        for struck in first..<end { bytes[struck] = space }
        (start, hasStruck) = (nil, true)
        place = end - 1
      } else if sign == Self.tildes, bytes[place] == UInt8(ascii: "\n") {
        // 감사합니다~~⏎~~: signs that strike nothing
        start = nil
      }
      place += 1
    }
    return hasStruck ? String(decoding: bytes, as: UTF8.self) : self
  }

  private static let struckTags: [(opening: [UInt8], closing: [UInt8])] =
    ["del>", "s>", "strike>"].map { (Array("<\($0)".utf8), Array("</\($0)".utf8)) }
  private static let tildes = Array("~~".utf8)
  private static let arrow = Array("→".utf8)
}

extension [UInt8] {
  fileprivate func has(_ word: [UInt8], at place: Int) -> Bool {
    place < count && self[place...].starts(with: word)
  }
}
