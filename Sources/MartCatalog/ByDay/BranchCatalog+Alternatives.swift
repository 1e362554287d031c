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
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Complexity: O(*n* log *n*) in the number of branches that are open.
  public func openAlternatives(
    to branch: Branch, at time: WallTime, limit: Int = 10,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> OpenAlternatives {
    let origin = AlternativeOrigin(branch)
    var found: [(alternative: OpenAlternatives.Alternative, key: AlternativeOrigin.Key)] = []
    for other in branches where other.id != branch.id {
      let opening = other.opening(at: time, calendar: calendar)
      let isOpen: Bool
      switch opening {
      case .open: isOpen = true
      case .openHoursUnknown: isOpen = false
      case .closed, .unknown: continue
      }
      guard let nearness = origin.nearness(of: other) else { continue }
      let alternative = OpenAlternatives.Alternative(
        branch: other, opening: opening,
        status: other.schedule.status(on: time.date, calendar: calendar), nearness: nearness)
      found.append((alternative, AlternativeOrigin.Key(isOpen, nearness)))
    }
    // Equals keep the order of the catalog.
    let sorted = found.indices.sorted { one, other in
      let (first, second) = (found[one].key, found[other].key)
      return first == second ? one < other : first < second
    }
    let best = sorted.prefix(max(0, limit)).map { found[$0].alternative }
    return OpenAlternatives(
      branch: branch, time: time,
      openCount: best.count { if case .open = $0.opening { true } else { false } },
      alternatives: best)
  }
}

/// A store from which others are more or less near.
private struct AlternativeOrigin {
  /// The sort key.
  struct Key: Comparable {
    private let group: Int
    private let kind: Int
    private let meters: Double

    init(_ isOpen: Bool, _ nearness: OpenAlternatives.Nearness) {
      group = isOpen ? 0 : 1
      switch nearness {
      case .distance(let meters): (kind, self.meters) = (0, meters)
      case .sameDistrict: (kind, meters) = (1, 0)
      case .sameRegion: (kind, meters) = (2, 0)
      }
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
    region = branch.region ?? address?.shortRegion
    district = address?.municipality
  }

  /// How near a store is, or `nil` when that is not known or it is in a different region.
  func nearness(of branch: Branch) -> OpenAlternatives.Nearness? {
    if let coordinate, let other = branch.coordinate {
      return .distance(meters: coordinate.distance(to: other))
    }
    let address = branch.postalAddress
    guard let region, region == branch.region ?? address?.shortRegion else { return nil }
    if let district, district == address?.municipality { return .sameDistrict(district) }
    return .sameRegion(region)
  }
}
