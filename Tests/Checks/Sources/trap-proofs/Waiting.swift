import Foundation

private struct Unchecked<Value>: @unchecked Sendable { var value: Value }
private final class Answer: @unchecked Sendable { var error: (any Error)? }

/// Waits for a task; only a child process does, which may still begin threads.
func waiting(_ body: @escaping () async throws -> Void) throws {
  let ended = DispatchSemaphore(value: 0)
  let answer = Answer()
  let body = Unchecked(value: body)
  Task.detached {
    do { try await body.value() } catch { answer.error = error }
    ended.signal()
  }
  ended.wait()
  if let error = answer.error { throw error }
}
