public import KoreanCalendar
public import MartModels

/// The closing days that Korean municipalities have designated, by the address of a store.
///
/// They are the last resort for a store of which only the address is known. The days are usually the
/// same for all stores of a municipality, but only the store itself knows its exceptions. So the
/// answers are always tentative. There is none if the table cannot tell, if a designation was
/// withdrawn, or if two disagree.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(
///   id: 1, mart: .emart, name: "양재점", address: "서울특별시 서초구 매헌로 16")
/// let schedule = branch.adding(municipal: .southKorea).schedule
/// schedule.status(on: CivilDate(2026, 11, 25))  // .closed(.municipal)
/// schedule.explanation(on: CivilDate(2026, 11, 25)).korean
/// // "지자체 고시 기준, 매장 확인 전: 의무휴업일입니다 (매월 둘째·넷째 수요일)."
/// ```
///
/// The law covers large marts and chain supermarkets. Some marts, such as 하나로마트, have only a
/// few covered stores; only those in the table are known.
public struct MunicipalRules: Sendable {
  /// The day on which the designations were gathered; later changes are missing.
  public let asOf: CivilDate
  /// All designations, in their original order.
  public let designations: [MunicipalDesignation]
  private let municipalities: [Municipality.Key: Municipality]

  /// The built-in table.
  ///
  /// Source: notices and reports of 2012–2026, named row by row; see `designations`.
  public static let southKorea = MunicipalRules(
    MunicipalTable.rows.map { $0.designation }, asOf: MunicipalTable.asOf)

  /// Makes rules from designations.
  ///
  /// - Parameters:
  ///   - designations: the designations, in any order; if two apply to a store at once and
  ///     disagree, those days are unknown.
  ///   - asOf: the day on which they were gathered.
  /// - Complexity: O(*n* log *n*) in the number of designations.
  public init(_ designations: [MunicipalDesignation], asOf: CivilDate) {
    self.asOf = asOf
    self.designations = designations
    municipalities = Municipality.all(of: designations)
  }

  /// The rules with more designations.
  ///
  /// - Parameters:
  ///   - designations: the designations to add.
  ///   - asOf: the day on which the whole table is known to be right; `nil` keeps the current one.
  public func adding(
    designations: [MunicipalDesignation], asOf: CivilDate? = nil
  ) -> MunicipalRules {
    MunicipalRules(self.designations + designations, asOf: asOf ?? self.asOf)
  }

  /// The rules with other designations of one municipality.
  ///
  /// - Parameters:
  ///   - municipality: the municipality, such as `서울 서초구`, under any name of its region.
  ///   - designations: the designations that replace all of its others.
  public func replacing(
    _ municipality: String, with designations: [MunicipalDesignation]
  ) -> MunicipalRules {
    let key = Municipality.Key(municipality)
    let others = self.designations.filter {
      $0.municipality != municipality && (key == nil || Municipality.Key($0.municipality) != key)
    }
    return MunicipalRules(others + designations, asOf: asOf)
  }
}

extension MunicipalRules {
  /// What is designated for a store, with the dates between which it applies.
  ///
  /// - Parameter branch: a store; its mart, name and address count.
  /// - Returns: the rules in order and without overlap; empty if nothing is known.
  /// - Complexity: O(1), except for the length of the address.
  public func periods(for branch: Branch) -> [RulePeriod] {
    guard let address = branch.postalAddress else { return [] }
    return periods(for: branch.mart, named: branch.name, at: address)
  }

  /// What is designated for a store, with the dates between which it applies.
  ///
  /// - Parameters:
  ///   - mart: the store's mart.
  ///   - name: the store's name within the mart; a few stores are exceptions.
  ///   - address: its address; the region may be missing if only one region has a municipality of
  ///     that name.
  ///   - storeClass: how the register classifies the store; `nil` for the usual class of the mart's
  ///     stores. It is ignored for marts of which the law covers only single stores.
  /// - Returns: the rules in order and without overlap; empty if nothing is known.
  public func periods(
    for mart: Mart, named name: String, at address: PostalAddress,
    storeClass: RegisterStore.StoreClass? = nil
  ) -> [RulePeriod] {
    municipality(of: address)?.periods(for: mart, named: name, storeClass) ?? []
  }

  /// The designations of the municipality of an address, for their sources.
  public func designations(at address: PostalAddress) -> [MunicipalDesignation] {
    municipality(of: address)?.designations ?? []
  }

  private func municipality(of address: PostalAddress) -> Municipality? {
    guard let key = Municipality.Key(address) else { return nil }
    if let found = municipalities[key] { return found }
    let former = PlaceBook.korea.formerDistricts(named: PlaceName(key.name)).first {
      $0.shortRegion == key.region && $0.municipalities.count == 1
    }
    return former.flatMap {
      municipalities[Municipality.Key(region: $0.newRegion, name: $0.municipalities[0])]
    }
  }
}

extension Branch {
  /// The branch with what its municipality has designated as the weakest layer of its schedule.
  ///
  /// A schedule that already has such a layer keeps it.
  ///
  /// - Parameter rules: the rules to look up.
  public func adding(municipal rules: MunicipalRules) -> Branch {
    guard schedule.designations.isEmpty else { return self }
    let periods = rules.periods(for: self)
    guard !periods.isEmpty else { return self }
    var branch = self
    branch.schedule = branch.schedule.adding(agreeingMunicipal: periods)
    return branch
  }
}
