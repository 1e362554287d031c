import ExampleSupport
import MartHolidayKit

/// The three sections with their rows, and where each came from.
struct StoreScreen {
  private(set) var list: ExpandableList<StoreSection, StoreItem>
  private(set) var shown: [StoreSection: SourcedContent<[StoreItem]>] = [:]

  init() {
    let sections = StoreSection.allCases.map { ListSection<StoreSection, StoreItem>($0, rows: []) }
    list = ExpandableList(repairing: sections)
    list.expandAll()
  }

  /// Takes the rows of a section, whatever arrived before; the other sections stay.
  ///
  /// A weaker source never takes the place of a stronger one.
  ///
  /// - Returns: what a table has to do.
  mutating func arrive(
    _ section: StoreSection, _ answer: SourcedContent<[StoreItem]>
  ) -> ListChanges<StoreSection, StoreItem> {
    shown[section] = shown[section]?.replaced(by: answer) ?? answer
    return list.replaceSections(
      repairing: StoreSection.allCases.map { ListSection($0, rows: shown[$0]?.content ?? []) })
  }

  /// The pictures of all rows in their order; `nil` until all three sections have arrived.
  var pictures: [String]? {
    guard shown.count == StoreSection.allCases.count else { return nil }
    return StoreSection.allCases.flatMap { shown[$0]?.content.map(\.image) ?? [] }
  }
}

/// What the server answered for a section.
struct SectionAnswer: Decodable, Sendable {
  let section: StoreSection
  private let items: Result<[StoreItem], FetchFailure>

  private enum CodingKeys: CodingKey { case section, status, items }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    section = try container.decode(StoreSection.self, forKey: .section)
    let status = try container.decode(Int.self, forKey: .status)
    if let failure = FetchFailure(statusCode: status) {
      items = .failure(failure)
      return
    }
    do {
      items = .success(try container.decode([StoreItem].self, forKey: .items))
    } catch {
      items = .failure(FetchFailure(error) ?? FetchFailure(.other))
    }
  }

  /// The rows to show: those of the server, else the stored ones, else those in the app.
  func rows(
    over shown: SourcedContent<[StoreItem]>?, cached: [StoreItem]? = nil, bundled: [StoreItem]?
  ) async throws -> SourceChain<[StoreItem]>.Answer {
    let items = items
    return try await SourceChain(
      server: { try items.get() }, cache: { cached }, bundled: { bundled }
    ).answer(over: shown)
  }
}

/// What a lamp says about the connection.
enum ConnectionLamp: String, CaseIterable {
  case wifi, cellular, lost, unknown

  var color: String {
    switch self {
    case .wifi: "blue"
    case .cellular: "sky blue"
    case .lost: "red"
    case .unknown: "yellow"
    }
  }

  /// Whether it blinks, as it does while there is a connection.
  var blinks: Bool { self == .wifi || self == .cellular }
}
