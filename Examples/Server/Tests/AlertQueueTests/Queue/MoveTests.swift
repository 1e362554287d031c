import MartHolidayKit
import Testing

@testable import AlertQueue
@testable import MartStore

@Suite("A store moves with all that it has")
struct MoveTests {
  @Test("Nobody is told again, and a second move is refused", arguments: Backend.present)
  func move(backend: Backend) async throws {
    let from = try await Backend.sqlite.place(Sample.registrations(100)).open()
    let odd = "it's \"odd\"\\ 토큰\n\u{1F3D6}"
    try await from.store.register(
      AlertSubscriber(id: odd, favorites: [2]), as: StoredDevice(writeKey: "w", feedKey: "f"),
      token: "push", at: 7)
    _ = try await from.enqueue(try Sample.night())
    let sender = RecordingSender()
    try await AlertWorker.sample(from, sender).run()
    let told = sender.taken.count
    #expect(told > 50)

    let to = try await backend.place().open()
    // Another place has branches of its own.
    await #expect(throws: MartStoreError.self) { try await from.store.move(to: to.store) }
    try await to.database.write { _ = try $0.execute("DELETE FROM branch") }
    _ = try await from.store.move(to: to.store)
    #expect(try await to.store.branches().branches == from.store.branches().branches)
    #expect(try await to.store.subscriberCount() == 101)
    #expect(try await to.store.device(of: odd) == StoredDevice(writeKey: "w", feedKey: "f"))
    #expect(try await to.store.version().lineage == from.store.version().lineage)
    _ = try await to.enqueue(try Sample.night(), again: true)
    try await AlertWorker.sample(to, sender).run()
    #expect(sender.taken.count == told)
    #expect(try await to.status().first?.counts.read == 101)
    await #expect(throws: MartStoreError.self) { try await from.store.move(to: to.store) }
  }
}
