/// A language in which the library phrases its answers.
///
/// There is no locale: a phrase does not depend on the settings of a phone, so a server, a widget
/// and a test write the same words.
public enum PhraseLanguage: String, CaseIterable, Hashable, Sendable {
  /// Korean, polite in sentences.
  case korean
  /// English, with the day before the month.
  case english

  /// The one of two texts that is in this language.
  package func callAsFunction(
    _ korean: @autoclosure () -> String, _ english: @autoclosure () -> String
  ) -> String {
    self == .korean ? korean() : english()
  }
}

extension PhraseLanguage {
  /// Chooses Korean for a Korean language tag, and English for any other.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// PhraseLanguage(languageTag: "ko-KR")  // .korean
  /// PhraseLanguage(languageTag: "kok")  // .english
  /// ```
  ///
  /// - Parameter tag: a tag such as `ko`, `ko-KR` or `en_US`, from a phone or the header
  ///   `Accept-Language`.
  public init(languageTag tag: String) {
    var letters = tag.unicodeScalars.makeIterator()
    func next() -> UInt32 { letters.next().map { $0.value } ?? 0 }
    let isKorean = next() | 0x20 == 0x6B && next() | 0x20 == 0x6F
    let end = next()
    self = isKorean && (end == 0 || end == 0x2D || end == 0x5F) ? .korean : .english
  }
}

/// How much a phrase says.
public enum PhraseStyle: String, CaseIterable, Hashable, Sendable {
  /// A few words for a row, a badge or a widget.
  case short
  /// Everything that is known, as it is read aloud; often a sentence.
  case long
}

// The stored forms are the raw values; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension PhraseLanguage: Codable {}
  extension PhraseStyle: Codable {}
#endif
