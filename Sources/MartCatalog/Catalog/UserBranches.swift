public import MartModels

/// The branches that a user has made: a market hall, a store that no server knows.
///
/// They have negative numbers, so they never clash with the server's and are never sent there. A
/// number is not used again, so a favorite never becomes another store.
///
/// ```swift
/// import MartHolidayKit
///
/// var mine = UserBranches()
/// let today = CivilDate(2026, 11, 21)
/// let text = HolidayText("매월 첫째·셋째 월요일 휴무", relativeTo: today)
/// let market = mine.add(
///   mart: Mart(serverName: "망원시장"), name: "본점",
///   schedule: HolidaySchedule(reading: text, asOf: today))
/// market.id  // -1
/// let catalog = BranchCatalog([]).adding(userBranches: mine)
/// catalog[-1]?.schedule.nextClosing(onOrAfter: today).date  // CivilDate(2026, 12, 7)
/// CatalogRequest(ids: [-1])  // nil
/// ```
public struct UserBranches: Hashable, Sendable {
  /// The branches, in the order of their creation.
  public private(set) var branches: [Branch] = []
  /// The number of the next branch, below all used ones.
  private(set) var nextID = -1

  /// Makes an empty list.
  public init() {}

  /// Every path that reads a list ends here; the numbers are negative, unique, and above the next.
  init(unchecked branches: [Branch], nextID: Int) {
    assert(
      Set(branches.map { $0.id }).count == branches.count
        && branches.allSatisfy { $0.id < 0 && $0.id > nextID }, "numbers that a user cannot have")
    self.branches = branches
    self.nextID = nextID
  }

  /// Adds a branch at the end and gives it a number.
  ///
  /// - Parameters:
  ///   - mart: the mart, known or not.
  ///   - name: the name within the mart.
  ///   - region: the region in short.
  ///   - address: the address.
  ///   - phone: the phone number.
  ///   - openingHours: the opening hours.
  ///   - schedule: what is known about the closings, such as one read from a pasted text.
  /// - Returns: the branch with its number.
  @discardableResult
  public mutating func add(
    mart: Mart, name: String, region: String? = nil, address: String? = nil, phone: String? = nil,
    openingHours: String? = nil, schedule: HolidaySchedule
  ) -> Branch {
    let branch = Branch(
      id: nextID, mart: mart, name: name, region: region, address: address, phone: phone,
      openingHours: openingHours, schedule: schedule)
    nextID -= 1
    branches.append(branch)
    return branch
  }

  /// Replaces the branch with the same number.
  ///
  /// - Returns: `false`, without a change, when the list has no branch with the number.
  @discardableResult
  public mutating func replace(_ branch: Branch) -> Bool {
    guard let index = branches.firstIndex(where: { $0.id == branch.id }) else { return false }
    branches[index] = branch
    return true
  }

  /// Removes a branch; its number is not used again.
  ///
  /// - Returns: the branch, or `nil` when the list has none with the number.
  @discardableResult
  public mutating func remove(id: Int) -> Branch? {
    branches.firstIndex { $0.id == id }.map { branches.remove(at: $0) }
  }
}

extension Branch {
  /// Whether a user has made the branch, so that no server knows its number.
  package var isUserMade: Bool { id < 0 }
}

extension UserBranches {
  /// The numbers that a stored list may give next: far from the end of the integers, and none that
  /// some JSON cannot carry.
  package static let numbersToGive = Int(max(Int64(Int.min / 2), -(Int64(1) << 53)))...(-1)
}

#if !hasFeature(Embedded)
  extension UserBranches: Codable {
    private enum Key: String, CodingKey { case nextID, branches }

    /// Reads stored branches.
    ///
    /// - Throws: `DecodingError`, also for a number that is not negative, occurs twice, or has not
    ///   been assigned yet.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let branches = try container.decode([Branch].self, forKey: .branches)
      let nextID = try container.decode(Int.self, forKey: .nextID)
      var ids = Set<Int>()
      let wrong = branches.first { $0.id >= 0 || $0.id <= nextID || !ids.insert($0.id).inserted }
      if let wrong {
        throw DecodingError.dataCorruptedError(
          forKey: .branches, in: container,
          debugDescription: "not a number of a user's branch: \(wrong.id)")
      }
      guard Self.numbersToGive.contains(nextID) else {
        throw DecodingError.dataCorruptedError(
          forKey: .nextID, in: container, debugDescription: "not a number to give: \(nextID)")
      }
      self.init(unchecked: branches, nextID: nextID)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(nextID, forKey: .nextID)
      try container.encode(branches, forKey: .branches)
    }
  }
#endif
