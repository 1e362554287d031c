public import Fetching
public import GeoFiltering
import KoreanCalendar

#if !hasFeature(Embedded)
  /// The search around the user: when to ask, what to show meanwhile, and what failed.
  ///
  /// A position is worth a search only if the filter says so, no search runs, and the wait after a
  /// failure is over; it counts as searched only after an answer. A failure keeps the markers. It
  /// sends nothing itself: send each request, and pass the answer to `receive(_:to:at:)`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var search = NearbySearch()
  /// let fix = LocationFix(latitude: 37.5665, longitude: 126.978)
  /// guard let request = search.request(at: fix, now: 0) else { return }
  /// request.query  // "latitude=37.5665&longitude=126.978&distance=2"
  /// search.receive(.failure(FetchFailure(.offline)), to: request, at: 0)
  /// search.request(at: fix, now: 1) == nil  // true
  /// search.notice?.failure.code  // .offline
  /// ```
  public struct NearbySearch: Sendable {
    /// What the map shows.
    public private(set) var markers = NearbyMarkers()
    /// The radius of the next search.
    public private(set) var radius: SearchRadius
    /// What to tell the user once, after the last answer.
    public private(set) var notice: FetchNotice?
    /// Why the last position was not searched around; `nil` after one that was.
    public private(set) var skipped: LocationDecision.Reason?
    /// The search that runs now and its place; a later one replaces it.
    private var running: (request: CatalogRequest, place: Coordinate)?
    private var filter: LocationFilter
    private var notices = FetchNotices()
    private var failed: FailedAttempt<Coordinate>?

    /// Makes a search that has not begun.
    ///
    /// - Parameters:
    ///   - radius: the radius of the first search.
    ///   - filter: which positions are worth a search.
    public init(
      radius: SearchRadius = SearchRadius(clamping: 2), filter: LocationFilter = LocationFilter()
    ) {
      self.radius = radius
      self.filter = filter
    }

    /// Whether a search runs.
    public var isSearching: Bool { running != nil }

    /// Takes a position of the positioning service.
    ///
    /// - Parameters:
    ///   - fix: the position.
    ///   - now: the moment, in seconds since 1970.
    /// - Returns: what to ask the server, or `nil` when no search is due.
    public mutating func request(at fix: LocationFix, now: Double) -> CatalogRequest? {
      guard !isSearching, !isWaiting(at: now) else { return nil }
      switch filter.decide(fix) {
      case .skip(let reason):
        skipped = reason
        return nil
      case .search(let place): return begin(place)
      }
    }

    /// Takes a radius, and searches again around the place of the current or the last search.
    ///
    /// - Parameter radius: the radius.
    /// - Returns: what to ask the server, or `nil` when the radius is the same, or no search runs and
    ///   none was answered.
    public mutating func request(within radius: SearchRadius) -> CatalogRequest? {
      guard radius != self.radius else { return nil }
      self.radius = radius
      return (running?.place ?? markers.shown?.origin).map { begin($0) }
    }

    /// Searches around a place that the user chose; it waits for nothing.
    ///
    /// - Parameter center: the place, such as the middle of the map.
    /// - Returns: what to ask the server.
    public mutating func request(around center: Coordinate) -> CatalogRequest {
      notices.retriedByHand()
      return begin(center)
    }

    /// Takes the answer to a request; one that is not to the last request is ignored.
    ///
    /// - Parameters:
    ///   - answer: the answer, or what was thrown; a cancellation is not a failure.
    ///   - request: what was asked.
    ///   - now: the moment, in seconds since 1970; one without a date shows the branches as the answer
    ///     lists them.
    public mutating func receive(
      _ answer: Result<CatalogResponse, any Error>, to request: CatalogRequest, at now: Double
    ) {
      guard let (last, place) = running, last == request else { return }
      running = nil
      switch answer {
      case .success(let response):
        let date = CivilDate.koreaStandardTime(at: now)
        let branches = date.map { BranchCatalog(response, asOf: $0).branches } ?? response.branches
        markers.show(NearbyBranches(around: place, within: radius, of: branches))
        filter.markSearched(place)
        failed = nil
      case .failure(let error):
        guard let failure = FetchFailure(error) else { return }
        markers.searchFailed()
        failed = FailedAttempt(failure, at: now, after: failed, in: nil)
      }
      notice = notices.loadEnded(failure: failed?.failure)
    }

    /// Whether to wait; a failure in the future was recorded before the clock was set back.
    private func isWaiting(at now: Double) -> Bool {
      guard let failed else { return false }
      let passed = now - failed.time
      return passed >= 0 && passed < BackOff.doubling.wait(after: failed)
    }

    private mutating func begin(_ place: Coordinate) -> CatalogRequest {
      let request = CatalogRequest(near: place, within: radius)
      running = (request, place)
      skipped = nil
      return request
    }
  }
#endif
