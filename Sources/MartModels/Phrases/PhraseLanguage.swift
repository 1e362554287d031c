public import KoreanCalendar

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

  /// The one of two texts that the phrases use.
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

/// What the library can say in words: every answer, reason, fact and error.
///
/// ```swift
/// import MartHolidayKit
///
/// let sunday = HolidaySchedule(rule: .nth([2, 4], .sunday)).status(on: CivilDate(2026, 11, 22))
/// let said: [any Phrasable] = [sunday, Weekday.sunday]
/// said.map { $0.phrase(in: .korean) }  // ["휴무", "일"]
/// ```
///
/// What names dates is a `DatePhrasable`. What cannot be said without today, such as the next
/// closing, has `phrase(in:style:relativeTo:)` alone.
public protocol Phrasable {
  /// The words.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  func phrase(in language: PhraseLanguage, style: PhraseStyle) -> String
}

extension Phrasable {
  /// The words, as few as there are.
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String { phrase(in: language, style: .short) }
}

/// What names dates, and leaves out the year of the reader.
public protocol DatePhrasable: Phrasable {
  /// The words.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  ///   - reference: a date in the reader's year, normally today; `nil` keeps every year.
  func phrase(
    in language: PhraseLanguage, style: PhraseStyle, relativeTo reference: CivilDate?
  ) -> String
}

extension DatePhrasable {
  /// The words, with every year.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle) -> String {
    phrase(in: language, style: style, relativeTo: nil)
  }
}

// The stored forms are the raw values; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension PhraseLanguage: Codable {}
  extension PhraseStyle: Codable {}
#endif
