/// A number as it stands in a text.
package struct WrittenNumber: Hashable, Sendable {
  /// How a number is written.
  package enum Notation: Hashable, Sendable {
    /// With digits: 12.
    case digits
    /// As one sign: ⑫.
    case enclosed
    /// In words: 십이.
    case words
  }

  /// The value, at most 999,999,999.
  package var value: Int
  /// How many digits the number has, 0 when it is not written with digits.
  package var digitCount: Int
  package var notation: Notation

  package init(value: Int, digitCount: Int = 0, notation: Notation) {
    self.value = value
    self.digitCount = digitCount
    self.notation = notation
  }
}

extension KoreanToken {
  /// What stands behind a number and says what it counts.
  package enum Unit: Hashable, Sendable {
    case year, month, day, minute
    /// 2시간, 3일간, 2주간, 10주년: how long, and not when.
    case hours, days, weeks, years
    /// 2회, 두 번.
    case times
  }

  /// Which one of its kind.
  package enum Ordinal: Hashable, Sendable {
    /// The nth, from 1.
    case nth(Int)
    case last
  }

  /// How often something comes round.
  package enum Cycle: Hashable, Sendable {
    case day, week, everyOtherWeek, month, year
  }

  /// A month named by its distance from the present one.
  package enum RelativeMonth: Hashable, Sendable {
    case this, next
  }
}
