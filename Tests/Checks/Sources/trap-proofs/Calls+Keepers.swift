import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartStorage

private typealias CatalogKeeper = SnapshotKeeper<CatalogResponse, YearMonth>
private typealias CatalogForm = SnapshotForm<CatalogResponse, YearMonth>
private typealias StoredCatalog = FetchRecord<CatalogResponse, YearMonth>

/// The calls of what keeps something, which take functions.
extension Calls {
  mutating func addStores() {
    addAsync("FavoriteKeeper.init(store:limit:bounds:)") { p in
      let keeper = FavoriteKeeper<Int>(
        store: InMemoryByteStore(try p([UInt8]?.self)), limit: try p(Int?.self),
        bounds: try p(FavoriteBounds.self))
      p.use(try await keeper.push(p(Int.self), note: p(String?.self)))
      try await keeper.move(fromOffsets: p([Int].self), toOffset: p(Int.self))
      p.use(try await keeper.list)
    }
    add("a keeper of favorites") { p in
      p.use(FavoriteKeeper<Int>(store: InMemoryByteStore(), limit: 3))
    }
    addAsync("ByteStore.save(_:)") { p in
      let bytes = try p([UInt8].self)
      try await p(InMemoryByteStore.self).save(bytes)
      let file = FileStore(
        url: try p(URL.self), lockTimeout: try p(Duration.self),
        sizeLimit: max(0, try p(Int.self)))
      try file.createDirectory()
      try await file.save(bytes)
      p.use(try file.load())
      let defaults = UserDefaultsStore(suiteName: "trap-proofs", key: try p(String.self))
      try await defaults.save(bytes)
      p.use(try defaults.load())
    }
  }

  mutating func addKeepers() {
    add("BackOff.wait(after:)") { p in
      p.use(try p(BackOff.self).wait(after: p(FailedAttempt<YearMonth>.self)))
    }
    add("SnapshotForm.json(version:migrate:)") { p in
      let form = CatalogForm.json(version: try p(Int.self))
      p.use(try form.bytes(of: p(StoredCatalog.self)))
      p.use(form)
    }
    add("SnapshotForm.init(version:encode:decode:migrate:)") { p in
      let (bytes, response) = (try p([UInt8].self), try p(CatalogResponse.self))
      let form = CatalogForm(
        version: try p(Int.self), encode: { _ in bytes }, decode: { _ in response },
        migrate: { _, _ in response })
      p.use(try form.read(form.bytes(of: p(StoredCatalog.self))))
      p.use(form)
    }
    add("stored fetches that are read again, changed") { p in
      p.use(try CatalogForm.json().read(Array(p(StoredText.self).text.utf8)))
    }
    add("SnapshotKeeper.init(store:form:policy:bundled:classifying:now:fetch:)") { p in
      let (now, response) = (try p(Double.self), try p(CatalogResponse.self))
      p.use(
        CatalogKeeper(
          store: InMemoryByteStore(try CatalogForm.json().bytes(of: p(StoredCatalog.self))),
          form: .json(), policy: try p(FreshnessPolicy<YearMonth>.self), now: { now },
          fetch: { _ in response }))
    }
    add("SnapshotKeeper.init(store:form:policy:bundled:classifying:merge:now:fetch:)") { p in
      let (now, response) = (try p(Double.self), try p(CatalogResponse.self))
      let (failure, folded) = (try p(FetchFailure?.self), try p(CatalogResponse.self))
      let bytes = Array(try p(StoredText.self).text.utf8)
      p.use(
        CatalogKeeper(
          store: InMemoryByteStore(bytes), form: .json(),
          policy: try p(FreshnessPolicy<YearMonth>.self), merge: { _, _ in folded }, now: { now },
          fetch: { _, _ in
            guard let failure else { return response }
            throw failure
          }))
      p.use(
        CatalogKeeper(
          store: InMemoryByteStore(bytes), form: .json(),
          policy: try p(FreshnessPolicy<YearMonth>.self), merge: { _, _ in folded }, now: { now },
          fetch: { _ in response }))
    }
    addAsync("SnapshotKeeper.refreshed(in:for:byHand:), again for less") { p in
      let keeper = try p(CatalogKeeper.self)
      p.use(try await keeper.refreshed(in: p(YearMonth?.self), byHand: true))
      p.use(try await keeper.refreshed(in: p(YearMonth?.self), for: p(FetchScope.self)))
    }
    add("SessionKeeper.init(_:policy:classifying:now:renewal:)") { p in
      let now = try p(Double.self)
      let (renewal, failure) = (try p(SessionKeeper.Renewal.self), try p(FetchFailure?.self))
      p.use(
        SessionKeeper(
          try p(SessionTokens?.self), policy: try p(FreshnessPolicy<Never>.self), now: { now },
          renewal: { _ in
            guard let failure else { return renewal }
            throw failure
          }))
    }
    addAsync("SessionKeeper.call(byHand:_:)") { p in
      let (keeper, failure) = (try p(SessionKeeper.self), try p(FetchFailure?.self))
      for byHand in [false, true] {
        try await keeper.call(byHand: byHand) { _ in if let failure { throw failure } }
      }
    }
  }
}

extension FreshnessPolicy: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      Self.session, Self(staleAfter: 0, backOff: .none), Self(staleAfter: .greatestFiniteMagnitude),
    ]
  }
}

extension FetchScope: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      .all, .branches([7, .max, .min]), .marts([.traders, Mart(serverName: "a,%")]),
      FetchScope("branches", ["-1", "99999999999999999999", "가"]),
      FetchScope("near", at: "37.5,127.0,9223372036854775807"), FetchScope("near", at: "nan,-0,5,"),
    ] as [FetchScope]
  }
}

/// A stored fetch, changed at some places.
struct StoredText: Edged {
  let text: String

  /// Answers for different scopes, which no single value makes.
  private static let several = """
    MartFetch 2
    failed 2 1795258950.0 timeout 503 30.0 2026-11
    changed
    fetched 1 all 1795172549.5 1795172550.25 2026-11
    fetched 1 branches:1,7 1795200000.0 1795200000.5 2026-11
    content 2 2
    [][]
    """

  static func edges(_ pool: Pool) -> [Any] {
    var texts = [several]
    for fetch in pool.values(of: StoredCatalog.self).prefix(12) {
      do {
        texts.append(String(decoding: try CatalogForm.json().bytes(of: fetch), as: UTF8.self))
      } catch {}
    }
    return texts.filter { $0.utf8.count < 20_000 }.flatMap { text -> [StoredText] in
      [StoredText(text: text)]
        + Documents.mutants(of: text, most: 100, using: &pool.random).map { StoredText(text: $0) }
    }
  }
}
