public import MartHolidayKit

/// The languages in which the examples speak, those of the library's phrases.
public typealias Language = PhraseLanguage

extension PhraseLanguage {
  /// The language of this run, which also help and a failure before the options are known speak.
  public static let ofRun: Self =
    CommandLine.arguments.dropFirst().contains("--english") ? .english : .korean

  /// The one of two texts that is in this language.
  public func callAsFunction(_ korean: String, _ english: String) -> String {
    spoken == .korean ? korean : english
  }
}
