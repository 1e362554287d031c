#if !hasFeature(Embedded)
  /// What a keeper knows of its list, and who is told when it changes.
  ///
  /// Each look at the store has a number. What an earlier look saw is passed over when a later one
  /// was announced, so that the changes follow from each other also when a store of another package
  /// answers late.
  struct FavoriteLog<ID: Hashable & Sendable> {
    typealias Change = FavoriteChange<ID>

    /// A change that was stored, and the look at the store that it was made to.
    struct Step: Sendable {
      let look: Int
      /// What the store held; `nil` when that could not be read.
      let before: FavoriteList<ID>?
      let after: FavoriteList<ID>
    }

    /// The list that was shown last, for offsets that refer to it.
    private(set) var known: FavoriteList<ID>?
    private var looks = 0
    private var lastAnnounced = 0
    private var announcements = 0
    private var listeners: [Int: AsyncStream<Change>.Continuation] = [:]
    private var nextListener = 0

    /// How many listen.
    var listenerCount: Int { listeners.count }

    /// The number of a look at the store that happens now.
    mutating func nextLook() -> Int {
      looks += 1
      return looks
    }

    /// Takes note of what the store holds, and announces it when somebody else changed it.
    mutating func adopt(_ list: FavoriteList<ID>, look: Int) {
      guard look > lastAnnounced else { return }
      lastAnnounced = look
      if known == nil { known = list }
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
      let before = known ?? FavoriteList(limit: list.limit)
      known = list
      guard before != list else { return }
      announcements += 1
      let change = Change(number: announcements, origin: origin, before: before, after: list)
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
    /// The list as it is now, and then every change.
    ///
    /// The first element is no change: it has the list as it is before and after, so that nothing
    /// can happen between looking and listening. It is missing only when the store cannot be read
    /// and never could; then the stream begins when that is over.
    ///
    /// Every stream gets every change, in order, however slowly it is read: what is not read yet
    /// waits in a buffer of its own and holds nobody up. A stream that nobody reads any more is
    /// dropped, and a stream ends when the keeper does.
    public func changes() -> AsyncStream<FavoriteChange<ID>> {
      do {
        let list = try decode(try store.load())
        log.adopt(list, look: log.nextLook())
      } catch {
        // Whoever reads or changes the list is told why it cannot be read.
      }
      return log.listen { [weak self] listener in
        Task { await self?.drop(listener) }
      }
    }

    private func drop(_ listener: Int) { log.drop(listener) }

    /// How many listen.
    package var listenerCount: Int { log.listenerCount }
  }
#endif
