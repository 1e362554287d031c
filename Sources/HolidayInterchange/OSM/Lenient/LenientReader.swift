import KoreanText

/// Reads a value of `opening_hours` as people write it, in three readings of which the first that
/// succeeds counts: as it is, with the words and signs of the notation in their own spelling, and as
/// days and hours in words.
///
/// ```
/// Value    = { Clause | Break }
/// Clause   = Days { Join Days } Hours [Open]      Mo-Fr 9-18, 월~금: 10시~20시
///          | Hours [Open] Days { Join Days }      10:00-22:00 월-금
///          | Days Closed | Closed Days            일요일 휴무, closed on Sundays
///          | Days Hours Closed | [Days] Pause     Mo 12:00-13:00 off, 브레이크타임 15:00-17:00
///          | Hours [Open]                         the hours of every day, once and first
///          | 연중무휴
/// Break    = ";" | line | "(" | ")" | "," | "/" | space
/// ```
///
/// A clause ends where the break is strongest; where two divisions are as good and say different
/// things, the value is refused. What is more special wins whatever the order, so that a closing of
/// Sundays holds beside the hours of every day.
enum LenientReader {
  typealias Failure = OpeningHoursExpressionError

  static func rules(of text: String) throws(Failure) -> [ExpressionRule] {
    // A value of the notation begins with a letter, a digit or a quotation mark of ASCII.
    if text.utf8.first ?? 0 < 0x80 {
      var strict = ExpressionParser(text)
      do throws(Failure) {
        return try strict.run()
      } catch {
        // A reading in words may still succeed.
      }
    }
    let normalized = NormalizedText(text)
    if let spelled = RespelledExpression(normalized) {
      var parser = ExpressionParser(bytes: spelled.bytes)
      do throws(Failure) {
        let rules = try parser.run()
        // Closings alone are put beside hours that nobody has said, and 9:00~6:00 is not the notation.
        let saysHours = rules.contains { $0.modifier != .off || !$0.hasDays }
        if saysHours, !rules.contains(where: { $0.mayEndAfterNoon(spelled) }) { return rules }
      } catch {
        // The words may be those of the notation and their order is not.
      }
    }
    var cursor = LenientCursor(normalized)
    let segments = try cursor.segments()
    let clauses = try LenientGrammar.clauses(of: segments)
    return try LenientRules.rules(of: clauses)
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
        let isTilde = scalar == "~"
        bytes.append(isTilde ? UInt8(ascii: "-") : UInt8(truncatingIfNeeded: scalar.value))
        index += 1
      }
    }
  }

  private static let words: [StaticString] = [
    "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "PH", "SH", "Jan", "Feb", "Mar", "Apr", "May", "Jun",
    "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "off", "open", "closed", "unknown", "week", "day",
    "days", "easter",
  ]

  private static func word(_ text: NormalizedText, _ range: Range<Int>) -> StaticString? {
    words.first { word in
      word.utf8CodeUnitCount == range.count
        && zip(range, word.description.unicodeScalars).allSatisfy {
          text.cells[$0].scalar.loweredLatin == $1.loweredLatin
        }
    }
  }
}
