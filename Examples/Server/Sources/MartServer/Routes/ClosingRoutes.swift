import Hummingbird
import MartHolidayKit

/// Who is closed on a day, by mart and region.
struct ClosingRoutes {
  let server: Server

  func add(to table: RouteTable) {
    table.add("/api/closings", [.get: { request, _ in try closings(request, nil) }])
    table.add(
      "/api/closings/{date}",
      [.get: { request, context in try closings(request, context.part("date")) }])
  }

  private func closings(_ request: Request, _ text: String?) throws -> Response {
    let image = try server.catalog.image()
    let date: CivilDate
    if let text {
      guard let written = CivilDate(text) else {
        throw ServerError.badFields([("date", "yyyy-MM-dd 형식의 날짜여야 합니다.")])
      }
      date = written
    } else {
      date = image.today
    }
    let language = try request.language()
    return try request.answer(tag: image.tag) { headers in
      try JSONAnswer.response(
        ClosingsAnswer(image.catalog.closing(on: date), language), headers: headers)
    }
  }
}

/// The closings of a day in JSON.
private struct ClosingsAnswer: Encodable {
  struct MartEntry: Encodable {
    let martType: String
    let count: Int
    let regions: [RegionEntry]
  }

  struct RegionEntry: Encodable {
    let region: String?
    let branches: [BranchEntry]
  }

  struct BranchEntry: Encodable {
    let id: Int
    let branchName: String
    let displayName: String
    let basis: HolidayStatus.Basis
  }

  let date: CivilDate
  let closedCount: Int
  let openCount: Int
  let unknownCount: Int
  /// How many of the closed and the open stores are only expected to be.
  let expectedClosedCount: Int
  let expectedOpenCount: Int
  let summary: String
  let marts: [MartEntry]

  init(_ closings: DayClosings, _ language: PhraseLanguage) {
    date = closings.date
    closedCount = closings.closedCount
    openCount = closings.openCount
    unknownCount = closings.unknownCount
    expectedClosedCount = closings.expectedClosedCount
    expectedOpenCount = closings.expectedOpenCount
    summary = closings.phrase(in: language)
    marts = closings.marts.map { mart in
      MartEntry(
        martType: mart.mart.serverName, count: mart.count,
        regions: mart.regions.map { region in
          RegionEntry(
            region: region.region,
            branches: region.map { closing in
              BranchEntry(
                id: closing.id, branchName: closing.branch.name,
                displayName: closing.branch.displayName(in: language), basis: closing.basis)
            })
        })
    }
  }
}
