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
    case "clock": setClock(request)
    case "holidays": addHolidays(request.value)
    case "search": matches(of: request.value)
    case "card": branch(request.value).map { card(of: $0) } ?? .nothing
    case "month": monthGrid(request)
    case "favorites": favoriteCards
    case "restore": restoreFavorites(request.value)
    case "toggle": toggleFavorite(request.value)
    case "week": week
    case "map": map(around: locationFilter.lastSearched)
    case "position": search(at: request)
    case "radius": search(within: request.value)
    case "list": startList()
    case "change": changeList(request)
    case "read": reading(of: request.value)
    default: .nothing
    }
  }
}
