import Foundation
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

/// The bundled branches as the original server would send them on each day of 2026, asked 62 days
/// ahead and compared with what their schedules know.
@Suite("A year of the bundled branches")
struct RealInputTests {
  /// What a row of a branch lists on a day.
  enum Listing: String, CaseIterable, CustomTestStringConvertible {
    /// A text-rule store: what its schedule knows of today and the 31 days after it.
    case textRule
    /// What the rule alone gives for these days, as the server's generator does: announcements and
    /// swaps are left out.
    case ruleAlone
    /// A mart that publishes its dates: those of this month and the two after.
    case threeMonths

    var testDescription: String { rawValue }

    func dates(_ branch: Branch, on date: CivilDate) -> [CivilDate] {
      let schedule = branch.schedule
      let month = date...date.adding(days: 31)
      let threeMonths = date...date.yearMonth.adding(months: 2).lastDay
      switch self {
      case .textRule: return schedule.closings(in: month).map { $0.date }
      case .ruleAlone:
        return month.filter { schedule.rulePeriod(on: $0)?.rule.closes(on: $0) ?? false }
      case .threeMonths: return schedule.closings(in: threeMonths).map { $0.date }
      }
    }
  }

  struct Count {
    var asked = 0
    var right = 0
    var tentative = 0
    var unknown = 0
    var confirmedWrong: [String] = []
    var tentativeWrong = 0
    var rows = 0
    var rowsWithDates = 0
    var todayKnownWithDates = 0
    var todayUnknownWithDates = 0
    var todayUnknownInSchedule = 0
    var emptyRows = 0
    var unknownByDistance = [Int](repeating: 0, count: 63)
    var askedByDistance = [Int](repeating: 0, count: 63)
  }

  static func count(
    _ branches: [Branch], days: [CivilDate], _ listing: Listing
  ) throws -> Count {
    var count = Count()
    for date in days {
      let rows = branches.map { branch -> String in
        let texts = listing.dates(branch, on: date).map { "\"\($0.listed)\"" }
        return
          #"{"id":\#(branch.id),"martType":"\#(branch.mart.serverName)","branchName":"\#(branch.name)","#
          + #""region":"","phoneNumber":"","address":"","openingHours":"","url":"","#
          + #""holidays":[\#(texts.joined(separator: ","))],"location":{"latitude":null,"longitude":null}}"#
      }
      let answer = try response(
        #"{"code":"OK","message":"요청이 성공했습니다.","data":[\#(rows.joined(separator: ","))]}"#)
      try #require(answer.issues.isEmpty && answer.rows.count == branches.count)
      let catalog = BranchCatalog(answer, asOf: date)
      for (branch, row) in zip(branches, answer.rows) {
        let concluded = try #require(catalog[branch.id]).schedule
        count.rows += 1
        let lists = !row.listedDates.isEmpty
        if lists { count.rowsWithDates += 1 } else { count.emptyRows += 1 }
        if branch.schedule.status(on: date) == .unknown {
          count.todayUnknownInSchedule += 1
        } else if lists {
          count.todayKnownWithDates += 1
          if concluded.status(on: date) == .unknown { count.todayUnknownWithDates += 1 }
        }
        for distance in 0...62 {
          let day = date.adding(days: distance)
          // Only the store's own days can tell who is right, and only where they are known.
          let truth = branch.schedule.status(on: day)
          guard let basis = truth.basis, basis.source != .temporarilyClosed,
            basis.source != .closedForGood
          else { continue }
          count.asked += 1
          count.askedByDistance[distance] += 1
          let isClosed = if case .closed = truth { true } else { false }
          switch concluded.status(on: day) {
          case .unknown:
            count.unknown += 1
            count.unknownByDistance[distance] += 1
          case .closed(let basis), .open(let basis):
            let saysClosed = if case .closed = concluded.status(on: day) { true } else { false }
            if basis.isTentative { count.tentative += 1 }
            if saysClosed == isClosed {
              count.right += 1
            } else if basis.isTentative {
              count.tentativeWrong += 1
            } else {
              count.confirmedWrong.append("\(branch) on \(date): \(day)")
            }
          }
        }
      }
    }
    return count
  }

  static func branches() throws -> [Branch] {
    let url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/Sources/ExampleSupport/Resources/catalog.json")
    return try JSONDecoder().decode(
      CatalogResponse.self, from: Data(contentsOf: url.standardized)
    ).branches
  }

  /// With `MART_EVERY_DAY=1` all days of the year are asked, otherwise every eleventh.
  static var days: [CivilDate] {
    let year = CivilDate(2026, 1, 1)...CivilDate(2026, 12, 31)
    if ProcessInfo.processInfo.environment["MART_EVERY_DAY"] == "1" { return Array(year) }
    return year.filter { $0.dayNumber % 11 == 0 }
  }

  @Test(
    "Nothing that is concluded for certain is wrong, and of a row with dates today is known",
    arguments: Listing.allCases)
  func aYear(listing: Listing) throws {
    let count = try Self.count(Self.branches(), days: Self.days, listing)
    #expect(count.confirmedWrong.count == 0, "\(count.confirmedWrong.prefix(5))")
    #expect(count.todayUnknownWithDates == 0)
    #expect(count.rowsWithDates > 1_000)
    #expect(count.right > 50_000)
    if ProcessInfo.processInfo.environment["MART_EVERY_DAY"] == "1" {
      print(listing.rawValue, count.summary)
    }
  }
}

extension RealInputTests.Count {
  var summary: String {
    let bands = [0...0, 1...7, 8...14, 15...31, 32...45, 46...62].map { band -> String in
      let unknown = band.reduce(0) { $0 + unknownByDistance[$1] }
      let asked = band.reduce(0) { $0 + askedByDistance[$1] }
      return "\(band): \(Int((100 * Double(unknown) / Double(max(asked, 1))).rounded())) %"
    }
    return """
      rows \(rows), with dates \(rowsWithDates), empty \(emptyRows)
      today: known to the schedule and a row with dates \(todayKnownWithDates), of these unknown \
      \(todayUnknownWithDates); not known to the schedule \(todayUnknownInSchedule)
      asked \(asked): right \(right), unknown \(unknown), tentative \(tentative), tentative and wrong \
      \(tentativeWrong), confirmed and wrong \(confirmedWrong.count)
      unknown by days ahead: \(bands.joined(separator: ", "))
      """
  }
}
