public import MartCatalog

/// A server for tests: it answers what it is told, remembers what it was asked, and can be slow.
///
/// It stands where an app's own call of its server stands, such as in the `fetch` of a
/// `SnapshotKeeper`.
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
  /// What it was asked, in order.
  public private(set) var requests: [Request] = []
  /// How many requests it is working on.
  public private(set) var running = 0
  /// The most requests that it worked on at once.
  public private(set) var mostAtOnce = 0

  private var answers: [Result<Answer, FetchFailure>]
  private var isHeld = false
  private var held: [CheckedContinuation<Void, Never>] = []

  /// Makes a server.
  ///
  /// - Parameter answers: one for each request; the last one is for all further requests, and without
  ///   any it is offline.
  public init(_ answers: Result<Answer, FetchFailure>...) { self.answers = answers }

  /// Answers other things from now on.
  ///
  /// - Parameter answers: one for each request; the last one is for all further requests.
  public func answerNext(_ answers: [Result<Answer, FetchFailure>]) { self.answers = answers }

  /// Answers a request.
  ///
  /// - Parameter request: what is asked; it is remembered.
  /// - Throws: the failure that it was told to answer; `CancellationError` when the task is canceled.
  public func answer(_ request: Request) async throws -> Answer {
    requests.append(request)
    running += 1
    mostAtOnce = max(mostAtOnce, running)
    defer { running -= 1 }
    let answer = nextAnswer()
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

  private func nextAnswer() -> Result<Answer, FetchFailure> {
    answers.count > 1 ? answers.removeFirst() : answers.first ?? .failure(FetchFailure(.offline))
  }
}

extension FakeServer {
  /// Makes requests wait from now on, as a slow server does.
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
    for waiting in held { waiting.resume() }
    held = []
  }

  /// Waits until a number of requests has come.
  ///
  /// - Parameter count: how many, those before included.
  public func wait(forRequests count: Int) async {
    while requests.count < count { await Task.yield() }
  }
}
