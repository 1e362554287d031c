public import MartModels

extension RegisterIssue: Phrasable {
  /// The issue in one line: the row, the field, what is wrong, and the value; rows are counted from 1
  /// for people.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    language.line(row, field, reason.phrase(in: language), value)
  }
}

extension RegisterIssue.Reason: Phrasable {
  /// What is wrong in a few words, or the stable name of a reason that this version does not know.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch self {
    case .columns: language("열이 맞지 않음", "columns that do not fit")
    case .tooLong: language("너무 긴 줄", "too long")
    case .openQuote: language("닫히지 않은 따옴표", "a quote that is not closed")
    case .notText: language("UTF-8이 아님", "not UTF-8")
    case .notObject: language("객체가 아님", "no object")
    case .missing: language("주소가 없음", "no address")
    case .shortened: language("표 프로그램이 줄인 값", "shortened by a spreadsheet")
    case .noSuchDate: language("없는 날짜", "no such date")
    case .unknownStatus: language("모르는 상태", "an unknown status")
    case .noSuchPlace: language("한국에 없는 위치", "no place in Korea")
    case .merged: language("같은 매장의 다른 줄", "another row of one store")
    default: rawValue
    }
  }
}
