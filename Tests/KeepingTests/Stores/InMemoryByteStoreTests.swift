import Keeping
import Testing

@Suite("A store in memory")
struct InMemoryByteStoreTests {
  @Test("What was set aside is kept, and said until something is saved")
  func settingAside() async throws {
    let store = InMemoryByteStore([1])
    #expect(try await store.update { try $0.setAside() } == "in memory, copy 1")
    #expect(#expect(throws: StoreError.self) { try store.load() }?.code == .setAside)
    try await store.save([2])
    #expect(try store.load() == [2])
    #expect(try await store.update { try $0.setAside() } == "in memory, copy 2")
    #expect(store.bytesSetAside == [[1], [2]])
  }

  @Test("A change that waits ends when its task is canceled, and changes nothing")
  func cancellation() async throws {
    let store = InMemoryByteStore([1])
    let task = Task { try await store.save([2]) }
    task.cancel()
    // It may have ended before it was canceled; then it was stored.
    do { try await task.value } catch { #expect(error is CancellationError) }
    #expect(try [[1], [2]].contains(store.load()))
  }

  @Test("A save sets aside what cannot be read, and leaves what is only too large")
  func save() async throws {
    let damaged = Unreadable(StoreError(.malformed, value: "byte 3"), place: "elsewhere")
    try await damaged.save([7])
    #expect(try damaged.base.load() == [7])
    let stuck = Unreadable(StoreError(.malformed, value: "byte 3"), place: nil)
    await #expect(throws: StoreError(.malformed, value: "byte 3")) { try await stuck.save([7]) }
    let large = Unreadable(StoreError(.tooLarge, value: "9 bytes"), place: "elsewhere")
    await #expect(throws: StoreError(.tooLarge, value: "9 bytes")) { try await large.save([7]) }
    #expect(try large.base.load() == nil && stuck.base.load() == nil)
  }

  /// A store whose content cannot be read, and is moved to a place or not at all.
  private struct Unreadable: ByteStore {
    let base = InMemoryByteStore()
    let error: StoreError
    let place: String?

    init(_ error: StoreError, place: String?) {
      self.error = error
      self.place = place
    }

    func load() throws -> [UInt8]? { throw error }

    nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredBytes) throws -> Answer
    ) async throws -> Answer {
      var stored = StoredBytes(.unreadable(error)) { [place] in place }
      let answer = try change(&stored)
      if let bytes = stored.replacement { try await base.save(bytes) }
      return answer
    }
  }
}
