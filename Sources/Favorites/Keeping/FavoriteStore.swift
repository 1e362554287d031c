// Stores are called through an existential, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  /// A place that keeps the bytes of a list of favourites.
  ///
  /// `load()` answers `nil` only when nothing was ever stored. What was stored and cannot be read is
  /// an error: an app that took it for "no favourites" would overwrite them with an empty list.
  ///
  /// A store needs only `load()` and `save(_:)`. One that several processes or actors share also
  /// implements `update(_:)`, so that a change is made to what is stored at that moment, and
  /// `setAside(_:)`, so that unreadable bytes are kept for later and not overwritten.
  public protocol FavoriteStore: Sendable {
    /// Reads what was stored last.
    ///
    /// - Returns: the bytes as they were saved, or `nil` when nothing was ever stored.
    /// - Throws: when something was stored and cannot be read, also when it was set aside since.
    func load() throws -> [UInt8]?

    /// Replaces what is stored, whole or not at all.
    ///
    /// - Parameter bytes: what to store.
    /// - Throws: when the bytes are not stored for good; what was stored before remains.
    func save(_ bytes: [UInt8]) throws

    /// Changes what is stored while nobody else can.
    ///
    /// The default calls `load()`, the change and `save(_:)`, without keeping others out.
    ///
    /// - Parameter change: receives what is stored and replaces it; it must not call the store.
    ///   Bytes that it leaves as they are, and `nil`, are not saved.
    /// - Returns: what the change returns.
    /// - Throws: what loading, the change or saving throws; nothing is stored then.
    func update<Answer>(_ change: (inout [UInt8]?) throws -> Answer) throws -> Answer

    /// Keeps stored bytes that are no list under another name.
    ///
    /// From then on `load()` throws until something is saved again. The default keeps nothing and
    /// answers `nil`; the caller then leaves what is stored alone.
    ///
    /// - Parameter bytes: what was loaded; nothing happens when something else is stored by now.
    /// - Returns: where they are now, in words for a log or a user, or `nil` when they stay.
    /// - Throws: when they could not be moved; they are where they were.
    func setAside(_ bytes: [UInt8]) throws -> String?
  }

  extension FavoriteStore {
    public func update<Answer>(_ change: (inout [UInt8]?) throws -> Answer) throws -> Answer {
      let stored = try load()
      var bytes = stored
      let answer = try change(&bytes)
      if let bytes, bytes != stored { try save(bytes) }
      return answer
    }

    public func setAside(_ bytes: [UInt8]) throws -> String? { nil }
  }
#endif
