public import MartHolidayKit

/// Several things asked for at once, with one outcome for each.
public enum Gathering: Sendable {
  /// Asks for all at once and waits for the last, however each ends.
  ///
  /// - Parameters:
  ///   - keys: what to ask for; without any, nothing is waited for.
  ///   - ask: asks for one.
  /// - Returns: the outcomes in the order of the keys.
  /// - Throws: `CancellationError` when the task is canceled; no outcome is returned then.
  public static func outcomes<Key: Sendable, Value: Sendable>(
    of keys: [Key], ask: @escaping @Sendable (Key) async throws -> Value
  ) async throws -> [Result<Value, FetchFailure>] {
    let outcomes = await withTaskGroup(of: (Int, Result<Value, FetchFailure>?).self) { group in
      for (index, key) in keys.enumerated() {
        group.addTask {
          do {
            return (index, .success(try await ask(key)))
          } catch {
            return (index, FetchFailure(error).map { .failure($0) })
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    try Task.checkCancellation()
    return keys.indices.map { outcomes[$0] ?? .failure(FetchFailure(.other, message: "cancelled")) }
  }
}

extension Result {
  /// The value; `nil` for a failure.
  public var success: Success? {
    if case .success(let value) = self { value } else { nil }
  }

  /// The failure; `nil` for a success.
  public var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
