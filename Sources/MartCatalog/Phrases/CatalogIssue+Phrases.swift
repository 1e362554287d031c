public import MartModels

extension CatalogIssue: Phrasable {
  /// The issue in one line: the row, the field, what is wrong, and the value.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let issue = CatalogIssue(
  ///   row: 3, id: 7, field: "holidays", reason: .wrongWeekday, value: "2026-11-22 (월)")
  /// issue.phrase(in: .korean)  // "4번째 줄 holidays: 요일이 날짜와 다름: \"2026-11-22 (월)\""
  /// issue.phrase(in: .english)  // "row 4, holidays: not the weekday of the date: \"2026-11-22 (월)\""
  /// ```
  ///
  /// Rows are counted from 1 for people.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    language.line(row, field, reason.phrase(in: language), value)
  }
}

extension CatalogIssue.Reason: Phrasable {
  /// What is wrong in a few words, or the stable name of a reason that this version does not know.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch self {
    case .missing: language("없음", "missing")
    case .unreadable: language("읽을 수 없음", "cannot be read")
    case .duplicateID: language("앞에 나온 번호", "a number that was there before")
    case .reservedID: language("서버가 쓸 수 없는 번호", "a number that no server may use")
    case .noSuchDate: language("없는 날짜", "no such date")
    case .wrongWeekday: language("요일이 날짜와 다름", "not the weekday of the date")
    case .textBehindDate: language("날짜 뒤에 다른 글이 있음", "text behind the date")
    case .outsideWindow: language("지났거나 너무 먼 날짜", "a date that is past or too far ahead")
    case .noSuchPlace: language("지구에 없는 위치", "no place on the Earth")
    default: rawValue
    }
  }
}

extension PhraseLanguage {
  /// What is wrong in a row, in one line; rows are counted from 1 for people.
  func line(_ row: Int, _ field: String?, _ reason: String, _ value: String) -> String {
    let number = max(row, row &+ 1)
    let place = self(
      "\(number)번째 줄" + (field.map { " " + $0 } ?? ""),
      "row \(number)" + (field.map { ", " + $0 } ?? ""))
    return place + ": " + reason + (value.isEmpty ? "" : ": \"\(value)\"")
  }
}
