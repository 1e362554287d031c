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

  /// What is said of one branch or of several: announcements with the same are one sentence.
  struct Content: Hashable {
    let subject: AlertAnnouncement.Subject
    let basis: HolidayStatus.Basis
    let next: NextClosing?

    init(
      _ subject: AlertAnnouncement.Subject, _ basis: HolidayStatus.Basis, _ next: NextClosing?
    ) {
      self.subject = subject
      // Sentences differ only by what they say of the basis.
      self.basis = basis.isExpected ? basis : .published
      self.next = next
    }
  }

  func title(_ announcements: [AlertAnnouncement]) -> String {
    guard let first = announcements.first else { return "" }
    let isOfOne = announcements.allSatisfy { $0.branch == first.branch }
    let name = first.displayName(in: language)
    if isOfOne { return title(of: first.subject, first.basis, name) }
    let all = Set(announcements.map { $0.branch })
    let certain = Set(announcements.filter { !$0.basis.isExpected }.map { $0.branch })
    let (count, expected) = (certain.count, all.subtracting(certain).count)
    let days = Set(announcements.map { $0.firstClosingDay })
    let day = days.count == 1 ? first.firstClosingDay.map(onShortDay) : nil
    let start = language(day.map { $0 + " " } ?? "", "")
    let end = language("", day.map { " " + $0 } ?? "")
    switch (count, expected) {
    case (_, 0):
      return start
        + language(
          "쉬는 매장 \(count)곳", day == nil ? "Closings of \(count) stores" : "\(count) stores closed")
        + end
    case (0, _):
      return start
        + language("쉴 예정인 매장 \(expected)곳", "\(expected) stores expected to be closed") + end
    default:
      return start
        + language(
          "쉬는 매장 \(count)곳, 쉴 예정 \(expected)곳",
          "\(count) closed, \(expected) expected to be closed")
        + end
    }
  }

  func title(
    of subject: AlertAnnouncement.Subject, _ basis: HolidayStatus.Basis, _ name: String
  ) -> String {
    switch subject {
    case .state(let state): return state.title(of: name, in: language)
    case .closing(let days, _):
      let first = days.lowerBound
      let (korean, english) =
        basis.isExpected ? ("휴무 예정", "expected to be closed") : ("휴무", "closed")
      return first == days.upperBound
        ? language(
          "\(name) \(shortDay(first)) \(korean)", "\(name) \(english) \(onShortDay(first))")
        : language(
          "\(name) \(shortDay(first))부터 \(korean)", "\(name) \(english) from \(shortDay(first))")
    }
  }

  func body(_ announcements: [AlertAnnouncement]) -> String {
    var groups: [(content: Content, names: [String])] = []
    for announcement in announcements {
      let name = announcement.displayName(in: language)
      let content = Content(announcement.subject, announcement.basis, announcement.next)
      if let place = groups.firstIndex(where: { $0.content == content }) {
        groups[place].names.append(name)
      } else {
        groups.append((content, [name]))
      }
    }
    return groups.map { sentence($0.content, $0.names) }.joined(separator: "\n")
  }

  /// The day in a title: 오늘, 내일, or the date.
  private func shortDay(_ date: CivilDate) -> String {
    isNear(date)
      ? date.countdownPhrase(in: language, relativeTo: today)
      : date.phrase(in: language, relativeTo: today)
  }

  /// The same where English has "on" before a date.
  private func onShortDay(_ date: CivilDate) -> String {
    language("", isNear(date) ? "" : "on ") + shortDay(date)
  }

  /// Whether a day is named by its distance alone: 오늘 or 내일.
  private func isNear(_ date: CivilDate) -> Bool { 0...1 ~= today.days(until: date) }
}

extension AlertText {
  func sentence(_ content: Content, _ names: [String]) -> String {
    let listed = listed(names)
    let basis = content.basis
    switch content.subject {
    case .closing(let days, _):
      let isMunicipal = basis.source == .municipal
      guard language.isKorean else {
        let verb = basis.isExpected ? "expected to be closed " : "closed "
        let doubt = isMunicipal ? "; the store has not confirmed it." : "; this may still change."
        return listed + (names.count == 1 ? " is " : " are ") + verb + english(days)
          + (basis.isExpected ? doubt : ".") + next(content)
      }
      let doubt = isMunicipal ? "쉴 예정이지만 매장 확인 전입니다." : "쉴 예정이지만 바뀔 수 있습니다."
      return KoreanParticle.topic.attached(to: listed) + " "
        + korean(days, basis.isExpected ? doubt : "쉽니다.") + next(content)
    case .state(let state):
      return language.isKorean
        ? KoreanParticle.topic.attached(to: listed) + " "
          + state.phrase(in: .korean, style: .long, relativeTo: today)
        : listed + ": "
          + state.phrase(in: .english, style: .long, relativeTo: today)
    }
  }

  /// On a closing day the next one after it; nothing is said of unknown days.
  private func next(_ content: Content) -> String {
    guard case .closing(let closing) = content.next else { return "" }
    return " " + closing.laterSentence(language, today)
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
    guard last < .latest else { return start + "부터 " + verb }
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
    guard days.upperBound < .latest else { return "from " + near + date }
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
