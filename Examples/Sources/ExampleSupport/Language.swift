public import MartHolidayKit

/// The languages in which the examples speak, those of the library's phrases.
public typealias Language = PhraseLanguage

extension PhraseLanguage {
  /// The one of two texts that is in this language.
  public func callAsFunction(_ korean: String, _ english: String) -> String {
    self == .korean ? korean : english
  }
}
