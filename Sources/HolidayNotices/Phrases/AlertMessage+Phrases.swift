import KoreanCalendar
import KoreanText
import MartModels

extension AlertMessage {
  /// The title, a few words in the language of the subscriber.
  ///
  /// - Complexity: O(*n*) in the announcements; it is built at each call.
  public var title: String { AlertText(language, date).title(announcements) }

  /// The body, a sentence for each day or state in the language of the subscriber.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let rule = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// let branches = [
  ///   Branch(id: 7, mart: .costco, name: "양재점", schedule: rule),
  ///   Branch(id: 8, mart: .emart, name: "성수점", schedule: rule),
  /// ]
  /// let plan = AlertPlan(for: branches, at: WallTime(CivilDate(2026, 11, 21), 11, 0))
  /// let message = plan.message(for: AlertSubscriber(id: "token-A", favorites: [8, 7]))
  /// message?.title  // "내일 쉬는 매장 2곳"
  /// message?.body  // "이마트 성수점과 코스트코 양재점은 내일(11월 22일 일요일) 쉽니다."
  /// ```
  ///
  /// - Complexity: O(*n*) in the announcements; it is built at each call.
  public var body: String { AlertText(language, date).body(announcements) }
}

/// The words of alerts and banners on a day.
struct AlertText {
  let language: PhraseLanguage
  let today: CivilDate

  init(_ language: PhraseLanguage, _ today: CivilDate) {
    self.language = language
    self.today = today
  }

  func title(_ announcements: [AlertAnnouncement]) -> String {
    guard let first = announcements.first else { return "" }
    let isOfOne = announcements.allSatisfy { $0.branch == first.branch }
    let name = first.displayName(in: language)
    if isOfOne { return title(of: first.subject, name) }
    let count = Set(announcements.map { $0.branch }).count
    let days = Set(announcements.map { $0.firstClosingDay })
    guard days.count == 1, let day = first.firstClosingDay.map(shortDay) else {
      return language("쉬는 매장 \(count)곳", "Closings of \(count) stores")
    }
    return language("\(day) 쉬는 매장 \(count)곳", "\(count) stores closed \(day)")
  }

  func title(of subject: AlertAnnouncement.Subject, _ name: String) -> String {
    switch subject {
    case .state(.closedForGood): return language("\(name) 폐점", "\(name) closes for good")
    case .state: return language("\(name) 임시 휴점", "\(name) closes for a time")
    case .closing(let days, _):
      let day = shortDay(days.lowerBound)
      return days.count == 1
        ? language("\(name) \(day) 휴무", "\(name) closed \(day)")
        : language("\(name) \(day)부터 휴무", "\(name) closed from \(day)")
    }
  }

  func body(_ announcements: [AlertAnnouncement]) -> String {
    var groups: [(subject: AlertAnnouncement.Subject, names: [String])] = []
    for announcement in announcements {
      let name = announcement.displayName(in: language)
      if let place = groups.firstIndex(where: { $0.subject == announcement.subject }) {
        groups[place].names.append(name)
      } else {
        groups.append((announcement.subject, [name]))
      }
    }
    return groups.map { sentence($0.names, $0.subject) }.joined(separator: "\n")
  }

  /// The day in a title: 오늘, 내일, or the date.
  private func shortDay(_ date: CivilDate) -> String {
    switch today.days(until: date) {
    case 0, 1: date.countdownPhrase(in: language, relativeTo: today)
    default: language("", "on ") + date.phrase(in: language, relativeTo: today)
    }
  }
}

extension AlertText {
  func sentence(_ names: [String], _ subject: AlertAnnouncement.Subject) -> String {
    let listed = listed(names)
    switch subject {
    case .closing(let days, let isTentative):
      return language.isKorean
        ? KoreanParticle.topic.attached(to: listed) + " "
          + korean(days, isTentative ? "쉴 예정이지만 바뀔 수 있습니다." : "쉽니다.")
        : listed + (names.count == 1 ? " is closed " : " are closed ") + english(days)
          + (isTentative ? "; this may still change." : ".")
    case .state(let state):
      return language.isKorean
        ? KoreanParticle.topic.attached(to: listed) + " "
          + state.phrase(in: .korean, style: .long, relativeTo: today)
        : listed + ": "
          + state.phrase(in: .english, style: .long, relativeTo: today)
    }
  }

  private func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    let rest = names.dropLast().joined(separator: ", ")
    return language(
      KoreanParticle.company.attached(to: rest) + " " + last, rest + " and " + last)
  }

  /// When stores are closed; a near day has its distance before the date.
  private func korean(_ days: ClosedRange<CivilDate>, _ verb: String) -> String {
    let first = days.lowerBound
    let date = first.phrase(in: .korean, style: .long, relativeTo: today)
    let distance = today.days(until: first)
    let near =
      (0...2).contains(distance)
      ? first.countdownPhrase(in: .korean, style: .long, relativeTo: today) : nil
    guard days.count > 1 else {
      return (near.map { "\($0)(\(date))" } ?? "\(date)에") + " " + verb
    }
    let start = near.map { "\($0)(\(date))" } ?? date
    let last = days.upperBound
    let isOneMonth = first.yearMonth == last.yearMonth
    let end =
      isOneMonth
      ? "\(last.day)일 " + last.weekday.phrase(in: .korean, style: .long)
      : last.phrase(in: .korean, style: .long, relativeTo: first)
    return start + "부터 " + end + "까지 " + verb
  }

  private func english(_ days: ClosedRange<CivilDate>) -> String {
    let first = days.lowerBound
    let date = first.phrase(in: .english, style: .long, relativeTo: today)
    let isNear = today.days(until: first) <= 1
    let near =
      isNear ? first.countdownPhrase(in: .english, style: .long, relativeTo: today) + ", " : ""
    guard days.count > 1 else { return (isNear ? near : "on ") + date }
    let last = days.upperBound.phrase(in: .english, style: .long, relativeTo: today)
    return "from " + near + date + ", through " + last
  }
}

extension AlertAnnouncement {
  /// The first of the closing days, or `nil` for a state.
  fileprivate var firstClosingDay: CivilDate? {
    if case .closing(let days, _) = subject { days.lowerBound } else { nil }
  }
}
