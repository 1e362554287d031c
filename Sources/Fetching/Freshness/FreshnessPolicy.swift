/// How old an answer may be before it is fetched again, and how long failures delay that.
///
/// Time is counted from the last success. A limit is reached when the age equals it: something that
/// is stale after three hours is fresh for 10,799 seconds and stale at 10,800.
///
/// ```swift
/// import MartHolidayKit
///
/// let policy = FreshnessPolicy<String>(staleAfter: 10_800)
/// let stamp = FetchStamp(succeededAt: 1_000, context: "마포구")
/// policy.verdict(of: stamp, at: 11_799, in: "마포구")  // .fresh
/// policy.verdict(of: stamp, at: 11_800, in: "마포구")  // .stale
/// policy.verdict(of: stamp, at: 11_800, in: "송파구")
/// // .contextChanged(from: "마포구", to: "송파구")
/// policy.verdict(of: stamp, at: 1_001, in: nil)  // .fresh
/// policy.verdict(of: stamp, at: 999, in: "마포구")  // .expired
/// ```
public struct FreshnessPolicy<Context: Hashable & Sendable>: Hashable, Sendable {
  /// The age in seconds from which a new answer is due.
  public let staleAfter: Double
  /// The age in seconds from which it is fetched before anything is shown; may be infinite.
  public let expiresAfter: Double
  /// How long to wait after failed attempts.
  public let backOff: BackOff

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - staleAfter: the age in seconds from which a new answer is due, 0 or more; at 0 one is
  ///     always due.
  ///   - expiresAfter: the age in seconds from which it is fetched before anything is shown.
  ///   - backOff: how long to wait after failed attempts.
  /// - Precondition: 0 ≤ `staleAfter` ≤ `expiresAfter`.
  public init(
    staleAfter: Double, expiresAfter: Double = .infinity, backOff: BackOff = .doubling
  ) {
    precondition(staleAfter >= 0, "no age in seconds: \(inWords(staleAfter))")
    precondition(
      expiresAfter >= staleAfter,
      "what expires after \(inWords(expiresAfter)) s is stale after \(inWords(staleAfter)) s")
    self.staleAfter = staleAfter
    self.expiresAfter = expiresAfter
    self.backOff = backOff
  }

  /// The age of an answer in seconds; `nil` when there is none, or when the clock was set back.
  public func age(of stamp: FetchStamp<Context>, at now: Double) -> Double? {
    guard let succeededAt = stamp.succeededAt else { return nil }
    let age = now - succeededAt
    return age >= 0 && age.isFinite ? age : nil
  }

  /// Judges the age of something fetched.
  ///
  /// The first condition that is true decides: nothing was fetched; the known context has changed;
  /// the clock was set back, or the age has reached `expiresAfter`; it has reached `staleAfter`. If
  /// it is not fresh, failed attempts cause a wait, unless they are in the future. A different
  /// context waits only if the context has changed since the first of them already.
  ///
  /// - Parameters:
  ///   - stamp: the last success, and what has failed since.
  ///   - now: the time, in seconds since 1970.
  ///   - context: the context that is needed; `nil` when that is not known yet, which changes
  ///     nothing.
  ///   - ignoringFailures: `true` when a person asks, who need not wait after failures.
  /// - Complexity: O(1).
  public func verdict(
    of stamp: FetchStamp<Context>, at now: Double, in context: Context?,
    ignoringFailures: Bool = false
  ) -> FreshnessVerdict<Context> {
    let verdict = verdictByAge(of: stamp, at: now, in: context)
    guard verdict != .fresh, !ignoringFailures, let failure = stamp.failure,
      let end = backOff.end(after: failure, at: now, in: context)
    else { return verdict }
    return .backingOff(until: end)
  }

  private func verdictByAge(
    of stamp: FetchStamp<Context>, at now: Double, in context: Context?
  ) -> FreshnessVerdict<Context> {
    guard stamp.succeededAt != nil else { return .missing }
    if let old = stamp.context, let context, old != context {
      return .contextChanged(from: old, to: context)
    }
    guard let age = age(of: stamp, at: now), age < expiresAfter else { return .expired }
    return age < staleAfter ? .fresh : .stale
  }
}
