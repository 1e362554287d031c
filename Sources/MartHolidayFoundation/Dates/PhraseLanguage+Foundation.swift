public import Foundation
public import MartModels

extension PhraseLanguage {
  /// Chooses Korean for a Korean locale, and English for any other.
  ///
  /// ```swift
  /// import Foundation
  /// import MartHolidayFoundation
  /// import MartHolidayKit
  ///
  /// PhraseLanguage(Locale(identifier: "ko_KR"))  // .korean
  /// PhraseLanguage(Locale(identifier: "en_KR"))  // .english
  /// ```
  ///
  /// - Parameter locale: `Locale.current` has the language in which the app runs; on Linux
  ///   that is always English.
  public init(_ locale: Locale) { self.init(languageTag: locale.identifier) }
}
