import CoreMetrics
import NIOConcurrencyHelpers

/// The values of one name with one set of dimensions.
final class MetricSeries: CounterHandler, MeterHandler, RecorderHandler, TimerHandler, Sendable {
  private struct Values {
    var value = 0.0
    var count = 0
    var buckets = [Int](repeating: 0, count: MetricSeries.bounds.count)
  }

  /// The upper bounds of the buckets of a histogram, in seconds.
  private static let bounds = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]

  let kind: MetricsRegistry.Kind
  private let values = NIOLockedValueBox(Values())

  init(_ kind: MetricsRegistry.Kind) { self.kind = kind }

  func increment(by amount: Int64) { increment(by: Double(amount)) }
  func increment(by amount: Double) { values.withLockedValue { $0.value += amount } }
  func decrement(by amount: Double) { increment(by: -amount) }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { values.withLockedValue { $0.value = value } }
  func reset() { values.withLockedValue { $0 = Values() } }
  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) { if kind == .histogram { observe(value) } else { set(value) } }
  func recordNanoseconds(_ duration: Int64) { observe(Double(duration) / 1e9) }

  private func observe(_ value: Double) {
    values.withLockedValue { values in
      values.count += 1
      values.value += value
      if let bucket = Self.bounds.firstIndex(where: { value <= $0 }) { values.buckets[bucket] += 1 }
    }
  }

  /// The lines of the text form.
  func lines(_ key: MetricsRegistry.Key) -> String {
    let values = values.withLockedValue { $0 }
    let braces = key.dimensions.isEmpty ? "" : "{\(key.dimensions)}"
    guard kind == .histogram else { return "\(key.label)\(braces) \(values.value)\n" }
    let others = key.dimensions.isEmpty ? "" : key.dimensions + ","
    var text = ""
    var sum = 0
    for (bound, count) in zip(Self.bounds, values.buckets) {
      sum += count
      text += "\(key.label)_bucket{\(others)le=\"\(bound)\"} \(sum)\n"
    }
    text += "\(key.label)_bucket{\(others)le=\"+Inf\"} \(values.count)\n"
    text += "\(key.label)_sum\(braces) \(values.value)\n"
    return text + "\(key.label)_count\(braces) \(values.count)\n"
  }
}
