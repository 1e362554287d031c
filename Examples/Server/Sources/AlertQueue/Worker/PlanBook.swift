import MartHolidayKit
import MartStore

/// The plan of a night from the present catalogue.
///
/// What a store announces at eight in the evening has to be in the alerts of nine. So the version
/// of the catalogue is asked for with every page, and the branches are read again if it changed.
struct PlanBook {
  private var held: (night: Night, version: CatalogVersion, plan: AlertPlan, due: DueBranches)?
  private var branches: (list: [Branch], version: CatalogVersion)?

  mutating func plan(
    for night: Night, from queue: any AlertQueue
  ) async throws -> (plan: AlertPlan, due: DueBranches) {
    let version = try await queue.catalogVersion()
    if let held, held.night == night, held.version == version { return (held.plan, held.due) }
    if branches?.version != version {
      let read = try await queue.branches()
      branches = (read.branches, read.version)
    }
    let list = branches?.list ?? []
    let plan = AlertPlan(for: list, at: night.time, leads: night.leads)
    let due = DueBranches(list, plan)
    held = (night, branches?.version ?? version, plan, due)
    return (plan, due)
  }
}
