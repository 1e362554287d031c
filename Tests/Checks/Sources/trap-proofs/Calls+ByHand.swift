import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartStorage

/// The calls whose arguments are functions or types that nothing in the surface names.
extension Calls {
  mutating func addByHand() {
    addKeys()
    addPlaces()
    addStores()
    addAlerts()
    addFetching()
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { Int(stringValue) }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  private mutating func addKeys() {
    add("CivilDate.init(codingKey:)") { p in
      p.use(CivilDate(codingKey: Key(stringValue: try p(String.self))))
    }
    add("MonthDay.init(codingKey:)") { p in
      p.use(MonthDay(codingKey: Key(stringValue: try p(String.self))))
    }
    add("Weekday.init(codingKey:)") { p in
      p.use(Weekday(codingKey: Key(stringValue: try p(String.self))))
    }
    add("YearMonth.init(codingKey:)") { p in
      p.use(YearMonth(codingKey: Key(stringValue: try p(String.self))))
    }
    add("Mart.init(codingKey:)") { p in
      p.use(Mart(codingKey: Key(stringValue: try p(String.self))))
    }
  }

  private mutating func addPlaces() {
    add("Place.init(_:at:)") { p in p.use(Place(try p(Int.self), at: try p(Coordinate.self))) }
    add("Place.id") { p in
      p.use(Place(try p(SelfIdentified<Int>.self), at: try p(Coordinate.self)).id)
    }
    add("Neighbor.id") { p in
      let element = try p(SelfIdentified<Int>.self)
      p.use(Neighbor(element, at: try p(Coordinate.self), meters: try p(Double.self)).id)
    }
    add("GeoJSON.init(_:id:properties:)") { p in
      let (places, id) = (try p([Place<Int>].self), try p(GeoJSON.Value?.self))
      p.use(GeoJSON(places, id: { _ in id }))
    }
    add("GeoJSON.init(clusters:id:properties:)") { p in
      let (clusters, id) = (try p([MarkerCluster<Int>].self), try p(GeoJSON.Value.self))
      p.use(GeoJSON(clusters: clusters, id: { _ in id }))
    }
    add("MarkerClusters.init(_:id:coordinate:radius:zooms:rank:)") { p in
      let (coordinate, rank) = (try p(Coordinate?.self), try p(Int.self))
      p.use(
        MarkerClusters(
          try p([Int].self), id: { $0 }, coordinate: { _ in coordinate },
          radius: try p(Double.self), zooms: try p(ClosedRange<Int>.self), rank: { _ in rank }))
    }
    add("MarkerClusters.init(_:radius:zooms:rank:)") { p in
      let rank = try p(Int.self)
      p.use(
        MarkerClusters(
          try p([Place<Int>].self), radius: try p(Double.self),
          zooms: try p(ClosedRange<Int>.self), rank: { _ in rank }))
    }
    add("NearbyIndex.init(_:id:coordinate:)") { p in
      let coordinate = try p(Coordinate?.self)
      p.use(NearbyIndex(try p([Int].self), id: { $0 }, coordinate: { _ in coordinate }))
    }
    add("ListSection.init(_:values:)") { p in
      p.use(ListSection(try p(SelfIdentified<Int>.self), values: try p([Int].self)))
      p.use(ListSection(try p(String.self), values: try p([Int].self)))
    }
    add("FavoriteList.resolve(_:)") { p in
      let value = try p(Int?.self)
      p.use(try p(FavoriteList<Int>.self).resolve { _ in value }.found)
    }
    add("Sequence.sortedByNextClosing()") { p in
      p.use(try p([BranchSummary].self).sortedByNextClosing())
    }
    add("HolidayFeed.write(to:)") { p in
      var text = ""
      try p(HolidayFeed.self).write(to: &text)
      p.use(text)
    }
  }

  private mutating func addStores() {
    addAsync("FavoriteKeeper.init(store:limit:bounds:)") { p in
      let keeper = FavoriteKeeper<Int>(
        store: InMemoryFavoriteStore(try p([UInt8]?.self)), limit: try p(Int?.self),
        bounds: try p(FavoriteBounds.self))
      p.use(try await keeper.push(p(Int.self), note: p(String?.self)))
      try await keeper.move(fromOffsets: p([Int].self), toOffset: p(Int.self))
      p.use(try await keeper.list)
    }
    add("FileFavoriteStore.save(_:)") { p in
      let store = FileFavoriteStore(
        url: try p(URL.self), lockTimeout: try p(Duration.self),
        sizeLimit: max(0, try p(Int.self)))
      try store.createDirectory()
      try store.save(p([UInt8].self))
      p.use(try store.load())
    }
    add("FileSnapshotStore.save(_:)") { p in
      let url = try p(URL.self).appendingPathExtension("snapshot")
      let store = FileSnapshotStore(
        url: url, lockTimeout: try p(Duration.self),
        sizeLimit: max(0, try p(Int.self)))
      try store.createDirectory()
      try store.save(p([UInt8].self))
      p.use(try store.load())
    }
    add("UserDefaultsFavoriteStore.init(suiteName:key:now:)") { p in
      let time = try p(Double.self)
      let store = UserDefaultsFavoriteStore(
        suiteName: "trap-proofs", key: try p(String.self), now: { time })
      try store.save(p([UInt8].self))
      p.use(try store.load())
    }
  }

  private mutating func addAlerts() {
    add("AlertPlan.batches(for:shard:resumingAfter:size:isSent:)") { p in
      let batches = try p(AlertPlan.self).batches(
        for: p([AlertSubscriber].self), shard: p(AlertShard.self), resumingAfter: p(String?.self),
        size: p(Int.self))
      for batch in batches { p.use(batch) }
    }
    add("AlertPlan.message(for:) of what decodes") { p in
      p.use(try p(AlertPlan.self).message(for: p(AlertSubscriber.self)))
    }
  }

  private mutating func addFetching() {
    add("BackOff.wait(after:)") { p in
      p.use(try p(BackOff.self).wait(after: p(FailedAttempt<YearMonth>.self)))
    }
    add("SnapshotForm.json(version:migrate:)") { p in
      let form = SnapshotForm<CatalogResponse, YearMonth>.json(version: try p(Int.self))
      p.use(try form.bytes(of: p(StoredFetch<CatalogResponse, YearMonth>.self)))
      p.use(form)
    }
    add("stored fetches that are read again, changed") { p in
      let form = SnapshotForm<CatalogResponse, YearMonth>.json()
      p.use(try form.read(Array(p(StoredText.self).text.utf8)))
    }
    addAsync("SnapshotKeeper.init(store:form:policy:bundled:classifying:now:fetch:)") { p in
      let now = try p(Double.self)
      let response = try p(CatalogResponse.self)
      let form = SnapshotForm<CatalogResponse, YearMonth>.json()
      let bytes = try form.bytes(of: p(StoredFetch<CatalogResponse, YearMonth>.self))
      let keeper = SnapshotKeeper<CatalogResponse, YearMonth>(
        store: InMemorySnapshotStore(bytes), form: form,
        policy: try p(FreshnessPolicy<YearMonth>.self), now: { now }, fetch: { _ in response })
      p.use(try await keeper.refreshed(in: p(YearMonth?.self)))
    }
    addAsync("SessionKeeper.init(_:policy:classifying:now:renewal:)") { p in
      let now = try p(Double.self)
      let renewal = try p(SessionKeeper.Renewal.self)
      let keeper = SessionKeeper(
        try p(SessionTokens?.self), now: { now }, renewal: { _ in renewal })
      try await keeper.call { token in _ = token }
    }
  }
}

/// A stored fetch, changed at some places.
struct StoredText: Edged {
  let text: String

  static func edges(_ pool: Pool) -> [Any] {
    let form = SnapshotForm<CatalogResponse, YearMonth>.json()
    var texts: [StoredText] = []
    for fetch in pool.values(of: StoredFetch<CatalogResponse, YearMonth>.self).prefix(12) {
      guard
        let bytes = { () -> [UInt8]? in do { return try form.bytes(of: fetch) } catch { return nil }
        }(),
        bytes.count < 20_000
      else { continue }
      texts += Documents.mutants(
        of: String(decoding: bytes, as: UTF8.self), most: 100, using: &pool.random
      ).map { StoredText(text: $0) }
    }
    return texts
  }
}
