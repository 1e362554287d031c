import ExampleSupport
import MartHolidayKit

/// A line of text that can underline parts of itself; Hangul is two columns wide.
struct UnderlinedText {
  /// What is shown: the text or a part of it, with a space for each control character.
  let shown: String
  /// Where each shown character begins, as a UTF-8 offset of the whole text, and its columns.
  private var characters: [(offset: Int, columns: Range<Int>)] = []
  private var end = 0

  /// A text with a space for each control character, which could steer the terminal.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  /// Makes a line of a text, or of the part about some words when it is too wide.
  init(_ text: String, around words: Range<Int>? = nil, width: Int = .max) {
    var places: [(offset: Int, text: String, width: Int)] = []
    var offset = 0
    for character in text {
      let plain = Self.plain(String(character))
      places.append((offset, plain, DisplayWidth.of(plain)))
      offset += character.utf8.count
    }
    let first = words.map { Self.first(places, $0, width) } ?? 0
    var shown = ""
    var column = 0
    for place in places[first...] {
      guard column + place.width <= width else { break }
      characters.append((place.offset, column..<column + place.width))
      shown += place.text
      column += place.width
      end = place.offset + place.text.utf8.count
    }
    self.shown = shown
  }

  /// The index of the first character to show, a little before the words.
  private static func first(
    _ places: [(offset: Int, text: String, width: Int)], _ words: Range<Int>, _ width: Int
  ) -> Int {
    guard places.reduce(0, { $0 + $1.width }) > width else { return 0 }
    var first = places.lastIndex { $0.offset <= words.lowerBound } ?? 0
    var room = width / 4
    while first > 0, places[first - 1].width <= room {
      first -= 1
      room -= places[first].width
    }
    return first
  }

  /// A line of `^` under the words at some UTF-8 offsets of the whole text.
  func underline(_ ranges: [Range<Int>]) -> String {
    var signs: [Character] = []
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1].offset : end
      let bytes = character.offset..<max(next, character.offset + 1)
      let isMeant = ranges.contains { $0.overlaps(bytes) }
      signs += Array(repeating: isMeant ? "^" : " ", count: character.columns.count)
    }
    while signs.last == " " { signs.removeLast() }
    return String(signs)
  }
}
