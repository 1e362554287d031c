import Fetching
import Foundation
import Keeping
import MartTestSupport

/// What a pretended server says of some branches: for each day, the number of the attempt that
/// said it.
struct Facts: Hashable, Sendable, Codable {
  var days: [Int: [Int: Int]] = [:]

  static let form = SnapshotForm<Facts, String>(
    encode: { facts in
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return Array(try encoder.encode(facts))
    }, decode: { try JSONDecoder().decode(Facts.self, from: Data($0)) })

  /// Days of the newer answer over those of the older one; a branch goes when everything was asked
  /// for and something came.
  static let merge: SnapshotKeeper<Facts, String>.Merge = { older, newer in
    var all = newer.scope == .all && !newer.content.days.isEmpty ? [:] : older.content.days
    for (branch, days) in newer.content.days {
      all[branch] = (older.content.days[branch] ?? [:]).merging(days) { $1 }
    }
    return Facts(days: all)
  }
}

/// A server that answers when a test says so; each keeper has a place of its own.
final class Desk: @unchecked Sendable {
  struct Call {
    let scope: FetchScope
    let context: String?
    fileprivate let continuation: CheckedContinuation<Facts, any Error>
  }

  // Every access to the variables holds the lock.
  private let lock = NSLock()
  private var calls: [Int: Call] = [:]

  func wait(_ place: Int, _ context: String?, _ scope: FetchScope) async throws -> Facts {
    try await withCheckedThrowingContinuation { continuation in
      lock.withLock {
        calls[place] = Call(scope: scope, context: context, continuation: continuation)
      }
    }
  }

  func call(at place: Int) -> Call? { lock.withLock { calls[place] } }

  func answer(_ place: Int, _ result: Result<Facts, any Error>) {
    lock.withLock { calls.removeValue(forKey: place) }?.continuation.resume(with: result)
  }
}

/// Whether a task has ended, seen from outside.
final class Ended: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false
  var value: Bool { lock.withLock { isSet } }
  func set() { lock.withLock { isSet = true } }
}
