import Foundation
import GRDB
import MartHolidayKit
import MartStore
import Testing

@Suite("The store")
struct StoreTests {
  let folder: Folder
  let store: MartStore

  init() throws {
    folder = try Folder()
    store = try MartStore(path: folder.path("mart.sqlite"))
  }

  @Test("A branch comes back as it was, and what was unknown is still unknown")
  func roundTrip() async throws {
    #expect(try await store.load(BranchCatalog(branches), at: noon) == (3, 0))
    let (stored, version) = try await store.branches()
    #expect(stored.map(\.branch) == branches)
    #expect(stored.map(\.createdAt) == [noon, noon, noon])
    #expect(version.number == 2)
  }

  @Test("Loading branches again without their details changes nothing")
  func loadedAgain() async throws {
    try await store.load(BranchCatalog(branches), at: noon)
    let empty = branches.map { Branch(id: $0.id, mart: $0.mart, name: $0.name) }
    #expect(try await store.load(BranchCatalog(empty), at: noon + 5) == (0, 0))
    let (stored, version) = try await store.branches()
    #expect(stored.map(\.branch) == branches)
    #expect(version.number == 2)
    #expect(version.changedAt == noon)
  }

  @Test("A text is kept with its reading and becomes a part of the schedule")
  func closingText() async throws {
    try await store.load(BranchCatalog(branches), at: noon)
    let reading = HolidayText(
      "매월 둘째·넷째 수요일 휴무", relativeTo: CivilDate(2026, 11, 22))
    let (text, branch) = try await store.submit(reading, forBranch: 7, at: noon + 9)
    #expect(
      branch.branch.schedule.status(on: CivilDate(2026, 11, 25))
        == .closed(.rule))
    #expect(try await store.texts(ofBranch: 7) == [text])
    #expect(try await store.texts(ofBranch: 1).isEmpty)
    #expect(try await store.schedule(ofBranch: 7).schedule == branch.branch.schedule)
    #expect(try await store.branches().branches[1] == branch)
    #expect(branch.modifiedAt == noon + 9)
    #expect(branch.createdAt == noon)
    #expect(try await store.version().number == 3)
  }

  @Test("A text for a branch that is not there is refused and not kept")
  func textForNobody() async throws {
    let reading = HolidayText("연중무휴", relativeTo: CivilDate(2026, 11, 22))
    await #expect(throws: MartStoreError(.noSuchBranch, "4")) {
      try await store.submit(reading, forBranch: 4, at: noon)
    }
    #expect(try await store.version().number == 1)
  }

  @Test("A schedule is replaced only under the condition that the caller makes")
  func scheduleCondition() async throws {
    try await store.load(BranchCatalog(branches), at: noon)
    let tag = try await store.schedule(ofBranch: 1).tag
    let never = HolidaySchedule(rule: .never)
    await #expect(throws: MartStoreError(.preconditionFailed)) {
      try await store.setSchedule(never, ofBranch: 1, at: noon) { $0 != tag }
    }
    #expect(try await store.schedule(ofBranch: 1).schedule == sundays)
    let (_, newTag) = try await store.setSchedule(never, ofBranch: 1, at: noon) { $0 == tag }
    #expect(newTag != tag)
    #expect(try await store.schedule(ofBranch: 1).tag == newTag)
  }

  @Test("A subscriber is made, replaced and deleted, and the worker finds the document")
  func subscriber() async throws {
    let first = AlertSubscriber(id: "token-A", favorites: [7, 1], leads: [3, 1])
    #expect(try await store.setSubscriber(first, at: noon).result == .created)
    let second = AlertSubscriber(id: "token-A", favorites: [1])
    #expect(try await store.setSubscriber(second, at: noon + 1).result == .replaced)
    #expect(try await store.subscriber("token-A")?.subscriber == second)
    let database = try DatabaseQueue(path: folder.path("mart.sqlite"))
    let (document, updatedAt) = try await database.read { db in
      let row = try #require(try Row.fetchOne(db, sql: "SELECT * FROM subscriber"))
      return (row["document"] as String, row["updated_at"] as Int)
    }
    #expect(
      try JSONDecoder().decode(AlertSubscriber.self, from: Data(document.utf8)) == second)
    #expect(updatedAt == noon + 1)
    #expect(try await store.deleteSubscriber("token-A"))
    #expect(try await store.deleteSubscriber("token-A") == false)
    #expect(try await store.subscriber("token-A") == nil)
  }

  @Test("Of twenty who write under one condition, one does")
  func race() async throws {
    let store = store
    let winners = await withTaskGroup(of: Int.self) { group in
      for number in 0..<20 {
        group.addTask {
          do {
            let subscriber = AlertSubscriber(id: "one", favorites: [number])
            _ = try await store.setSubscriber(subscriber, at: noon) { $0 == nil }
            return 1
          } catch {
            return 0
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(winners == 1)
  }
}
