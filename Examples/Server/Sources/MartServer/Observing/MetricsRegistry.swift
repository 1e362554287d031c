import CoreMetrics
import NIOConcurrencyHelpers

/// Keeps the values of swift-metrics in this process, without another dependency.
public final class MetricsRegistry: MetricsFactory, Sendable {
  /// A name with its dimensions.
  struct Key: Hashable, Comparable {
    let label: String
    /// As the text form has them between braces, such as `route="/health"`.
    let dimensions: String

    static func < (one: Key, other: Key) -> Bool {
      (one.label, one.dimensions) < (other.label, other.dimensions)
    }
  }

  enum Kind: String { case counter, gauge, histogram }

  private let series = NIOLockedValueBox<[Key: MetricSeries]>([:])

  public init() {}

  /// All values in the text form of Prometheus.
  func text() -> String {
    let series = series.withLockedValue { $0 }
    var text = ""
    var label = ""
    for (key, value) in series.sorted(by: { $0.key < $1.key }) {
      if key.label != label {
        label = key.label
        text += "# TYPE \(label) \(value.kind.rawValue)\n"
      }
      text += value.lines(key)
    }
    return text
  }

  private func series(
    _ kind: Kind, _ label: String, _ dimensions: [(String, String)]
  ) -> MetricSeries {
    let key = Key(label: label, dimensions: Self.text(of: dimensions))
    return series.withLockedValue { series in
      if let found = series[key] { return found }
      let made = MetricSeries(kind)
      series[key] = made
      return made
    }
  }

  private static func text(of dimensions: [(String, String)]) -> String {
    dimensions.map { name, value in
      let escaped = value.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
        .replacing("\n", with: #"\n"#)
      return "\(name)=\"\(escaped)\""
    }.joined(separator: ",")
  }

  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(.counter, label, dimensions)
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(.gauge, label, dimensions)
  }

  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    series(aggregate ? .histogram : .gauge, label, dimensions)
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(.histogram, label, dimensions)
  }

  // Handlers are made for each record; the series stay.
  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}
}
