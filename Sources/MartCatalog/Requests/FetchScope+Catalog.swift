public import Fetching
public import GeoFiltering
public import MartModels

extension FetchScope {
  private static var branchesKind: String { "branches" }
  private static var martsKind: String { "marts" }
  private static var nearKind: String { "near" }

  /// The branches with some numbers, such as the favorites.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// FetchScope.branches([7, 3, 7]).description  // "branches:3,7"
  /// CatalogRequest(.branches([7, 3]))?.text  // "/api/marts?ids=3,7"
  /// CatalogRequest(mart: .traders)?.scope  // .marts([.traders])
  /// ```
  ///
  /// - Parameter ids: the numbers; those of branches made by a user are left out, because no server
  ///   knows them.
  public static func branches(_ ids: some Sequence<Int>) -> FetchScope {
    FetchScope(branchesKind, ids.lazy.filter { $0 >= 0 }.map { "\($0)" })
  }

  /// All branches of some marts.
  ///
  /// - Parameter marts: the marts.
  public static func marts(_ marts: some Sequence<Mart>) -> FetchScope {
    FetchScope(martsKind, marts.lazy.map { $0.serverName })
  }

  /// The branches around a place.
  ///
  /// - Parameters:
  ///   - coordinate: the place, written to a centimeter.
  ///   - radius: how far to search.
  public static func near(_ coordinate: Coordinate, within radius: SearchRadius) -> FetchScope {
    FetchScope(
      nearKind,
      at: CatalogRequest.decimal(coordinate.latitude) + ","
        + CatalogRequest.decimal(coordinate.longitude) + ",\(radius.kilometers)")
  }

  /// The place and radius of a scope made by `near(_:within:)`.
  fileprivate var circle: (place: Coordinate, radius: SearchRadius)? {
    guard let text = place(of: Self.nearKind) else { return nil }
    let parts = text.utf8.split(separator: 0x2C, omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
    guard parts.count == 3, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      let place = Coordinate(latitude: latitude, longitude: longitude),
      let radius = Int(parts[2]).flatMap({ SearchRadius(kilometers: $0) })
    else { return nil }
    return (place, radius)
  }

  /// The numbers of a scope made by `branches(_:)`, smallest first.
  fileprivate var ids: [Int]? {
    members(of: Self.branchesKind).map { $0.compactMap { Int($0) }.sorted() }
  }

  /// The only mart of a scope made by `marts(_:)`.
  fileprivate var mart: Mart? {
    guard let names = members(of: Self.martsKind), names.count == 1 else { return nil }
    return names.first.map { Mart(serverName: $0) }
  }
}

extension CatalogRequest {
  /// The request that asks for a scope, for the `fetch` of a `SnapshotKeeper`.
  ///
  /// - Parameter scope: what to ask for.
  /// - Returns: `nil` when no single request asks for it: for several marts, for a mart without a
  ///   name in paths, and for no branches.
  public init?(_ scope: FetchScope) {
    if scope == .all {
      self = .all
    } else if let ids = scope.ids {
      self.init(ids: ids)
    } else if let mart = scope.mart {
      self.init(mart: mart)
    } else if let circle = scope.circle {
      self.init(near: circle.place, within: circle.radius)
    } else {
      return nil
    }
  }
}
