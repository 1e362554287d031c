import Favorites
import GeoFiltering
import MartCatalog
import MartModels

extension Page {
  /// The branches that a text means, with what it means in them marked.
  ///
  /// The values are how many are shown at most, and the text.
  func matches(of request: Request) -> Answer {
    let values = request.values(2)
    let (most, text) = (max(Int(values[0]) ?? 0, 0), values[1])
    let options = BranchSearch.Options(
      favorites: Set(favorites.map { $0 }), origin: locationFilter.lastSearched)
    let found = search.matches(SearchQuery(text), options)
    let shown = found.prefix(most)
    return [
      "rows": .list(shown.map { row(of: $0) }),
      "summary": .text(summary(of: found, isEmpty: SearchQuery(text).isEmpty)),
      "more": .number(found.count - shown.count),
    ]
  }

  private func row(of match: BranchMatch) -> Answer {
    let branch = match.branch
    return [
      "id": .number(branch.id),
      "name": Self.marked(branch.displayName, match.nameRanges),
      "address": Self.marked(branch.address ?? "", match.addressRanges),
      "isFavorite": .flag(favorites.contains(branch.id)),
      "label": .text(branch.displayName(in: language)),
      "state": state(of: branch),
    ]
  }

  private func summary(of found: BranchMatches, isEmpty: Bool) -> String {
    if isEmpty { return "" }
    let (fitting, nearly) = (found.fittingCount, found.count - found.fittingCount)
    if language == .korean {
      if fitting > 0 { return "매장 \(fitting)곳\(nearly > 0 ? ", 비슷한 이름 \(nearly)곳" : "")" }
      return nearly > 0 ? "비슷한 이름 \(nearly)곳" : "맞는 매장이 없습니다."
    }
    if fitting > 0 {
      return "\(fitting) \(fitting == 1 ? "store" : "stores")"
        + (nearly > 0 ? ", \(nearly) with a similar name" : "")
    }
    return nearly > 0 ? "\(nearly) with a similar name" : "No store fits."
  }

  /// A text in pieces, each with whether it is marked.
  private static func marked(_ text: String, _ ranges: [Range<String.Index>]) -> Answer {
    var pieces: [Answer] = []
    var last = text.startIndex
    func add(_ range: Range<String.Index>, _ isMarked: Bool) {
      if range.isEmpty { return }
      pieces.append(.list([.text(String(text[range])), .flag(isMarked)]))
    }
    for range in ranges {
      add(last..<range.lowerBound, false)
      add(range, true)
      last = range.upperBound
    }
    add(last..<text.endIndex, false)
    return .list(pieces)
  }
}
