import MartHolidayKit

/// A closing text as it was submitted, with what was read from it.
public struct StoredText: Hashable, Sendable, Identifiable {
  public let id: Int
  public let branchID: Int
  public let reading: HolidayText
  /// Seconds since 1970.
  public let submittedAt: Int
}

extension MartStore {
  /// Keeps a text with its reading, and takes what was read into the schedule of the branch.
  ///
  /// - Parameters:
  ///   - reading: what was read from the text; its reference is the day on which it was seen.
  ///   - id: the number of the branch.
  ///   - seconds: now, in seconds since 1970.
  /// - Returns: the text, and the branch with its new schedule.
  /// - Throws: `MartStoreError.Code.noSuchBranch`.
  public func submit(
    _ reading: HolidayText, forBranch id: Int, at seconds: Int
  ) async throws -> (text: StoredText, branch: StoredBranch) {
    try await write(alone: Self.catalogue) { db in
      var stored = try Self.branch(id, db)
      let added = try db.rows(
        """
        INSERT INTO closing_text (branch_id, text, reading, submitted_at) VALUES ($1, $2, $3, $4)
        RETURNING id
        """,
        [
          .integer(id), .text(reading.text), .text(try Documents.text(of: reading)),
          .integer(seconds),
        ])
      let text = StoredText(
        id: try added.first?.integer(0) ?? 0, branchID: id, reading: reading, submittedAt: seconds)
      let schedule = stored.branch.schedule
        .adding(reading: reading, for: stored.branch.name, asOf: reading.reference)
      _ = try Self.replaceSchedule(of: &stored, by: schedule, at: seconds, db)
      return (text, stored)
    }
  }

  /// The texts that were submitted for a branch, the newest first.
  ///
  /// - Parameters:
  ///   - id: the number of the branch.
  ///   - count: the most texts to return.
  /// - Throws: `MartStoreError.Code.noSuchBranch`.
  public func texts(ofBranch id: Int, atMost count: Int = 100) async throws -> [StoredText] {
    try await database.read { db in
      _ = try Self.branch(id, db)
      let sql = """
        SELECT id, reading, submitted_at FROM closing_text WHERE branch_id = $1
        ORDER BY id DESC LIMIT $2
        """
      return try db.rows(sql, [.integer(id), .integer(count)]).map { row in
        StoredText(
          id: try row.integer(0), branchID: id,
          reading: try Documents.value(HolidayText.self, of: try row.text(1)),
          submittedAt: try row.integer(2))
      }
    }
  }
}
