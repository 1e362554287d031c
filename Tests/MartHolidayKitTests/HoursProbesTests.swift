import ClosingTexts
import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Hours that people write")
struct HoursProbesTests {
  /// What a reader says of a minute; `unknown` where it refuses the text.
  private typealias Reader = (WallTime) -> String

  /// The three readers of hours, the first two with the closings that the text itself says.
  private static func readers(of text: String) -> [Reader] {
    let notice = HolidayText(text, relativeTo: CivilDate(2026, 12, 1))
    let hasClosings = notice.rule != nil || !notice.closedDates.isEmpty
    let schedule =
      hasClosings
      ? HolidaySchedule(reading: notice, asOf: CivilDate(2026, 12, 1))
      : HolidaySchedule(rule: .never)
    func reader(_ hours: OpeningHours?) -> Reader {
      { time in
        switch hours?.opening(at: time, schedule: schedule) {
        case .open?: "open"
        case .closed?: "closed"
        default: "unknown"
        }
      }
    }
    let value: OpeningHoursExpression?
    do { value = try OpeningHoursExpression(lenient: text) } catch { value = nil }
    return [
      reader(OpeningHours(text)), reader(notice.hours),
      { time in value.map { "\($0.state(at: time))" } ?? "unknown" },
    ]
  }

  @Test("No reader is wrong, no two contradict each other, and three of four texts are read")
  func probes() throws {
    var right = [0, 0, 0]
    for (text, probes) in HoursProbes.rows {
      let readers = Self.readers(of: text)
      var isRight = [true, true, true]
      for probe in probes.split(separator: " ") {
        let parts = probe.split(separator: "=")
        let time = try #require(WallTime(String(parts[0])))
        let expected = String(parts[1])
        let answers = readers.map { $0(time) }
        for (place, answer) in answers.enumerated() {
          let isMet =
            expected.hasPrefix("!") ? answer != expected.dropFirst() : answer == expected
          isRight[place] = isRight[place] && isMet
          #expect(isMet || answer == "unknown", "\(text): \(probe), and not \(answer) (\(place))")
        }
        #expect(Set(answers.filter { $0 != "unknown" }).count <= 1, "\(text): \(probe) \(answers)")
      }
      for place in 0..<3 where isRight[place] { right[place] += 1 }
    }
    #expect(HoursProbes.rows.count == 107)
    #expect(100 * right[0] >= 75 * HoursProbes.rows.count, "OpeningHours: \(right[0])")
    #expect(100 * right[1] >= 75 * HoursProbes.rows.count, "HolidayText.hours: \(right[1])")
    #expect(100 * right[2] >= 70 * HoursProbes.rows.count, "lenient opening_hours: \(right[2])")
  }

  @Test(
    "What hours only seem to say is said by no reader: pauses, exceptions, columns, hours of twelve",
    arguments: [
      ("월 화 수 목 금 토 일\n09-18 09-18 09-20 09-18 09-18 09-13 휴진", "2026-12-19T13:30", "open"),
      ("09:00~18:00\n휴관일: 월요일 ※ 정기휴일이 공휴일과 겹칠 경우 개방", "2027-05-13T12:00", "closed"),
      ("10:00~22:00 연중무휴 (설날 제외)", "2027-02-07T12:00", "open"),
      ("10:00~22:00 연중무휴 (월요일 제외)", "2026-12-14T12:00", "open"),
      ("평일 09:00~18:00 (점심시간 12:00~13:00 제외)", "2026-12-14T12:30", "open"),
      ("평일 09:00~18:00 (점심시간 12:00~13:00 운영)", "2026-12-14T12:30", "closed"),
      ("평일 09:00~18:00 (점심시간 12:00~13:00 포함)", "2026-12-14T12:30", "closed"),
      ("Mon-Fri 9-5:30", "2026-12-14T20:00", "open"),
      ("11-9:30", "2026-12-14T23:00", "open"),
      ("9-12:30, 1:30-5:30", "2026-12-14T03:00", "open"),
      ("10:00~22:00, 매주 월요일 휴무, 7~8월 무휴", "2027-07-12T12:00", "closed"),
      ("평일 10:00~22:00 주말 무휴", "2026-12-19T12:00", "closed"),
      ("10:00~22:00 (브레이크타임 15:00~17:00, 주말 없음)", "2026-12-19T12:00", "closed"),
      ("09:00~18:00, 점심시간 12:00~13:00, 토요일 없음", "2026-12-19T10:00", "closed"),
      ("11:00~22:00 브레이크타임 평일 15:00~17:00 주말 15:30~16:30", "2026-12-19T12:00", "closed"),
      ("11:00~15:00 브레이크타임 17:00~22:00", "2026-12-14T18:00", "closed"),
      ("02:00~06:00 영업하지 않음", "2026-12-14T03:00", "open"),
      ("10:00~22:00 폐업", "2026-12-14T12:00", "open"),
      ("10:00~22:00 (요일별 상이)", "2026-12-14T12:00", "open"),
      ("10:00~22:00 일요일 X", "2026-12-20T12:00", "open"),
      ("일요일 이외 10:00~22:00", "2026-12-20T12:00", "open"),
      ("평일 09:00~18:30 / 점심 12:30-13:30 휴진 / 토 09:00~13:00", "2026-12-14T12:25", "closed"),
      ("평일 09:30~18:30, 토 09:30~14:00 점심시간 없이 진료\n점심시간 13:00~14:00", "2026-12-19T13:30", "closed"),
      ("수목원 9시~18시, 월요일 휴원. 단, 5월·10월은 휴원 없음", "2027-05-10T10:00", "closed"),
      // 25 December 2026 is a Friday.
      ("평일 09:00~18:00 (공휴일 제외)", "2026-12-25T12:00", "open"),
      ("평일(공휴일 제외) 09:00~18:00", "2026-12-25T12:00", "open"),
      ("월~금 09:00~18:00, 법정공휴일 제외", "2026-12-25T12:00", "open"),
      ("토·일·공휴일 제외 09:00~18:00", "2026-12-25T12:00", "open"),
      ("일요일과 공휴일을 제외한 매일 10:00~20:00", "2026-12-25T12:00", "open"),
      ("10:00~22:00, 공휴일 제외 금요일 휴무", "2026-12-25T12:00", "closed"),
      ("10:00~22:00 (월요일 런치 휴무)", "2026-12-14T18:00", "closed"),
      ("10:00~22:00 (월요일은 저녁 장사 안합니다)", "2026-12-14T12:00", "closed"),
      ("10:00~22:00 (월요일 점심 휴무)", "2026-12-14T12:00", "open"),
      ("월~금 10:00~22:00, 금~일 10:00~23:00", "2026-12-18T22:30", "open"),
    ])
  func columns(text: String, time: String, misread: String) throws {
    let time = try #require(WallTime(time))
    for reader in Self.readers(of: text) { #expect(reader(time) != misread) }
  }

  @Test(
    "A day that the text opens although its hours leave it out is open, at hours nobody knows",
    arguments: [
      ("10:00~20:00\n매주 월요일 휴무\n12월 14일(월)은 정상영업", CivilDate(2026, 12, 14)),
      ("10:00~20:00\n공휴일 휴무\n12월 25일(금)은 정상영업", CivilDate(2026, 12, 25)),
    ])
  func announced(text: String, date: CivilDate) {
    let today = CivilDate(2026, 12, 1)
    let branch = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: text,
      schedule: HolidaySchedule(reading: HolidayText(text, relativeTo: today), asOf: today))
    #expect(branch.opening(at: WallTime(date, 12, 0)) == .openHoursUnknown)
    let evening = WallTime(date.adding(days: -1), 23, 0)
    #expect(branch.opening(at: evening) == .closed(opens: nil))
    let weekLater = WallTime(date.adding(days: 7), 12, 0)
    #expect(
      branch.opening(at: weekLater)
        == (date.day == 14
          ? .closed(opens: WallTime(CivilDate(2026, 12, 22), 10, 0))
          : .closed(opens: WallTime(CivilDate(2027, 1, 2), 10, 0))))
  }

  @Test(
    "A Monday that is a holiday is open where the closing spares it, and the next day closes",
    arguments: [
      (
        "10:00~17:00\n매주 월요일 휴관(월요일이 공휴일이면 다음 날 휴관)",
        OpeningAnswer.open(closes: WallTime(CivilDate(2027, 3, 1), 17, 0)), true
      ),
      (
        "10:00~17:00\n매주 월요일 휴관\n단, 월요일이 공휴일인 경우 정상 개관",
        .open(closes: WallTime(CivilDate(2027, 3, 1), 17, 0)), false
      ),
      // Which hours a Monday has that is a holiday, the text does not say.
      ("평일 10:00~17:00, 토·일 10:00~16:00\n매주 월요일 휴관(공휴일 제외)", .openHoursUnknown, false),
    ])
  func sparedHolidays(text: String, onHoliday: OpeningAnswer, closesNextDay: Bool) throws {
    let today = CivilDate(2027, 2, 20)
    let read = HolidayText(text, relativeTo: today)
    let schedule = HolidaySchedule(reading: read, asOf: today)
    let branch = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: text, schedule: schedule)
    for hours in [branch.hours, read.hours] {
      let hours = try #require(hours)
      let noon = WallTime(CivilDate(2027, 3, 1), 12, 0)
      #expect(hours.opening(at: noon, schedule: schedule) == onHoliday)
      #expect(!hours.isOpen(at: WallTime(CivilDate(2027, 2, 22), 12, 0)))
      let tuesday = hours.opening(at: WallTime(CivilDate(2027, 3, 2), 12, 0), schedule: schedule)
      #expect((tuesday == .open(closes: WallTime(CivilDate(2027, 3, 2), 17, 0))) == !closesNextDay)
    }
  }

  /// Weeks as maps list them, each day above what is said of it.
  @Test(
    "A day alone on its line is that of the lines below it",
    arguments: [
      (
        "월\n11:30 - 21:00\n15:00 - 17:00 브레이크타임\n20:20 라스트오더\n화\n정기휴무 (매주 화요일)\n"
          + "수\n11:30 - 21:00\n15:00 - 17:00 브레이크타임\n20:20 라스트오더\n목\n11:30 - 21:00\n"
          + "일\n12:00 - 20:00",
        "Mo,We 11:30-15:00,17:00-21:00; Th 11:30-21:00; Su 12:00-20:00", "매주 화요일"
      ),
      (
        "월\n11:30 - 21:00\n15:00 - 17:00 브레이크타임\n화\n정기휴무\n수\n11:30 - 21:00",
        "Mo 11:30-15:00,17:00-21:00; We 11:30-21:00", "매주 화요일"
      ),
      ("월\n10:00~20:00\n화\n10:00~20:00\n수\n휴무", "Mo,Tu 10:00-20:00", "매주 수요일"),
      (
        "10:00~20:00\n평일\n11:00~19:00\n주말", "Mo-Fr 10:00-20:00; Sa,Su 11:00-19:00", nil
      ),
      ("정기휴무\n월요일\n10:00~20:00", "Tu-Su 10:00-20:00", "매주 월요일"),
    ] as [(String, String, String?)])
  func listedWeeks(text: String, hours: String, closings: String?) {
    let notice = HolidayText(text, relativeTo: CivilDate(2026, 12, 1))
    #expect(OpeningHours(text)?.description == hours)
    #expect(notice.hours?.description == hours)
    #expect(notice.rule?.description == closings)
    #expect(notice.tentativeRule == nil)
    #expect(notice.unread.isEmpty)
  }

  @Test(
    "Weekdays of a list that close are taken out of the hours, whatever else is in the list",
    arguments: [
      ("11:00~20:00\n일요일, 2,4째 월요일 휴무", "Mo-Sa 11:00-20:00"),
      ("11:00~20:00\n1월 1일, 일요일 휴무", "Mo-Sa 11:00-20:00"),
      ("월~토 11:00~20:00, 설날, 추석, 일요일 휴무", "Mo-Sa 11:00-20:00"),
      ("11:00~20:00\n설날, 격주 일요일 휴무", "11:00-20:00"),
      ("11시~20시, 매주 일요일휴무, 매월 마지막주는 토,일 휴무", "Mo-Sa 11:00-20:00"),
    ])
  func closedWeekdays(text: String, hours: String) {
    #expect(OpeningHours(text)?.description == hours)
    #expect(
      HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).hours?.description == hours)
  }

  @Test("Plain hours have one reading, with words around them or without")
  func plainHours() throws {
    for opens in stride(from: 0, to: 1_440, by: 90) {
      for closes in stride(from: 0, through: 1_440, by: 105) {
        let text = "\(clock(opens))~\(clock(closes))"
        let plain = OpeningHours(text)?.sessions
        #expect(OpeningHours("영업시간 \(text)")?.sessions == plain, "\(text)")
        #expect(OpeningHours("매일 \(text)")?.sessions == plain, "\(text)")
      }
    }
  }

  private func clock(_ minute: Int) -> String {
    let (hour, minute) = minute.quotientAndRemainder(dividingBy: 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

@Suite("Hours of any words")
struct AnyHoursTests {
  private static let pieces = [
    "10:00~20:00", "18:00~02:00", "9시~18시", "오전 10시~오후 8시", "10-20", "24시간",
    "10:00~", "22시까지", "평일", "주말", "월", "화~금", "토,일", "일요일", "공휴일",
    "매일", "매주", "둘째", "5~9월", "휴무", "무휴", "제외", "포함",
    "브레이크타임 15:00~17:00", "점심 12:00~13:00", "라스트오더 19:30", "(", ")", "[", "]",
    ",", " / ", "\n", ";", " - ", ":", "영업시간", "연중무휴", "없음", "정상영업",
    "이용불가", "수영장", "Mon-Fri", "closed", "Sat", "12/25", "~", "·", "및",
  ]

  @Test(
    "OpeningHours and the lenient opening_hours of any words say the same, and what is printed is read",
    arguments: [1, 2, 3] as [UInt64])
  func agreement(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var both = 0
    for _ in 0..<3_000 {
      let length = Int.random(in: 1...10, using: &random)
      let words = (0..<length).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
      let text = words.joined(separator: Bool.random(using: &random) ? " " : "")
      let value: OpeningHoursExpression
      do { value = try OpeningHoursExpression(lenient: text) } catch {
        _ = OpeningHours(text)
        continue
      }
      #expect(try OpeningHoursExpression(value.description) == value, "seed \(seed): \(text)")
      // What is a remark is a closing, which the hours do not have.
      guard let hours = OpeningHours(text), hours.remarks.isEmpty else { continue }
      both += 1
      for day in 0..<14 {
        let date = CivilDate(2026, 10, 1).adding(days: day)
        for minute in stride(from: 0, to: 1_440, by: 30) {
          let isOpen = hours.isOpen(at: WallTime(date, minute / 60, minute % 60))
          guard
            value.state(at: WallTime(date, minute / 60, minute % 60)) != (isOpen ? .open : .closed)
          else {
            continue
          }
          Issue.record("seed \(seed): \(text): \(hours) and \(value) on \(date) at \(minute)")
          return
        }
      }
    }
    #expect(both > 100, "\(both)")
  }
}
