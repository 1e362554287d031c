// Stores are called through an existential, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  /// A place that keeps the bytes of a list of favorites.
  ///
  /// `load()` answers `nil` only if nothing was ever stored. Stored data that cannot be read is an
  /// error: an app that took it for "no favorites" would overwrite it with an empty list.
  ///
  /// A store needs only `load()` and `save(_:)`. One that several processes or actors share also
  /// implements `update(_:)`, so that a change is made to what is stored at that moment, and
  /// unreadable bytes are kept under another name instead of being overwritten.
  public protocol FavoriteStore: Sendable {
    /// Reads what was stored last, without waiting for changes in progress.
    ///
    /// - Returns: the bytes as they were saved, or `nil` when nothing was ever stored.
    /// - Throws: when something was stored and cannot be read, even if it has been set aside since.
    func load() throws -> [UInt8]?

    /// Replaces what is stored, completely or not at all.
    ///
    /// It may block the caller's thread; in a task call `update(_:)`.
    ///
    /// - Parameter bytes: what to store.
    /// - Throws: when the bytes are not stored durably; what was stored before remains.
    func save(_ bytes: [UInt8]) throws

    /// Changes what is stored while nobody else can.
    ///
    /// A task that waits for others holds no thread meanwhile. The default implementation calls
    /// `load()`, the change and `save(_:)`, without locking others out.
    ///
    /// - Parameter change: receives what is stored and says what to store instead; it is called at
    ///   most once and must not call the store.
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
