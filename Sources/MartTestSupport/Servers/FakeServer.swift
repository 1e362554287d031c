public import Fetching

/// A server for tests: it gives set answers, remembers the requests, and can be slow.
///
/// Use it in place of an app's own server call, such as in the `fetch` of a `SnapshotKeeper`.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
/// import Testing
///
/// let server = FakeServer<String, String>(.success("one"), .failure(FetchFailure(.offline)))
/// try await server.answer("/api/marts")  // "one"
/// await #expect(throws: FetchFailure(.offline)) { try await server.answer("/api/marts?ids=7") }
/// await server.requests  // ["/api/marts", "/api/marts?ids=7"]
/// ```
public actor FakeServer<Request: Sendable, Answer: Sendable> {
  /// The requests, in order.
  public private(set) var requests: [Request] = []
  /// The number of requests in progress.
  public private(set) var running = 0
  /// The maximum number of simultaneous requests.
  public private(set) var mostAtOnce = 0

  private var answers: [Result<Answer, FetchFailure>]
  private var isHeld = false
  /// The requests that wait, by their number.
  private var held: [Int: CheckedContinuation<Void, Never>] = [:]

  /// Makes a server.
  ///
  /// - Parameter answers: one for each request; the last one also answers all further requests, and
  ///   without any it is offline.
  public init(_ answers: Result<Answer, FetchFailure>...) { self.answers = answers }

  /// Replaces the answers from now on.
  ///
  /// - Parameter answers: one for each request; the last one also answers all further requests.
  public func answerNext(_ answers: [Result<Answer, FetchFailure>]) { self.answers = answers }

  /// Answers a request.
  ///
  /// - Parameter request: the request; it is remembered.
  /// - Throws: the failure set as its answer; `CancellationError` when the task is canceled.
  public func answer(_ request: Request) async throws -> Answer {
    requests.append(request)
    running += 1
    mostAtOnce = max(mostAtOnce, running)
    defer { running -= 1 }
    let answer = nextAnswer()
    if isHeld {
      let number = requests.count
      await withTaskCancellationHandler {
        await withCheckedContinuation { held[number] = $0 }
      } onCancel: {
        Task { await letGo(number) }
      }
    }
    try Task.checkCancellation()
    return try answer.get()
  }

  private func letGo(_ number: Int) { held.removeValue(forKey: number)?.resume() }

  private func nextAnswer() -> Result<Answer, FetchFailure> {
    answers.count > 1 ? answers.removeFirst() : answers.first ?? .failure(FetchFailure(.offline))
  }
}

extension FakeServer {
  /// Makes requests wait from now on, like a slow server.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// let server = FakeServer<String, String>(.success("one"))
  /// await server.hold()
  /// async let answer = server.answer("/api/marts")
  /// await server.wait(forRequests: 1) // here a screen shows that it loads
  /// await server.letGo()
  /// try await answer  // "one"
  /// ```
  public func hold() { isHeld = true }

  /// Lets the requests that wait go on; later ones do not wait.
  public func letGo() {
    isHeld = false
    for number in held.keys.sorted() { letGo(number) }
  }

  /// Waits until a number of requests has come, or the task is canceled.
  ///
  /// - Parameter count: the number, including earlier ones.
  public func wait(forRequests count: Int) async {
    while requests.count < count, !Task.isCancelled { await Task.yield() }
  }
}
