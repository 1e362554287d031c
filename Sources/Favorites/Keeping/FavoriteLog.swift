import Keeping

#if !hasFeature(Embedded)
  /// What a keeper knows about its list, and who is told when it changes.
  ///
  /// Each look at the store has a number. What an earlier look saw is ignored once a later one was
  /// announced, so that changes follow from each other even if a store of another package answers
  /// late.
  struct FavoriteLog<ID: Hashable & Sendable> {
    typealias Change = FavoriteChange<ID>

    /// A change that was stored, and the look at the store that it was made to.
    struct Step: Sendable {
      let look: Int
      /// The content of the store; `nil` when that could not be read.
      let before: FavoriteList<ID>?
      let after: FavoriteList<ID>
    }

    /// The list shown last, for offsets that refer to it.
    private(set) var known: FavoriteList<ID>?
    private var looks = 0
    private var lastAnnounced = 0
    private var announcements = 0
    private var listeners: [Int: AsyncStream<Change>.Continuation] = [:]
    private var nextListener = 0

    /// The number of listeners.
    var listenerCount: Int { listeners.count }

    /// The number of a look at the store that happens now.
    mutating func nextLook() -> Int {
      looks += 1
      return looks
    }

    /// Records what the store has, and announces it if somebody else changed it.
    mutating func adopt(_ list: FavoriteList<ID>, look: Int) {
      guard look > lastAnnounced else { return }
      lastAnnounced = look
      tell(list, origin: .elsewhere)
    }

    /// Announces a change of this keeper, after what others did before.
    mutating func announce(_ step: Step) {
      guard step.look > lastAnnounced else { return }
      if let before = step.before { adopt(before, look: step.look) }
      lastAnnounced = step.look
      tell(step.after, origin: .here)
    }

    private mutating func tell(_ list: FavoriteList<ID>, origin: Change.Origin) {
      let before = known
      known = list
      guard before != list else { return }
      // Those who have listened since before the store could be read begin here.
      if before != nil { announcements += 1 }
      let change = Change(
        number: announcements, origin: before == nil ? .here : origin, before: before ?? list,
        after: list)
      for listener in listeners.values { listener.yield(change) }
    }

    /// Adds a listener that begins with what is known; `ended` is called when it stops listening.
    mutating func listen(
      ended: @escaping @Sendable (_ listener: Int) -> Void
    ) -> AsyncStream<Change> {
      let (stream, continuation) = AsyncStream<Change>.makeStream()
      let key = nextListener
      nextListener += 1
      continuation.onTermination = { _ in ended(key) }
      if let known {
        continuation.yield(
          Change(number: announcements, origin: .here, before: known, after: known))
      }
      listeners[key] = continuation
      return stream
    }

    mutating func drop(_ listener: Int) { listeners[listener] = nil }

    func finish() {
      for listener in listeners.values { listener.finish() }
    }
  }

  extension FavoriteKeeper {
    /// The current list, and then every change.
    ///
    /// The first element is not a change: it has the current list both before and after, so that
    /// nothing is missed between reading and listening. If the store could never be read, the stream
    /// begins once it can be.
    ///
    /// Every stream gets every change, in order, however slowly it is read: changes wait in the
    /// stream's own buffer and hold up nobody. A stream that nobody reads any more is dropped, and
    /// a stream ends with its keeper.
    public func changes() -> AsyncStream<FavoriteChange<ID>> {
      do {
        let list = try decode(try store.load())
        log.adopt(list, look: log.nextLook())
      } catch {
        // Those who read or change the list are told why it cannot be read.
      }
      return log.listen { [weak self] listener in
        Task { await self?.drop(listener) }
      }
    }

    private func drop(_ listener: Int) { log.drop(listener) }

    /// The number of listeners.
    package var listenerCount: Int { log.listenerCount }
  }
#endif
