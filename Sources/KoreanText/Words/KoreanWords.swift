/// The words that texts of stores are made of, with their kinds.
///
/// Words are separated by `|`. A space within a word may be there or not in a text: `정상 영업` is
/// found in 정상영업 as well. Latin words are found in any case. A word is listed once; the grammar
/// decides what it means in its place.
package enum KoreanWords {
  typealias Group = (kind: KoreanToken.Kind, words: String)

  static let groups: [Group] =
    days + festivals.map { (.festival(FestivalSet(day: $0.day)), $0.words) } + times + statements
    + things + grammar + fillers
}
