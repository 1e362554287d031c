extension HolidayStatus: Phrasable {
  /// The status in words: 휴무, 영업 or 모름; with 예정 if it is only expected.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayStatus.closed(.published).phrase(in: .korean)  // "휴무"
  /// HolidayStatus.open(.municipal).phrase(in: .korean)  // "영업 예정"
  /// HolidayStatus.open(.rule).phrase(in: .english, style: .long)  // "open (projected)"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` adds the basis of the status.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard style == .long, let basis else {
      return switch self {
      case .closed(let basis) where basis.isExpected: language("휴무 예정", "expected to be closed")
      case .open(let basis) where basis.isExpected: language("영업 예정", "expected to be open")
      case .closed: language("휴무", "closed")
      case .open: language("영업", "open")
      case .unknown where style == .long: language("아직 알 수 없음", "not known yet")
      case .unknown: language("모름", "unknown")
      }
    }
    return phrase(in: language) + " (" + basis.phrase(in: language) + ")"
  }
}

extension HolidayStatus.Basis: Phrasable {
  /// The basis and certainty of a status, such as `매장 게시` and `규칙 예상`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayStatus.Basis.published.phrase(in: .korean)  // "매장 게시"
  /// HolidayStatus.Basis.tentativeRule.phrase(in: .korean)  // "변경 가능"
  /// HolidayStatus.Basis.rule.phrase(in: .english, style: .long)  // "projected from the rule"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for a badge; if the day may change, it says so instead of the source.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch (source, certainty, style) {
    case (.closedForGood, _, _), (.temporarilyClosed, .confirmed, _),
      (.temporarilyClosed, _, .short):
      return source.phrase(in: language, style: style)
    case (.temporarilyClosed, _, .long):
      return language(
        "임시 휴점 중, 재개점일 미정", "temporarily closed, no reopening known")
    case (.municipal, _, .short): return language("매장 확인 전", "unconfirmed")
    case (.municipal, _, .long): return source.phrase(in: language, style: style)
    case (_, .tentative, .short): return certainty.phrase(in: language)
    case (.rule, .projected, .short): return language("규칙 예상", "projected")
    case (.rule, .projected, .long):
      return language("정기휴무 규칙에 따른 예상", "projected from the rule")
    case (.rule, .tentative, .long):
      return language("정기휴무 규칙에 따른 예상, 변경 가능", "projected from the rule, may change")
    case (_, .confirmed, _): return source.phrase(in: language, style: style)
    default:
      // A source of a later version, or one that is less certain than it is now.
      return source.phrase(in: language, style: style) + ", " + certainty.phrase(in: language)
    }
  }
}

extension HolidayStatus.Basis.Source: Phrasable {
  /// Where an answer comes from, such as `매장 게시`.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` for a line of its own.
  /// - Returns: general words for a source of a later version.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch (self, style) {
    case (.closedForGood, .short): language("폐점", "permanent closure")
    case (.closedForGood, .long): language("폐점한 매장", "closed for good")
    case (.temporarilyClosed, .short): language("임시 휴점", "temporary closure")
    case (.temporarilyClosed, .long): language("임시 휴점 기간", "during a temporary closure")
    case (.override, .short): language("공지", "announced")
    case (.override, .long): language("이 날만 따로 공지됨", "announced for exactly this day")
    case (.published, .short): language("매장 게시", "published")
    case (.published, .long): language("매장이 게시한 휴무일 기준", "published by the store")
    case (.rule, .short): language("규칙", "rule")
    case (.rule, .long): language("정기휴무 규칙", "the regular closing rule")
    case (.municipal, .short): language("지자체 고시", "municipality")
    case (.municipal, .long):
      language("지자체 고시 기준, 매장 확인 전", "the municipality's notice, not confirmed by the store")
    case (_, .short): language("다른 근거", "another source")
    case (_, .long): language("이 버전이 모르는 근거", "a source unknown to this version")
    }
  }
}

extension HolidayStatus.Basis.Certainty: Phrasable {
  /// The certainty of an answer: 확정, 예상 or 변경 가능.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` is a sentence about the day.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch (self, style) {
    case (.confirmed, .short): language("확정", "confirmed")
    case (.confirmed, .long):
      language("매장이 이 날에 대해 직접 알린 내용입니다.", "The store announced it for exactly this day.")
    case (.projected, .short): language("예상", "projected")
    case (.projected, .long):
      language("정기휴무 규칙으로 예상한 내용입니다.", "It follows from the store's regular closing rule.")
    case (.tentative, .short): language("변경 가능", "may change")
    case (.tentative, .long):
      language("바뀔 수 있으니 매장에 확인해 주세요.", "It may still change; please check with the store.")
    }
  }
}

extension HolidayExplanation: Phrasable {
  /// The explanation in a language.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    language(korean, english)
  }
}

extension HolidayRule: Phrasable {
  /// The text of the rule in a language, which an initializer reads back unless it says 매일.
  ///
  /// The canonical text of a rule of every day lists the days of a month, which nobody would say.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayRule.nth([2, 4], .sunday).phrase(in: .korean)  // "매월 둘째·넷째 일요일"
  /// HolidayRule.days(DaySet.all).phrase(in: .korean)  // "매일"
  /// ```
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    language(KoreanRuleText.phrase(of: node), EnglishRuleText.phrase(of: node))
  }
}
