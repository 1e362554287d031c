import GeoFiltering
import MartCatalog
import MartModels

extension Page {
  /// Answers one question of the page.
  ///
  /// - Parameter question: the name of the question and its values, a line each; see `Request`.
  /// - Returns: the answer as JSON; `null` for a question that does not exist.
  public mutating func answer(_ question: some Sequence<UInt8>) -> [UInt8] {
    let request = Request(question)
    return answer(request).json
  }

  private mutating func answer(_ request: Request) -> Answer {
    switch request.name {
    case "clock": clock.set(request)
    case "holidays": clock.addHolidays(request.value)
    case "day": choose(day: request.value)
    case "search": matches(of: request)
    case "card": branch(request.value).map { card(of: $0) } ?? .nothing
    case "month": monthGrid(request)
    case "days": favoriteDays
    case "restore": restoreFavorites(request.value)
    case "favorite": changeFavorite(request)
    case "map": map(around: locationFilter.lastSearched)
    case "position": search(at: request)
    case "radius": search(within: request.value)
    case "regions": regions
    case "list": startList()
    case "change": changeList(request)
    default: .nothing
    }
  }
}
