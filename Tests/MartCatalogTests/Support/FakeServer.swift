import MartCatalog
import MartTestSupport

/// A server for tests: it answers what it is told, counts, and can be made to wait.
actor FakeServer {
  private var answers: [Result<String, FetchFailure>]
  private(set) var calls: [String] = []
  private(set) var running = 0
  private(set) var mostAtOnce = 0
  private var isHeld = false
  private var held: [CheckedContinuation<Void, Never>] = []

  /// - Parameter answers: one for each call; the last one for all further calls.
  init(_ answers: Result<String, FetchFailure>...) { self.answers = answers }

  func answer(_ answers: Result<String, FetchFailure>...) { self.answers = answers }

  /// Makes calls wait until they are let go.
  func hold() { isHeld = true }

  func letGo() {
    isHeld = false
    for waiting in held { waiting.resume() }
    held = []
  }

  func get(_ context: String?) async throws -> String {
    calls.append(context ?? "?")
    running += 1
    mostAtOnce = max(mostAtOnce, running)
    defer { running -= 1 }
    let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
    if isHeld {
      await withTaskCancellationHandler {
        await withCheckedContinuation { held.append($0) }
      } onCancel: {
        Task { await letGo() }
      }
    }
    try Task.checkCancellation()
    return try answer.get()
  }

  /// Waits until a number of calls have been made.
  func wait(forCalls count: Int) async {
    while calls.count < count { await Task.yield() }
  }
}

/// A keeper with all that surrounds it.
struct Bench {
  let clock = FakeClock(1_000)
  let server: FakeServer
  let store: any SnapshotStore
  let keeper: SnapshotKeeper<String, String>

  static var form: SnapshotForm<String, String> {
    SnapshotForm(
      encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) })
  }

  init(
    _ server: FakeServer, store: any SnapshotStore = InMemorySnapshotStore(),
    policy: FreshnessPolicy<String> = .weather, bundled: String? = nil
  ) {
    self.server = server
    self.store = store
    let clock = clock
    keeper = SnapshotKeeper(
      store: store, form: Self.form, policy: policy, bundled: { bundled }, now: { clock() },
      fetch: { try await server.get($0) })
  }

  /// Another process with the same file and clock.
  func another(_ server: FakeServer) -> SnapshotKeeper<String, String> {
    let clock = clock
    return SnapshotKeeper(
      store: store, form: Self.form, policy: keeper.policy, now: { clock() },
      fetch: { try await server.get($0) })
  }
}
