/// Where the time of a worker went.
public struct WorkTimes: Sendable {
  /// A part of the work on a page.
  public enum Part: String, CaseIterable, Sendable {
    case claiming, reading, decoding, planning, comparing, sending, recording
  }

  private var spent: [Part: Duration] = [:]

  public init() {}

  public subscript(part: Part) -> Duration { spent[part] ?? .zero }

  mutating func add(_ duration: Duration, to part: Part) { spent[part, default: .zero] += duration }

  /// Runs a body and adds how long it took to a part.
  mutating func measure<Result>(_ part: Part, _ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    defer { add(ContinuousClock.now - start, to: part) }
    return try body()
  }

  /// Runs an asynchronous body and adds how long it took to a part.
  mutating func measure<Result: Sendable>(
    _ part: Part, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    let start = ContinuousClock.now
    defer { add(ContinuousClock.now - start, to: part) }
    return try await body()
  }
}
