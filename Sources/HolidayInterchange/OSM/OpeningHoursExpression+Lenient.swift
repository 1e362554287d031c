import KoreanCalendar
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
        if saysHours, !rules.contains(where: { $0.mayEndAfterNoon(spelled) }) {
          if hasOtherMeaning(normalized, than: rules) {
            throw Failure(.ambiguous, at: 0, found: text)
          }
          return rules
        }
      } catch {
        // The words may be those of the notation although their order is not.
        if error.code == .unsupportedDate || error.code == .ambiguous { throw error }
      }
    }
    return try HoursExpression(text: normalized).rules()
  }

  /// Sunday closed, Monday-Sunday 10:00-22:00: whether a text read as words means other hours than by the
  /// order of the notation, in which a later rule goes before an earlier one.
  private static func hasOtherMeaning(
    _ text: NormalizedText, than rules: [ExpressionRule]
  ) -> Bool {
    guard rules.count > 1 else { return false }
    do throws(Failure) {
      let words = OpeningHoursExpression(rules: try HoursExpression(text: text).rules())
      return !words.hasStates(of: OpeningHoursExpression(rules: rules))
    } catch {
      return false
    }
  }
}

extension OpeningHoursExpression {
  /// Whether two values have the same states in a common year and a leap year.
  fileprivate func hasStates(of other: Self) -> Bool {
    if self == other { return true }
    let times = (rules + other.rules).flatMap { $0.times }
    // States change only where times begin or end.
    let edges = Set(times.flatMap { [$0.start % 1_440, $0.end % 1_440] } + [0])
    return (CivilDate(2027, 1, 1)...CivilDate(2028, 12, 31)).allSatisfy { date in
      edges.allSatisfy { minute in
        let time = WallTime(date, minute / 60, minute % 60)
        return state(at: time) == other.state(at: time)
      }
    }
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
