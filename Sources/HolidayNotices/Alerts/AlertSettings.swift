public import MartModels

/// What a user chooses about alerts: how many days ahead, at which minute, in which language.
///
/// The phone's own alerts, the registration of the device and the server use the same value.
///
/// ```swift
/// import MartHolidayKit
///
/// let settings = AlertSettings(leads: [3, 1], at: TimeOfDay(9, 0), language: .english)
/// settings.leads.longest  // 3
/// AlertSettings().time  // TimeOfDay(11, 0)
/// ```
public struct AlertSettings: Hashable, Sendable {
  /// How many days ahead; an empty set means no alerts.
  public var leads: LeadDays
  /// The time in Korea at which they come.
  public var time: TimeOfDay
  /// The language of the messages.
  public var language: PhraseLanguage

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - leads: how many days ahead.
  ///   - time: the time in Korea at which they come.
  ///   - language: the language of the messages.
  public init(
    leads: LeadDays = [1], at time: TimeOfDay = .alerts, language: PhraseLanguage = .korean
  ) {
    self.leads = leads
    self.time = time
    self.language = language
  }
}

extension TimeOfDay {
  /// Eleven in the morning, when alerts come unless somebody chose another time.
  public static let alerts = TimeOfDay(11, 0)
}
