import MartHolidayKit

/// One reading as one JSON object on one line, with its keys in a fixed order.
enum NoticeJSON {
  static func append(_ notice: HolidayText, to bytes: inout [UInt8]) {
    key("text", first: true, &bytes)
    string(notice.text, &bytes)
    facts(notice, &bytes)
    if !notice.branchNotices.isEmpty {
      key("branchNotices", &bytes)
      list(notice.branchNotices, &bytes, named)
    }
    if !notice.facilityNotices.isEmpty {
      key("facilityNotices", &bytes)
      list(notice.facilityNotices, &bytes, named)
    }
    key("unread", &bytes)
    list(notice.unread, &bytes, remainder)
    bytes.append(UInt8(ascii: "}"))
  }

  /// What is said of some branches, or of a part of a store.
  private static func named(_ notice: HolidayText.Notice, _ bytes: inout [UInt8]) {
    key("names", first: true, &bytes)
    list(notice.names, &bytes, string)
    facts(notice, &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private static func facts(_ notice: some StatedFacts, _ bytes: inout [UInt8]) {
    key("rule", &bytes)
    optional(notice.rule?.description, &bytes)
    key("closedDates", &bytes)
    dates(notice.closedDates, &bytes)
    key("openDates", &bytes)
    dates(notice.openDates, &bytes)
    key("hours", &bytes)
    optional(notice.hours?.description, &bytes)
    appendRareFacts(notice, to: &bytes)
  }

  /// Appends the facts that most notices lack; each has a key only where it is stated.
  private static func appendRareFacts(_ notice: some StatedFacts, to bytes: inout [UInt8]) {
    text("openRule", notice.openRule?.description, &bytes)
    if !notice.moves.isEmpty {
      key("moves", &bytes)
      list(notice.moves, &bytes) { move, bytes in
        key("from", first: true, &bytes)
        string(move.from.description, &bytes)
        text("to", move.to.description, &bytes)
        bytes.append(UInt8(ascii: "}"))
      }
    }
    if !notice.earlyClosings.isEmpty {
      key("earlyClosings", &bytes)
      list(notice.earlyClosings, &bytes) { closing, bytes in
        key("eve", first: true, &bytes)
        string(closing.days.description, &bytes)
        key("minute", &bytes)
        bytes += String(closing.closes).utf8
        bytes.append(UInt8(ascii: "}"))
      }
    }
    if !notice.closures.isEmpty {
      key("closures", &bytes)
      list(notice.closures, &bytes) { closure, bytes in
        key("from", first: true, &bytes)
        optional(closure.from?.description, &bytes)
        text("through", closure.through.description, &bytes)
        bytes.append(UInt8(ascii: "}"))
      }
    }
    text("effectiveFrom", notice.effectiveFrom?.description, &bytes)
    text("formerRule", notice.formerRule?.description, &bytes)
    if !notice.conditions.isEmpty {
      key("conditions", &bytes)
      list(notice.conditions.map(\.description), &bytes, string)
    }
    text("tentativeRule", notice.tentativeRule?.description, &bytes)
    if !notice.tentativeDates.isEmpty {
      key("tentativeDates", &bytes)
      dates(notice.tentativeDates, &bytes)
    }
  }

  /// A key with a text, or nothing.
  private static func text(_ name: String, _ value: String?, _ bytes: inout [UInt8]) {
    guard let value else { return }
    key(name, &bytes)
    string(value, &bytes)
  }

  private static func dates(_ dates: [CivilDate], _ bytes: inout [UInt8]) {
    list(dates, &bytes) { string($0.description, &$1) }
  }

  private static func remainder(_ remainder: HolidayText.Remainder, _ bytes: inout [UInt8]) {
    key("reason", first: true, &bytes)
    string(remainder.reason.rawValue, &bytes)
    key("range", &bytes)
    let range = remainder.utf8Range
    bytes += "[\(range.lowerBound),\(range.upperBound)]".utf8
    key("text", &bytes)
    string(remainder.text, &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private static func key(_ name: String, first: Bool = false, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: first ? "{" : ","))
    bytes.append(UInt8(ascii: "\""))
    bytes += name.utf8
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private static func optional(_ text: String?, _ bytes: inout [UInt8]) {
    if let text { string(text, &bytes) } else { bytes += "null".utf8 }
  }

  private static func list<Element>(
    _ elements: [Element], _ bytes: inout [UInt8], _ append: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(element, &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func string(_ text: String, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += "\\u00".utf8
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// The facts that a whole reading and a notice about some branches or a part of a store share.
protocol StatedFacts {
  var rule: HolidayRule? { get }
  var openRule: HolidayRule? { get }
  var closedDates: [CivilDate] { get }
  var openDates: [CivilDate] { get }
  var moves: [ClosingMove] { get }
  var earlyClosings: [EarlyClosing] { get }
  var closures: [HolidayText.Closure] { get }
  var effectiveFrom: CivilDate? { get }
  var formerRule: HolidayRule? { get }
  var conditions: [HolidayText.Condition] { get }
  var tentativeRule: HolidayRule? { get }
  var tentativeDates: [CivilDate] { get }
  var hours: OpeningHours? { get }
}

extension HolidayText: StatedFacts {}
extension HolidayText.Notice: StatedFacts {}

extension StatedFacts {
  /// Whether a day is said to be closed or open.
  var statesDays: Bool {
    rule != nil || openRule != nil || !closedDates.isEmpty || !openDates.isEmpty
      || !closures.isEmpty
  }
}
