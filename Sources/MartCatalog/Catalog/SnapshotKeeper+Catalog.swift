public import Fetching
public import Keeping
public import KoreanCalendar

#if !hasFeature(Embedded)
  extension SnapshotKeeper where Content == CatalogResponse, Context == YearMonth {
    /// Makes a keeper of the catalog, in which a newer answer never wipes known dates.
    ///
    /// - Parameters:
    ///   - store: the store of the answers.
    ///   - form: how they are encoded.
    ///   - policy: when to fetch again.
    ///   - bundled: reads the data bundled with the app; `nil` when there is none.
    ///   - classifying: turns a thrown error into a failure, `nil` for a cancellation; for `URLSession`
    ///     `{ FetchFailure(foundation: $0) }` of `MartHolidayFoundation`.
    ///   - now: the clock, in seconds since 1970; called at each answer, and at the start and end of
    ///     each attempt.
    ///   - fetch: asks the server for all branches, with its own time limit.
    public init(
      store: any ByteStore, form: SnapshotForm<CatalogResponse, YearMonth>,
      policy: FreshnessPolicy<YearMonth>,
      bundled: @escaping @Sendable () throws -> CatalogResponse? = { nil },
      classifying: @escaping @Sendable (any Error) -> FetchFailure? = { FetchFailure($0) },
      now: @escaping @Sendable () -> Double,
      fetch: @escaping @Sendable (_ month: YearMonth?) async throws -> CatalogResponse
    ) {
      self.init(
        store: store, form: form, policy: policy, bundled: bundled, classifying: classifying,
        merge: { $0.merging($1) }, now: now, fetch: fetch)
    }

    /// Makes a keeper of the catalog that can ask for some branches, such as the favorites.
    ///
    /// An app and its widget may share the store: the widget asks for the favorites, and all other
    /// branches stay, with their own age.
    ///
    /// ```swift
    /// import MartHolidayFoundation
    /// import MartHolidayKit
    ///
    /// let november = YearMonth(2026, 11)
    /// let keeper = SnapshotKeeper<CatalogResponse, YearMonth>(
    ///   store: InMemoryByteStore(), form: .json(), policy: .catalog, now: { 1_795_173_000 },
    ///   fetch: { month, scope in
    ///     let all = [1, 2, 3].map { Branch(id: $0, mart: .emart, name: "\($0)호점") }
    ///     let asked = all.filter { scope == .all || scope == .branches([$0.id]) }
    ///     return CatalogResponse(asked.map { CatalogRow($0, listing: [CivilDate(2026, 11, 22)]) })
    ///   })
    /// let all = try await keeper.refreshed(in: november)
    /// all.content?.rows.count  // 3
    /// let favorite = try await keeper.refreshed(in: november, for: .branches([2]), byHand: true)
    /// favorite.content?.rows.count  // 3
    /// ```
    ///
    /// - Parameters:
    ///   - store: the store of the answers.
    ///   - form: how they are encoded.
    ///   - policy: when to fetch again.
    ///   - bundled: reads the data bundled with the app; `nil` when there is none.
    ///   - classifying: turns a thrown error into a failure, `nil` for a cancellation; for `URLSession`
    ///     `{ FetchFailure(foundation: $0) }` of `MartHolidayFoundation`.
    ///   - now: the clock, in seconds since 1970; called at each answer, and at the start and end of
    ///     each attempt.
    ///   - fetch: asks the server for a scope, with its own time limit; `CatalogRequest(_:)` is the
    ///     request for it.
    public init(
      store: any ByteStore, form: SnapshotForm<CatalogResponse, YearMonth>,
      policy: FreshnessPolicy<YearMonth>,
      bundled: @escaping @Sendable () throws -> CatalogResponse? = { nil },
      classifying: @escaping @Sendable (any Error) -> FetchFailure? = { FetchFailure($0) },
      now: @escaping @Sendable () -> Double,
      fetch:
        @escaping @Sendable (_ month: YearMonth?, _ scope: FetchScope) async throws ->
        CatalogResponse
    ) {
      self.init(
        store: store, form: form, policy: policy, bundled: bundled, classifying: classifying,
        merge: { $0.merging($1) }, now: now, fetch: fetch)
    }
  }
#endif
