/// The letters of one text, with the words that begin among them.
struct IndexedText {
  var letters: [UInt16] = []
  /// A bit for each of the first 64 letters with which a word begins.
  var wordStarts: UInt64 = 0

  init(_ text: String) {
    SearchLetters.forEach(in: text, start: { (letters, wordStarts) = ([], 0) }) { letter, isFirst in
      if isFirst, letters.count < 64 { wordStarts |= 1 << UInt64(letters.count) }
      letters.append(letter)
    }
  }
}
