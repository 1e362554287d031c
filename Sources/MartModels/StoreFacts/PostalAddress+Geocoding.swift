extension PostalAddress {
  /// What to ask a geocoder, in this order, until it finds the place.
  ///
  /// A geocoder finds nothing for an address that mixes the old kind and the new. The neighbourhood
  /// is left out only when a road and a number follow it; where it is the address, as in
  /// `수원시 권선구 금곡동 160`, it stays. Later candidates leave out floors and brackets, and join a road
  /// name that was written in two words.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// PostalAddress("경기도 수원시 권선구 금곡동 160")?.geocodingCandidates  // ["경기도 수원시 권선구 금곡동 160"]
  /// ```
  ///
  /// - Returns: at least one candidate, each once.
  public var geocodingCandidates: [String] {
    let words = AddressParser.split(text).words
    var candidates = [words.joined(separator: " ")]
    func add(_ candidate: String) {
      if !candidates.contains(candidate) { candidates.append(candidate) }
    }
    guard let road, let buildingNumber else {
      if let lotNumber, let neighbourhood {
        add(lead(with: [neighbourhood, lotNumber]))
      }
      return candidates
    }
    add(lead(with: [road, buildingNumber]))
    let glued = road.filter { $0 != " " }
    if glued != road { add(lead(with: [glued, buildingNumber])) }
    return candidates
  }

  /// The address down to the township, and then some words.
  private func lead(with words: [String]) -> String {
    ([writtenRegion, municipality, district, township].compactMap { $0 } + words)
      .joined(separator: " ")
  }
}
