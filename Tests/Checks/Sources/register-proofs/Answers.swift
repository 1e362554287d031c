import Foundation
import KoreanCalendar
import MartCatalog
import MartModels

/// `register-proofs answers REGISTER DATE [--known CATALOG] [--list] [FACTS…]`: what the stores of a register
/// answer for the next Sunday and Wednesday, on what it rests, and which dated facts say otherwise.
///
/// Facts are tables with a header: date, brand, branch, closed (`y` or `n`), or one row a branch with
/// the closed days of whole months in columns such as `published_closed_2026_10`.
struct Answers {
  let catalog: BranchCatalog
  private let register: StoreRegister
  private let today: CivilDate
  private var wrong = 0

  /// The chains of the largest groups.
  private static let groups: [Mart] = [
    .emart, .traders, .emartEveryday, .noBrand, .lotteMart, .lotteMartMaxx, .lotteSuper, .homeplus,
    .homeplusExpress, .costco, .gsTheFresh,
  ]

  init(_ arguments: [String]) throws {
    guard arguments.count > 1, let today = CivilDate(arguments[1]) else {
      throw Failure(text: "a register and a date are needed")
    }
    self.today = today
    register = try StoreRegister(file: Data(contentsOf: URL(fileURLWithPath: arguments[0])))
    var catalog = BranchCatalog(register: register, asOf: today)
    if let place = arguments.firstIndex(of: "--known"), place + 1 < arguments.count {
      let data = try Data(contentsOf: URL(fileURLWithPath: arguments[place + 1]))
      let known = BranchCatalog(try JSONDecoder().decode(CatalogResponse.self, from: data).branches)
      let joined = known.joined(with: catalog)
      print("\(joined.registerIDs.count) of \(known.count) known stores joined")
      catalog = joined.catalog
    }
    self.catalog = catalog
  }

  /// Prints everything.
  ///
  /// - Returns: whether no dated fact is answered wrongly with certainty.
  mutating func run(_ arguments: [String]) throws -> Bool {
    for weekday in [Weekday.sunday, .wednesday] { printTable(on: next(weekday)) }
    printUnknown(isListed: arguments.contains("--list"))
    var rest = Array(arguments.dropFirst(2))
    if let place = rest.firstIndex(of: "--known") { rest.removeSubrange(place...place + 1) }
    for path in rest where path != "--list" { try compare(path) }
    return wrong == 0
  }

  private func next(_ weekday: Weekday) -> CivilDate {
    var day = today
    while day.weekday != weekday { day = day.adding(days: 1) }
    return day
  }

  /// The open stores of a chain, and those that only another catalogue knows.
  private func stores(of mart: Mart) -> [Branch] {
    let others = Set(register.stores.filter { $0.state != .open }.map(\.id))
    return catalog.branches.filter { $0.mart == mart && !others.contains($0.id) }
  }

  private func printTable(on day: CivilDate) {
    print("\n\(day) \(day.weekday)")
    for mart in Self.groups {
      var counts: [String: Int] = [:]
      let stores = stores(of: mart)
      for branch in stores {
        counts[Self.text(branch.schedule.status(on: day)), default: 0] += 1
      }
      let parts = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print("  \(mart.displayName) \(stores.count): \(parts.joined(separator: ", "))")
    }
  }

  private static func text(_ status: HolidayStatus) -> String {
    switch status {
    case .closed(let basis): "closed/\(basis.source.rawValue)/\(basis.certainty)"
    case .open(let basis): "open/\(basis.source.rawValue)/\(basis.certainty)"
    case .unknown: "unknown"
    }
  }

  /// Why stores have no answer.
  private func printUnknown(isListed: Bool) {
    let rows = Dictionary(uniqueKeysWithValues: register.stores.map { ($0.id, $0) })
    var reasons: [String: Int] = [:]
    var lines: [String] = []
    for mart in Self.groups {
      for branch in stores(of: mart) where branch.schedule.status(on: today) == .unknown {
        let reason = reason(branch, rows[branch.id])
        reasons[reason, default: 0] += 1
        lines.append("  \(reason): \(branch.displayName), \(branch.address ?? "no address")")
      }
    }
    print("\nwithout an answer on \(today): \(lines.count)")
    for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) { print("  \(reason) \(count)") }
    if isListed { for line in lines.sorted() { print(line) } }
  }

  private func reason(_ branch: Branch, _ row: RegisterStore?) -> String {
    guard let row else { return "known elsewhere only" }
    if case .notSeenSince = row.presence(on: today) { return "not seen for ten years" }
    guard let address = PostalAddress(branch.address ?? ""), address.municipality != nil else {
      return "no municipality"
    }
    return "no rule of the municipality"
  }

  private mutating func compare(_ path: String) throws {
    let facts = try DatedFacts(path)
    var found: [String: [Branch]] = [:]
    for branch in catalog.branches {
      found[DatedFacts.key(branch.mart, branch.name), default: []].append(branch)
    }
    var counts: [String: Int] = [:]
    for fact in facts.all {
      guard let branches = found[fact.key], branches.count == 1 else {
        counts["store not in the register", default: 0] += 1
        continue
      }
      let status = branches[0].schedule.status(on: fact.date)
      let answer: String
      switch status {
      case .unknown: answer = "unknown"
      case .closed(let basis), .open(let basis):
        var isClosed = false
        if case .closed = status { isClosed = true }
        answer =
          (basis.isTentative ? "tentative and " : "certain and ")
          + (isClosed == fact.isClosed ? "right" : "wrong")
      }
      counts[answer, default: 0] += 1
      if answer == "certain and wrong" {
        wrong += 1
        print("  certain and wrong: \(branches[0].displayName) \(fact.date): \(status)")
      }
    }
    print("\n\(path): \(facts.all.count) dated facts")
    for (answer, count) in counts.sorted(by: { $0.key < $1.key }) { print("  \(answer) \(count)") }
  }

  struct Failure: Error { let text: String }
}
