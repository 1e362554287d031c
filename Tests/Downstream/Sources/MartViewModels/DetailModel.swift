import MartHolidayKit

/// The page of one branch: when it closes, how to call it, where it is.
public struct DetailModel: Hashable, Sendable {
  /// What the map of the page shows.
  public enum Map: Hashable, Sendable {
    case place(Coordinate)
    /// The geocoder is to be asked for this text, and a placeholder is shown meanwhile.
    case searching(String)
    /// There is no map; the page offers to copy the address, when there is one.
    case address(String?)
  }

  /// A day of the month that is shown.
  public let branch: Branch
  public let language: PhraseLanguage
  public private(set) var month: YearMonth
  private let summary: BranchSummary
  private var walk: GeocodingWalk

  public init(_ branch: Branch, at time: WallTime, in language: PhraseLanguage) {
    self.branch = branch
    self.language = language
    month = time.date.yearMonth
    summary = BranchSummary(branch, at: time)
    walk = GeocodingWalk(address: branch.address)
  }

  public var title: String { summary.displayName(in: language) }
  public var today: String { summary.today.phrase(in: language) }
  public var now: String { summary.openingPhrase(in: language) ?? today }
  public var next: String {
    summary.nextClosing.phrase(in: language, relativeTo: summary.date)
  }
  public var reason: String {
    let explanation = branch.schedule.explanation(on: summary.date)
    return language == .korean ? explanation.korean : explanation.english
  }

  public var callURL: String? { branch.phoneNumber?.telURL }
  public var shareText: String { branch.shareText(in: language, from: summary.date) }

  public var map: Map {
    if let place = branch.coordinate { return .place(place) }
    switch walk.step {
    case .found(let place): return .place(place)
    case .ask(let text): return .searching(text)
    case .askLater, .givenUp: return .address(branch.address)
    }
  }

  public mutating func geocoderAnswered(_ answer: GeocodingWalk.Answer) { walk.receive(answer) }
  public mutating func networkReturned() { walk.resume() }

  public mutating func showMonth(_ offset: Int) { month = month.adding(months: offset) }

  /// The days of the month, from the first to the last.
  public var days: [MonthGrid.Cell] {
    MonthGrid(month, of: branch.schedule, today: summary.date).days
  }
}
