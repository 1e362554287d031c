import GRDB
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
  /// All branches in the order of their numbers, and the state of the catalogue that they are of.
  public func branches() async throws -> (branches: [StoredBranch], version: CatalogVersion) {
    try await pool.read { db in (try Self.branches(db), try Self.version(db)) }
  }

  /// Takes branches in, as a catalogue merges a newer answer, and counts a change if there is one.
  ///
  /// - Parameters:
  ///   - newer: the branches with what is known of their closings.
  ///   - seconds: now, in seconds since 1970.
  /// - Returns: how many branches were added and how many changed.
  @discardableResult
  public func load(
    _ newer: BranchCatalog, at seconds: Int
  ) async throws -> (added: Int, changed: Int) {
    try await pool.write { db in
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

  static func branches(_ db: Database, where condition: String = "TRUE") throws -> [StoredBranch] {
    let sql = """
      SELECT branch.*, schedule.document FROM branch
      LEFT JOIN schedule ON schedule.branch_id = branch.id WHERE \(condition) ORDER BY branch.id
      """
    return try Row.fetchAll(db, sql: sql).map(StoredBranch.init)
  }

  static func branch(_ id: Int, _ db: Database) throws -> StoredBranch {
    guard let branch = try branches(db, where: "branch.id = \(id)").first else {
      throw MartStoreError(.noSuchBranch, "\(id)")
    }
    return branch
  }

  static func save(_ branch: Branch, at seconds: Int, _ db: Database) throws {
    let sql = """
      INSERT INTO branch VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET mart_type = excluded.mart_type,
        branch_name = excluded.branch_name, region = excluded.region, address = excluded.address,
        phone_number = excluded.phone_number, opening_hours = excluded.opening_hours,
        url = excluded.url, latitude = excluded.latitude, longitude = excluded.longitude,
        modified_at = excluded.modified_at
      """
    try db.execute(
      sql: sql,
      arguments: [
        branch.id, branch.mart.serverName, branch.name, branch.region, branch.address,
        branch.phone, branch.openingHours, branch.pageURL, branch.coordinate?.latitude,
        branch.coordinate?.longitude, seconds, seconds,
      ])
    try saveDocument(Documents.text(of: branch.schedule), ofBranch: branch.id, db)
  }

  static func saveDocument(_ document: String, ofBranch id: Int, _ db: Database) throws {
    let sql = """
      INSERT INTO schedule VALUES (?, ?)
      ON CONFLICT (branch_id) DO UPDATE SET document = excluded.document
      """
    try db.execute(sql: sql, arguments: [id, document])
  }
}

extension StoredBranch {
  fileprivate init(_ row: Row) throws {
    let latitude: Double? = row["latitude"]
    let longitude: Double? = row["longitude"]
    var place: Coordinate?
    if let latitude, let longitude {
      place = Coordinate(latitude: latitude, longitude: longitude)
    }
    let document: String? = row["document"]
    branch = Branch(
      id: row["id"], mart: Mart(serverName: row["mart_type"]), name: row["branch_name"],
      region: row["region"], address: row["address"], phone: row["phone_number"],
      openingHours: row["opening_hours"], pageURL: row["url"], coordinate: place,
      schedule: try document.map { try Documents.value(HolidaySchedule.self, of: $0) }
        ?? HolidaySchedule())
    createdAt = row["created_at"]
    modifiedAt = row["modified_at"]
  }
}
