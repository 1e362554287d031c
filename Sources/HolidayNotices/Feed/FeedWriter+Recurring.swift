import HolidayInterchange
import KoreanCalendar
import MartModels

// Rules as recurring events, which stay the same events from one feed to the next.
extension FeedWriter {
  mutating func addRecurrences(_ branch: Branch, _ texts: FeedTexts) {
    let recurrences = branch.schedule.identifiedRecurrences(
      from: firstOfRecurrences, listedThrough: feed.dates.upperBound, feed.calendar)
    // Clients read RDATE without RRULE in different ways: some leave out DTSTART, some all but it.
    var listed: Set<CivilDate> = []
    for (recurrence, _) in recurrences where recurrence.rule == nil {
      listed.formUnion([recurrence.first] + recurrence.added)
    }
    let closings = branch.schedule.closings(in: feed.dates, calendar: feed.calendar)
    addClosings(closings.filter { listed.contains($0.date) }, branch, texts)
    // One STATUS applies to all days of an event, so it is the least certain.
    let bases = closings.lazy.filter { !listed.contains($0.date) }.map { $0.basis }
    let (least, surest) = (bases.min() ?? .rule, bases.max() ?? .rule)
    for (recurrence, since) in recurrences {
      guard let rule = recurrence.rule else { continue }
      let first = recurrence.first
      lines.addShort("BEGIN:VEVENT")
      lines.add("UID:closings-\(branch.id)-\(identity(rule, from: first, since))@\(feed.domain)")
      lines.append(shared)
      lines.add("DTSTART;VALUE=DATE:" + basicText(first))
      if let next = first.following { lines.add("DTEND;VALUE=DATE:" + basicText(next)) }
      for line in recurrence.lines.dropFirst() { lines.add(line) }
      lines.append(texts.ending(ofRecurring: least, surest: surest))
    }
  }

  /// The first day of recurring events: the first of January of the year before the feed begins.
  ///
  /// An event replaces the one of an earlier feed, so it repeats its days. A rule that has ended stays
  /// with its end; without it, the event of an earlier feed would go on.
  private var firstOfRecurrences: CivilDate {
    CivilDate(year: feed.dates.lowerBound.year - 1, month: 1, day: 1) ?? .earliest
  }

  /// The identity of a recurring event: its rule without an end, and the first day of its period.
  ///
  /// The end is left out because it may become known later, and then the same event ends.
  private func identity(
    _ rule: RecurrenceRule, from first: CivilDate, _ since: CivilDate?
  ) -> String {
    var endless = rule
    endless.until = nil
    var identity = ""
    for scalar in endless.description.unicodeScalars {
      switch scalar {
      case "A"..."Z", "0"..."9", "-": identity.unicodeScalars.append(scalar)
      default: identity += "-"
      }
    }
    if rule.interval > 1 {
      // Every other week is one of two.
      identity += "-week-\(Int(first.dayNumber) / 7 % rule.interval)"
    }
    if let since { identity += "-from-" + basicText(since) }
    return identity
  }
}
