public import KoreanCalendar

extension CalendarError: Phrasable {
  /// What is wrong with a date, a month or a set of days, with the value.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// do {
  ///   _ = try CivilDate(validating: "2026-02-30")
  /// } catch {
  ///   error.phrase(in: .korean)  // "없는 날짜입니다: 2026-02-30"
  /// }
  /// ```
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard language.isKorean else { return description }
    let words =
      switch code {
      case .malformedText: "형식이 맞지 않습니다"
      case .noSuchDate: "없는 날짜입니다"
      case .noSuchLunarDate: "1900–2100년 음력에 없는 날짜입니다"
      case .dayOutOfRange: "1…31일이 아닙니다"
      case .outsideHolidayYears: "1949–2100년의 공휴일이 아닙니다"
      case .notDesignated: "임시공휴일이나 선거일이 아닙니다"
      default: "날짜가 아닙니다 (\(code.rawValue))"
      }
    return words + ": " + value
  }
}

extension HolidayRuleError: Phrasable {
  /// What is wrong with a rule, with the value.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard language.isKorean else { return description }
    let words =
      switch code {
      case .ordinalOutOfRange: "첫째에서 다섯째까지의 요일이 아닙니다"
      case .dayOutOfRange: "1…31일이 아닙니다"
      case .monthOutOfRange: "1…12월이 아닙니다"
      case .tooDeep: "규칙이 너무 깊이 겹쳐 있습니다"
      case .tooManyParts: "규칙의 부분이 너무 많습니다"
      case .empty: "빈 목록입니다"
      case .malformedText: "규칙의 정해진 형식이 아닙니다"
      default: "휴무 규칙이 아닙니다 (\(code.rawValue))"
      }
    return words + ": " + value
  }
}

extension HolidayScheduleError: Phrasable {
  /// What contradicts what in a schedule, with the values.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard language.isKorean else { return description }
    let words =
      switch code {
      case .overlappingRulePeriods: "규칙의 기간이 겹칩니다"
      case .conflictingPublications: "같은 달에 게시된 휴무일이 서로 다릅니다"
      case .conflictingOverrides: "같은 날의 공지가 서로 다릅니다"
      case .reversedPeriod: "끝이 시작보다 앞섭니다"
      case .noSuchDay: "그 달에 없는 날입니다"
      case .movedToSameDay: "휴무일을 같은 날로 옮길 수 없습니다"
      default: "휴무 정보가 서로 맞지 않습니다 (\(code.rawValue))"
      }
    return words + ": " + value
  }
}
