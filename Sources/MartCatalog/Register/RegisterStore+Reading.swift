import GeoFiltering
import Keeping
import KoreanCalendar
import MartModels

/// A store that was read, with what tells whether another row is of the same one.
struct RegisterReading: Sendable {
  let store: RegisterStore
  /// The place of the row among the rows.
  let row: Int
  let place: RegisterPlace
  /// A number of the mart and the place, the same on every machine.
  let number: UInt64
  /// Whether the authority has withdrawn the license or deleted the row.
  let isCancelled: Bool
  /// The place of the mart among those that the library knows.
  let martRank: Int
  /// The place of the region in the official order.
  let regionRank: Int

  /// Reads a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - place: its place among the rows, for the issues.
  ///   - issues: takes what is wrong.
  /// - Returns: `nil` for a shop that is not a mart, or a mart that cannot be found.
  init?(_ row: RegisterRow, at place: Int, _ issues: inout [RegisterIssue]) {
    let written = row[.name]
    let storeClass = RegisterStore.StoreClass(korean: row.bytes(.storeClass))
    guard
      let name = RegisterName(
        written, storeClass: storeClass,
        isHypermarket: row.bytes(.form).elementsEqual("대형마트".utf8))
    else { return nil }
    let (road, lot) = (row[.roadAddress], row[.lotAddress])
    // Where that by road names no region, that by lot may.
    guard let (text, address) = Self.address(road) ?? Self.address(lot) else {
      issues.append(RegisterIssue(row: place, field: .roadAddress, .missing, value: written))
      return nil
    }
    var values = RegisterValues(row: row, place: place)
    store = RegisterStore(
      name, written, storeClass, text, address, lot: lot.isEmpty ? nil : lot, &values)
    self.row = place
    isCancelled = values.status == 4
    self.place = RegisterPlace(address, lot: store.lotAddress)
    number = Self.number(name.mart, self.place)
    martRank = Mart.ranks[name.mart] ?? Mart.ranks.count
    regionRank = RegionOrder.rank(address.shortRegion)
    issues += values.issues
  }

  private static func address(_ text: String) -> (text: String, address: PostalAddress)? {
    guard let address = PostalAddress(text), address.region != nil else { return nil }
    return (text, address)
  }

  private static func number(_ mart: Mart, _ place: RegisterPlace) -> UInt64 {
    var hash = StableHash(mart.serverName.utf8)
    hash.add(CollectionOfOne(UInt8(ascii: "|")))
    hash.add(place.key)
    return hash.value
  }
}

extension RegisterStore {
  fileprivate init(
    _ name: RegisterName, _ written: String, _ writtenClass: StoreClass?, _ text: String,
    _ address: PostalAddress, lot: String?, _ values: inout RegisterValues
  ) {
    mart = name.mart
    let made = name.branch.isEmpty ? address.madeName : nil
    self.name = made ?? name.branch
    isNameMade = made != nil
    writtenName = written
    self.address = text
    lotAddress = lot
    phone = values.phone
    coordinate = values.coordinate
    storeClass = writtenClass ?? name.mart.storeClass
    state = values.state
    licensed = values.date(.licensed)
    changed = values.date(.changed)
    licence = values.licence
    id = 0
  }
}

extension RegisterStore.StoreClass {
  fileprivate init?(korean: ArraySlice<UInt8>) {
    if korean.elementsEqual("준대규모점포".utf8) {
      self = .supermarket
    } else if korean.elementsEqual("대규모점포".utf8) {
      self = .large
    } else {
      return nil
    }
  }
}

extension Mart {
  fileprivate static let ranks = Dictionary(
    uniqueKeysWithValues: known.enumerated().map { ($1, $0) })
}

extension PostalAddress {
  /// A name for a store that the register calls by its mart alone: the 동, else the district.
  fileprivate var madeName: String? {
    let inBrackets = details.compactMap { detail in
      detail.split { $0 == "," || $0 == " " }.first { $0.hasSuffix("동") }.map { String($0) }
    }
    return neighborhood ?? inBrackets.last ?? township ?? district ?? municipality ?? shortRegion
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

  /// The phone number, which many rows have in two parts only: 053 3831234.
  var phone: String? {
    let number = row[.phone]
    if PhoneNumber(number) != nil { return number }
    let digits = number.utf8.filter { $0 != 0x20 }
    return PhoneNumber(String(decoding: digits, as: UTF8.self))?.description
  }

  /// A day in any of the forms of the register; a time behind it does not matter.
  mutating func date(_ field: RegisterField) -> CivilDate? {
    let text = row.bytes(field)
    if text.isEmpty { return nil }
    let day = text.prefix { $0 != 0x20 }
    // 40:00.0 and 2.01909E+13
    if day.contains(where: { $0 == 0x3A || $0 == 0x2E || $0 == 0x2B }) {
      report(field, .shortened)
      return nil
    }
    var parts = day.split(separator: 0x2D, omittingEmptySubsequences: false)
    if parts.count == 1, [8, 12, 14].contains(day.count) {
      parts = [day.prefix(4), day.dropFirst(4).prefix(2), day.dropFirst(6).prefix(2)]
    }
    let numbers = parts.compactMap { Self.number($0) }
    guard parts.count == 3, numbers.count == 3, parts[0].count == 4,
      let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    else {
      report(field, .noSuchDate)
      return nil
    }
    return date
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...4 ~= digits.count, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The status, which a spreadsheet writes without its first digit, 01 as 1.
  var status: Int? { Self.number(row.bytes(.status)) }

  /// The state by the status; dates only add to it.
  var state: RegisterStore.State {
    mutating get {
      switch status {
      // 5 is 영업개시전.
      case 1: return Self.number(row.bytes(.detail)) == 5 ? .beforeOpening : .open
      case 2: return .suspended(from: date(.suspendedFrom), through: date(.suspendedThrough))
      case 3: return .ended(on: date(.closed))
      case 4: return .ended(on: date(.cancelled) ?? date(.closed))
      case 5, 6: return .unknown
      default:
        report(.status, .unknownStatus)
        return .unknown
      }
    }
  }

  /// The place, which the register gives in EPSG:5174.
  var coordinate: Coordinate? {
    mutating get {
      let (easting, northing) = (row[.x], row[.y])
      if easting.isEmpty, northing.isEmpty { return nil }
      guard let x = Double(easting), let y = Double(northing),
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
