public import GeoFiltering
public import Keeping
public import KoreanCalendar
public import MartModels

/// An older name of `StoreError`.
@available(*, deprecated, renamed: "StoreError")
public typealias SnapshotError = StoreError

#if !hasFeature(Embedded)
  /// An older name of `ByteStore`; a store of your own implements `update(_:)` now.
  @available(*, deprecated, renamed: "ByteStore")
  public typealias SnapshotStore = ByteStore

  /// An older name of `InMemoryByteStore`.
  @available(*, deprecated, renamed: "InMemoryByteStore")
  public typealias InMemorySnapshotStore = InMemoryByteStore
#endif

extension BranchCatalog {
  /// An older spelling of the subscript.
  @available(*, deprecated, message: "write catalog[id]")
  public func branch(id: Int) -> Branch? { self[id] }

  /// An older spelling of `adding(branch:)`.
  @available(*, deprecated, renamed: "adding(branch:)")
  public func adding(_ branch: Branch) -> BranchCatalog { adding(branch: branch) }

  /// An older spelling of `adding(branches:)`.
  @available(*, deprecated, renamed: "adding(branches:)")
  public func adding(_ added: some Sequence<Branch>) -> BranchCatalog { adding(branches: added) }

  /// An older spelling of `adding(userBranches:)`.
  @available(*, deprecated, renamed: "adding(userBranches:)")
  public func adding(_ userBranches: UserBranches) -> BranchCatalog {
    adding(userBranches: userBranches)
  }

  /// An older spelling of `adding(municipal:)`.
  @available(*, deprecated, renamed: "adding(municipal:)")
  public func adding(_ rules: MunicipalRules) -> BranchCatalog { adding(municipal: rules) }

  /// An older spelling of `nearby(within:of:)`.
  @available(*, deprecated, renamed: "nearby(within:of:)")
  public func branches(around origin: Coordinate, within radius: SearchRadius) -> NearbyBranches {
    nearby(within: radius, of: origin)
  }

  /// An older spelling of `branches(in:)`.
  @available(*, deprecated, renamed: "branches(in:)")
  public func nearby(within box: BoundingBox) -> [Branch] { branches(in: box) }
}

extension NearbyBranches {
  /// An older name of a branch with its distance.
  @available(*, deprecated, renamed: "Element")
  public typealias Entry = Neighbor<Branch>
}

extension Neighbor where Element == Branch {
  /// An older name of `element`.
  @available(*, deprecated, renamed: "element")
  public var branch: Branch { element }
}

extension Branch {
  /// An older spelling of `adding(municipal:)`.
  @available(*, deprecated, renamed: "adding(municipal:)")
  public func adding(_ rules: MunicipalRules) -> Branch { adding(municipal: rules) }
}

extension MunicipalRules {
  /// An older name of `southKorea`.
  @available(*, deprecated, renamed: "southKorea")
  public static var korea: MunicipalRules { southKorea }

  /// An older spelling of `adding(designations:asOf:)`.
  @available(*, deprecated, renamed: "adding(designations:asOf:)")
  public func adding(
    _ designations: [MunicipalDesignation], asOf: CivilDate? = nil
  ) -> MunicipalRules {
    adding(designations: designations, asOf: asOf)
  }
}

extension ClosingChange {
  /// An older name of `ClosingMove`.
  @available(*, deprecated, renamed: "ClosingMove")
  public typealias Move = ClosingMove
}

/// An older name of `DayClosings.MartGroup`.
@available(*, deprecated, renamed: "DayClosings.MartGroup")
public typealias MartClosings = DayClosings.MartGroup

/// An older name of `DayClosings.RegionGroup`.
@available(*, deprecated, renamed: "DayClosings.RegionGroup")
public typealias RegionClosings = DayClosings.RegionGroup

/// An older name of `DayClosings.Entry`.
@available(*, deprecated, renamed: "DayClosings.Entry")
public typealias BranchClosing = DayClosings.Entry
