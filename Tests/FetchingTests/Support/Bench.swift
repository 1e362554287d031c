import Fetching
import Keeping
import MartTestSupport

/// A keeper with all that surrounds it.
struct Bench {
  let clock = FakeClock(1_000)
  let server: FakeServer<String?, String>
  let store: any ByteStore
  let keeper: SnapshotKeeper<String, String>

  static var form: SnapshotForm<String, String> {
    SnapshotForm(
      encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) })
  }

  init(
    _ server: FakeServer<String?, String>, store: any ByteStore = InMemoryByteStore(),
    policy: FreshnessPolicy<String> = .weather, bundled: String? = nil
  ) {
    self.server = server
    self.store = store
    let clock = clock
    keeper = SnapshotKeeper(
      store: store, form: Self.form, policy: policy, bundled: { bundled }, now: { clock() },
      fetch: { try await server.answer($0) })
  }

  /// Another process with the same file and clock.
  func another(_ server: FakeServer<String?, String>) -> SnapshotKeeper<String, String> {
    let clock = clock
    return SnapshotKeeper(
      store: store, form: Self.form, policy: keeper.policy, now: { clock() },
      fetch: { try await server.answer($0) })
  }
}

extension FreshnessPolicy {
  /// What changes during a day.
  static var weather: FreshnessPolicy { FreshnessPolicy(staleAfter: 10_800) }
}
