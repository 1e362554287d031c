import KoreanText
import MartModels

/// Reads a value of `opening_hours` as people write it: as it is, with the words and signs of the
/// notation in their own spelling, or as days and hours in words, whichever succeeds first.
enum LenientReader {
  typealias Failure = OpeningHoursExpressionError

  static func rules(of text: String) throws(Failure) -> [ExpressionRule] {
    // A value of the notation begins with a letter, a digit or a quotation mark of ASCII.
    if text.utf8.first ?? 0 < 0x80 {
      var strict = ExpressionParser(text)
      do throws(Failure) {
        return try strict.run()
      } catch {
        // Such a date is no clearer when read as words; other texts may be.
        if error.code == .unsupportedDate { throw error }
      }
    }
    let normalized = NormalizedText(text)
    if let spelled = RespelledExpression(normalized) {
      var parser = ExpressionParser(bytes: spelled.bytes)
      do throws(Failure) {
        let rules = try parser.run()
        // Closings or days without hours are read as words, and so is 9:00~6:00.
        let saysHours =
          rules.contains { $0.modifier != .off || !$0.hasDays }
          && !rules.contains { $0.modifier == .open && $0.times.isEmpty && !$0.isAlways }
        if saysHours, !rules.contains(where: { $0.mayEndAfterNoon(spelled) }) { return rules }
      } catch {
        // The words may be those of the notation although their order is not.
        if error.code == .unsupportedDate { throw error }
      }
    }
    return try HoursExpression(text: normalized).rules()
  }
}

extension ExpressionRule {
  /// Whether hours of the rule run past midnight by the clock and may be meant to end after noon.
  fileprivate func mayEndAfterNoon(_ spelled: RespelledExpression) -> Bool {
    times.contains { time in
      time.end > 1_440 && !time.isOpenEnd
        && ClockTime.mayEndAfterNoon(
          opens: time.start, closes: time.end - 1_440, hasZeros: spelled.hasZeros)
    }
  }
}

/// A value in the words of the notation, whatever their case and whatever the signs between them.
struct RespelledExpression {
  private(set) var bytes: [UInt8] = []

  /// Whether every hour below ten has a zero before it.
  var hasZeros: Bool {
    bytes.indices.dropFirst().allSatisfy { place in
      let hasHour = ExpressionParser.isDigit(bytes[place - 1]) && bytes[place] == UInt8(ascii: ":")
      return !hasHour || place > 1 && ExpressionParser.isDigit(bytes[place - 2])
    }
  }

  /// Respells a value; `nil` when a word in it does not belong to the notation.
  init?(_ text: NormalizedText) {
    // Korean has no word of the notation.
    guard let first = text.cells.first, first.scalar.isASCII else { return nil }
    bytes.reserveCapacity(text.cells.count)
    var index = 0
    var isComment = false
    while index < text.cells.count {
      let scalar = text.cells[index].scalar
      if isComment || scalar == "\"" {
        if scalar == "\"" { isComment.toggle() }
        bytes += Array(String(scalar).utf8)
        index += 1
      } else if scalar.isLatinLetter {
        let start = index
        while text.scalar(index).isLatinLetter { index += 1 }
        guard let word = Self.word(text, start..<index) else { return nil }
        bytes += Array(word.description.utf8)
      } else {
        guard scalar.isASCII, scalar != "\n" else { return nil }
        // 10.30 is 10:30 between digits.
        let isPoint =
          scalar == "." && text.scalar(index - 1).isPlainDigit
          && text.scalar(index + 1).isPlainDigit
        let plain: Unicode.Scalar = scalar == "~" ? "-" : isPoint ? ":" : scalar
        bytes.append(UInt8(truncatingIfNeeded: plain.value))
        index += 1
      }
    }
    // A semicolon behind the last rule joins nothing.
    while let last = bytes.last, last == UInt8(ascii: ";") || last == 0x20 { bytes.removeLast() }
  }

  private static let words: [(word: StaticString, others: [StaticString])] = [
    ("Mo", ["mon", "monday"]), ("Tu", ["tue", "tues", "tuesday"]), ("We", ["wed", "wednesday"]),
    ("Th", ["thu", "thur", "thurs", "thursday"]), ("Fr", ["fri", "friday"]),
    ("Sa", ["sat", "saturday"]), ("Su", ["sun", "sunday"]), ("PH", []), ("SH", []),
    ("Jan", ["january"]), ("Feb", ["february"]), ("Mar", ["march"]), ("Apr", ["april"]),
    ("May", []), ("Jun", ["june"]), ("Jul", ["july"]), ("Aug", ["august"]),
    ("Sep", ["sept", "september"]), ("Oct", ["october"]), ("Nov", ["november"]),
    ("Dec", ["december"]), ("off", []), ("open", []), ("closed", []), ("unknown", []),
    ("week", []), ("day", []), ("days", []), ("easter", []), ("-", ["to"]),
  ]

  private static func word(_ text: NormalizedText, _ range: Range<Int>) -> StaticString? {
    func isWritten(_ word: StaticString) -> Bool {
      word.utf8CodeUnitCount == range.count
        && zip(range, word.description.unicodeScalars).allSatisfy {
          text.cells[$0].scalar.loweredLatin == $1.loweredLatin
        }
    }
    return words.first { isWritten($0.word) || $0.others.contains(where: isWritten) }?.word
  }
}
