import KoreanCalendar

/// `closing-text-probes [fresh|new|notices|fresh2|kinds|more|public|public2|all] [--verbose] [--id N]`.
struct ProbeCommand {
  var tables: [String]
  var isVerbose = false
  var id: String?

  /// Asks every probe and prints what is not as it should be, then the totals.
  ///
  /// - Returns: whether nothing was wrong with certainty.
  func run() throws -> Bool {
    var results: [(table: String, results: [RowResult])] = []
    for name in tables {
      let rows = try ProbeTable.load(name).rows.filter(isAskedFor)
      results.append((name, rows.map(RowResult.init)))
    }
    for (_, results) in results {
      for result in results { report(result) }
    }
    var isRight = true
    for (name, results) in results where !results.isEmpty {
      print("\n== \(name)")
      if id == nil { listUnread(results) }
      Totals(results).printTable()
      isRight = isRight && results.allSatisfy { $0.verdict != .wrong }
    }
    return isRight
  }

  private func isAskedFor(_ row: ProbeRow) -> Bool {
    guard let id else { return true }
    return row.id == id
      || row.id.hasSuffix("-" + String(repeating: "0", count: max(0, 3 - id.count)) + id)
  }

  private func report(_ result: RowResult) {
    let isShown = isVerbose || id != nil || result.verdict != .right || result.isLostInSilence
    guard isShown else { return }
    var marks: [String] = []
    switch result.verdict {
    case .right: marks.append(result.isWhole ? "right" : "right, not whole")
    case .less: marks.append("refused")
    case .wrong: marks.append("WRONG")
    }
    if result.isLostInSilence { marks.append("LOST IN SILENCE") }
    let row = result.row
    print("\n\(row.id) \(marks.joined(separator: ", "))  [\(row.kind), \(row.relativeTo)]")
    print("  | " + row.text.split(separator: "\n").joined(separator: "\n  | "))
    print("  means: \(row.meaning)\(row.mustReadWhole ? "" : "  (may be refused)")")
    for line in result.read.reading.lines { print("  read:  \(line)") }
    for line in result.read.reading.unreadLines { print("  unread: \(line)") }
    for (probe, answer, verdict) in result.answers where verdict != .right || id != nil {
      let place = probe.branch.map { " at \($0)" } ?? probe.facility.map { " in \($0)" } ?? ""
      let stated = probe.stated == true ? " (stated)" : ""
      print(
        "  \(verdict == .wrong ? "WRONG" : verdict == .less ? "less " : "right") \(probe.date) "
          + "\(probe.date.weekday)\(place): \(answer.words) for \(probe.expect)\(stated)")
    }
  }

  private func listUnread(_ results: [RowResult]) {
    let rows = results.filter { $0.row.mustReadWhole && !$0.read.reading.unread.isEmpty }
    if rows.isEmpty { return }
    print("to be read whole, and leaves something unread (* of a closing):")
    for result in rows {
      let closings = Set(result.unreadClosings.map(\.utf8Range))
      let parts = result.read.reading.unread.map {
        "\(closings.contains($0.utf8Range) ? "*" : "")\($0.reason) \"\($0.text)\""
      }
      print("  \(result.row.id): \(parts.joined(separator: "; "))".replacing("\n", with: "⏎"))
    }
  }
}
