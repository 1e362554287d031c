// Actors and streams; Embedded Swift has neither on every host.
#if !hasFeature(Embedded)
  /// The one place in an app that holds the favourites and their store.
  ///
  /// Each change is made to what the store holds at that moment and is stored before the call
  /// answers; when storing fails, the call throws and the list is what it was. So nothing is lost
  /// when two callers race, in one process or, with a store that can keep others out, in two.
  ///
  /// The keeper never takes an unreadable store for an empty one. It sets the bytes aside when the
  /// store can do that, throws on every call, and only `startOver()` begins again. What a later
  /// version of the library stored stays where it is, because it is not damaged.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let keeper = FavoriteKeeper(store: InMemoryFavoriteStore())
  /// try await keeper.push(7)  // .added(at: 0)
  /// let list = try await keeper.list
  /// Array(list)               // [7]
  /// ```
  public actor FavoriteKeeper<ID: Hashable & Sendable & LosslessStringConvertible> {
    private let store: any FavoriteStore
    /// The limit that the keeper asks for.
    ///
    /// A stored list that holds more than that keeps what it has, and takes a new favourite only
    /// when it has come below.
    public nonisolated let limit: Int?
    private var known: FavoriteList<ID>?
    private var announcements = 0
    private var listeners: [Int: AsyncStream<FavoriteChange<ID>>.Continuation] = [:]
    private var nextListener = 0

    /// Makes a keeper for any kind of identifier; nothing is read yet.
    ///
    /// - Parameters:
    ///   - store: where the favourites are kept.
    ///   - limit: the greatest number of favourites, 0 or more; `nil` for no limit.
    /// - Precondition: the limit is not negative.
    public init(store: any FavoriteStore, limit: Int? = 3) {
      self.init(checking: store, limit: limit)
    }

    init(checking store: any FavoriteStore, limit: Int?) {
      if let limit {
        precondition(limit >= 0, "a list of favourites cannot have the limit \(limit)")
      }
      self.store = store
      self.limit = limit
    }

    deinit {
      for listener in listeners.values { listener.finish() }
    }

    /// The favourites as the store holds them now.
    ///
    /// - Throws: what the store throws, or `FavoriteError` when it holds no list.
    public var list: FavoriteList<ID> {
      get throws {
        do {
          let list = try decode(try store.load())
          adopt(list)
          return list
        } catch let refused as RefusedBytes {
          throw refusal(refused)
        }
      }
    }

    /// The changes from now on.
    ///
    /// Every stream gets every change, in order, however slowly it is read: what is not read yet
    /// waits in a buffer of its own and holds nobody up. A stream ends when the keeper does.
    public func changes() -> AsyncStream<FavoriteChange<ID>> {
      let (stream, continuation) = AsyncStream<FavoriteChange<ID>>.makeStream()
      listeners[nextListener] = continuation
      nextListener += 1
      return stream
    }

    /// Makes any change to the list as one step.
    ///
    /// - Parameter body: changes the list as it is now; it is called once, and what it throws leaves
    ///   everything as it was.
    /// - Returns: what the body returns, after the list is stored.
    /// - Throws: what the body or the store throws, or `FavoriteError` when the store holds no list;
    ///   the stored list is what it was, unless the store's error says otherwise.
    @discardableResult
    public func update<Answer>(
      _ body: (inout FavoriteList<ID>) throws -> Answer
    ) throws -> sending Answer where Answer: Sendable {
      do {
        let (before, after, answer) = try store.update { bytes in
          let before = try decode(bytes)
          var after = before
          let answer = try body(&after)
          if after != before { bytes = after.storedForm }
          return (before, after, answer)
        }
        adopt(before)
        announce(after, origin: .here)
        return answer
      } catch let refused as RefusedBytes {
        throw refusal(refused)
      }
    }

    /// Begins again with no favourites, after the store turned out to be unreadable.
    ///
    /// It does nothing to a list that can be read. What could not be read is kept where the error
    /// said.
    ///
    /// - Throws: what the store throws, or `FavoriteError` when the store cannot set its bytes aside
    ///   or a later version stored them; nothing is overwritten.
    public func startOver() throws {
      // The first look may be the one that finds the bytes unreadable and sets them aside.
      do {
        _ = try list
        return
      } catch {}
      do {
        _ = try list
      } catch let error as FavoriteError where error.code == .setAside {
        let empty = FavoriteList<ID>(limit: limit)
        try store.save(empty.storedForm)
        announce(empty, origin: .here)
      }
    }

    // MARK: What is stored and what is known

    /// Stored bytes that are no list, with the reason.
    private struct RefusedBytes: Error {
      let bytes: [UInt8]
      let reason: FavoriteError
    }

    private nonisolated func decode(_ bytes: [UInt8]?) throws -> FavoriteList<ID> {
      guard let bytes else { return FavoriteList(limit: limit) }
      var list: FavoriteList<ID>
      do {
        list = try FavoriteList(storedForm: bytes)
      } catch {
        throw RefusedBytes(bytes: bytes, reason: error)
      }
      list.setLimit(limit.map { max($0, list.count) })
      return list
    }

    /// The error for bytes that are no list, after they were set aside if that is possible.
    private func refusal(_ refused: RefusedBytes) -> any Error {
      guard refused.reason.code != .futureVersion else {
        return refused.reason.remaining("the store is unchanged")
      }
      do {
        guard let place = try store.setAside(refused.bytes) else {
          return refused.reason.remaining("the store is unchanged")
        }
        return FavoriteError(
          .setAside, value: place, remains: "the reason: \(refused.reason)")
      } catch {
        return error
      }
    }

    /// Takes note of what the store holds, and announces it when somebody else changed it.
    private func adopt(_ list: FavoriteList<ID>) {
      if known == nil { known = list }
      announce(list, origin: .elsewhere)
    }

    private func announce(_ list: FavoriteList<ID>, origin: FavoriteChange<ID>.Origin) {
      let before = known ?? FavoriteList(limit: limit)
      known = list
      guard before != list else { return }
      announcements += 1
      let change = FavoriteChange(
        number: announcements, origin: origin, before: before, after: list)
      for (key, listener) in listeners {
        if case .terminated = listener.yield(change) { listeners[key] = nil }
      }
    }

    /// The list that was shown last, for offsets that refer to it.
    var lastSeen: FavoriteList<ID>? { known }
  }

  extension FavoriteKeeper where ID == Int {
    /// Makes a keeper for branch numbers; nothing is read yet.
    ///
    /// - Parameters:
    ///   - store: where the favourites are kept.
    ///   - limit: the greatest number of favourites, 0 or more; `nil` for no limit.
    /// - Precondition: the limit is not negative.
    public init(store: any FavoriteStore, limit: Int? = 3) {
      self.init(checking: store, limit: limit)
    }
  }
#endif
