import GeoFiltering
public import MartModels

extension BranchSearch {
  /// The branches that match a query, best first.
  ///
  /// The query as typed beats another name of the mart, which beats the other keyboard layout; a
  /// name beats an address; a whole name beats a beginning, a beginning a word, a word a part of a
  /// word; complete syllables beat an unfinished one, which beats initial consonants. Ties go by
  /// favorites, distance, name and id. Slips come last.
  ///
  /// A region is found under all of its names, a district as a whole word under its old and new ones.
  /// A query that names a mart finds no store of another. 마트 beside a name means every mart, and is
  /// set aside. If nothing fits, so are other words that name no store, also in 양재점휴무일. If still
  /// nothing fits, not even nearly, the results are the branches that fit most of the words.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let search = BranchSearch([
  ///   Branch(id: 1, mart: .emart, name: "왕십리점", address: "서울 성동구 왕십리광장로 17")
  /// ])
  /// let asked = search.matches("서울특별시 왕십리 이마트 휴무일")
  /// asked.fittingCount  // 1
  /// asked.setAsideWords  // ["휴무일"]
  /// search.matches("왕십리 이마트 문화센터").first?.missingWords  // ["문화센터"]
  /// ```
  ///
  /// - Parameters:
  ///   - query: what was typed so far; an empty query finds nothing. A query longer than any name and
  ///     address, or than 512 letters, is cut; the rest counts as missing in every result.
  ///   - mart: the only mart to search, or `nil` for all.
  /// - Complexity: O(*n*) in the letters of all names; only the query and the results are
  ///   allocated.
  public func matches(_ query: String, in mart: Mart? = nil) -> BranchMatches {
    cutMatches(query, Options(mart: mart)) ?? matches(SearchQuery(query), Options(mart: mart))
  }

  /// What the beginning of a text finds that is longer than any that could fit.
  private func cutMatches(_ text: String, _ options: Options) -> BranchMatches? {
    // A syllable has at most three scalars, and a few are marks and spaces.
    let limit = index.longestQuery * 4
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return nil }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    return SearchRun(self, SearchQuery(start), options, isCut: true).matches()
  }

  /// The branches that match a query, best first.
  ///
  /// - Parameters:
  ///   - query: what was typed so far; an empty query finds nothing, and a long one is cut.
  ///   - options: what decides ties, and what to search at all.
  /// - Complexity: O(*n*) in the letters of all names; only the query and the results are
  ///   allocated.
  public func matches(_ query: SearchQuery, _ options: Options) -> BranchMatches {
    if query.letterCount > index.longestQuery, let cut = cutMatches(query.text, options) {
      return cut
    }
    return SearchRun(self, query, options).matches()
  }
}
