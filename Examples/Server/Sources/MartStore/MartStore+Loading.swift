public import MartHolidayKit

/// What a load did, for whoever looks after the data.
public struct LoadReceipt: Codable, Hashable, Sendable {
  /// A row that was not taken in as it stands.
  public struct Issue: Codable, Hashable, Sendable {
    public var row: Int
    public var reason: String

    public init(row: Int, reason: String) {
      self.row = row
      self.reason = reason
    }
  }

  /// Where the data came from: `catalog` or `register`.
  public var source: String
  public var asOf: CivilDate
  /// Seconds since 1970.
  public var loadedAt: Int
  /// How many rows hold data.
  public var rows: Int
  public var issueCount: Int
  /// The first issues, at most 200.
  public var issues: [Issue]
  public var added = 0
  public var changed = 0
  /// Branches that the source no longer lists, including the dropped ones.
  public var left = 0
  /// Branches that were deleted because they had not been listed for `keepDays`.
  public var dropped = 0

  /// How many issues a receipt has room for.
  private static let mostIssues = 200

  public init(
    source: String, asOf: CivilDate, loadedAt: Int, rows: Int, issues: [Issue]
  ) {
    self.source = source
    self.asOf = asOf
    self.loadedAt = loadedAt
    self.rows = rows
    issueCount = issues.count
    self.issues = Array(issues.prefix(Self.mostIssues))
  }
}

/// How a load treats branches that its source no longer lists.
public struct LoadRules: Sendable {
  /// After how many days such a branch is deleted.
  public var keepDays = 30
  /// Whether to accept a source that lost more than half of its branches.
  public var believesAnything = false

  public init() {}
}

extension MartStore {
  /// The register as a source; where sources differ, the others count.
  public static let register = "register"
  /// The answers of the original server as a source.
  public static let answers = "catalog"

  /// Takes in all branches that a source lists, and marks those that it lists no more.
  ///
  /// - Returns: the receipt with what was done, as it is stored.
  /// - Throws: `MartStoreError.Code.damagedFile` for a source that listed at least 20 branches and
  ///   now lists less than half as many, like a download that was cut short; nothing is changed.
  public func load(
    _ listed: BranchCatalog, _ receipt: LoadReceipt, _ rules: LoadRules = LoadRules()
  ) async throws -> LoadReceipt {
    try await write(alone: Self.catalogue) { connection in
      var receipt = receipt
      let seconds = receipt.loadedAt
      let stored = try Self.branches(connection).map { $0.branch }
      let known = BranchCatalog(stored)
      let sources = try Self.sources(connection)
      var newer = listed
      var ids = Set(listed.branches.map(\.id))
      if receipt.source == Self.register {
        let others = BranchCatalog(stored.filter { sources[$0.id]?.name != Self.register })
        newer = others.joined(with: listed).catalog
        ids = Set(newer.branches.map(\.id)).subtracting(others.branches.map(\.id))
      }
      let mine = sources.filter { $0.value.name == receipt.source }
      let gone = mine.keys.filter { !ids.contains($0) }
      let live = mine.count { $0.value.leftAt == nil }
      guard rules.believesAnything || live < 20 || ids.count * 2 >= live else {
        throw MartStoreError(
          .damagedFile, "the \(receipt.source) lists \(ids.count) branches, and listed \(live)")
      }
      let merged = known.merging(newer)
      for branch in merged.branches where known[branch.id] != branch {
        if known.contains(id: branch.id) { receipt.changed += 1 } else { receipt.added += 1 }
        try Self.save(branch, at: seconds, connection)
      }
      try Self.mark(ids, of: receipt.source, connection)
      let oldest = seconds - rules.keepDays * 86_400
      for id in gone {
        receipt.left += 1
        guard let leftAt = mine[id]?.leftAt else {
          try connection.execute(
            "UPDATE branch_source SET left_at = $2 WHERE branch_id = $1",
            [.integer(id), .integer(seconds)])
          continue
        }
        guard leftAt <= oldest else { continue }
        receipt.dropped += 1
        try connection.execute("DELETE FROM branch WHERE id = $1", [.integer(id)])
      }
      if receipt.added + receipt.changed + receipt.dropped > 0 {
        try Self.countChange(connection, at: seconds)
      }
      try Self.keep(receipt, connection)
      return receipt
    }
  }

  /// The receipts of the last load of each source.
  public func receipts() async throws -> [LoadReceipt] {
    try await database.read { connection in
      try connection.rows("SELECT document FROM receipt ORDER BY source", [])
        .map { try Documents.value(LoadReceipt.self, of: try $0.text(0)) }
    }
  }

  private static func sources(
    _ connection: any SQLConnection
  ) throws -> [Int: (name: String, leftAt: Int?)] {
    let rows = try connection.rows("SELECT branch_id, source, left_at FROM branch_source", [])
    return try Dictionary(
      uniqueKeysWithValues: rows.map {
        (try $0.integer(0), (name: try $0.text(1), leftAt: try $0.integerIfAny(2)))
      })
  }

  private static func mark(
    _ ids: Set<Int>, of source: String, _ connection: any SQLConnection
  ) throws {
    for id in ids {
      try connection.execute(
        """
        INSERT INTO branch_source (branch_id, source) VALUES ($1, $2)
        ON CONFLICT (branch_id) DO UPDATE SET source = excluded.source, left_at = NULL
        """, [.integer(id), .text(source)])
    }
  }

  private static func keep(_ receipt: LoadReceipt, _ connection: any SQLConnection) throws {
    try connection.execute(
      """
      INSERT INTO receipt (source, loaded_at, document) VALUES ($1, $2, $3)
      ON CONFLICT (source) DO UPDATE
      SET loaded_at = excluded.loaded_at, document = excluded.document
      """,
      [
        .text(receipt.source), .integer(receipt.loadedAt), .text(try Documents.text(of: receipt)),
      ])
  }
}
