/// The letters and keys of one text, in memory that the next text reuses.
struct LetterScratch {
  private(set) var letters = [UInt16](repeating: 0, count: 128)
  private(set) var keys = [UInt8](repeating: 0, count: 512)
  private(set) var count = 0
  private(set) var keyCount = 0
  /// A bit for each of the first 64 letters, and keys, with which a word begins.
  private(set) var words: UInt64 = 0
  private(set) var keyWords: UInt64 = 0
  /// A bit for each key that occurs.
  private(set) var keyMask: UInt64 = 0
  private(set) var signature = SearchSignature()

  /// Takes the letters of another text.
  mutating func read(_ text: String) {
    // A letter comes from at least one byte, and so does each of two digits in a circle.
    let size = text.utf8.count
    if size > letters.count { letters = [UInt16](repeating: 0, count: size * 2) }
    var count = 0
    var words: UInt64 = 0
    unsafe letters.withUnsafeMutableBufferPointer { letters in
      SearchLetters.forEach(in: text, start: { (count, words) = (0, 0) }) { letter, isFirst in
        unsafe letters[count] = letter
        if isFirst, count < 64 { words |= 1 << UInt64(count) }
        count += 1
      }
    }
    self.count = count
    self.words = words
    var signature = SearchSignature()
    for letter in letters[..<count] { signature.add(letter) }
    self.signature = signature
  }

  /// Computes the keys of the text.
  mutating func readKeys() {
    if count * 5 > keys.count { keys = [UInt8](repeating: 0, count: count * 10) }
    var keyCount = 0
    var keyWords: UInt64 = 0
    var mask: UInt64 = 0
    let (letters, words, count) = (letters, words, count)
    unsafe keys.withUnsafeMutableBufferPointer { keys in
      for place in 0..<count {
        if place < 64, words >> UInt64(place) & 1 == 1, keyCount < 64 {
          keyWords |= 1 << UInt64(keyCount)
        }
        KeyLetters.forEach(letters[place]) { key in
          unsafe keys[keyCount] = key
          mask |= KeyLetters.bit(key)
          keyCount += 1
        }
      }
    }
    self.keyCount = keyCount
    self.keyWords = keyWords
    keyMask = mask
  }
}
