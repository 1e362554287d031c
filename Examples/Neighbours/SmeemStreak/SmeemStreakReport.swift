import ExampleSupport
import MartHolidayKit

/// The diaries of somebody, and what the app says about them.
package struct SmeemStreakReport: DatedSampleReport {
  package static let program = SampleProgram(
    "smeem-streak",
    does: (
      "연속 일기, 주간 목표, 배지, 로그인 상태입니다.", "Streaks, goals, badges and sessions of a diary."
    ),
    korean: "일기", english: "diary")

  package var today: CivilDate
  let diaries: [CivilDate]
  /// How often somebody wants to write each week; `nil` for no plan.
  let goal: Int?
  let corrections: Int
  let goalEdits: Int
  let alarmDays: Set<Weekday>
  let nicknames: [String]
  /// The ages of a session in seconds.
  let sessionAges: [Int]

  package func lines(in language: Language) async throws -> [String] {
    let diaries = Diaries(diaries)
    return diaryLines(diaries, language) + badgeLines(diaries, language) + [alarmLine(language)]
      + nicknames.map { nicknameLine($0, language) } + sessionLines(language)
      + [await offlineLine(language)]
  }

  private func diaryLines(_ diaries: Diaries, _ language: Language) -> [String] {
    let streak = diaries.streak(on: today)
    let done = diaries.daysInWeek(of: today)
    var lines = [
      language("연속 \(streak)일, 최장 ", "streak \(streak), longest ")
        + language("\(diaries.longestStreak)일", "\(diaries.longestStreak)")
    ]
    if let goal = goal.flatMap(WeeklyGoal.init) {
      let cells = goal.cells(done: done).map { $0 ? "●" : "○" }.joined()
      let reached = goal.isReached(done: done) ? language(" 달성", " reached") : ""
      lines.append(language("이번 주 ", "this week ") + "\(done)/\(goal.days) \(cells)\(reached)")
    } else {
      lines.append(language("주간 목표 없음", "no weekly goal"))
    }
    if let offered = diaries.offered(on: today) {
      lines.append(
        language("30일 전 일기: ", "a diary of 30 days ago: ")
          + offered.phrase(in: language, relativeTo: today))
    }
    return lines
  }

  private func badgeLines(_ diaries: Diaries, _ language: Language) -> [String] {
    let counts: [BadgeLadder: Int] = [
      .diaries: diaries.count, .streak: diaries.longestStreak, .corrections: corrections,
      .goalEdits: goalEdits,
    ]
    let shelf = BadgeShelf(counts)
    let streak = diaries.streak(on: today)
    let next = BadgeLadder.streak.next(after: streak).map { next in
      language(
        "다음 연속 배지 \(next.target) (\(next.left)일 남음)",
        "next streak badge \(next.target) (\(next.left) left)")
    }
    let earned = shelf.badges.filter(\.isEarned).count
    return [
      language("배지 \(earned)/\(shelf.badges.count)", "badges \(earned)/\(shelf.badges.count)")
    ]
      + [next].compactMap { $0 }
  }

  private func alarmLine(_ language: Language) -> String {
    var alarm = Alarm()
    alarm.days = alarmDays
    guard let next = alarm.next(after: WallTime(today, 12, 0)) else {
      return language("알림 꺼짐", "alarm off")
    }
    let days = alarm.orderedDays.map { $0.phrase(in: language) }.joined(separator: " ")
    let date = next.date.phrase(in: language, relativeTo: today)
    return language("알림 ", "alarm ") + "\(alarm.text) \(days) → \(date)"
  }

  private func nicknameLine(_ typed: String, _ language: Language) -> String {
    let answer: String
    do throws(Nickname.Problem) {
      answer = language("좋음", "good") + " \"\(try Nickname(typed).text)\""
    } catch {
      answer = error.phrase(in: language)
    }
    return language("별명", "nickname") + " \"\(typed)\": \(answer)"
  }

  private func sessionLines(_ language: Language) -> [String] {
    sessionAges.map { age in
      let words =
        switch SessionVerdict(tokens, at: Double(age)) {
        case .go: language("그대로", "goes on")
        case .renew: language("갱신", "to be renewed")
        case .signIn: language("다시 로그인", "over: sign in")
        }
      return language("세션 \(age)초: ", "session of \(age) s: ") + words
    }
  }

  private var tokens: SessionTokens {
    SessionTokens(access: AccessToken("access"), refresh: RefreshToken("refresh"), issuedAt: 0)
  }

  private func offlineLine(_ language: Language) async -> String {
    let session = SessionKeeper(
      tokens, now: { 7_200 }, renewal: { _ in throw FetchFailure(.offline) })
    let outcome = await LaunchOutcome.launch(.upToDate, session) { _ in }
    guard case .retry(let failure) = outcome else { return "\(outcome)" }
    return language("연결 없이 갱신: 로그인 그대로, ", "renewal without a connection: still signed in, ")
      + failure.phrase(in: language)
  }
}
