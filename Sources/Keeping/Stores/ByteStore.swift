// Stores are called through an existential, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  /// A place that keeps bytes, such as a list of favorites or a snapshot of what was fetched.
  ///
  /// It does not know what the bytes mean; a keeper does. `load()` answers `nil` only if nothing was
  /// ever stored. Stored data that cannot be read is an error: an app that took it for "nothing"
  /// would overwrite it.
  ///
  /// There is one way to change what is stored, and it locks others out, so that two tasks, or an
  /// app and its widget, never lose what the other one stored.
  public protocol ByteStore: Sendable {
    /// Reads what was stored last, without waiting for changes in progress.
    ///
    /// - Returns: the bytes as they were saved, or `nil` when nothing was ever stored.
    /// - Throws: when something was stored and cannot be read, even if it has been set aside since.
    func load() throws -> [UInt8]?

    /// Changes what is stored while nobody else can.
    ///
    /// A task that waits for others holds no thread meanwhile.
    ///
    /// - Parameter change: receives what is stored and says what to store instead; it is called at
    ///   most once and must not call the store.
    /// - Returns: what the change returns, after the replacement is stored.
    /// - Throws: what loading, the change or storing throws; nothing is stored then. A task that is
    ///   canceled while it waits throws `CancellationError`.
    nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredBytes) throws -> Answer
    ) async throws -> Answer
  }

  extension ByteStore {
    /// Replaces what is stored, completely or not at all.
    ///
    /// Bytes that cannot be read are set aside first. What is only too large for this store stays,
    /// because one with a larger limit may be able to read it.
    ///
    /// - Parameter bytes: what to store.
    /// - Throws: when the bytes are not stored durably; what was stored before remains.
    public nonisolated(nonsending) func save(_ bytes: [UInt8]) async throws {
      try await update { stored in
        if case .unreadable(let error) = stored.content {
          guard error.code != .tooLarge, try stored.setAside() != nil else { throw error }
        }
        stored.replace(with: bytes)
      }
    }
  }
#endif
