/// Facts about a store that contradict each other, with their values.
public struct HolidayScheduleError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Two rule periods share a day.
    public static let overlappingRulePeriods = Code(rawValue: "overlappingRulePeriods")
    /// Two publications of one month name different closing days.
    public static let conflictingPublications = Code(rawValue: "conflictingPublications")
    /// Two overrides say different things about one day.
    public static let conflictingOverrides = Code(rawValue: "conflictingOverrides")
    /// A period ends before it begins.
    public static let reversedPeriod = Code(rawValue: "reversedPeriod")
    /// A published closing day that the month does not have.
    public static let noSuchDay = Code(rawValue: "noSuchDay")
    /// A closing that is moved to the same day.
    public static let movedToSameDay = Code(rawValue: "movedToSameDay")
  }

  /// What is wrong.
  public let code: Code
  /// The offending values.
  public let value: String

  package init(_ code: Code, value: String) {
    self.code = code
    self.value = value
  }
}

extension HolidayScheduleError: CustomStringConvertible {
  /// One line that names the values.
  public var description: String {
    switch code {
    case .overlappingRulePeriods: "rule periods overlap: \(value)"
    case .conflictingPublications: "a month was published twice with different dates: \(value)"
    case .conflictingOverrides: "overrides contradict each other: \(value)"
    case .reversedPeriod: "a period ends before it begins: \(value)"
    case .noSuchDay: "a published day that the month does not have: \(value)"
    case .movedToSameDay: "a closing moved to its own day: \(value)"
    default: "\(code.rawValue): \(value)"
    }
  }
}
