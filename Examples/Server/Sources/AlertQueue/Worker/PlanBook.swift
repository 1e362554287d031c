import MartHolidayKit
import MartStore

/// The plan of a night from the catalogue of now.
///
/// What is announced at eight in the evening must not be told otherwise at nine, so the catalogue is asked
/// for with every page; it is read again only when it has changed.
struct PlanBook {
  private var held: (night: Night, version: CatalogVersion, plan: AlertPlan)?
  private var branches: (list: [Branch], version: CatalogVersion)?

  mutating func plan(for night: Night, from queue: any AlertQueue) async throws -> AlertPlan {
    let version = try await queue.catalogVersion()
    if let held, held.night == night, held.version == version { return held.plan }
    if branches?.version != version {
      let read = try await queue.branches()
      branches = (read.branches, read.version)
    }
    let plan = AlertPlan(for: branches?.list ?? [], at: night.time, leads: night.leads)
    held = (night, branches?.version ?? version, plan)
    return plan
  }
}
