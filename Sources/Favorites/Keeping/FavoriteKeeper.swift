public import Keeping

// Actors and streams; Embedded Swift has neither on every host.
#if !hasFeature(Embedded)
  /// The one place in an app that holds the favorites and their store.
  ///
  /// Each change is made to what the store holds at that moment and is stored before the call
  /// answers; if storing fails, the call throws and the list is unchanged. So nothing is lost when
  /// two callers race, in one process or, with a store that can lock, in two. A call that waits for
  /// others holds no thread and does not block reading; it ends when its task is canceled, without
  /// a change.
  ///
  /// The keeper never treats an unreadable store as empty. It sets the bytes aside if the store can
  /// do that, and throws on every call until `startOver()`. Data of a later version of the library
  /// or of another keeper stays where it is, because it is not damaged. The keeper stores nothing
  /// that it could not read back: a note or a list that is too long is refused, never cut.
  ///
  /// What is wrong with the store and its bytes is a `StoreError`, what is wrong with a list or a
  /// note a `FavoriteError`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let keeper = FavoriteKeeper(store: InMemoryByteStore())
  /// try await keeper.push(7)  // .added(at: 0)
  /// let list = try await keeper.list
  /// Array(list)               // [7]
  /// ```
  public actor FavoriteKeeper<ID: Hashable & Sendable & LosslessStringConvertible> {
    let store: any ByteStore
    /// The limit that the keeper asks for.
    ///
    /// A stored list with more favorites keeps them, and accepts a new one only once it is below
    /// the limit. Until then `full(limit:)` names this limit, and `list.limit` is as many as it has.
    public nonisolated let limit: Int?
    /// How long a note may be, and how large the stored list.
    nonisolated let bounds: FavoriteBounds
    var log = FavoriteLog<ID>()

    /// Makes a keeper for any kind of identifier; nothing is read yet.
    ///
    /// - Parameters:
    ///   - store: where the favorites are kept.
    ///   - limit: the maximum number of favorites, 0 or more; `nil` for no limit.
    ///   - bounds: how long a note may be, and how large the stored list.
    /// - Precondition: the limit is not negative.
    public init(
      store: any ByteStore, limit: Int? = FavoriteList<ID>.defaultLimit,
      bounds: FavoriteBounds = FavoriteBounds()
    ) {
      self.init(checking: store, limit: limit, bounds: bounds)
    }

    init(checking store: any ByteStore, limit: Int?, bounds: FavoriteBounds) {
      if let limit {
        precondition(limit >= 0, "a list of favorites cannot have the limit \(limit)")
      }
      self.store = store
      self.limit = limit
      self.bounds = bounds
    }

    deinit { log.finish() }

    /// The favorites as the store has them now.
    ///
    /// Reading does not wait for changes in progress.
    ///
    /// - Throws: what the store throws, or `StoreError` when its content is not a list.
    public var list: FavoriteList<ID> {
      get async throws {
        let bytes = try store.load()
        do throws(StoreError) {
          let list = try decode(bytes)
          log.adopt(list, look: log.nextLook())
          return list
        } catch {
          guard error.isDamage else { throw error.remaining("the store is unchanged") }
          return try await setAside()
        }
      }
    }

    /// Makes any change to the list as one step.
    ///
    /// The limit of the list stays that of the keeper. A body that changes it does so for itself
    /// alone, as an import that adds more favorites; they are kept.
    ///
    /// - Parameter body: changes the current list; it is called at most once, and if it throws,
    ///   nothing changes.
    /// - Returns: what the body returns, after the list is stored.
    /// - Throws: what the body or the store throws, `StoreError` when the store's content is not a
    ///   list, or `FavoriteError` when the list or a new note is too large; the stored list is
    ///   unchanged, unless the store's error says otherwise.
    @discardableResult
    public func update<Answer>(
      _ body: sending (inout FavoriteList<ID>) throws -> Answer
    ) async throws -> sending Answer where Answer: Sendable {
      let (step, answer) = try await store.update { stored -> (FavoriteLog<ID>.Step, Answer) in
        let before = try readOrSetAside(stored)
        var after = before
        let answer = try body(&after)
        restoreLimit(of: &after)
        if after != before {
          try bounds.check(notesOf: after, comingFrom: before)
          let form = after.storedForm
          try bounds.check(form, inPlaceOf: stored.content)
          stored.replace(with: form)
        }
        return (FavoriteLog.Step(look: log.nextLook(), before: before, after: after), answer)
      }
      log.announce(step)
      return answer
    }

    /// Begins again with no favorites, after the store turned out to be unreadable.
    ///
    /// It leaves a readable list alone, even if somebody else repaired it or began again a moment
    /// ago: checking and beginning again are one step. The unreadable data stays where the error
    /// said.
    ///
    /// - Throws: what the store throws, or `StoreError` when the store cannot set its bytes aside, or
    ///   they are those of a later version or another keeper; nothing is overwritten.
    public func startOver() async throws {
      let step = try await store.update { stored -> FavoriteLog<ID>.Step in
        let list: FavoriteList<ID>
        do throws(StoreError) {
          list = try read(stored)
        } catch {
          _ = try stored.setAside(because: error)
          let empty = FavoriteList<ID>(limit: limit)
          stored.replace(with: empty.storedForm)
          return FavoriteLog.Step(look: log.nextLook(), before: nil, after: empty)
        }
        return FavoriteLog.Step(look: log.nextLook(), before: list, after: list)
      }
      log.announce(step)
    }

    // MARK: What is stored

    nonisolated func decode(_ bytes: [UInt8]?) throws(StoreError) -> FavoriteList<ID> {
      guard let bytes else { return FavoriteList(limit: limit) }
      do throws(FavoriteError) {
        var list = try FavoriteList<ID>(storedForm: bytes)
        restoreLimit(of: &list)
        return list
      } catch {
        if let other = StoredKind(bytes), other != .favorites { throw other.error }
        throw StoreError(error)
      }
    }

    /// Gives a list the limit of the keeper, or as much as it needs to keep all its favorites.
    private nonisolated func restoreLimit(of list: inout FavoriteList<ID>) {
      list.setLimit(limit.map { max($0, list.count) })
    }

    private nonisolated func read(_ stored: StoredBytes) throws(StoreError) -> FavoriteList<ID> {
      switch stored.content {
      case .nothing: return try decode(nil)
      case .bytes(let bytes): return try decode(bytes)
      case .unreadable(let error): throw error
      }
    }

    /// Reads under the right to change; bytes that are not a list are set aside if possible.
    private nonisolated func readOrSetAside(_ stored: StoredBytes) throws -> FavoriteList<ID> {
      do throws(StoreError) {
        return try read(stored)
      } catch {
        guard case .bytes = stored.content else { throw error }
        let place = try stored.setAside(because: error)
        throw StoreError(.setAside, value: place, remains: "the reason: \(error)")
      }
    }

    /// Sets aside what was just found not to be a list, unless it is one by now.
    private func setAside() async throws -> FavoriteList<ID> {
      let step = try await store.update { stored in
        let list = try readOrSetAside(stored)
        return FavoriteLog.Step(look: log.nextLook(), before: list, after: list)
      }
      log.announce(step)
      return step.after
    }
  }

  extension StoreError {
    /// Why the bytes of a store are not a list.
    fileprivate init(_ error: FavoriteError) {
      switch error.code {
      case .truncated: self.init(.truncated, value: error.value)
      case .futureVersion: self.init(.futureVersion, value: error.value)
      case .malformed: self.init(.malformed, value: error.value)
      default: self.init(.malformed, value: "\(error)")
      }
    }
  }

  extension FavoriteKeeper where ID == Int {
    /// Makes a keeper for branch numbers; nothing is read yet.
    ///
    /// - Parameters:
    ///   - store: where the favorites are kept.
    ///   - limit: the maximum number of favorites, 0 or more; `nil` for no limit.
    ///   - bounds: how long a note may be, and how large the stored list.
    /// - Precondition: the limit is not negative.
    public init(
      store: any ByteStore, limit: Int? = FavoriteList<ID>.defaultLimit,
      bounds: FavoriteBounds = FavoriteBounds()
    ) {
      self.init(checking: store, limit: limit, bounds: bounds)
    }
  }
#endif
