import KoreanText

// How days print in an explanation, as the grammar and the statements have them.

extension DateText {
  var label: String {
    var label = isLunar ? "lunar " : ""
    if let year { label += "\(year)년 " }
    if let month { label += "\(month)월 " }
    if let monthOffset { label += KoreanToken.Kind.label(ofMonth: monthOffset) + " " }
    label += day == 0 ? "last day" : "\(day)일"
    if let weekday { label += " (\(WeekdaySet(daysAfterSunday: weekday).label))" }
    if let ordinals { label += " (\(ordinals.label))" }
    if let festival { label += " (\(festival.label))" }
    return label
  }
}

extension MonthText {
  var label: String {
    if let offset { return KoreanToken.Kind.label(ofMonth: offset) }
    return "\(year.map { "\($0)년 " } ?? "")\(month ?? 0)월"
  }
}

extension DayTerm {
  var label: String {
    switch self {
    case .weekdays(let days, let ordinals): "\(ordinals.label) \(days.label)"
    case .ordinals(let ordinals): "\(ordinals.label), without a weekday"
    case .everyOther(let days, let anchor):
      "every other \(days.label)\(anchor.map { " from " + $0.label } ?? "")"
    case .date(let date): "date \(date.label)"
    case .range(let first, let last): "\(first.label) to \(last.label)"
    case .festival(let festivals, let days):
      "\(festivals.label): \(days.offsets.label)\(days.isExplicit ? "" : " by default")"
    case .lastDay: "last day of the month"
    case .months: "months"
    case .elliptic(let offsets): "\(offsets.label) of what stands before"
    case .nextWorkday: "next working day"
    case .restDay: "day of rest"
    case .doubtful(let reason): "doubtful: \(reason.rawValue)"
    }
  }
}

extension DayFrame {
  /// The frame in one line, empty where there is none.
  var label: String {
    var labels: [String] = []
    if isMonthly { labels.append("매월") }
    if isWeekly { labels.append("매주") }
    if isYearly { labels.append("매년") }
    if let year { labels.append("\(year)년") }
    if months != 0 { labels.append(monthsLabel(months)) }
    if let relativeMonth { labels.append(KoreanToken.Kind.label(ofMonth: relativeMonth)) }
    if isComing { labels.append("the coming one") }
    if isLunar { labels.append("lunar") }
    if isContrast { labels.append("set off by 은") }
    return labels.joined(separator: ", ")
  }
}

extension DaySpec {
  var label: String {
    switch self {
    case .everyDay: "every day"
    case .weekdays(let days, let ordinals): "\(ordinals.label) \(days.label)"
    case .everyOther(let days, let anchor): "every other \(days.label) from \(anchor.label)"
    case .monthDay(let day): "\(day)일 of every month"
    case .lastDayOfMonth: "the last day of every month"
    case .yearly(let month, let day): "\(month)월 \(day)일 of every year"
    case .festival(let festivals, let offsets): "\(festivals.label): \(offsets.label)"
    case .date(let date): "date \(date.label)"
    case .range(let first, let last): "\(first.label) to \(last.label)"
    case .festivalDate(let festivals, let offsets, let year):
      "\(festivals.label): \(offsets.label), \(year.map { "of \($0)" } ?? "the nearest")"
    case .weekdaysOf(let month, let days, let ordinals):
      days.isEmpty
        ? "every day of \(month.label)" : "\(ordinals.label) \(days.label) of \(month.label)"
    }
  }
}
