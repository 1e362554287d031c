import GeoFiltering
import KoreanCalendar
import MartModels

/// The words in the events of one branch, made once for the branch.
struct FeedTexts {
  private let language: PhraseLanguage
  private let name: String
  private let alarm: [UInt8]
  /// LOCATION, GEO and URL.
  private let place: [UInt8]

  init(_ branch: Branch, _ language: PhraseLanguage, _ alarm: [UInt8]) {
    self.language = language
    self.alarm = alarm
    name = branch.displayName(in: language)
    var lines = FeedLines()
    if let address = branch.address, !address.isEmpty { lines.add("LOCATION", text: address) }
    if let coordinate = branch.coordinate {
      lines.add(
        "GEO:" + Self.degrees(coordinate.latitude) + ";" + Self.degrees(coordinate.longitude))
    }
    if let url = branch.pageURL, Self.isURL(url) { lines.add("URL:" + url) }
    place = lines.bytes
  }

  /// The lines from STATUS through the end of the event of a closing.
  func ending(of basis: HolidayStatus.Basis) -> [UInt8] {
    let isConfirmed = basis.certainty == .confirmed
    let summary = name + words(of: basis)
    return ending(
      summary, basis.phrase(in: language, style: .long), isConfirmed: isConfirmed, alarm)
  }

  /// The lines from STATUS through the end of a recurring event, whose days are at least that
  /// certain.
  ///
  /// The title says "expected" only if all days are; the description and STATUS are those of the least
  /// certain day.
  func ending(
    ofRecurring least: HolidayStatus.Basis, surest: HolidayStatus.Basis
  ) -> [UInt8] {
    ending(
      name + words(of: surest.isExpected ? least : .published),
      least.phrase(in: language, style: .long),
      isConfirmed: least.certainty == .confirmed, alarm)
  }

  /// What the title of an event says about the closing; most calendars show only the title.
  private func words(of basis: HolidayStatus.Basis) -> String {
    basis.isExpected
      ? language(" 휴무 예정", " expected to be closed") + " (\(basis.phrase(in: language)))"
      : language(" 휴무", " closed")
  }

  /// The lines from STATUS through the end of the event of a state.
  func ending(of state: StoreState) -> [UInt8] {
    switch state {
    case .operating: []
    case .closedForGood:
      ending(
        name + language(" 폐점", " closed for good"),
        language("이날부터 영업하지 않습니다.", "It is closed for good as of this day."),
        isConfirmed: true, [])
    case .temporarilyClosed(_, let through):
      ending(
        name + language(" 임시 휴점", " temporarily closed"),
        through == nil ? language("재개점일은 알려지지 않았습니다.", "No reopening is known.") : nil,
        isConfirmed: true, [])
    }
  }

  private func ending(
    _ summary: String, _ description: String?, isConfirmed: Bool, _ alarm: [UInt8]
  ) -> [UInt8] {
    var lines = FeedLines()
    lines.add(isConfirmed ? "STATUS:CONFIRMED" : "STATUS:TENTATIVE")
    // A closed store takes up none of the reader's time.
    lines.addShort("TRANSP:TRANSPARENT")
    lines.add("SUMMARY", text: summary)
    if let description { lines.add("DESCRIPTION", text: description) }
    lines.append(place)
    if !alarm.isEmpty {
      lines.append(alarm)
      lines.add("DESCRIPTION", text: summary)
      lines.addShort("END:VALARM")
    }
    lines.addShort("END:VEVENT")
    return lines.bytes
  }

  /// Decimal degrees to six places, as RFC 5545, 3.8.1.6, asks for.
  private static func degrees(_ value: Double) -> String {
    let millionths = Int64((value * 1_000_000).rounded())
    let whole = millionths.magnitude / 1_000_000
    return (millionths < 0 ? "-" : "") + "\(whole)."
      + padded(Int(millionths.magnitude % 1_000_000), 6)
  }

  /// Whether a text from a store list is valid where RFC 5545 requires a URI.
  private static func isURL(_ text: String) -> Bool {
    let hasScheme = text.hasPrefix("https://") || text.hasPrefix("http://")
    return hasScheme
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D: false
        default: byte > 0x20 && byte < 0x7F
        }
      }
  }
}
