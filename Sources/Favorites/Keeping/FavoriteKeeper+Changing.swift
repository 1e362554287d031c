#if !hasFeature(Embedded)
  extension FavoriteKeeper {
    /// Adds a favorite at the end and stores the list.
    ///
    /// - Parameter id: the identifier of the favorite.
    /// - Returns: where it is now, or why nothing changed.
    /// - Throws: what the store throws, or `StoreError` when its content is not a list; nothing
    ///   changed.
    @discardableResult
    public func push(_ id: ID) async throws -> PushResult {
      try await update { $0.push(id).limited(to: limit) }
    }

    /// Adds a favorite with its note at the end and stores the list.
    ///
    /// - Parameters:
    ///   - id: the identifier of the favorite.
    ///   - note: the note of a new favorite. An existing favorite keeps its note.
    /// - Returns: where it is now, or why nothing changed.
    /// - Throws: what the store throws, `StoreError` when its content is not a list, or
    ///   `FavoriteError` when the note is too long, which is never cut; nothing changed.
    @discardableResult
    public func push(_ id: ID, note: String?) async throws -> PushResult {
      try await update { list in
        if list.note(for: id) != note { try bounds.check(note) }
        return list.push(id, note: note).limited(to: limit)
      }
    }

    /// Removes a favorite with its note and stores the list.
    ///
    /// - Parameter id: the identifier of the favorite.
    /// - Returns: where it was, or that it was not there.
    /// - Throws: what the store throws, or `StoreError` when its content is not a list; nothing
    ///   changed.
    @discardableResult
    public func pop(_ id: ID) async throws -> PopResult { try await update { $0.pop(id) } }

    /// Removes the favorite if it is in the list, otherwise adds it, and stores the list.
    ///
    /// - Parameter id: the identifier of the favorite.
    /// - Returns: what happened.
    /// - Throws: what the store throws, or `StoreError` when its content is not a list; nothing
    ///   changed.
    @discardableResult
    public func toggle(_ id: ID) async throws -> ToggleResult {
      try await update { $0.toggle(id).limited(to: limit) }
    }

    /// Sets or removes the note of a favorite and stores the list.
    ///
    /// - Parameters:
    ///   - note: the note; `nil` or an empty one removes it.
    ///   - id: the identifier of the favorite.
    /// - Returns: `false` when it is not a favorite.
    /// - Throws: what the store throws, `StoreError` when its content is not a list, or
    ///   `FavoriteError` when the note is too long, which is never cut; nothing changed.
    @discardableResult
    public func setNote(_ note: String?, for id: ID) async throws -> Bool {
      try await update { list in
        if list.note(for: id) != note { try bounds.check(note) }
        return list.setNote(note, for: id)
      }
    }

    /// Moves favorites in SwiftUI's index space and stores the list.
    ///
    /// The offsets refer to the list as this keeper last showed it, through `list`, a change or a
    /// result. If somebody else has changed it since, the same favorites move, found by identity.
    ///
    /// - Parameters:
    ///   - offsets: the positions of the favorites to move.
    ///   - destination: 0…count, counted before the move.
    /// - Throws: `FavoriteError` with the code `staleOffset` for an offset outside that list, or
    ///   what the store throws; nothing changed.
    public func move(
      fromOffsets offsets: some Sequence<Int> & Sendable, toOffset destination: Int
    ) async throws {
      let shown: FavoriteList<ID>
      if let known = log.known { shown = known } else { shown = try await list }
      let ids = try offsets.sorted().map { offset in
        guard shown.indices.contains(offset) else {
          throw FavoriteError(.staleOffset, value: "\(offset)", remains: "the list is unchanged")
        }
        return shown[offset]
      }
      guard destination >= 0, destination <= shown.count else {
        throw FavoriteError(
          .staleOffset, value: "\(destination)", remains: "the list is unchanged")
      }
      // The favorites from the destination on, so that one that is gone by now can be skipped.
      let successors = Array(shown[destination...])
      try await update { list in
        list.move(ids, before: successors.first { list.contains($0) })
      }
    }

    /// Moves favorites by identity and stores the list.
    ///
    /// - Parameters:
    ///   - ids: the favorites to move, in their new order; unknown ones are ignored.
    ///   - successor: the favorite to put them before; `nil` for the end.
    /// - Throws: what the store throws, or `StoreError` when its content is not a list; nothing
    ///   changed.
    public func move(_ ids: some Sequence<ID> & Sendable, before successor: ID?) async throws {
      try await update { $0.move(ids, before: successor) }
    }

    /// Removes favorites that are known to be gone for good, and stores the list.
    ///
    /// - Parameter gone: the favorites to remove; unknown ones are ignored.
    /// - Returns: those that were removed, in the order of the list.
    /// - Throws: what the store throws, or `StoreError` when its content is not a list; nothing
    ///   changed.
    @discardableResult
    public func prune(_ gone: some Sequence<ID> & Sendable) async throws -> [ID] {
      try await update { $0.prune(gone) }
    }
  }
#endif
