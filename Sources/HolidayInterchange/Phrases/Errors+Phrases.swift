public import MartModels

extension OpeningHoursExpressionError: Phrasable {
  /// What is wrong with an `opening_hours` value, with the place and the text there.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// do {
  ///   _ = try OpeningHoursExpression("Mo-Fr 09:00-25:70")
  /// } catch {
  ///   error.phrase(in: .korean)  // "수가 범위를 벗어났습니다 (위치 15): 70"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: the style; all styles have the same wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard language.isKorean else { return description }
    let number = code == .notAHolidayRule ? "규칙 \(position + 1)" : "위치 \(position)"
    let place = koreanWords + " (\(number))"
    return found.isEmpty ? place : place + ": " + found
  }

  private var koreanWords: String {
    switch code {
    case .empty: "값이 비어 있습니다"
    case .unexpectedCharacter: "여기에 올 수 없는 글자입니다"
    case .unexpectedEnd: "값이 도중에 끝납니다"
    case .unknownWord: "모르는 낱말입니다"
    case .misplacedSelector: "날짜나 시간의 순서가 맞지 않습니다"
    case .secondDayGroup: "한 규칙에 날짜 묶음이 둘 있습니다"
    case .looksLikeTime: "시각처럼 보이는 연도입니다"
    case .lineEnd: "줄바꿈은 규칙을 나누지 않습니다"
    case .numberOutOfRange: "수가 범위를 벗어났습니다"
    case .timeOutOfRange: "시각이 범위를 벗어났습니다"
    case .reversedRange: "끝이 시작보다 앞섭니다"
    case .noSuchDay: "그 달에 없는 날입니다"
    case .unterminatedComment: "설명의 따옴표가 닫히지 않았습니다"
    case .unsupportedSunTime: "해가 뜨고 지는 시각은 지원하지 않습니다"
    case .unsupportedMoment: "시작만 있고 끝이 없는 시간은 지원하지 않습니다"
    case .ambiguous: "여러 가지로 읽을 수 있습니다"
    case .incompleteClause: "날짜와 시간의 짝이 맞지 않습니다"
    case .neverOpens: "문을 여는 날이 없게 됩니다"
    case .unsupportedDays: "이 형식으로 쓸 수 없는 날입니다"
    case .unsupportedDate: "프로그램마다 다르게 읽는 날짜입니다"
    case .notAHolidayRule: "휴무 규칙보다 많은 것을 담고 있습니다"
    default: "opening_hours 값이 아닙니다 (\(code.rawValue))"
    }
  }
}

extension RecurrenceError: Phrasable {
  /// What is wrong with a recurrence, with the part at fault.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// do {
  ///   _ = try RecurrenceRule("INTERVAL=2")
  /// } catch {
  ///   error.phrase(in: .korean)  // "빠져 있습니다: FREQ"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: the style; all styles have the same wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard language.isKorean else { return description }
    let words =
      switch code {
      case .malformed: "반복 규칙의 형식이 아닙니다"
      case .repeatedPart: "두 번 적혀 있습니다"
      case .missingPart: "빠져 있습니다"
      case .numberOutOfRange: "수가 범위를 벗어났습니다"
      case .noSuchDate: "yyyyMMdd 형식의 날짜가 아닙니다"
      case .unsupported: "휴무일에는 쓰지 않는 항목입니다"
      case .notAHolidayRule: "하나의 규칙으로 나타낼 수 없습니다"
      default: "반복 규칙이 아닙니다 (\(code.rawValue))"
      }
    return words + ": " + value
  }
}
