import ClosingTexts
import KoreanCalendar
import MartModels

extension ClosingTextFact {
  /// What a reading has in another way than every alternative; that of the first one is told.
  func differences(from notice: HolidayText) -> [String] {
    let found = FoundProperties(notice)
    var first: [String]?
    for alternative in alternatives {
      let differences =
        alternative.differences(from: found.values)
        + alternative.differences(from: notice.unread, in: text)
      if differences.isEmpty { return mistakes }
      first = first ?? differences
    }
    return mistakes + (first ?? [])
  }
}

extension ClosingTextExpectation {
  /// A remainder may have a particle or a bracket more than the words that a fact names.
  private static let slack = 24

  fileprivate func differences(from found: [Property: String]) -> [String] {
    var differences: [String] = []
    for property in Set(found.keys).union(values.keys) {
      let name = (property.owner.isEmpty ? "" : property.owner + ": ") + property.name
      switch (values[property], found[property]) {
      case (let value?, nil) where !value.isOptional:
        differences.append("\(name): not \(value.text)")
      case (let value?, let text?) where !isMet(property, value, text, found):
        differences.append("\(name): \(text) for \(value.text)")
      case (nil, let text?): differences.append("\(name): \(text) for nothing")
      default: break
      }
    }
    return differences.sorted()
  }

  private func isMet(
    _ property: Property, _ value: Value, _ text: String, _ found: [Property: String]
  ) -> Bool {
    switch property.name {
    case "rule": return RuleDays(value.text).map { $0 == RuleDays(text) } ?? false
    case "openRule":
      // Days that close anyway may be among those that are called open.
      let rule = found[Property(owner: property.owner, name: "rule")]
      let closed = rule.flatMap(RuleDays.init) ?? RuleDays(days: [])
      guard let expected = RuleDays(value.text), let days = RuleDays(text) else { return false }
      let (least, most) = (expected.subtracting(closed), days.subtracting(closed))
      return value.isOptional ? most.isSubset(of: least) : most == least
    case "early": return Self.evenings(value.text) == Self.evenings(text)
    default: return value.text == "*" || value.text == text
    }
  }

  /// The days of each minute in texts such as `설날 전날 19:00; 추석 전날 19:00`.
  private static func evenings(_ text: String) -> [String: RuleDays?] {
    var days: [String: [Substring]] = [:]
    for part in text.split(separator: "; ") {
      guard let place = part.lastIndex(of: " ") else { continue }
      days[String(part[place...]), default: []].append(part[..<place])
    }
    return days.mapValues { RuleDays($0.joined(separator: ", ")) }
  }

  /// Compares what was not read by place and reason.
  fileprivate func differences(
    from remainders: [HolidayText.Remainder], in text: String
  ) -> [String] {
    var differences: [String] = []
    for remainder in remainders {
      guard let range = remainder.range(in: text),
        text[range].utf8.elementsEqual(remainder.text.utf8)
      else {
        differences.append("not in the text: \(remainder)")
        continue
      }
      let isExpected = unread.contains { isMet($0, by: remainder, in: text, isLenient: true) }
      if !isExpected { differences.append("unread: \(remainder)") }
    }
    for part in unread where !part.isOptional {
      if !remainders.contains(where: { isMet(part, by: $0, in: text, isLenient: false) }) {
        differences.append("not unread: \(part.reasons.joined(separator: "|")) \"\(part.words)\"")
      }
    }
    return differences
  }

  /// Whether a remainder is at the words of a fact; a lenient one inside them has any reason.
  private func isMet(
    _ part: Unread, by remainder: HolidayText.Remainder, in text: String, isLenient: Bool
  ) -> Bool {
    let words = Array(part.words.utf8)
    let bytes = Array(text.utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: words) }
    let range = remainder.utf8Range
    let isThere = places.contains { place in
      let end = place + words.count
      return part.isWithin
        ? place <= range.lowerBound && range.upperBound <= end
        : range.lowerBound <= place && end <= range.upperBound
          && range.count <= words.count + Self.slack
    }
    return isThere && (part.allows(remainder.reason) || part.isWithin && isLenient)
  }
}
