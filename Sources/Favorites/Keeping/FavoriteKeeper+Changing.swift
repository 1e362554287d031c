#if !hasFeature(Embedded)
  extension FavoriteKeeper {
    /// Adds a favorite at the end and stores the list.
    ///
    /// - Parameter id: what the favorite is known by.
    /// - Returns: where it is now, or why nothing changed.
    /// - Throws: what the store throws, or `FavoriteError` when it holds no list; nothing changed.
    @discardableResult
    public func push(_ id: ID) async throws -> PushResult { try await update { $0.push(id) } }

    /// Adds a favorite with its note at the end and stores the list.
    ///
    /// - Parameters:
    ///   - id: what the favorite is known by.
    ///   - note: the note of a new favorite. One that is there already keeps the note it has.
    /// - Returns: where it is now, or why nothing changed.
    /// - Throws: what the store throws, or `FavoriteError` when it holds no list or the note is too
    ///   long, which is never cut; nothing changed.
    @discardableResult
    public func push(_ id: ID, note: String?) async throws -> PushResult {
      try await update { list in
        if list.note(for: id) != note { try bounds.check(note) }
        return list.push(id, note: note)
      }
    }

    /// Takes a favorite out, with its note, and stores the list.
    ///
    /// - Parameter id: what the favorite is known by.
    /// - Returns: where it was, or that it was not there.
    /// - Throws: what the store throws, or `FavoriteError` when it holds no list; nothing changed.
    @discardableResult
    public func pop(_ id: ID) async throws -> PopResult { try await update { $0.pop(id) } }

    /// Takes the favorite out when it is there, adds it when it is not, and stores the list.
    ///
    /// - Parameter id: what the favorite is known by.
    /// - Returns: what happened.
    /// - Throws: what the store throws, or `FavoriteError` when it holds no list; nothing changed.
    @discardableResult
    public func toggle(_ id: ID) async throws -> ToggleResult { try await update { $0.toggle(id) } }

    /// Gives a favorite a note, or takes it away, and stores the list.
    ///
    /// - Parameters:
    ///   - note: the note; `nil` or an empty one takes it away.
    ///   - id: what the favorite is known by.
    /// - Returns: `false` when it is no favorite.
    /// - Throws: what the store throws, or `FavoriteError` when it holds no list or the note is too
    ///   long, which is never cut; nothing changed.
    @discardableResult
    public func setNote(_ note: String?, for id: ID) async throws -> Bool {
      try await update { list in
        if list.note(for: id) != note { try bounds.check(note) }
        return list.setNote(note, for: id)
      }
    }

    /// Moves favorites in SwiftUI's index space and stores the list.
    ///
    /// The offsets refer to the list as this keeper last showed it, by `list`, by a change or by an
    /// answer. When somebody else changed it since, the same favorites move, found by identity.
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
      // The favorites from the destination on, so that one that is gone by now is passed over.
      let successors = Array(shown[destination...])
      try await update { list in
        list.move(ids, before: successors.first { list.contains($0) })
      }
    }

    /// Moves favorites by identity and stores the list.
    ///
    /// - Parameters:
    ///   - ids: the favorites to move, in the order that they shall have; others are passed over.
    ///   - successor: the favorite to put them in front of; `nil` for the end.
    /// - Throws: what the store throws, or `FavoriteError` when it holds no list; nothing changed.
    public func move(_ ids: some Sequence<ID> & Sendable, before successor: ID?) async throws {
      try await update { $0.move(ids, before: successor) }
    }

    /// Takes out favorites that are known to be gone for good, and stores the list.
    ///
    /// - Parameter gone: the favorites to take out; others are passed over.
    /// - Returns: those that were taken out, in the order of the list.
    /// - Throws: what the store throws, or `FavoriteError` when it holds no list; nothing changed.
    @discardableResult
    public func prune(_ gone: some Sequence<ID> & Sendable) async throws -> [ID] {
      try await update { $0.prune(gone) }
    }
  }
#endif
