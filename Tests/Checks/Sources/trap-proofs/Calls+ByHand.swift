import Foundation
import MartHolidayKit

/// The calls whose arguments are functions or types that nothing in the surface names.
extension Calls {
  mutating func addByHand() {
    addKeys()
    addPlaces()
    addPhrases()
    addAlerts()
    addStores()
    addKeepers()
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

  /// What a protocol adds, called on values of which nothing but the protocol is known.
  private mutating func addPhrases() {
    add("Phrasable.phrase(in:)") { p in
      let said: [any Phrasable] = [
        try p(HolidayStatus.self), try p(OpeningHours.self), try p(HolidayRule.self),
      ]
      for answer in said { p.use(answer.phrase(in: try p(PhraseLanguage.self))) }
    }
    add("Phrasable.phrase(in:style:at:)") { p in
      let said: [any Phrasable] = [try p(HolidayStatus.self), try p(OpeningHours.self)]
      for answer in said {
        p.use(
          answer.phrase(
            in: try p(PhraseLanguage.self), style: try p(PhraseStyle.self), at: try p(WallTime.self)
          ))
      }
    }
    add("DatePhrasable.phrase(in:style:at:)") { p in
      let said: [any DatePhrasable] = [try p(CivilDate.self), try p(ScheduleOverride.self)]
      for answer in said {
        p.use(
          answer.phrase(
            in: try p(PhraseLanguage.self), style: try p(PhraseStyle.self), at: try p(WallTime.self)
          ))
      }
    }
    add("DatePhrasable.phrase(in:style:)") { p in
      let said: [any DatePhrasable] = [try p(CivilDate.self), try p(ScheduleOverride.self)]
      for answer in said {
        p.use(answer.phrase(in: try p(PhraseLanguage.self), style: try p(PhraseStyle.self)))
      }
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

  private mutating func addAlerts() {
    add("AlertPlan.batches(for:shard:resumingAfter:size:isSent:)") { p in
      let batches = try p(AlertPlan.self).batches(
        for: p([AlertSubscriber].self), shard: p(AlertShard.self), resumingAfter: p(String?.self),
        size: p(Int.self))
      for batch in batches { p.use(batch) }
    }
    add("WidgetFetch.init(_:bundledOn:)") { p in
      p.use(WidgetFetch(try p(ScreenState<[Int]>.self), bundledOn: try p(CivilDate?.self)))
    }
    add("AlertPlan.message(for:) of what decodes") { p in
      p.use(try p(AlertPlan.self).message(for: p(AlertSubscriber.self)))
    }
  }
}
