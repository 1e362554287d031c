import Dispatch
import Favorites
import Foundation
import Keeping
import MartStorage
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Waiting for the lock of a file", .timeLimit(.minutes(2)))
struct LockWaitTests {
  private func keeper(_ directory: TemporaryDirectory, _ timeout: Duration) -> FavoriteKeeper<Int> {
    FavoriteKeeper(
      store: FileStore(url: directory.file, lockTimeout: timeout), limit: nil)
  }

  /// Waits until somebody is in the line; there is nothing to see from outside, so it takes a while.
  private func whileWaiting() async throws { try await Task.sleep(for: .milliseconds(150)) }

  @Test("Who waits gets the lock when it is free, and nothing is lost")
  func handedOver() async throws {
    let directory = try TemporaryDirectory()
    let keepers = (0..<4).map { _ in keeper(directory, .seconds(60)) }
    try await withThrowingTaskGroup(of: PushResult.self) { group in
      do {
        let holder = LockHolder(directory)
        for id in 0..<40 {
          group.addTask { try await keepers[id % 4].push(id) }
        }
        try await whileWaiting()
        #expect(try await keepers[0].list.isEmpty, "nobody changed anything")
        _ = holder.descriptor
      }
      for try await result in group { #expect(result.succeeded) }
    }
    #expect(try await keepers[0].list.sorted() == Array(0..<40))
  }

  /// What happens on the main actor, where a task that has begun also waits when another one runs.
  @MainActor
  final class Diary {
    var begun = 0
    var changed: [Int] = []
  }

  @Test("Whoever has waited longest is the next, and nobody who comes later overtakes")
  @MainActor
  func order() async throws {
    let directory = try TemporaryDirectory()
    let gate = DispatchSemaphore(value: 0)
    // The thread of the lock stands still, so that the lock is free while somebody waits for it.
    let system = RecordingFileSystem(before: ["wait favorites.lock": { gate.wait() }])
    let store = FileStore(url: directory.file, lockTimeout: .seconds(60), system: system)
    let diary = Diary()
    var tasks: [Task<Void, any Error>] = []
    func begin(_ number: Int) async {
      tasks.append(
        Task { @MainActor in
          diary.begun += 1
          try await store.update { _ in diary.changed.append(number) }
        })
      while diary.begun == number { await Task.yield() }
    }
    do {
      let holder = LockHolder(directory)
      await begin(0)
      _ = holder.descriptor
    }
    for number in 1..<4 { await begin(number) }
    #expect(diary.changed == [])
    gate.signal()
    for task in tasks { try await task.value }
    #expect(diary.changed == Array(0..<4))
  }

  @Test("A wait is as long as was asked for, to a part of a second")
  func partOfASecond() async throws {
    let directory = try TemporaryDirectory()
    let holder = LockHolder(directory)
    let begin = ContinuousClock.now
    let error = await #expect(throws: StoreError.self) {
      try await FileStore(url: directory.file, lockTimeout: .milliseconds(300)).save([1])
    }
    #expect(error?.code == .lockTimedOut)
    #expect(ContinuousClock.now - begin >= .milliseconds(300))
    _ = holder.descriptor
  }

  @Test("When the time is over the call throws, and the next one waits anew")
  func timeout() async throws {
    let directory = try TemporaryDirectory()
    let keeper = keeper(directory, .milliseconds(100))
    do {
      let holder = LockHolder(directory)
      for id in 1...3 {
        let error = await #expect(throws: StoreError.self) { try await keeper.push(id) }
        #expect(error?.code == .lockTimedOut)
        #expect(error?.remains == "what was stored before is unchanged")
      }
      _ = holder.descriptor
    }
    // The thread that waited for those who went away must not keep the lock.
    try await FavoriteKeeper(
      store: FileStore(url: directory.file, lockTimeout: .seconds(60))
    ).push(4)
    #expect(try await Array(keeper.list) == [4])
  }

  @Test("A canceled task stops waiting, changes nothing, and holds up nobody")
  func cancellation() async throws {
    let directory = try TemporaryDirectory()
    let keeper = keeper(directory, .seconds(600))
    let patient: Task<PushResult, any Error>
    do {
      let holder = LockHolder(directory)
      let cancelled = Task { try await keeper.push(1) }
      try await whileWaiting()
      patient = Task { try await keeper.push(2) }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      _ = holder.descriptor
    }
    #expect(try await patient.value == .added(at: 0))
    #expect(try await Array(keeper.list) == [2])
  }

  @Test("Tasks that save and change at once do not wait for each other for ever")
  func savesAndChanges() async throws {
    let directory = try TemporaryDirectory()
    let store = FileStore(url: directory.file, lockTimeout: .seconds(600))
    let form = try FavoriteList([7], limit: nil).storedForm
    try await store.save(form)
    // More tasks than there are threads.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<16 {
        group.addTask {
          for change in 0..<10 {
            if task.isMultiple(of: 2) {
              try await store.save(form)
            } else {
              try await FavoriteKeeper(store: store, limit: nil).push(task * 10 + change)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.load() != nil)
  }

  @Test("A damaged file is read while somebody holds the lock: it says so and stays")
  func damagedWhileLocked() async throws {
    let directory = try TemporaryDirectory()
    try Data("garbage".utf8).write(to: directory.file)
    let keeper = keeper(directory, .seconds(600))
    do {
      let holder = LockHolder(directory)
      let error = await #expect(throws: StoreError.self) { try await keeper.list }
      #expect(error?.code == .malformed)
      #expect(error?.remains == "the file is unchanged")
      _ = holder.descriptor
    }
    let error = await #expect(throws: StoreError.self) { try await keeper.list }
    #expect(error?.remains?.hasPrefix("it was set aside") == true)
  }

  @Test("Waiting takes no processor time")
  func noSpinning() async throws {
    let directory = try TemporaryDirectory()
    let file = directory.file.path
    await #expect(processExitsWith: .success) { [file = file as String] in
      let descriptor = open(file + ".lock", O_CREAT | O_RDWR, 0o600)
      #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
      let url = URL(fileURLWithPath: file)
      let begin = clock()
      await withTaskGroup(of: StoreError.Code?.self) { group in
        for id in 0..<4 {
          group.addTask {
            do {
              let store = FileStore(url: url, lockTimeout: .seconds(2))
              try await FavoriteKeeper(store: store).push(id)
              return nil
            } catch {
              return (error as? StoreError)?.code
            }
          }
        }
        for await code in group { #expect(code == .lockTimedOut) }
      }
      // 0.48 s in a wait of 2 s was what a spinning lock took; a sleeping one takes next to none.
      #expect(Double(clock() - begin) / Double(CLOCKS_PER_SEC) < 0.1)
      close(descriptor)
    }
  }
}
