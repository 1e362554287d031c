import MartModels

/// Where a store is, in bytes that are the same for all spellings of one address.
struct RegisterPlace: Hashable, Sendable {
  /// Whether the address is one by road.
  let isRoad: Bool
  /// Region, municipality, road and number, or without a road the neighborhood and the lot.
  let key: [UInt8]
  /// The neighborhood and the lot of the address, where it has them.
  private let ownLot: [UInt8]?
  /// The neighborhood of that lot, to its first space or digit.
  private let ownNeighborhood: [UInt8]
  private let area: [UInt8]

  /// - Parameters:
  ///   - address: the address, by road if it has one.
  ///   - lot: the address by lot beside it, which may name the city or the district.
  init(_ address: PostalAddress, lot written: String? = nil) {
    let area = Self.area(address.withMunicipality(written))
    let lot = Self.lot(address, area)
    let road = address.road.map { Self.bytes(area, $0, address.buildingNumber ?? "") }
    isRoad = road != nil
    key = road ?? lot ?? Array(address.text.utf8)
    ownLot = lot
    let neighborhood = lot == nil ? nil : address.neighborhood ?? address.township
    ownNeighborhood = Array((neighborhood ?? "").utf8.prefix { $0 > 0x39 })
    self.area = area
  }

  /// The neighborhood and the lot, with region and municipality.
  ///
  /// - Parameter other: the address by lot beside that by road, which is read only here.
  func lot(_ other: String?) -> [UInt8]? {
    if let ownLot { return ownLot }
    return other.flatMap { PostalAddress($0) }.flatMap { Self.lot($0, area) }
  }

  /// Whether an address by lot may have the lot of this one, which costs less than to read it.
  func mayHaveLot(of other: String?) -> Bool {
    guard let other, !ownNeighborhood.isEmpty else { return false }
    var rest = Substring(other).utf8
    while let first = ownNeighborhood.first, let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: ownNeighborhood) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func lot(_ address: PostalAddress, _ area: [UInt8]) -> [UInt8]? {
    guard let place = address.neighborhood ?? address.township,
      let number = address.lotNumber ?? shortLot(address)
    else { return nil }
    // Lots are counted in 갈산동 and not in 갈산1동, one of its offices.
    guard place.hasSuffix("동"), let last = place.utf8.dropLast("동".utf8.count).last,
      0x30...0x39 ~= last
    else { return bytes(area, place, number) }
    var name = place.dropLast()
    while name.last?.isNumber ?? false { name.removeLast() }
    return bytes(area, name + "동", number)
  }

  /// The number of a lot as the register has it where 번지 was left out: 산격동 1817호, 동외동 호 199-5.
  private static func shortLot(_ address: PostalAddress) -> String? {
    guard address.road == nil, let rest = address.details.first, address.place.hasSuffix(rest)
    else { return nil }
    let words = rest.split(separator: " ", maxSplits: 2)
    guard var number = words.first else { return nil }
    if number == "호", words.count > 1 {
      number = words[1]
    } else if number.last == "호" {
      number.removeLast()
    }
    guard number != words[0], number.first?.isNumber ?? false,
      number.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2D })
    else { return nil }
    return String(number)
  }

  private static func bytes(_ area: [UInt8], _ place: String, _ number: String) -> [UInt8] {
    var bytes = area
    bytes.reserveCapacity(area.count + place.utf8.count + number.utf8.count + 1)
    for byte in place.utf8 where byte != 0x20 { bytes.append(byte) }
    bytes.append(0x20)
    for byte in number.utf8 where byte != 0x20 { bytes.append(byte) }
    // 178-0 is 178.
    if bytes.suffix(2).elementsEqual([0x2D, 0x30]) { bytes.removeLast(2) }
    return bytes
  }

  /// Region and municipality; for those that were merged or divided, the oldest name.
  ///
  /// 마산시 is now in 창원시, 인천 서구 became 서해구 and 검단구, and one file has old and new names.
  fileprivate static func area(_ address: PostalAddress) -> [UInt8] {
    let area = Area(
      shortRegion: address.shortRegion ?? "", municipality: address.municipality ?? "")
    let oldest = oldest[area] ?? area
    return Array(oldest.shortRegion.utf8) + [0x20] + oldest.municipality.utf8 + [0x20]
  }

  private struct Area: Hashable {
    let shortRegion: String
    let municipality: String
  }

  /// For each area that was merged or divided, the one that stands for all of them.
  private static let oldest: [Area: Area] = {
    var oldest: [Area: Area] = [:]
    for former in FormerDistrict.all {
      let areas =
        [Area(shortRegion: former.shortRegion, municipality: former.name)]
        + former.municipalities.map { Area(shortRegion: former.newRegion, municipality: $0) }
      let known = areas.compactMap { oldest[$0] }
      let one = known.first ?? areas[0]
      for (area, other) in oldest where known.contains(other) { oldest[area] = one }
      for area in areas { oldest[area] = one }
    }
    return oldest
  }()
}

extension Branch {
  /// Whether the branch is certainly in another municipality: two cities may have a 중앙점.
  func isApart(from other: Branch) -> Bool {
    let addresses = [postalAddress, other.postalAddress].compactMap { address in
      address?.shortRegion == nil || address?.municipality == nil ? nil : address
    }
    if addresses.count == 2 {
      return RegisterPlace.area(addresses[0]) != RegisterPlace.area(addresses[1])
    }
    guard let own = shortRegion, let region = other.shortRegion else { return false }
    return own != region
  }
}

extension PostalAddress {
  /// The address by lot, where this one by road leaves out the city or the district.
  func withMunicipality(_ written: String?) -> PostalAddress {
    guard municipality == nil, region != .sejong, let lot = written.flatMap({ PostalAddress($0) }),
      lot.municipality != nil, lot.region == region
    else { return self }
    return lot
  }

  /// What is the same for all spellings of the address.
  var placeKey: String { String(decoding: RegisterPlace(self).key, as: UTF8.self) }
}

extension RegisterStore {
  /// What is the same for all names of the municipality.
  var areaKey: String {
    let postal = PostalAddress(address)?.withMunicipality(lotAddress)
    return postal.map { String(decoding: RegisterPlace.area($0), as: UTF8.self) } ?? ""
  }

  /// What is the same for all spellings of the address.
  var placeKey: String {
    guard let postal = PostalAddress(address) else { return address }
    return String(decoding: RegisterPlace(postal, lot: lotAddress).key, as: UTF8.self)
  }
}
