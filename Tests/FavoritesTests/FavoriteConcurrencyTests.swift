import Favorites
import Keeping
import MartTestSupport
import Testing

/// What every app has: it changes the favorites from the main actor.
@MainActor private final class ViewModel {
  let keeper = FavoriteKeeper(store: InMemoryByteStore())
  private(set) var added = 0

  func add(_ ids: [Int]) async throws {
    var added = 0
    try await keeper.update { list in
      for id in ids where list.push(id).succeeded { added += 1 }
    }
    self.added = added
  }
}

@Suite("Many at once", .timeLimit(.minutes(2)))
struct FavoriteConcurrencyTests {
  @Test("A view model of the main actor makes a change of its own in one step")
  func viewModel() async throws {
    let model = ViewModel()
    try await model.add([7, 7, 3])
    #expect(await model.added == 2)
    #expect(try await Array(model.keeper.list) == [7, 3])
  }

  @Test("A thousand tasks: no change is lost, the limit holds, the log replays to the list")
  func thousandTasks() async throws {
    let keeper = FavoriteKeeper(store: InMemoryByteStore(), limit: 3)
    let streams = [await keeper.changes(), await keeper.changes(), await keeper.changes()]
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<1_000 {
        group.addTask {
          var random = SplitMix64(seed: UInt64(task))
          for _ in 0..<4 {
            let id = Int.random(in: 1...9, using: &random)
            do {
              if Bool.random(using: &random) {
                try await keeper.push(id)
              } else {
                try await keeper.pop(id)
              }
            } catch {
              Issue.record("task \(task): \(error)")
            }
          }
        }
      }
    }
    // A mark after which the streams have everything.
    try await keeper.prune(1...9)
    try await keeper.push(99)
    for stream in streams {
      var replayed = FavoriteList<Int>()
      var number = -1
      for await change in stream {
        number += 1
        if number == 0 { #expect(change.isBeginning && change.after.isEmpty) }
        #expect(change.number == number)
        #expect(change.before == replayed)
        for id in change.removed { #expect(replayed.pop(id).succeeded == true) }
        for id in change.added { #expect(replayed.push(id).succeeded == true) }
        #expect(change.after == replayed)
        if change.added == [99] { break }
      }
      #expect(try await keeper.list == replayed)
    }
  }

  @Test("A stream that nobody reads holds nobody up")
  func slowListener() async throws {
    let keeper = FavoriteKeeper(store: InMemoryByteStore())
    let slow = await keeper.changes()
    let quick = await keeper.changes()
    var iterator = quick.makeAsyncIterator()
    #expect(await iterator.next()?.isBeginning == true)
    for round in 1...500 {
      try await keeper.toggle(7)
      #expect(await iterator.next()?.number == round)
    }
    var numbers: [Int] = []
    for await change in slow {
      numbers.append(change.number)
      if change.number == 500 { break }
    }
    #expect(numbers == Array(0...500))
  }

  @Test("A stream ends with its keeper")
  func streamEnds() async throws {
    var keeper: FavoriteKeeper<Int>? = FavoriteKeeper(store: InMemoryByteStore())
    let changes = await keeper?.changes()
    try await keeper?.push(1)
    keeper = nil
    var count = 0
    if let changes { for await _ in changes { count += 1 } }
    #expect(count == 2, "the beginning and the change")
  }

  @Test("Tasks that save and change at once do not wait for each other for ever")
  func savesAndChanges() async throws {
    let store = InMemoryByteStore(try FavoriteList([7]).storedForm)
    let form = try FavoriteList([7]).storedForm
    // More tasks than there are threads.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<64 {
        group.addTask {
          for _ in 0..<50 {
            if task.isMultiple(of: 2) {
              try await store.save(form)
            } else {
              try await store.update { stored in
                var list = try FavoriteList<Int>(storedForm: form)
                list.push(task)
                stored.replace(with: list.storedForm)
              }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.load() != nil)
  }

  @Test("The lock of the in-memory store keeps tasks apart")
  func inMemoryStore() async {
    let store = InMemoryByteStore()
    let findings = await ByteStoreConformance.findingsOfConcurrentUse(
      tasks: 50, changes: 4
    ) { store }
    #expect(findings == [])
  }
}
