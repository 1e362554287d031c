// Stores are called through an existential, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  /// A place that keeps the bytes of a list of favorites.
  ///
  /// `load()` answers `nil` only when nothing was ever stored. What was stored and cannot be read is
  /// an error: an app that took it for "no favorites" would overwrite them with an empty list.
  ///
  /// A store needs only `load()` and `save(_:)`. One that several processes or actors share also
  /// implements `update(_:)`, so that a change is made to what is stored at that moment, and so that
  /// bytes that cannot be read are kept under another name and not overwritten.
  public protocol FavoriteStore: Sendable {
    /// Reads what was stored last, without waiting for anybody who changes it.
    ///
    /// - Returns: the bytes as they were saved, or `nil` when nothing was ever stored.
    /// - Throws: when something was stored and cannot be read, also when it was set aside since.
    func load() throws -> [UInt8]?

    /// Replaces what is stored, whole or not at all.
    ///
    /// It may make the thread of the caller wait; a task calls `update(_:)`.
    ///
    /// - Parameter bytes: what to store.
    /// - Throws: when the bytes are not stored for good; what was stored before remains.
    func save(_ bytes: [UInt8]) throws

    /// Changes what is stored while nobody else can.
    ///
    /// A task that has to wait for others holds no thread meanwhile. The default calls `load()`, the
    /// change and `save(_:)`, without keeping others out.
    ///
    /// - Parameter change: receives what is stored and says what is to be stored in its place; it is
    ///   called once at most and must not call the store.
    /// - Returns: what the change returns, after the replacement is stored.
    /// - Throws: what loading, the change or saving throws; nothing is stored then. A task that is
    ///   canceled while it waits throws `CancellationError`.
    nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredFavorites) throws -> Answer
    ) async throws -> Answer
  }

  extension FavoriteStore {
    public nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredFavorites) throws -> Answer
    ) async throws -> Answer {
      var stored: StoredFavorites
      do {
        stored = StoredFavorites(try load().map { .bytes($0) } ?? .nothing)
      } catch let error as FavoriteError where error.code == .setAside {
        stored = StoredFavorites(.unreadable(error)) { error.value }
      }
      let answer = try change(&stored)
      if let bytes = stored.replacement { try save(bytes) }
      return answer
    }
  }
#endif
