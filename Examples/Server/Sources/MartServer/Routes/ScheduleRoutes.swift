import Foundation
import Hummingbird
import MartHolidayFoundation
import MartHolidayKit
import MartStore

/// The schedules of branches in the library's stored form.
struct ScheduleRoutes {
  let server: Server

  func add(to table: RouteTable) {
    table.add(
      "/api/marts/{id}/schedule",
      [.get: { try await get($0, $1) }, .put: { try await put($0, $1) }])
  }

  private func get(_ request: Request, _ context: MartContext) async throws -> Response {
    let (schedule, tag) = try await server.store.schedule(ofBranch: server.branchID(context))
    return try request.answer(tag: EntityTag(tag)) { headers in
      try JSONAnswer.response(schedule, headers: headers)
    }
  }

  private func put(_ request: Request, _ context: MartContext) async throws -> Response {
    try server.authorize(request)
    let id = try server.branchID(context)
    let schedule = try JSONDecoder.makeMartHolidayDecoder()
      .decode(HolidaySchedule.self, from: Data(await server.body(of: request)))
    let (branch, tag) = try await server.store.setSchedule(
      schedule, ofBranch: id, at: server.settings.seconds, if: request.writeCondition)
    try await server.catalog.take(branch)
    return try JSONAnswer.response(schedule, headers: [.eTag: EntityTag(tag).field])
  }
}
