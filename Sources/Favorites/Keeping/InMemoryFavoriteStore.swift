#if !hasFeature(Embedded)
  /// A store that forgets everything when the program ends, for tests and previews.
  ///
  /// It keeps the contract of a real one: changes exclude each other, and bytes that were set aside
  /// are kept and make `load()` throw until something is saved.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let store = InMemoryFavoriteStore()
  /// try store.load()  // nil
  /// try store.save([1, 2])
  /// try store.load()  // [1, 2]
  /// ```
  public final class InMemoryFavoriteStore: FavoriteStore, @unchecked Sendable {
    // Every access to the two variables holds the lock.
    private let lock = ExchangeLock()
    private var stored: [UInt8]?
    private var aside: [[UInt8]] = []

    /// Makes a store.
    ///
    /// - Parameter bytes: what is stored from the start; `nil` when nothing ever was.
    public init(_ bytes: [UInt8]? = nil) { stored = bytes }

    /// The bytes that were set aside, oldest first.
    public var bytesSetAside: [[UInt8]] { lock.withLock { aside } }

    public func load() throws(FavoriteError) -> [UInt8]? {
      try lock.withLock { () throws(FavoriteError) in try current() }
    }

    public func save(_ bytes: [UInt8]) { lock.withLock { stored = bytes } }

    /// Changes what is stored; others wait until the change has returned.
    public func update<Answer>(_ change: (inout [UInt8]?) throws -> Answer) throws -> Answer {
      try lock.withLock {
        var bytes = try current()
        let answer = try change(&bytes)
        if let bytes { stored = bytes }
        return answer
      }
    }

    public func setAside(_ bytes: [UInt8]) -> String? {
      lock.withLock {
        guard stored == bytes else { return nil }
        stored = nil
        aside.append(bytes)
        return "in memory, copy \(aside.count)"
      }
    }

    private func current() throws(FavoriteError) -> [UInt8]? {
      if stored == nil, !aside.isEmpty {
        throw FavoriteError(.setAside, value: "in memory, copy \(aside.count)")
      }
      return stored
    }
  }
#endif
