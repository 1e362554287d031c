import Favorites
import GeoFiltering
import MartCatalog
import MartModels

extension Page {
  private static let mostResults = 8

  /// The branches that a text means, with what it means in them marked.
  func matches(of text: String) -> Answer {
    let options = BranchSearch.Options(
      favorites: Set(favorites.map { $0 }), origin: locationFilter.lastSearched)
    let found = search.matches(SearchQuery(text), options)
    let shown = found.prefix(Self.mostResults)
    return [
      "rows": .list(shown.map { row(of: $0) }),
      "summary": .text(summary(of: found, isEmpty: SearchQuery(text).isEmpty)),
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
    let most = Self.mostResults
    if language == .korean {
      let rest = found.count > most ? ", 앞의 \(most)곳만 표시" : ""
      if fitting > 0 { return "매장 \(fitting)곳\(nearly > 0 ? ", 비슷한 이름 \(nearly)곳" : "")\(rest)" }
      return nearly > 0 ? "비슷한 이름 \(nearly)곳\(rest)" : "맞는 매장이 없습니다."
    }
    let rest = found.count > most ? ", the first \(most) shown" : ""
    if fitting > 0 {
      return "\(fitting) \(fitting == 1 ? "store" : "stores")"
        + (nearly > 0 ? ", \(nearly) with a similar name" : "") + rest
    }
    return nearly > 0 ? "\(nearly) with a similar name\(rest)" : "No store fits."
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
