import MartHolidayKit

/// One reading as one JSON object on one line, with its keys in a fixed order.
enum NoticeJSON {
  static func append(_ notice: HolidayText, to bytes: inout [UInt8]) {
    key("text", first: true, &bytes)
    string(notice.text, &bytes)
    key("rule", &bytes)
    optional(notice.rule?.description, &bytes)
    key("closedDates", &bytes)
    list(notice.closedDates, &bytes) { string($0.description, &$1) }
    key("openDates", &bytes)
    list(notice.openDates, &bytes) { string($0.description, &$1) }
    key("hours", &bytes)
    optional(notice.hours?.description, &bytes)
    appendRareFacts(notice, to: &bytes)
    key("unread", &bytes)
    list(notice.unread, &bytes, remainder)
    bytes.append(UInt8(ascii: "}"))
  }

  /// What most notices do not have is a key only where they do.
  private static func appendRareFacts(_ notice: HolidayText, to bytes: inout [UInt8]) {
    if !notice.moves.isEmpty {
      key("moves", &bytes)
      list(notice.moves, &bytes) { move, bytes in
        key("from", first: true, &bytes)
        string(move.from.description, &bytes)
        key("to", &bytes)
        string(move.to.description, &bytes)
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
    if let date = notice.effectiveFrom {
      key("effectiveFrom", &bytes)
      string(date.description, &bytes)
    }
    if let branch = notice.branchScope {
      key("branchScope", &bytes)
      string(branch, &bytes)
    }
    if let facility = notice.facilityScope {
      key("facilityScope", &bytes)
      string(facility, &bytes)
    }
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
