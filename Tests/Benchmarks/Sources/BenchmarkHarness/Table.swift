/// Prints outcomes in 100 columns.
public enum Table {
  /// The line above the rows.
  public static let header =
    left("operation", 33) + right("ours", 10) + right("peer", 10) + right("ratio", 9)
    + right("allocs", 7) + "  " + left("target", 25) + right("met", 4)

  /// One row, and a second one that names the peer.
  public static func rows(for outcome: Outcome) -> [String] {
    let met =
      switch outcome.meetsTarget {
      case true?: "ok"
      case false?: "miss"
      case nil: ""
      }
    let first =
      left("  " + outcome.name, 33) + right(duration(outcome.nanoseconds), 10)
      + right(outcome.peer.map { duration($0.nanoseconds) } ?? "", 10)
      + right(outcome.timesFaster.map(times) ?? "", 9)
      + right(outcome.allocations.map(number) ?? "?", 7) + "  "
      + left(description(of: outcome.target), 25) + right(met, 4)
    guard let peer = outcome.peer else { return [first] }
    let remark =
      switch outcome.agrees {
      case true?: ", same results"
      case false?: ", DIFFERENT RESULTS"
      case nil: ""
      }
    return [first, "    beside " + peer.name + remark]
  }

  /// A time with three digits and its unit.
  public static func duration(_ nanoseconds: Double) -> String {
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    let unit = units.last { nanoseconds >= $0.1 * 0.9995 } ?? units[0]
    return digits(nanoseconds / unit.1) + " " + unit.0
  }

  static func times(_ ratio: Double) -> String {
    (ratio >= 100 ? grouped(Int(ratio.rounded())) : digits(ratio)) + " ×"
  }

  /// The limits in the words of the table: `≤ 40 ns ≥ 1,000 × 0 a`.
  static func description(of target: Target) -> String {
    var parts: [String] = []
    if let most = target.nanoseconds { parts.append("≤ " + short(most)) }
    if let least = target.timesFaster { parts.append("≥ " + plain(least) + " ×") }
    if let most = target.peerTime { parts.append("≤ " + plain(most) + " peer") }
    if let most = target.allocations { parts.append(plain(most) + " al") }
    return parts.joined(separator: ", ")
  }

  private static func short(_ nanoseconds: Double) -> String {
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    let unit = units.last { nanoseconds >= $0.1 } ?? units[0]
    return plain(nanoseconds / unit.1) + " " + unit.0
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15
      ? grouped(Int(value)) : decimals(value, value < 10 ? 2 : 1, trimmed: true)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? grouped(Int(value)) : decimals(value, value < 10 ? 2 : 1)
  }

  private static func digits(_ value: Double) -> String {
    value >= 99.95 ? decimals(value, 0) : decimals(value, value >= 9.995 ? 1 : 2)
  }

  private static func decimals(_ value: Double, _ places: Int, trimmed: Bool = false) -> String {
    guard value.isFinite else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    guard places > 0 else { return grouped(scaled) }
    var fraction = String(scaled % Int(scale))
    fraction = String(repeating: "0", count: places - fraction.count) + fraction
    if trimmed { while fraction.last == "0" { fraction.removeLast() } }
    return grouped(scaled / Int(scale)) + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func grouped(_ value: Int) -> String {
    var text = ""
    for (offset, digit) in String(value).reversed().enumerated() {
      if offset > 0, offset % 3 == 0, digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
