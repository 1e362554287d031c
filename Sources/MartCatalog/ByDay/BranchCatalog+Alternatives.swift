import GeoFiltering
public import KoreanCalendar
public import MartModels

extension BranchCatalog {
  /// Stores to go to instead of one that is closed.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let open = HolidaySchedule(rule: .nth([1, 3], .monday))
  /// let closed = Branch(
  ///   id: 1, mart: .emart, name: "양재점", address: "서울 서초구 매헌로 16")
  /// let other = Branch(
  ///   id: 2, mart: .costco, name: "양재점", address: "서울 서초구 양재대로 159",
  ///   openingHours: "10:00~22:00", schedule: open)
  /// let noon = WallTime(CivilDate(2026, 11, 22), 12, 0)
  /// let alternatives = BranchCatalog([closed, other]).openAlternatives(to: closed, at: noon)
  /// alternatives.map { $0.branch.displayName }  // ["코스트코 양재점"]
  /// alternatives[0].nearness  // .sameDistrict("서초구")
  /// ```
  ///
  /// - Parameters:
  ///   - branch: the store that is closed; it is not among the results.
  ///   - time: the minute.
  ///   - limit: how many stores at most.
  ///   - reach: how far a store may be, in meters: 20 km by default, `.infinity` for any. A store in the
  ///     same district or region whose distance is unknown is listed anyway.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Returns: the stores; none, with `placeIsUnknown`, if the closed store has neither a coordinate
  ///   nor an address nor a region.
  /// - Complexity: O(*n* log *n*) in the number of branches that are open.
  public func openAlternatives(
    to branch: Branch, at time: WallTime, limit: Int = 10, within reach: Double = 20_000,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> OpenAlternatives {
    let origin = AlternativeOrigin(branch)
    var found: [(alternative: OpenAlternatives.Alternative, key: AlternativeOrigin.Key)] = []
    for other in branches where other.id != branch.id {
      let opening = other.opening(at: time, calendar: calendar)
      let hasHours: Bool
      switch opening {
      case .open: hasHours = true
      case .openHoursUnknown: hasHours = false
      case .closed, .unknown: continue
      }
      guard let (nearness, isSameDistrict) = origin.nearness(of: other, within: reach) else {
        continue
      }
      let alternative = OpenAlternatives.Alternative(
        branch: other, opening: opening,
        status: other.status(on: time.date, calendar: calendar), nearness: nearness)
      found.append((alternative, AlternativeOrigin.Key(hasHours, alternative, isSameDistrict)))
    }
    // Equals keep the order of the catalog.
    let sorted = found.indices.sorted { one, other in
      let (first, second) = (found[one].key, found[other].key)
      return first == second ? one < other : first < second
    }
    let best = sorted.prefix(max(0, limit)).map { found[$0].alternative }
    return OpenAlternatives(
      branch: branch, time: time, reach: reach, placeIsUnknown: origin.isUnknown,
      alternatives: best)
  }
}

/// A store from which others are more or less near.
private struct AlternativeOrigin {
  /// The sort key.
  struct Key: Comparable {
    /// One bit for each: hours unknown, not near, only expected.
    private let group: Int
    private let kind: Int
    private let meters: Double

    /// As far as a store is still near, in meters.
    private static let nearMeters = 5_000.0

    init(
      _ hasHours: Bool, _ alternative: OpenAlternatives.Alternative, _ isSameDistrict: Bool
    ) {
      switch alternative.nearness {
      case .distance(let meters): (kind, self.meters) = (0, meters)
      case .sameDistrict: (kind, meters) = (1, 0)
      case .sameRegion: (kind, meters) = (2, 0)
      }
      let isNear = isSameDistrict || kind == 0 && meters <= Self.nearMeters
      group = (hasHours ? 0 : 4) + (isNear ? 0 : 2) + (alternative.isExpected ? 1 : 0)
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.group, lhs.kind, lhs.meters) < (rhs.group, rhs.kind, rhs.meters)
    }
  }

  private let coordinate: Coordinate?
  private let region: String?
  private let district: String?

  init(_ branch: Branch) {
    let address = branch.postalAddress
    coordinate = branch.coordinate
    region = branch.shortRegion
    district = address?.municipality
  }

  /// Whether nothing is known about the place.
  var isUnknown: Bool { coordinate == nil && region == nil }

  /// How near a store is and whether it is in the same district; `nil` when it is too far, in another
  /// region, or nothing tells.
  func nearness(
    of branch: Branch, within reach: Double
  ) -> (OpenAlternatives.Nearness, isSameDistrict: Bool)? {
    let address = branch.postalAddress
    let isSameRegion = region != nil && region == branch.shortRegion
    let isSameDistrict = isSameRegion && district != nil && district == address?.municipality
    if let coordinate, let other = branch.coordinate {
      let meters = coordinate.distance(to: other)
      return meters <= reach ? (.distance(meters: meters), isSameDistrict) : nil
    }
    guard isSameRegion, let region else { return nil }
    if isSameDistrict, let district { return (.sameDistrict(district), true) }
    return (.sameRegion(region), false)
  }
}
