import BenchmarkHarness
import Favorites
import Foundation
import Keeping
import MartStorage
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

let favoritesBenchmarks = BenchmarkSuite(
  "Favorites",
  [
    Benchmark("push, then pop on a list of 3", target: Target(nanoseconds: 60, allocations: 0.01)) {
      let start = try FavoriteList([1140, 7])
      return { count in
        var list = start
        var sum = 0
        for step in 0..<count {
          if list.push(88 &+ step & 1).succeeded { sum &+= 1 }
          if list.pop(88 &+ step & 1).succeeded { sum &+= 2 }
        }
        return sum
      }
    },
    Benchmark("push refused by a list of 3", target: Target(nanoseconds: 30, allocations: 0)) {
      let start = try FavoriteList([1140, 7, 88])
      return { count in
        var list = start
        var sum = 0
        for step in 0..<count where !list.push(step & 127).succeeded { sum &+= 1 }
        return sum
      }
    },
    containing("contains in a list of 3", ids: [1140, 7, 88], limit: 30),
    containing("contains in a list of 1,000", ids: Array(0..<1_000), limit: nil),
    containing("contains in a list of 10,000", ids: Array(0..<10_000), limit: 30),
    containing("contains in a list of 100,000", ids: Array(0..<100_000), limit: nil),
    Benchmark("10,000 pushes without limit") {
      { count in
        var sum = 0
        for _ in 0..<count {
          var list = FavoriteList<Int>(limit: nil)
          for id in 0..<10_000 { list.push(id) }
          sum &+= list.count
        }
        return sum
      }
    },
    Benchmark("stored form of 3 and back") {
      let list = try FavoriteList([1140, 7, 88])
      return { count in
        var sum = 0
        for _ in 0..<count { sum &+= try FavoriteList<Int>(storedForm: list.storedForm).count }
        return sum
      }
    },
  ])

let favoritesStorageBenchmarks = BenchmarkSuite(
  "MartStorage",
  [
    Benchmark("save 3 favorites", target: Target(peerTime: 1.3), clock: .wall) {
      let store = try scratchStore()
      return try saving { lists, count in
        try waiting { for step in 0..<count { try await store.save(lists[step & 1]) } }
      }
    }.beside("write, fsync, rename, fsync dir") {
      let file = try scratchStore().path
      return try saving { lists, count in
        for step in 0..<count {
          try replaceBare(file, with: lists[step & 1], syncingDirectory: true)
        }
      }
    },
    Benchmark("save 3 favorites, again", clock: .wall) {
      let store = try scratchStore()
      return try saving { lists, count in
        try waiting { for step in 0..<count { try await store.save(lists[step & 1]) } }
      }
    }.beside("write, fsync, rename") {
      let file = try scratchStore().path
      return try saving { lists, count in
        for step in 0..<count {
          try replaceBare(file, with: lists[step & 1], syncingDirectory: false)
        }
      }
    },
    Benchmark("load 3 favorites", clock: .wall) {
      let store = try scratchStore()
      let form = try FavoriteList([1140, 7, 88]).storedForm
      try waiting { try await store.save(form) }
      return { count in
        var sum = 0
        for _ in 0..<count { sum &+= try store.load()?.count ?? 0 }
        return sum
      }
    },
  ])

/// Asks for favorites and for what is none in turn.
private func containing(_ name: String, ids: [Int], limit: Double?) -> Benchmark {
  Benchmark(name, target: Target(nanoseconds: limit, allocations: 0)) {
    let list = try FavoriteList(ids, limit: nil)
    return { count in
      var sum = 0
      var id = 7
      for _ in 0..<count {
        if list.contains(id) { sum &+= 1 }
        id = (id &+ 7_919) & 0x1_FFFF
      }
      return sum
    }
  }
}

/// A directory that is not kept in memory only where that can be had; see `FAVORITES_SCRATCH`.
private func scratchStore() throws -> FileStore {
  let base =
    ProcessInfo.processInfo.environment["FAVORITES_SCRATCH"].map { URL(fileURLWithPath: $0) }
    ?? FileManager.default.temporaryDirectory
  let directory = base.appendingPathComponent("favorites-benchmark-\(UUID().uuidString)")
  let store = FileStore(url: directory.appendingPathComponent("favorites"))
  try store.createDirectory()
  return store
}

/// Saves one of two lists after the other, so that every save is a change.
private func saving(
  _ save: @escaping (_ lists: [[UInt8]], _ count: Int) throws -> Void
) throws -> Workload {
  let lists = [
    try FavoriteList([1140, 7, 88]).storedForm, try FavoriteList([1140, 88, 7]).storedForm,
  ]
  return { count in
    try save(lists, count)
    return count
  }
}

/// Runs what waits, and returns when it has ended: the harness measures a call.
private func waiting(_ body: @escaping @Sendable () async throws -> Void) throws {
  let ended = DispatchSemaphore(value: 0)
  let outcome = Mutex<Result<Void, any Error>>(.success(()))
  Task.detached {
    do { try await body() } catch { outcome.withLock { $0 = .failure(error) } }
    ended.signal()
  }
  ended.wait()
  try outcome.withLock { $0 }.get()
}

/// What a save costs at least: a new file, synced, in place of the old one.
private func replaceBare(_ path: String, with bytes: [UInt8], syncingDirectory: Bool) throws {
  struct Failure: Error {}
  let file = open(path + ".new", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  guard file >= 0 else { throw Failure() }
  guard write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0 else { throw Failure() }
  close(file)
  guard rename(path + ".new", path) == 0 else { throw Failure() }
  guard syncingDirectory else { return }
  let directory = open(
    (path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard directory >= 0, fsync(directory) == 0 else { throw Failure() }
  close(directory)
}
