import Foundation

/// How far two names are apart in letters of Hangul, so that 양제 is nearer to 양재 than to 양주.
public enum HangulDistance {
  /// The vowels that sound alike, of which people write one for the other.
  private static let alike: [Set<Unicode.Scalar>] = [
    ["\u{1162}", "\u{1166}"], ["\u{1164}", "\u{1168}"], ["\u{116B}", "\u{116C}", "\u{1170}"],
  ]

  /// The least cost of getting from one name to the other.
  ///
  /// A letter that is inserted, deleted or replaced costs two, a vowel replaced by one that sounds
  /// alike costs one.
  public static func between(_ one: String, _ other: String) -> Int {
    let one = letters(one)
    let other = letters(other)
    var row = Array(stride(from: 0, through: 2 * other.count, by: 2))
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = 2 * (index + 1)
      for column in other.indices {
        let replaced = diagonal + cost(letter, other[column])
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 2, row[column] + 2)
      }
    }
    return row[other.count]
  }

  private static func cost(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Int {
    if one == other { return 0 }
    return alike.contains { $0.contains(one) && $0.contains(other) } ? 1 : 2
  }

  /// The letters of a name: syllables taken apart, everything else as it is.
  private static func letters(_ name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
