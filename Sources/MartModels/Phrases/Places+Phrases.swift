public import GeoFiltering

extension LocationDecision: Phrasable {
  /// What happens with a position, or why nothing does.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` is a sentence for the screen.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch self {
    case .skip(let reason): reason.phrase(in: language, style: style)
    case .search:
      style == .short
        ? language("검색", "search")
        : language("이 위치에서 가까운 매장을 검색합니다.", "Searching for stores nearby.")
    }
  }
}

extension LocationDecision.Reason: Phrasable {
  /// Why a position is skipped, in words for a person.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// LocationDecision.Reason.stale.phrase(in: .korean)  // "오래된 위치"
  /// LocationDecision.Reason.stale.phrase(in: .english, style: .long)
  /// // "The position is too old for a search."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` is a sentence for the screen.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    words(inKorean: language.isKorean, isLong: style == .long)
  }
}

extension Coordinate {
  /// A distance as a person says it: `850 m`, `1.2 km`, `27 km`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Coordinate.distancePhrase(meters: 1_234, in: .korean)  // "1.2 km"
  /// Coordinate.distancePhrase(meters: 850, in: .english, style: .long)  // "850 meters"
  /// ```
  ///
  /// - Parameters:
  ///   - meters: the distance; one below 995 m is rounded to 10 m, one below 9.95 km to 100 m, and
  ///     any other to a kilometer.
  ///   - language: the language.
  ///   - style: `long` writes the unit out.
  /// - Returns: words for an unknown distance when it is negative, not finite or longer than the
  ///   circumference of the Earth.
  public static func distancePhrase(
    meters: Double, in language: PhraseLanguage, style: PhraseStyle = .short
  ) -> String {
    guard let words = DistanceWords(meters: meters) else {
      return language("거리 모름", "distance unknown")
    }
    switch (style, words.isInKilometers) {
    case (.short, true): return words.number + " km"
    case (.short, false): return words.number + " m"
    case (.long, true):
      // Nobody says a zero after the decimal point.
      let number = words.number.hasSuffix(".0") ? String(words.number.dropLast(2)) : words.number
      return number + language("킬로미터", number == "1" ? " kilometer" : " kilometers")
    case (.long, false): return words.number + language("미터", " meters")
    }
  }

  /// The distance to another place as a person says it, such as `1.2 km`.
  public func distancePhrase(
    to other: Coordinate, in language: PhraseLanguage, style: PhraseStyle = .short
  ) -> String {
    Self.distancePhrase(meters: distance(to: other), in: language, style: style)
  }
}

extension Neighbor {
  /// The distance of the place as a person says it, such as `1.2 km`.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` writes the unit out.
  public func distancePhrase(
    in language: PhraseLanguage, style: PhraseStyle = .short
  ) -> String {
    Coordinate.distancePhrase(meters: meters, in: language, style: style)
  }
}

extension CompassPoint: Phrasable {
  /// The direction in words: 북동쪽, and NE or northeast.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    language(koreanName, style == .short ? abbreviation : englishName)
  }
}

extension SearchRadius: Phrasable {
  /// How far the search reaches, such as `5 km 이내`.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard style == .long else { return language("\(self) 이내", "within \(self)") }
    let unit = kilometers == 1 ? "kilometer" : "kilometers"
    return language("반경 \(kilometers)킬로미터 이내", "within \(kilometers) \(unit)")
  }
}

extension KoreanRegion {
  /// A region in two syllables in words for a list: `경기`, and `Gyeonggi-do` in English.
  ///
  /// - Parameters:
  ///   - name: the region, or `nil` when it is not known; a text that is not a region stays as it is.
  ///   - language: the language.
  public static func phrase(ofShort name: String?, in language: PhraseLanguage) -> String {
    guard let name else { return language("지역 모름", "region unknown") }
    return language(name, englishName(ofShort: name) ?? name)
  }
}

extension KoreanDistrict: Phrasable {
  /// The district in words: `경기 수원시 영통구`, and `Yeongtong-gu, Suwon-si, Gyeonggi-do` in English.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    language(description, englishDescription)
  }
}

extension PlaneCoordinateError: Phrasable {
  /// Why plane coordinates are not a place in South Korea, and on which grids they would be one.
  ///
  /// The numbers are in the description, which is for a log.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let nowhere = PlaneCoordinate(x: 0, y: 0, in: .modifiedCentralBelt1985)
  /// do {
  ///   _ = try nowhere?.coordinate()
  /// } catch {
  ///   error.phrase(in: .korean)  // "어느 좌표계로도 한국의 위치가 아닙니다"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let (grid, fitting) = (
      plane.grid.description, fittingGrids.map { $0.description }.joined(separator: ", ")
    )
    return switch code {
    case .otherGrid:
      language(
        "좌표계 \(grid)에서는 한국 밖이고, \(fitting)에서는 한국 안입니다",
        "outside of South Korea on the grid \(grid), and inside on \(fitting)")
    default:
      language("어느 좌표계로도 한국의 위치가 아닙니다", "no place in South Korea on any known grid")
    }
  }
}
