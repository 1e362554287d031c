import KoreanCalendar

/// A reader of calendar files that shares no code with the writer: lines, unfolded, in components.
struct FeedEvent {
  var lines: [String: String] = [:]
  var order: [String] = []

  func date(_ name: String) -> CivilDate? {
    guard let text = lines[name], text.utf8.count == 8 else { return nil }
    return CivilDate(
      year: Int(text.prefix(4)) ?? 0, month: Int(text.dropFirst(4).prefix(2)) ?? 0,
      day: Int(text.suffix(2)) ?? 0)
  }

  /// The events of a file; lines inside an alarm are left out.
  static func read(_ text: String) -> [FeedEvent] {
    var unfolded: [String] = []
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = String(line.last == "\r" ? line.dropLast() : line)
      if line.unicodeScalars.first == " ", !unfolded.isEmpty {
        line.unicodeScalars.removeFirst()
        unfolded[unfolded.count - 1].unicodeScalars.append(contentsOf: line.unicodeScalars)
      } else {
        unfolded.append(line)
      }
    }
    var events: [FeedEvent] = []
    var open: FeedEvent?
    var isInAlarm = false
    for line in unfolded {
      switch line {
      case "BEGIN:VEVENT": open = FeedEvent()
      case "END:VEVENT":
        if let event = open { events.append(event) }
        open = nil
      case "BEGIN:VALARM": isInAlarm = true
      case "END:VALARM": isInAlarm = false
      default:
        guard open != nil, !isInAlarm, let colon = line.firstIndex(of: ":") else { continue }
        let name = String(line[..<colon].prefix { $0 != ";" })
        open?.lines[name] = String(line[line.index(after: colon)...])
        open?.order.append(name)
      }
    }
    return events
  }
}
