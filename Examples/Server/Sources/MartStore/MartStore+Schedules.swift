import MartHolidayKit

extension MartStore {
  /// The schedule of a branch with the tag of its document.
  ///
  /// - Throws: `MartStoreError.Code.noSuchBranch`.
  public func schedule(
    ofBranch id: Int
  ) async throws -> (schedule: HolidaySchedule, tag: DocumentTag) {
    try await database.read { db in
      let schedule = try Self.branch(id, db).branch.schedule
      return (schedule, DocumentTag(of: try Documents.text(of: schedule)))
    }
  }

  /// Replaces the schedule of a branch.
  ///
  /// - Parameters:
  ///   - schedule: the new schedule.
  ///   - id: the number of the branch.
  ///   - seconds: now, in seconds since 1970.
  ///   - condition: what has to hold for the present schedule.
  /// - Returns: the branch as it is now, and the tag of its schedule.
  /// - Throws: `MartStoreError.Code.noSuchBranch` or `.preconditionFailed`; nothing is changed.
  public func setSchedule(
    _ schedule: HolidaySchedule, ofBranch id: Int, at seconds: Int,
    if condition: @escaping WriteCondition = { _ in true }
  ) async throws -> (branch: StoredBranch, tag: DocumentTag) {
    try await write(alone: Self.catalogue) { db in
      var stored = try Self.branch(id, db)
      guard condition(DocumentTag(of: try Documents.text(of: stored.branch.schedule))) else {
        throw MartStoreError(.preconditionFailed)
      }
      let tag = try Self.replaceSchedule(of: &stored, by: schedule, at: seconds, db)
      return (stored, tag)
    }
  }

  static func replaceSchedule(
    of stored: inout StoredBranch, by schedule: HolidaySchedule, at seconds: Int,
    _ db: any SQLConnection
  ) throws -> DocumentTag {
    let document = try Documents.text(of: schedule)
    if stored.branch.schedule != schedule {
      stored.branch.schedule = schedule
      stored.modifiedAt = seconds
      try saveDocument(document, ofBranch: stored.id, db)
      try db.execute(
        "UPDATE branch SET modified_at = $1 WHERE id = $2",
        [.integer(seconds), .integer(stored.id)])
      try countChange(db, at: seconds)
    }
    return DocumentTag(of: document)
  }
}
