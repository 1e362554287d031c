import MartHolidayKit

/// The map: the branches around the user, searched for again when that pays.
public actor NearbyModel {
  public private(set) var markers = NearbyMarkers()
  public private(set) var radius = SearchRadius(clamping: 2)
  /// Why the last position was not searched around; `nil` after one that was.
  public private(set) var skipped: LocationDecision.Reason?
  public private(set) var notice: FetchNotice?
  /// Whether a search runs.
  public private(set) var isSearching = false

  private let search: @Sendable (CatalogRequest) async throws -> CatalogResponse
  private let now: @Sendable () -> Double
  private var filter = LocationFilter()
  private var notices = FetchNotices()
  /// The last failure, which holds up the next search by a position.
  private var failed: FailedAttempt<String>?

  public init(
    now: @escaping @Sendable () -> Double,
    search: @escaping @Sendable (CatalogRequest) async throws -> CatalogResponse
  ) {
    self.now = now
    self.search = search
  }

  /// Takes a position of the positioning service.
  public func receive(_ fix: LocationFix) async {
    guard !isSearching, !isBackingOff else { return }
    switch filter.decide(fix) {
    case .skip(let reason): skipped = reason
    case .search(let place): await search(around: place)
    }
  }

  /// Takes the slider, and searches again around the same place.
  public func setRadius(kilometers: Int) async {
    let wanted = SearchRadius(clamping: kilometers)
    guard wanted != radius else { return }
    radius = wanted
    if let place = markers.shown?.origin { await search(around: place) }
  }

  /// Searches around the middle of the map, wherever the user stands.
  public func searchHere(_ center: Coordinate) async {
    notices.retriedByHand()
    await search(around: center)
  }

  public var zoom: Int { radius.mapZoom }

  public func title(in language: PhraseLanguage) -> String? { markers.phrase(in: language) }

  private var isBackingOff: Bool {
    guard let failed else { return false }
    return now() < failed.time + BackOff.doubling.wait(after: failed)
  }

  private func search(around place: Coordinate) async {
    isSearching = true
    defer { isSearching = false }
    skipped = nil
    do {
      let response = try await search(CatalogRequest(near: place, within: radius))
      let today = CivilDate(koreaStandardTimeAt: now())
      let branches = BranchCatalog(response, asOf: today).branches
      markers.show(NearbyBranches(around: place, within: radius, of: branches))
      filter.markSearched(place)
      failed = nil
      notice = notices.loadEnded(failures: [])
    } catch {
      guard let failure = FetchFailure(error) else { return }
      markers.searchFailed()
      failed = FailedAttempt(failure, at: now(), count: (failed?.count ?? 0) + 1)
      notice = notices.loadEnded(failures: [failure])
    }
  }
}
