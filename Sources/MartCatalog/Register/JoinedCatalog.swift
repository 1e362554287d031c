import GeoFiltering
import KoreanCalendar
public import MartModels

/// The stores of a register, with what another catalog knows about them.
public struct JoinedCatalog: Hashable, Sendable {
  /// Every store: those of the register, with what the other catalog knows about them, and those
  /// that only it has.
  public let catalog: BranchCatalog
  /// The branches of the other catalog that match no store of the register, or more than one.
  public let unjoined: [Branch]
  /// The number in the register of each joined branch, by its number in the other catalog, which it
  /// keeps.
  public let registerIDs: [Int: Int]
}

extension BranchCatalog {
  /// The stores of a register, with what this catalog knows about them.
  ///
  /// A branch and a store are the same when they have the same mart and the same address or name, or
  /// places less than 150 m apart. What the store announced or published, and its rule, count before
  /// the municipality's designation. A store that has ended in the register is closed for good,
  /// unless this catalog has later days that it published.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let known = BranchCatalog([
  ///   Branch(id: 1, mart: .emart, name: "왕십리점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
  /// ])
  /// let file = "영업상태코드,도로명주소,사업장명\n01,서울 성동구 왕십리광장로 17,이마트 왕십리점\n01,서울 은평구 은평로 111,이마트 은평점"
  /// let register = try StoreRegister(file: file.utf8)
  /// let all = BranchCatalog(register: register, asOf: CivilDate(2026, 11, 23))
  /// let joined = known.joined(with: all)
  /// joined.catalog.count  // 2
  /// joined.catalog[1]?.address  // "서울 성동구 왕십리광장로 17"
  /// joined.unjoined  // []
  /// ```
  ///
  /// - Parameter register: the catalog of a register.
  /// - Complexity: O(*n*) in the number of branches of both.
  public func joined(with register: BranchCatalog) -> JoinedCatalog {
    let names = StoreKeys(register.branches)
    var joins: [Int: Int] = [:]
    var taken = Set<Int>()
    var unjoined: [Branch] = []
    for branch in branches {
      guard let place = names.place(of: branch), taken.insert(place).inserted else {
        unjoined.append(branch)
        continue
      }
      joins[branch.id] = place
    }
    let known = branches.map { branch in
      joins[branch.id].map { place in
        let store = register.branches[place]
        return branch.laid(over: store, isNamed: StoreKeys.haveOneName(branch, store))
      } ?? branch
    }
    let rest = register.branches.indices.filter { !taken.contains($0) }.map {
      register.branches[$0]
    }
    var catalog = BranchCatalog(known + rest, asOf: asOf ?? register.asOf)
    catalog.issues = issues
    return JoinedCatalog(
      catalog: catalog, unjoined: unjoined,
      registerIDs: joins.mapValues { register.branches[$0].id })
  }
}

/// The branches of a catalog by what identifies a store.
private struct StoreKeys {
  private var names: [String: [Int]] = [:]
  private var places: [String: [Int]] = [:]
  private let branches: [Branch]

  init(_ branches: [Branch]) {
    self.branches = branches
    for (place, branch) in branches.enumerated() {
      names[Self.name(branch), default: []].append(place)
      if let key = Self.address(branch) { places[key, default: []].append(place) }
    }
  }

  /// The only store that a branch can be.
  func place(of branch: Branch) -> Int? {
    if let key = Self.address(branch), let found = places[key], found.count == 1 { return found[0] }
    let near = (names[Self.name(branch)] ?? []).filter { !branch.isApart(from: branches[$0]) }
    if near.isEmpty { return beside(branch) }
    return near.count == 1 ? near[0] : nil
  }

  /// The only store of the mart near a branch.
  ///
  /// A register may have the lot of a building whose road had no name yet.
  private func beside(_ branch: Branch) -> Int? {
    guard let own = branch.coordinate else { return nil }
    let near = branches.indices.filter { place in
      guard branches[place].mart == branch.mart, let other = branches[place].coordinate else {
        return false
      }
      return own.distance(to: other) < 150
    }
    return near.count == 1 ? near[0] : nil
  }

  /// Whether two branches have one mart and one name, however it is spelled.
  static func haveOneName(_ one: Branch, _ other: Branch) -> Bool { name(one) == name(other) }

  private static func name(_ branch: Branch) -> String {
    var letters = SearchLetters.letters(
      of: branch.mart.nameWithoutMart(branch.name, dropsSign: true))
    if letters.count > 1, letters.last == 0xC810 { letters.removeLast() }
    return branch.mart.serverName + "|" + String(decoding: letters, as: UTF16.self)
  }

  private static func address(_ branch: Branch) -> String? {
    guard let address = branch.postalAddress, address.region != nil,
      address.buildingNumber != nil || address.lotNumber != nil
    else { return nil }
    return branch.mart.serverName + "|" + address.placeKey
  }
}

extension Branch {
  /// The branch with the place and the weakest layers of a store of the register.
  ///
  /// What municipalities have designated has exceptions by name, so that a store of another name, as one
  /// made of its district, says nothing of it: the branch is looked up by its own.
  fileprivate func laid(over store: Branch, isNamed: Bool) -> Branch {
    var branch = self
    branch.address = address ?? store.address
    branch.region = region ?? store.region
    branch.phone = phone ?? store.phone
    branch.coordinate = coordinate ?? store.coordinate
    branch.schedule = schedule.laid(over: store.schedule, takesDesignations: isNamed)
    if !isNamed, !store.schedule.designations.isEmpty {
      return branch.adding(municipal: .southKorea)
    }
    return branch
  }
}

extension HolidaySchedule {
  /// What the store itself has said, over what the register and the municipality say.
  fileprivate func laid(
    over other: HolidaySchedule, takesDesignations: Bool
  ) -> HolidaySchedule {
    var schedule = self
    if takesDesignations, designations.isEmpty, !other.designations.isEmpty {
      schedule = schedule.adding(agreeingMunicipal: other.designations)
    }
    if let end = other.closedForGoodFrom, closedForGoodFrom == nil, !hasPublished(onOrAfter: end) {
      schedule = schedule.adding(closedForGoodFrom: end)
    }
    guard closures.isEmpty else { return schedule }
    for closure in other.closures where !hasPublished(onOrAfter: closure.from) {
      schedule = schedule.adding(closure: closure)
    }
    return schedule
  }

  /// Whether the store has said anything about days from a date on.
  private func hasPublished(onOrAfter date: CivilDate) -> Bool {
    published.contains { month in
      month.covered.contains { day in month.month.date(day: day).map { $0 >= date } ?? false }
    }
  }
}
