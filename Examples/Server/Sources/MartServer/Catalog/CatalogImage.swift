import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartStore

/// One state of the catalogue as it is answered on one day: made once, read by all requests.
struct CatalogImage: Sendable {
  let version: CatalogVersion
  let today: CivilDate
  let catalog: BranchCatalog
  /// The marts, those of the original server first.
  let types: [MartType]
  /// The lists of the original API in their usual order.
  let lists = AnswerCache()
  private let stored: [Int: StoredBranch]
  /// The row of each branch as JSON, by the number of the branch.
  private let rows: [Int: [UInt8]]

  /// - Complexity: O(*n*) in the number of branches, each encoded once.
  init(_ branches: [StoredBranch], _ version: CatalogVersion, today: CivilDate) throws {
    self.version = version
    self.today = today
    catalog = BranchCatalog(branches.map { $0.branch })
    stored = Dictionary(uniqueKeysWithValues: branches.map { ($0.id, $0) })
    rows = try BranchRows.rows(of: branches, today: today)
    types = Self.types(of: catalog)
  }

  private init(_ other: CatalogImage, _ changed: StoredBranch, _ version: CatalogVersion) throws {
    self.version = version
    today = other.today
    catalog = other.catalog.adding(branch: changed.branch)
    stored = other.stored.merging([changed.id: changed]) { $1 }
    rows = other.rows.merging(try BranchRows.rows(of: [changed], today: today)) { $1 }
    types = Self.types(of: catalog)
  }

  /// The image after a branch has changed.
  func replacing(_ branch: StoredBranch, _ version: CatalogVersion) throws -> CatalogImage {
    try CatalogImage(self, branch, version)
  }

  /// The same branches on another day.
  func on(_ date: CivilDate) throws -> CatalogImage {
    try CatalogImage(catalog.branches.compactMap { stored[$0.id] }, version, today: date)
  }

  /// The tag of all answers from this image: its version and its day.
  var tag: EntityTag { EntityTag("\(version.lineage)-\(version.number)-\(today.dayNumber)") }

  /// When the facts changed last, Korean time.
  var changedAt: WallTime {
    WallTime(inKoreaAt: Date(timeIntervalSince1970: TimeInterval(version.changedAt)))
  }

  /// The row of a branch in the original server's form.
  func row(_ branch: Branch) -> [UInt8] { rows[branch.id] ?? [] }

  private static func types(of catalog: BranchCatalog) -> [MartType] {
    let original = MartTypes.original.types
    let others = Set(catalog.branches.map { $0.mart }).subtracting(original.map { $0.mart })
    return original
      + others
      .map { MartType(value: $0.pathComponent ?? $0.serverName, displayName: $0.serverName) }
      .sorted { $0.value < $1.value }
  }
}
