import MartHolidayKit

/// A branch with its schedule, and when the server learnt of it.
public struct StoredBranch: Hashable, Sendable, Identifiable {
  public var branch: Branch
  /// Seconds since 1970.
  public var createdAt: Int
  /// Seconds since 1970.
  public var modifiedAt: Int

  public var id: Int { branch.id }
}

extension MartStore {
  /// All branches in the order of their numbers, and the version of the catalogue.
  public func branches() async throws -> (branches: [StoredBranch], version: CatalogVersion) {
    try await database.read { (try Self.branches($0), try Self.version($0)) }
  }

  /// Merges newer branches into the catalogue, whose version grows if anything changes.
  ///
  /// - Parameters:
  ///   - newer: the branches with what is known of their closings.
  ///   - seconds: now, in seconds since 1970.
  /// - Returns: how many branches were added and how many changed.
  @discardableResult
  public func load(
    _ newer: BranchCatalog, at seconds: Int
  ) async throws -> (added: Int, changed: Int) {
    try await write(alone: Self.catalogue) { db in
      let stored = try Self.branches(db).map { $0.branch }
      let known = BranchCatalog(stored)
      let merged = known.merging(newer)
      var (added, changed) = (0, 0)
      for branch in merged.branches where known[branch.id] != branch {
        if known.contains(id: branch.id) { changed += 1 } else { added += 1 }
        try Self.save(branch, at: seconds, db)
      }
      if added + changed > 0 { try Self.countChange(db, at: seconds) }
      return (added, changed)
    }
  }

  static func branches(_ db: any SQLConnection, where condition: String = "TRUE") throws
    -> [StoredBranch]
  {
    let sql = """
      SELECT branch.id, mart_type, branch_name, region, address, phone_number, opening_hours, url,
        latitude, longitude, created_at, modified_at, document FROM branch
      LEFT JOIN schedule ON schedule.branch_id = branch.id WHERE \(condition) ORDER BY branch.id
      """
    return try db.rows(sql, []).map(StoredBranch.init)
  }

  static func branch(_ id: Int, _ db: any SQLConnection) throws -> StoredBranch {
    guard let branch = try branches(db, where: "branch.id = \(id)").first else {
      throw MartStoreError(.noSuchBranch, "\(id)")
    }
    return branch
  }

  static func save(_ branch: Branch, at seconds: Int, _ db: any SQLConnection) throws {
    let sql = """
      INSERT INTO branch (id, mart_type, branch_name, region, address, phone_number, opening_hours,
        url, latitude, longitude, created_at, modified_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
      ON CONFLICT (id) DO UPDATE SET mart_type = excluded.mart_type,
        branch_name = excluded.branch_name, region = excluded.region, address = excluded.address,
        phone_number = excluded.phone_number, opening_hours = excluded.opening_hours,
        url = excluded.url, latitude = excluded.latitude, longitude = excluded.longitude,
        modified_at = excluded.modified_at
      """
    try db.execute(
      sql,
      [
        .integer(branch.id), .text(branch.mart.serverName), .text(branch.name),
        SQLValue(branch.region), SQLValue(branch.address), SQLValue(branch.phone),
        SQLValue(branch.openingHours), SQLValue(branch.pageURL),
        SQLValue(branch.coordinate?.latitude), SQLValue(branch.coordinate?.longitude),
        .integer(seconds),
      ])
    try saveDocument(Documents.text(of: branch.schedule), ofBranch: branch.id, db)
  }

  static func saveDocument(_ document: String, ofBranch id: Int, _ db: any SQLConnection) throws {
    let sql = """
      INSERT INTO schedule VALUES ($1, $2)
      ON CONFLICT (branch_id) DO UPDATE SET document = excluded.document
      """
    try db.execute(sql, [.integer(id), .text(document)])
  }
}

extension StoredBranch {
  fileprivate init(_ row: SQLRow) throws {
    var place: Coordinate?
    if let latitude = try row.realIfAny(8), let longitude = try row.realIfAny(9) {
      place = Coordinate(latitude: latitude, longitude: longitude)
    }
    branch = Branch(
      id: try row.integer(0), mart: Mart(serverName: try row.text(1)), name: try row.text(2),
      region: try row.textIfAny(3), address: try row.textIfAny(4), phone: try row.textIfAny(5),
      openingHours: try row.textIfAny(6), pageURL: try row.textIfAny(7), coordinate: place,
      schedule: try row.textIfAny(12).map { try Documents.value(HolidaySchedule.self, of: $0) }
        ?? HolidaySchedule())
    createdAt = try row.integer(10)
    modifiedAt = try row.integer(11)
  }
}
