public import MartModels

/// What a user chooses about alerts: how many days ahead, at which minute, in which language.
///
/// The phone's own alerts, the registration of the device and the server use the same value.
///
/// ```swift
/// import MartHolidayKit
///
/// let settings = AlertSettings(leads: [3, 1], minuteOfDay: 9 * 60, language: .english)
/// settings.leads.longest  // 3
/// AlertSettings(minuteOfDay: 5_000).minuteOfDay  // 1439
/// ```
public struct AlertSettings: Hashable, Sendable {
  /// How many days ahead; an empty set means no alerts.
  public var leads: LeadDays
  /// The minute of the Korean day, 0…1439.
  public var minuteOfDay: Int { didSet { minuteOfDay = Self.clamped(minuteOfDay) } }
  /// The language of the messages.
  public var language: PhraseLanguage

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - leads: how many days ahead.
  ///   - minuteOfDay: the minute of the Korean day, clamped to 0…1439; the default is eleven in the
  ///     morning.
  ///   - language: the language of the messages.
  public init(
    leads: LeadDays = [1], minuteOfDay: Int = 660, language: PhraseLanguage = .korean
  ) {
    self.leads = leads
    self.minuteOfDay = Self.clamped(minuteOfDay)
    self.language = language
  }

  private static func clamped(_ minute: Int) -> Int { min(max(0, minute), 1_439) }
}
