import GeoFiltering
import KoreanCalendar
import MartModels

extension RegisterStore {
  /// Reads a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - place: its place among the rows, for the receipt.
  ///   - issues: takes what is wrong.
  /// - Returns: `nil` for a shop that is no mart, or a mart that cannot be found.
  init?(_ row: RegisterRow, at place: Int, _ issues: inout [RegisterIssue]) {
    let written = row[.name]
    let writtenClass = StoreClass(korean: row[.storeClass])
    guard
      let name = RegisterName(
        written, storeClass: writtenClass, isHypermarket: row[.form] == "대형마트")
    else { return nil }
    let text = row[.roadAddress].isEmpty ? row[.lotAddress] : row[.roadAddress]
    guard let address = PostalAddress(text), address.region != nil else {
      issues.append(RegisterIssue(row: place, field: .roadAddress, .missing, value: written))
      return nil
    }
    var reader = RegisterValues(row: row, place: place)
    mart = name.mart
    let made = name.branch.isEmpty ? address.madeName : nil
    self.name = made ?? name.branch
    isNameMade = made != nil
    writtenName = written
    self.address = text
    lotAddress = row[.lotAddress].isEmpty ? nil : row[.lotAddress]
    phone = PhoneNumber(row[.phone]) == nil ? nil : row[.phone]
    coordinate = reader.coordinate
    storeClass = writtenClass ?? name.mart.storeClass
    state = reader.state
    licensed = reader.date(.licensed)
    changed = reader.date(.changed)
    licence = reader.licence
    id = 0
    issues += reader.issues
  }
}

extension RegisterStore.StoreClass {
  fileprivate init?(korean: String) {
    switch korean {
    case "대규모점포": self = .large
    case "준대규모점포": self = .supermarket
    default: return nil
    }
  }
}

extension PostalAddress {
  /// A name for a store of which the register has only that of the mart: the 동, else the district.
  fileprivate var madeName: String? {
    let inBrackets = details.compactMap { detail in
      detail.split { $0 == "," || $0 == " " }.first { $0.hasSuffix("동") }.map { String($0) }
    }
    return neighbourhood ?? inBrackets.last ?? township ?? district ?? municipality ?? shortRegion
  }
}

/// The values of a row, with what is wrong in them.
private struct RegisterValues {
  let row: RegisterRow
  let place: Int
  var issues: [RegisterIssue] = []

  private mutating func report(_ field: RegisterField, _ reason: RegisterIssue.Reason) {
    issues.append(RegisterIssue(row: place, field: field, reason, value: row[field]))
  }

  /// Authority and number, unless a spreadsheet has shortened it to `2.00035E+18`.
  var licence: String? {
    mutating get {
      let number = row[.number]
      guard !number.isEmpty else { return nil }
      guard number.utf8.allSatisfy({ $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D })
      else {
        report(.number, .shortened)
        return nil
      }
      return row[.authority] + "-" + number
    }
  }

  /// A day in any of the forms of the register; a time behind it does not matter.
  mutating func date(_ field: RegisterField) -> CivilDate? {
    let text = row[field]
    if text.isEmpty { return nil }
    let digits = text.utf8.prefix { $0 != 0x20 }
    if digits.contains(0x3A) {
      report(field, .shortened)
      return nil
    }
    var numbers: [Int] = []
    if digits.contains(0x2D) {
      numbers = digits.split(separator: 0x2D).compactMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
    } else if digits.count >= 8, digits.allSatisfy({ $0 &- 0x30 < 10 }) {
      let all = digits.map { Int($0 - 0x30) }
      func number(_ range: Range<Int>) -> Int { all[range].reduce(0) { $0 * 10 + $1 } }
      numbers = [number(0..<4), number(4..<6), number(6..<8)]
    }
    guard numbers.count == 3,
      let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    else {
      report(field, .noSuchDate)
      return nil
    }
    return date
  }

  /// The state by the status; dates only add to it.
  var state: RegisterStore.State {
    mutating get {
      let status = row[.status].utf8.drop { $0 == 0x30 }
      switch String(decoding: status, as: UTF8.self) {
      case "1":
        let detail = row[.detail].utf8.drop { $0 == 0x30 }
        return String(decoding: detail, as: UTF8.self) == "5" ? .beforeOpening : .open
      case "2": return .suspended(from: date(.suspendedFrom), through: date(.suspendedThrough))
      case "3": return .ended(on: date(.closed))
      case "4": return .ended(on: date(.cancelled) ?? date(.closed))
      case "5", "6": return .unknown
      default:
        report(.status, .unknownStatus)
        return .unknown
      }
    }
  }

  /// The place, which the register gives in EPSG:5174.
  var coordinate: Coordinate? {
    mutating get {
      if row[.x].isEmpty, row[.y].isEmpty { return nil }
      guard let x = Double(row[.x]), let y = Double(row[.y]),
        let plane = PlaneCoordinate(x: x, y: y, in: .modifiedCentralBelt1985)
      else {
        report(.x, .noSuchPlace)
        return nil
      }
      do { return try plane.coordinate() } catch {
        report(.x, .noSuchPlace)
        return nil
      }
    }
  }
}
