import NIOConcurrencyHelpers

/// How many connections each address has.
final class ConnectionCounter: Sendable {
  private let counts = NIOLockedValueBox<[String: Int]>([:])
  private let most: Int

  init(mostOfAddress most: Int) { self.most = most }

  /// Counts a connection in; `false` when the address has enough.
  func open(_ address: String) -> Bool {
    counts.withLockedValue { counts in
      guard counts[address, default: 0] < most else { return false }
      counts[address, default: 0] += 1
      return true
    }
  }

  func close(_ address: String) {
    counts.withLockedValue { counts in
      guard let count = counts[address] else { return }
      counts[address] = count > 1 ? count - 1 : nil
    }
  }
}
