import KoreanText

extension String {
  /// The parts of a text that some of its search letters come from, in order and apart.
  ///
  /// What lies between two letters that follow each other belongs to them, and no character is cut.
  func ranges(ofSearchLetters letters: [Range<Int>]) -> [Range<Index>] {
    let joined = Self.joined(letters)
    let cells = NormalizedText(self).cells
    var ranges: [Range<Int>] = []
    var place = 0
    var next = 0
    SearchLetters.forEach(cells) { _, cell, _ in
      defer { place += 1 }
      while next < joined.count, joined[next].upperBound <= place { next += 1 }
      guard next < joined.count, joined[next].lowerBound <= place else { return }
      let (start, end) = (Int(cells[cell].start), Int(cells[cell].end))
      if place > joined[next].lowerBound, let last = ranges.last {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    return characterRanges(ranges)
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// The characters that some bytes of the UTF-8 belong to.
  private func characterRanges(_ bytes: [Range<Int>]) -> [Range<Index>] {
    var ranges: [Range<Index>] = []
    var offset = 0
    var next = 0
    for index in indices {
      guard next < bytes.count else { break }
      let end = self.index(after: index)
      let length = utf8.distance(from: index, to: end)
      while next < bytes.count, bytes[next].upperBound <= offset { next += 1 }
      if next < bytes.count, bytes[next].lowerBound < offset + length {
        if let last = ranges.last, last.upperBound == index {
          ranges[ranges.count - 1] = last.lowerBound..<end
        } else {
          ranges.append(index..<end)
        }
      }
      offset += length
    }
    return ranges
  }
}
