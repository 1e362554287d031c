/// Decides which failures are reported, so that an outage does not cause a flood.
///
/// Reports of one kind for one shape of request are at least an hour apart, and there are at most
/// ten a day in all. The next report of a kind says how many were held back.
///
/// ```swift
/// import MartHolidayKit
///
/// var limiter = ReportLimiter()
/// let failure = FetchFailure(.server, status: 503)
/// limiter.report(failure, at: 0) != nil  // true
/// limiter.report(failure, at: 60) == nil  // true
/// limiter.report(failure, at: 3_600)?.heldBack  // 1
/// ```
public struct ReportLimiter: Hashable, Sendable {
  private struct Record: Hashable {
    var time: Double
    var heldBack = 0
  }

  private static let mostKinds = 100

  /// The seconds between two reports of one kind.
  private let interval: Double
  /// The maximum number of reports in a day.
  private let limit: Int
  private let words: Set<String>
  private var sent: [Double] = []
  private var records: [FailureReport: Record] = [:]

  /// Makes a limiter.
  ///
  /// - Parameters:
  ///   - interval: the seconds between two reports of one kind, 0 or more.
  ///   - limit: the maximum number of reports in 24 hours, 0 or more.
  ///   - words: the words of requests that a report keeps, such as `CatalogRequest.words`.
  /// - Precondition: neither is negative.
  public init(interval: Double = 3_600, limit: Int = 10, keeping words: Set<String> = []) {
    precondition(interval >= 0, "no interval: \(inWords(interval)) s")
    precondition(limit >= 0, "no number of reports is negative: \(limit)")
    self.interval = interval
    self.limit = limit
    self.words = words
  }

  /// Makes the report of a failure if it should be sent now.
  ///
  /// - Parameters:
  ///   - failure: what happened.
  ///   - request: the requested address; it is redacted.
  ///   - now: the moment, in seconds since 1970.
  /// - Returns: `nil` when it is held back or never reported.
  /// - Complexity: O(*n*) in the number of reports of a day.
  public mutating func report(
    _ failure: FetchFailure, request: String? = nil, at now: Double
  ) -> FailureReport? {
    guard var report = FailureReport(failure, request: request, keeping: words) else { return nil }
    // The message does not change the kind, and setting the clock back forgets.
    let kind = report.kind
    let day = max(86_400, interval)
    sent = sent.filter { now - $0 >= 0 && now - $0 < 86_400 }
    records = records.filter { now - $0.value.time >= 0 && now - $0.value.time < day }
    if let last = records[kind], now - last.time < interval {
      records[kind]?.heldBack += 1
      return nil
    }
    guard sent.count < limit else {
      // A server with a thousand different statuses must not fill the memory.
      if records[kind] != nil || records.count < Self.mostKinds {
        records[kind, default: Record(time: now - interval)].heldBack += 1
      }
      return nil
    }
    report.heldBack = records[kind]?.heldBack ?? 0
    sent.append(now)
    records[kind] = Record(time: now)
    return report
  }
}

extension FailureReport {
  fileprivate var kind: FailureReport {
    FailureReport(code: code, status: status, request: request)
  }

  private init(code: FetchFailure.Code, status: Int?, request: String?) {
    self.code = code
    self.status = status
    self.request = request
    message = nil
  }
}
