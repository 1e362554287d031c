/// A name of a few Latin letters and digits, or a number, in two words and without references.
struct ShortName: Hashable, Sendable {
  /// The first ten letters, six bits each; zero for a number.
  private var head: UInt64 = 0
  /// The other letters, or the number.
  private var tail: UInt64 = 0

  /// Makes a number.
  init(number: UInt64) { tail = number }

  /// Makes a name.
  ///
  /// - Returns: `nil` for anything but 1 to 20 Latin letters and digits.
  init?(_ text: String) {
    let letters = text.utf8
    guard 1...20 ~= letters.count else { return nil }
    for (index, letter) in letters.enumerated() {
      guard let code = Self.letters.utf8.firstIndex(of: letter) else { return nil }
      let bits = UInt64(Self.letters.utf8.distance(from: Self.letters.startIndex, to: code) + 1)
      if index < 10 {
        head |= bits << UInt64(index * 6)
      } else {
        tail |= bits << UInt64((index - 10) * 6)
      }
    }
  }

  /// The number, or `nil` for a name.
  var number: UInt64? { head == 0 ? tail : nil }

  /// The letters of the name; empty for a number.
  var text: String {
    guard head != 0 else { return "" }
    let letters = Array(Self.letters.utf8)
    var text = ""
    for word in [head, tail] {
      var rest = word
      while rest != 0 {
        text.unicodeScalars.append(Unicode.Scalar(letters[Int(rest & 0x3F) - 1]))
        rest >>= 6
      }
    }
    return text
  }

  private static var letters: String {
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  }
}

extension ShortName: Comparable {
  /// Numbers first and in their order, names behind all of them.
  static func < (lhs: ShortName, rhs: ShortName) -> Bool {
    lhs.head != rhs.head ? lhs.head < rhs.head : lhs.tail < rhs.tail
  }
}
