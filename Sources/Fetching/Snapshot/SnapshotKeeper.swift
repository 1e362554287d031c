public import Keeping

#if !hasFeature(Embedded)
  /// The one place in an app that holds fetched data: it shows it first and fetches when needed.
  ///
  /// There is one attempt at a time: callers that ask meanwhile share it. A new answer is stored,
  /// then used; a failure changes neither the stored answer nor its time, and delays the next
  /// attempt as the policy says. If nothing readable is stored, the bundled data answers. Data of a
  /// later version or of another keeper is left alone.
  ///
  /// A widget may ask for less than the app and share its store. Of two answers the one that was
  /// asked for later wins, whichever came first and whichever process asked. With a `merge`, an
  /// answer for less is stored beside the others, and each keeps its own age; without, it is shown
  /// to its asker and never replaces an answer for more.
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
  /// first.used  // SourcedContent("bundled", from: .bundled)
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
    /// Folds a newer answer over an older one, and returns the content of both together.
    ///
    /// The `scope` of the newer one says what was asked for; everything else must stay. The older one
    /// may be the result of an earlier call, with the scope and time of its oldest part.
    public typealias Merge =
      @Sendable (
        _ older: FetchSnapshot<Content, Context>, _ newer: FetchSnapshot<Content, Context>
      ) -> Content
    typealias Stored = FetchRecord<Content, Context>

    /// When to fetch again.
    package nonisolated let policy: FreshnessPolicy<Context>
    nonisolated let store: any ByteStore
    nonisolated let form: SnapshotForm<Content, Context>
    private nonisolated let bundled: @Sendable () throws -> Content?
    nonisolated let classify: @Sendable (any Error) -> FetchFailure?
    nonisolated let now: @Sendable () -> Double
    nonisolated let merge: Merge?
    nonisolated let fetch: @Sendable (Context?, FetchScope) async throws -> Content
    /// Whether a fetch can ask for less than everything.
    private nonisolated let isScoped: Bool

    var running: SharedAttempt<Answer, Context>?
    /// Successes and a failure that could not be stored; they count until they are stored.
    var unsaved: Stored?
    private var lastRead: (bytes: [UInt8], result: Result<Stored, StoreError>)?
    /// What was read or stored last.
    var lastGood: Stored?
    private var lastBundled: Content?

    /// Makes a keeper of answers for everything; nothing is read or fetched yet.
    ///
    /// - Parameters:
    ///   - store: the store of the answers.
    ///   - form: how they are encoded.
    ///   - policy: when to fetch again.
    ///   - bundled: reads the data bundled with the app; `nil` when there is none.
    ///   - classifying: turns a thrown error into a failure, `nil` for a cancellation; for `URLSession`
    ///     `{ FetchFailure(foundation: $0) }` of `MartHolidayFoundation`.
    ///   - merge: folds a newer answer over an older one; `nil` when the newer one replaces it.
    ///   - now: the clock, in seconds since 1970; called at each answer, and at the start and end of
    ///     each attempt. A time that is not finite counts as 0, so what was fetched then is stale.
    ///   - fetch: asks the server for everything, with its own time limit.
    public init(
      store: any ByteStore, form: SnapshotForm<Content, Context>,
      policy: FreshnessPolicy<Context>,
      bundled: @escaping @Sendable () throws -> Content? = { nil },
      classifying: @escaping @Sendable (any Error) -> FetchFailure? = { FetchFailure($0) },
      merge: Merge? = nil, now: @escaping @Sendable () -> Double,
      fetch: @escaping @Sendable (_ context: Context?) async throws -> Content
    ) {
      self.init(
        store: store, form: form, policy: policy, bundled: bundled, classifying: classifying,
        merge: merge, now: now, isScoped: false, fetch: { context, _ in try await fetch(context) })
    }

    /// Makes a keeper that can ask for less than everything; nothing is read or fetched yet.
    ///
    /// - Parameters:
    ///   - store: the store of the answers.
    ///   - form: how they are encoded.
    ///   - policy: when to fetch again.
    ///   - bundled: reads the data bundled with the app; `nil` when there is none.
    ///   - classifying: turns a thrown error into a failure, `nil` for a cancellation; for `URLSession`
    ///     `{ FetchFailure(foundation: $0) }` of `MartHolidayFoundation`.
    ///   - merge: folds a newer answer over an older one; `nil` when that is not possible.
    ///   - now: the clock, in seconds since 1970; called at each answer, and at the start and end of
    ///     each attempt.
    ///   - fetch: asks the server for a scope, with its own time limit.
    public init(
      store: any ByteStore, form: SnapshotForm<Content, Context>,
      policy: FreshnessPolicy<Context>,
      bundled: @escaping @Sendable () throws -> Content? = { nil },
      classifying: @escaping @Sendable (any Error) -> FetchFailure? = { FetchFailure($0) },
      merge: Merge?, now: @escaping @Sendable () -> Double,
      fetch: @escaping @Sendable (_ context: Context?, _ scope: FetchScope) async throws -> Content
    ) {
      self.init(
        store: store, form: form, policy: policy, bundled: bundled, classifying: classifying,
        merge: merge, now: now, isScoped: true, fetch: fetch)
    }

    private init(
      store: any ByteStore, form: SnapshotForm<Content, Context>,
      policy: FreshnessPolicy<Context>, bundled: @escaping @Sendable () throws -> Content?,
      classifying: @escaping @Sendable (any Error) -> FetchFailure?, merge: Merge?,
      now: @escaping @Sendable () -> Double, isScoped: Bool,
      fetch: @escaping @Sendable (Context?, FetchScope) async throws -> Content
    ) {
      self.store = store
      self.form = form
      self.policy = policy
      self.bundled = bundled
      classify = classifying
      self.merge = merge
      self.now = {
        let time = now()
        return time.isFinite ? time : 0
      }
      self.isScoped = isScoped
      self.fetch = fetch
    }

    /// What to show at once, without asking the server.
    ///
    /// - Parameters:
    ///   - context: the context that is needed; `nil` when that is not known yet.
    ///   - scope: what is needed.
    /// - Returns: the stored data, otherwise the bundled data; `verdict` says whether to fetch.
    public func answer(in context: Context?, for scope: FetchScope = .all) -> Answer {
      let (stored, problem) = known()
      var server = SkippedSource.Reason.notAsked
      if let failure = stored?.failure { server = .failed(failure.failure) }
      return answer(stored, problem: problem, server: server, in: context, for: scope)
    }

    /// Fetches if the verdict says so, and answers with the best available data.
    ///
    /// Callers that ask during an attempt share it, also when they need less than it asks for; one
    /// that needs more or asks in a different context waits for its end first. A caller whose task
    /// is canceled leaves at once; the attempt is canceled when all have left, which is not a
    /// failure. If `fetch` cancels itself, as the call of a person who signs out does, the attempt
    /// comes to nothing, and those who have joined it share another one.
    ///
    /// - Parameters:
    ///   - context: the context that is needed; `nil` when that is not known yet.
    ///   - scope: what is needed; nothing is fetched for a scope without members.
    ///   - byHand: whether a person asks, who gets a new attempt whatever the verdict; true after a
    ///     sign-in too, because the wait after earlier failures goes on otherwise.
    /// - Returns: the new answer, or stored or bundled data with the reason in `skipped`.
    /// - Throws: `CancellationError` when the task of the caller is canceled.
    public func refreshed(
      in context: Context?, for scope: FetchScope = .all, byHand: Bool = false
    ) async throws -> Answer {
      guard !scope.isEmpty else { return answer(in: context, for: scope) }
      let asked = isScoped ? scope : .all
      var waitsForOthers = true
      while let attempt = running {
        let ended = try await join(attempt)
        // The attempt of others who all left was canceled, and one for something else helps nobody.
        guard !attempt.isAbandoned, attempt.answers(context, for: asked) else { continue }
        // One that canceled itself was perhaps for somebody who has signed out since.
        guard attempt.hasGivenUp, waitsForOthers else { return ended }
        waitsForOthers = false
      }
      try Task.checkCancellation()
      let current = answer(in: context, for: scope)
      guard byHand || current.verdict.isFetchDue else { return current }
      return try await join(begin(in: context, for: asked))
    }

    // MARK: What is known

    /// What is stored, with what could not be stored; and why reading failed.
    func known() -> (stored: Stored?, problem: StoreError?) {
      switch readStore() {
      case .success(let stored): (joined(stored), nil)
      // What was read before stays on screen, for example while a phone is locked.
      case .failure(let problem): (joined(lastGood), problem)
      }
    }

    /// What is stored with what could not be stored.
    func joined(_ stored: Stored?) -> Stored? {
      guard let unsaved else { return stored }
      return (stored ?? Stored([])).adding(unsaved, at: now(), folding: merge)
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
      _ stored: Stored?, problem: StoreError?, server: SkippedSource.Reason, in context: Context?,
      for scope: FetchScope, fetched: Bool = false, storingFailed: StoreError? = nil
    ) -> Answer {
      let now = now()
      let stamp = stored?.stamp(for: scope) ?? FetchStamp()
      let verdict = policy.verdict(of: stamp, at: now, in: context)
      let byAge = policy.verdict(of: stamp, at: now, in: context, ignoringFailures: true)
      var skipped: [SkippedSource] = fetched ? [] : [SkippedSource(.server, server)]
      var used: SourcedContent<Content>?
      if let stored, let content = stored.content(folding: merge, for: scope) {
        used = SourcedContent(
          content, from: fetched ? .server : .cache,
          fetchedAt: stamp.succeededAt ?? stored.snapshot?.fetchedAt)
      } else {
        skipped.append(SkippedSource(.cache, problem.map { .unreadable($0) } ?? .nothingThere))
        do {
          let content = try lastBundled ?? bundled()
          lastBundled = content
          used = content.map { SourcedContent($0, from: .bundled) }
          if used == nil { skipped.append(SkippedSource(.bundled, .nothingThere)) }
        } catch {
          let failure = classify(error) ?? FetchFailure(.other, message: "\(error)")
          skipped.append(SkippedSource(.bundled, .failed(failure)))
        }
      }
      return Answer(
        used: used, skipped: skipped, verdict: verdict, age: policy.age(of: stamp, at: now),
        isOld: !byAge.showsStoredFirst, storingFailed: storingFailed)
    }
  }

  extension StoreError {
    /// The error of any store.
    init(storing error: any Error) {
      self = error as? StoreError ?? StoreError(.systemError, value: "\(error)")
    }
  }
#endif
