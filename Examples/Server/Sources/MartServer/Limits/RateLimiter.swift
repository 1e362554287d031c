import NIOConcurrencyHelpers

/// How many requests each address may still send: a bucket that refills evenly.
public final class RateLimiter: Sendable {
  private struct Bucket {
    var tokens: Double
    var filledAt: ContinuousClock.Instant
  }

  private let rate: Double
  private let size: Double
  private let buckets = NIOLockedValueBox<[String: Bucket]>([:])

  /// The most addresses that are remembered; beyond them, full buckets are forgotten.
  static let mostAddresses = 10_000

  /// - Parameters:
  ///   - rate: the requests a second, above 0.
  ///   - burst: how many may come at once, at least 1.
  public init(rate: Double, burst: Int) {
    self.rate = rate
    size = Double(max(1, burst))
  }

  /// Counts a request.
  ///
  /// - Returns: `nil` if it may pass, else after how many seconds to try again, at least 1.
  public func secondsToWait(
    _ address: String, at now: ContinuousClock.Instant = .now
  ) -> Int? {
    buckets.withLockedValue { buckets in
      if buckets.count >= Self.mostAddresses, buckets[address] == nil { forget(&buckets, at: now) }
      var bucket = buckets[address] ?? Bucket(tokens: size, filledAt: now)
      bucket.tokens = level(of: bucket, at: now)
      bucket.filledAt = now
      let isAllowed = bucket.tokens >= 1
      if isAllowed { bucket.tokens -= 1 }
      buckets[address] = bucket
      return isAllowed ? nil : max(1, Int(((1 - bucket.tokens) / rate).rounded(.up)))
    }
  }

  private func level(of bucket: Bucket, at now: ContinuousClock.Instant) -> Double {
    let passed = (now - bucket.filledAt) / .seconds(1)
    return min(size, bucket.tokens + max(0, passed) * rate)
  }

  private func forget(_ buckets: inout [String: Bucket], at now: ContinuousClock.Instant) {
    buckets = buckets.filter { level(of: $0.value, at: now) < size }
    // All are in use: in a flood from many addresses, none of them is counted exactly.
    if buckets.count >= Self.mostAddresses { buckets.removeAll(keepingCapacity: true) }
  }
}
