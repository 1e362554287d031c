/// A language in which the library phrases its answers.
///
/// There is no locale: a phrase does not depend on the settings of a phone, so a server, a widget
/// and a test write the same words.
///
/// Later versions may speak more languages. One that this version does not speak, such as that of a
/// stored subscriber, keeps its name, and its phrases are Korean.
///
/// ```swift
/// import MartHolidayKit
///
/// let french = PhraseLanguage(rawValue: "fr")
/// french.spoken  // .korean
/// CivilDate(2026, 11, 22).phrase(in: french, relativeTo: CivilDate(2026, 11, 21))
/// // "11월 22일 (일)"
/// ```
public struct PhraseLanguage: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The stable name of the language.
  public let rawValue: String

  /// Makes a language from its stable name, whether this version speaks it or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Korean, polite in sentences.
  public static var korean: PhraseLanguage { PhraseLanguage(rawValue: "korean") }
  /// English, with the day before the month.
  public static var english: PhraseLanguage { PhraseLanguage(rawValue: "english") }

  /// The languages that this version speaks.
  public static var allCases: [PhraseLanguage] { [.korean, .english] }

  /// The language of the phrases: this one if this version speaks it, else Korean.
  public var spoken: PhraseLanguage { isKorean ? .korean : .english }

  /// Whether the phrases are Korean.
  package var isKorean: Bool { self != .english }

  /// The text in the language of the phrases.
  package func callAsFunction(
    _ korean: @autoclosure () -> String, _ english: @autoclosure () -> String
  ) -> String {
    isKorean ? korean() : english()
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
  ///   `Accept-Language`, of which the first one counts.
  public init(languageTag tag: String) {
    var letters = tag.unicodeScalars.makeIterator()
    func next() -> UInt32 { letters.next().map { $0.value } ?? 0 }
    let isKorean = next() | 0x20 == 0x6B && next() | 0x20 == 0x6F
    // ko-KR, ko_KR, ko@calendar=gregorian and ko;q=0.9, and not kok.
    let end = next()
    let goesOn = 0x61...0x7A ~= end | 0x20 || 0x30...0x39 ~= end
    self = isKorean && !goesOn ? .korean : .english
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
