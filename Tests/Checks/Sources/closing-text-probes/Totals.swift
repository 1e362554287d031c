/// How many texts of each kind came out how.
struct Totals {
  private var rows: [(kind: String, results: [RowResult])] = []

  init(_ results: [RowResult]) {
    var kinds: [String: [RowResult]] = [:]
    for result in results { kinds[result.row.kind, default: []].append(result) }
    rows = kinds.sorted {
      $0.value.count > $1.value.count || $0.value.count == $1.value.count && $0.key < $1.key
    }
    .map { ($0.key, $0.value) }
    rows.append(("all", results))
  }

  func printTable() {
    print(
      "kind".padded(14)
        + ["texts", "right", "refused", "WRONG", "lost", "whole of those that must"]
        .map { $0.padded(16) }.joined())
    for (kind, results) in rows {
      let right = results.count { $0.verdict == .right }
      let less = results.count { $0.verdict == .less }
      let wrong = results.count { $0.verdict == .wrong }
      let lost = results.count { $0.isLostInSilence }
      let must = results.filter(\.row.mustReadWhole)
      let whole = must.count { $0.isWhole }
      print(
        kind.padded(14)
          + [
            "\(results.count)", share(right, results.count), share(less, results.count),
            share(wrong, results.count), share(lost, results.count),
            share(whole, must.count, of: true),
          ].map { $0.padded(16) }.joined())
    }
    let probes = rows.last?.results.flatMap(\.answers) ?? []
    print(
      "\(probes.count) probes: \(share(probes.count { $0.verdict == .right }, probes.count)) right, "
        + "\(share(probes.count { $0.verdict == .less }, probes.count)) less, "
        + "\(share(probes.count { $0.verdict == .wrong }, probes.count)) wrong")
  }
}

/// A count with its share in percent.
func share(_ count: Int, _ total: Int, of showsTotal: Bool = false) -> String {
  let tenths = total == 0 ? 0 : (count * 2_000 + total) / (2 * total)
  return "\(count)\(showsTotal ? "/\(total)" : "") (\(tenths / 10).\(tenths % 10) %)"
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
