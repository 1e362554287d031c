import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests over HTTP that end in time, whatever the other side does.
///
/// `URLSession` by itself restarts its time-out with every byte, does not limit the size of an
/// answer, and follows redirects, which would take a push token and a key to another place.
final class HTTPExchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct Pending {
    let continuation: CheckedContinuation<(Data, HTTPURLResponse), any Error>
    var response: HTTPURLResponse?
    var body = Data()
  }

  /// The most bytes of an answer; those of push services have some hundred.
  private static let largestAnswer = 64 << 10

  private let limit: Double
  private let lock = NSLock()
  private var pending: [Int: Pending] = [:]
  private let configuration: URLSessionConfiguration
  private lazy var session = URLSession(
    configuration: configuration, delegate: self, delegateQueue: nil)

  /// - Parameter limit: how long an exchange takes at most, in seconds.
  init(width: Int, limit: Double) {
    self.limit = limit
    configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = width
    configuration.timeoutIntervalForRequest = limit
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    super.init()
    _ = session
  }

  func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let task = session.dataTask(with: request)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + limit)
    timer.setEventHandler { [self] in
      finish(task.taskIdentifier, .failure(URLError(.timedOut)))
      task.cancel()
    }
    defer { timer.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      lock.withLock { pending[task.taskIdentifier] = Pending(continuation: continuation) }
      timer.resume()
      task.resume()
    }
  }

  private func finish(_ id: Int, _ result: Result<(Data, HTTPURLResponse), any Error>) {
    lock.withLock { pending.removeValue(forKey: id) }?.continuation.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    lock.withLock { pending[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let id = dataTask.taskIdentifier
    let isTooLarge = lock.withLock {
      pending[id]?.body.append(data)
      return (pending[id]?.body.count ?? 0) > Self.largestAnswer
    }
    guard isTooLarge else { return }
    finish(id, .failure(URLError(.dataLengthExceedsMaximum)))
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let id = task.taskIdentifier
    let found = lock.withLock { pending[id] }
    if let found, error == nil, let response = found.response ?? task.response as? HTTPURLResponse {
      finish(id, .success((found.body, response)))
    } else {
      finish(id, .failure(error ?? URLError(.badServerResponse)))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    finish(task.taskIdentifier, .success((Data(), response)))
    completionHandler(nil)
  }
}
