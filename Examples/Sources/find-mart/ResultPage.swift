import ExampleSupport
import MartHolidayKit

/// Results as lines of text.
struct ResultPage {
  let language: Language
  let today: CivilDate
  let time: WallTime?
  let style: TerminalStyle

  /// A result, with the parts marked that the query means.
  func line(_ match: BranchMatch, origin: Coordinate?) -> String {
    let name = marked(match.branch.displayName, match.nameRanges)
    let address = match.branch.address.map { marked($0, match.addressRanges) }
    return joined(name + missing(match), address, match.branch, origin)
  }

  /// The words of the query that a partial match does not fit, in brackets.
  func missing(_ match: BranchMatch) -> String {
    guard match.isPartial else { return "" }
    let words = match.missingWords.joined(separator: ", ")
    return language(" (맞지 않음: \(words))", " (without: \(words))")
  }

  /// What a person should know before the results: words set aside, and that nothing fits whole.
  func remarks(_ matches: BranchMatches, isPartial: Bool) -> [String] {
    let words = matches.setAsideWords.joined(separator: ", ")
    var lines = words.isEmpty ? [] : [language("빼고 찾은 말: \(words)", "set aside: \(words)")]
    if isPartial {
      lines.append(
        language("모두 맞는 매장은 없고, 일부만 맞는 매장입니다.", "No store fits all words; these fit some."))
    }
    return lines
  }

  /// A store without a query.
  func line(_ branch: Branch, origin: Coordinate?) -> String {
    joined(branch.displayName, branch.address, branch, origin)
  }

  /// A line for the results that are not shown, if there are any.
  func more(_ count: Int) -> [String] {
    count > 0 ? [language("… \(count)곳 더 있음", "… \(count) more")] : []
  }

  private func joined(
    _ name: String, _ address: String?, _ branch: Branch, _ origin: Coordinate?
  ) -> String {
    var parts = [name]
    if let origin {
      let meters = branch.coordinate.map { origin.distance(to: $0) }
      parts.append(Coordinate.distancePhrase(meters: meters ?? .nan, in: language))
    }
    parts.append(
      time.flatMap { BranchSummary(branch, at: $0).openingPhrase(in: language) }
        ?? branch.schedule.nextClosing(onOrAfter: today).phrase(in: language, relativeTo: today))
    if let address { parts.append(address) }
    return parts.joined(separator: " | ")
  }

  /// A text with some parts reversed; without colors, just the text.
  func marked(_ text: String, _ ranges: [Range<String.Index>]) -> String {
    var marked = ""
    var last = text.startIndex
    for range in ranges {
      marked += text[last..<range.lowerBound] + style(.reverse, String(text[range]))
      last = range.upperBound
    }
    return marked + text[last...]
  }
}
