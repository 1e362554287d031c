public import Keeping

#if !hasFeature(Embedded)
  /// The one place in an app that holds fetched data: it shows it first and fetches when needed.
  ///
  /// There is one attempt at a time: callers that ask meanwhile share it. A new answer is stored,
  /// then used; a failure changes neither the stored answer nor its time, and delays the next
  /// attempt as the policy says. If nothing readable is stored, the bundled data answers. Data of a
  /// later version or of another keeper is left alone.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let form = SnapshotForm<String, YearMonth>(
  ///   encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) })
  /// let keeper = SnapshotKeeper(
  ///   store: InMemoryByteStore(), form: form, policy: .catalog, bundled: { "bundled" },
  ///   now: { 1_795_258_950 }, fetch: { month in "closing days of \(month?.description ?? "?")" })
  /// let first = await keeper.answer(in: YearMonth(2026, 11))
  /// first.used  // Sourced("bundled", from: .bundled)
  /// first.verdict  // .missing
  /// let fetched = try await keeper.refreshed(in: YearMonth(2026, 11))
  /// fetched.content  // "closing days of 2026-11"
  /// let next = await keeper.answer(in: YearMonth(2026, 11))
  /// next.used?.source  // .cache
  /// next.verdict  // .fresh
  /// ```
  public actor SnapshotKeeper<
    Content: Sendable, Context: Hashable & Sendable & LosslessStringConvertible
  > {
    /// What this keeper answers.
    public typealias Answer = SnapshotAnswer<Content, Context>
    typealias Stored = StoredFetch<Content, Context>

    /// When to fetch again.
    package nonisolated let policy: FreshnessPolicy<Context>
    nonisolated let store: any ByteStore
    nonisolated let form: SnapshotForm<Content, Context>
    private nonisolated let bundled: @Sendable () throws -> Content?
    nonisolated let classify: @Sendable (any Error) -> FetchFailure?
    nonisolated let now: @Sendable () -> Double
    nonisolated let fetch: @Sendable (Context?) async throws -> Content

    var running: SharedAttempt<Answer, Context>?
    /// A success or failure that could not be stored; it counts until something is stored.
    var unsaved: Stored?
    private var lastRead: (bytes: [UInt8], result: Result<Stored, StoreError>)?
    private var lastGood: Stored?
    private var lastBundled: Content?

    /// Makes a keeper; nothing is read or fetched yet.
    ///
    /// - Parameters:
    ///   - store: the store of the answer.
    ///   - form: how it is encoded.
    ///   - policy: when to fetch again.
    ///   - bundled: reads the data bundled with the app; `nil` when there is none.
    ///   - classifying: turns a thrown error into a failure, `nil` for a cancellation.
    ///   - now: the clock, in seconds since 1970; called at each answer and at the end of each
    ///     attempt. A time that is not finite counts as 0, so what was fetched then is stale.
    ///   - fetch: asks the server, with its own time limit.
    public init(
      store: any ByteStore, form: SnapshotForm<Content, Context>,
      policy: FreshnessPolicy<Context>,
      bundled: @escaping @Sendable () throws -> Content? = { nil },
      classifying: @escaping @Sendable (any Error) -> FetchFailure? = { FetchFailure($0) },
      now: @escaping @Sendable () -> Double,
      fetch: @escaping @Sendable (_ context: Context?) async throws -> Content
    ) {
      self.store = store
      self.form = form
      self.policy = policy
      self.bundled = bundled
      classify = classifying
      self.now = {
        let time = now()
        return time.isFinite ? time : 0
      }
      self.fetch = fetch
    }

    /// What to show at once, without asking the server.
    ///
    /// - Parameter context: the context that is needed; `nil` when that is not known yet.
    /// - Returns: the stored data, otherwise the bundled data; `verdict` says whether to fetch.
    public func answer(in context: Context?) -> Answer {
      let (stored, problem) = known()
      var server = PassedOver.Reason.notAsked
      if let failure = stored?.stamp.failure { server = .failed(failure.failure) }
      return answer(stored, problem: problem, server: server, in: context)
    }

    /// Fetches if the verdict says so, and answers with the best available data.
    ///
    /// Callers that ask during an attempt share it; one that asks for a different context waits for
    /// its end first. A caller whose task is canceled leaves at once; the attempt is canceled when
    /// all have left, which is not a failure.
    ///
    /// - Parameters:
    ///   - context: the context that is needed; `nil` when that is not known yet.
    ///   - byHand: whether a person asks, who gets a new attempt whatever the verdict.
    /// - Returns: the new answer, or stored or bundled data with the reason in `passedOver`.
    /// - Throws: `CancellationError` when the task of the caller is canceled.
    public func refreshed(in context: Context?, byHand: Bool = false) async throws -> Answer {
      while let attempt = running {
        let ended = try await join(attempt)
        // The attempt of others who all left was canceled, and one for something else helps nobody.
        guard !attempt.isAbandoned, attempt.answers(context) else { continue }
        return ended
      }
      try Task.checkCancellation()
      let current = answer(in: context)
      guard byHand || current.verdict.isFetchDue else { return current }
      return try await join(begin(context))
    }

    // MARK: What is known

    /// What is stored or, when that could not be done, what was fetched; and why reading failed.
    func known() -> (stored: Stored?, problem: StoreError?) {
      let read = readStore()
      switch (read, unsaved) {
      case (.success(let stored), nil): return (stored, nil)
      case (.success(nil), let unsaved?): return (unsaved, nil)
      case (.success(let stored?), let unsaved?):
        // Another process may have stored a newer answer meanwhile.
        let (kept, mine) = (stored.snapshot?.fetchedAt, unsaved.snapshot?.fetchedAt)
        return (isNewer(kept, than: mine, at: now()) ? stored : unsaved, nil)
      case (.failure(let problem), let unsaved):
        // What was read before stays on screen, for example while a phone is locked.
        return (unsaved ?? lastGood, problem)
      }
    }

    private func readStore() -> Result<Stored?, StoreError> {
      do {
        guard let bytes = try store.load() else { return .success(nil) }
        if let lastRead, lastRead.bytes == bytes { return lastRead.result.map { $0 } }
        let result = Result { () throws(StoreError) in try form.read(bytes) }
        lastRead = (bytes, result)
        if case .success(let stored) = result { lastGood = stored }
        return result.map { $0 }
      } catch {
        return .failure(StoreError(storing: error))
      }
    }

    func answer(
      _ stored: Stored?, problem: StoreError?, server: PassedOver.Reason, in context: Context?,
      fetched: Bool = false, storingFailed: StoreError? = nil
    ) -> Answer {
      let now = now()
      let stamp = stored?.stamp ?? FetchStamp()
      let verdict = policy.verdict(of: stamp, at: now, in: context)
      let byAge = policy.verdict(of: stamp, at: now, in: context, ignoringFailures: true)
      var passedOver: [PassedOver] = fetched ? [] : [PassedOver(.server, server)]
      var used: Sourced<Content>?
      if let snapshot = stored?.snapshot {
        used = Sourced(
          snapshot.content, from: fetched ? .server : .cache, fetchedAt: snapshot.fetchedAt)
      } else {
        passedOver.append(PassedOver(.cache, problem.map { .unreadable($0) } ?? .nothingThere))
        do {
          let content = try lastBundled ?? bundled()
          lastBundled = content
          used = content.map { Sourced($0, from: .bundled) }
          if used == nil { passedOver.append(PassedOver(.bundled, .nothingThere)) }
        } catch {
          let failure = classify(error) ?? FetchFailure(.other, message: "\(error)")
          passedOver.append(PassedOver(.bundled, .failed(failure)))
        }
      }
      return Answer(
        used: used, passedOver: passedOver, verdict: verdict, age: policy.age(of: stamp, at: now),
        isOld: !byAge.showsStoredFirst, storingFailed: storingFailed)
    }
  }

  /// Whether a moment of a success is later than another one, and has come already.
  func isNewer(_ moment: Double?, than other: Double?, at now: Double) -> Bool {
    guard let moment else { return false }
    guard let other else { return true }
    // A time in the future was recorded before the clock was set back.
    return moment > other && moment <= now
  }

  extension StoreError {
    /// The error of any store.
    init(storing error: any Error) {
      self = error as? StoreError ?? StoreError(.systemError, value: "\(error)")
    }
  }
#endif
