extension PostalAddress {
  /// What to ask a geocoder, in order, until it finds the place.
  ///
  /// A geocoder finds nothing for an address that mixes the old kind and the new. The neighborhood
  /// is left out only when a road and a number follow it; if it is the address, as in
  /// `수원시 권선구 금곡동 160`, it stays. Later candidates leave out floors and brackets, and join
  /// a road name that was written in two words. Where both a road and a lot are written, the road
  /// is asked for first and the lot after it.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// PostalAddress("경기도 수원시 권선구 금곡동 160")?.geocodingCandidates  // ["경기도 수원시 권선구 금곡동 160"]
  /// ```
  ///
  /// - Returns: at least one candidate, each once.
  public var geocodingCandidates: [String] {
    var candidates = lotNumber != nil && road != nil ? [] : [place]
    func add(_ candidate: String) {
      if !candidates.contains(candidate) { candidates.append(candidate) }
    }
    guard let road, let buildingNumber else {
      if let lotNumber, let neighborhood { add(lead(neighborhood, lotNumber)) }
      return candidates
    }
    add(lead(road, buildingNumber))
    if road.utf8.contains(0x20) {
      add(lead(road.split(separator: " ").joined(), buildingNumber))
    }
    if let lotNumber, let name = neighborhood ?? township { add(lead(name, lotNumber)) }
    return candidates
  }

  /// The address down to the township, and then a road or a neighborhood with a number.
  private func lead(_ name: String, _ number: String) -> String {
    var lead = ""
    lead.reserveCapacity(place.utf8.count)
    for part in [writtenRegion, municipality, district, township, name, number] {
      guard let part else { continue }
      if !lead.isEmpty { lead += " " }
      lead += part
    }
    return lead
  }
}
