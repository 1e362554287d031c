/// The words of `NoticeWords`, found by their first syllable, the longest first.
struct NoticeVocabulary: Sendable {
  struct Match {
    var kind: NoticeToken.Kind
    var value: Int32
    /// How many cells the word takes.
    var count: Int
  }

  private struct Entry {
    var kind: NoticeToken.Kind
    var value: Int32
    var first: Int
    var count: Int
  }

  static let shared = NoticeVocabulary()

  private static let firstSyllable: UInt32 = 0xAC00
  private static let syllables = 0xD7A3 - 0xAC00 + 1

  /// The scalars of all words, one after another.
  private var letters: [UInt32] = []
  private var entries: [Entry] = []
  /// The first entry of each syllable and, one place later, the end of its entries.
  private var starts: [UInt16] = []

  private init() {
    var words: [Entry] = []
    for group in NoticeWords.groups {
      var first = letters.count
      for scalar in group.words.unicodeScalars {
        if scalar == "|" {
          words.append(
            Entry(kind: group.kind, value: group.value, first: first, count: letters.count - first))
          first = letters.count
        } else {
          letters.append(scalar.value)
        }
      }
      words.append(
        Entry(kind: group.kind, value: group.value, first: first, count: letters.count - first))
    }
    let letters = letters
    entries = words.sorted { lhs, rhs in
      let left = letters[lhs.first]
      let right = letters[rhs.first]
      return left == right ? lhs.count > rhs.count : left < right
    }
    starts = [UInt16](repeating: 0, count: Self.syllables + 1)
    for entry in entries { starts[Int(letters[entry.first] - Self.firstSyllable) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
  }

  /// The longest word that begins at a cell.
  func longestWord(in cells: [NoticeScalars.Cell], at index: Int) -> Match? {
    let syllable = cells[index].scalar &- Self.firstSyllable
    guard syllable < UInt32(Self.syllables) else { return nil }
    let range = Int(starts[Int(syllable)])..<Int(starts[Int(syllable) + 1])
    for entry in entries[range] where index + entry.count <= cells.count {
      var offset = 1
      while offset < entry.count,
        letters[entry.first + offset] == cells[index + offset].scalar
      {
        offset += 1
      }
      if offset == entry.count {
        return Match(kind: entry.kind, value: entry.value, count: entry.count)
      }
    }
    return nil
  }
}
