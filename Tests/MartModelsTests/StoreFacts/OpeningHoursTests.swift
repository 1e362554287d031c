import Foundation
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Opening hours")
struct OpeningHoursTests {
  @Test(
    "Every form in which stores write daily hours is read",
    arguments: [
      ("10:00~24:00", "10:00-24:00"),
      ("10:00~23:00", "10:00-23:00"),
      ("9:00~24:00", "09:00-24:00"),
      ("10:30~23:00", "10:30-23:00"),
      ("오전 10:00 - 오후 10:00", "10:00-22:00"),
      ("오전10시 ~ 오후10시30분", "10:00-22:30"),
      ("오전 10시 반 ~ 오후 9시 반", "10:30-21:30"),
      ("09:30~22:00", "09:30-22:00"),
      ("10:00 – 24:00", "10:00-24:00"),
      ("10:00 — 22:00", "10:00-22:00"),
      ("10:00～22:00", "10:00-22:00"),
      ("１０：００～２２：００", "10:00-22:00"),
      ("10:00부터 22:00까지", "10:00-22:00"),
      ("10시~23시", "10:00-23:00"),
      ("10~22시", "10:00-22:00"),
      ("10:00~00:00", "10:00-24:00"),
      ("10:00~02:00", "10:00-26:00"),
      ("10:00~25:00", "10:00-25:00"),
      ("11:00~04:30", "11:00-28:30"),
      ("11:00~21:00, 수요일 휴무 (공휴일은 영업)", "Mo,Tu,Th-Su,PH 11:00-21:00"),
      ("11:00~21:00, 매주 수요일 휴무(공휴일인 경우 제외)", "Mo,Tu,Th-Su,PH 11:00-21:00"),
      ("10:00~18:00 월요일 휴관, 공휴일과 겹치면 다음날 휴관", "Tu-Su,PH 10:00-18:00"),
      ("05:00~24:00", "05:00-24:00"), ("21:00~익일 09:00", "21:00-33:00"),
      ("18시~2시", "18:00-26:00"),
      ("9:00~익일 6:00", "09:00-30:00"),
      ("11:00~21:00 (브레이크타임 3:00~5:00)", "11:00-15:00,17:00-21:00"),
      ("09:00~18:00 (점심시간 12:00~1:00)", "09:00-12:00,13:00-18:00"),
      ("22:00~06:00 (브레이크타임 3:00~4:00)", "22:00-27:00,04:00-06:00"),
      ("18:00~03:00 (브레이크타임 23:30~00:30)", "18:00-23:30,00:30-03:00"),
      ("오전 10:00 ~ 자정", "10:00-24:00"),
      ("정오 ~ 오후 9시", "12:00-21:00"),
      ("오전 12:00 - 오후 12:00", "00:00-12:00"),
      ("10:00 AM - 10:00 PM", "10:00-22:00"),
      ("AM 10:00 ~ PM 10:00", "10:00-22:00"),
      ("10 am to 10 pm", "10:00-22:00"),
      ("오전 10시 ~ 밤 11시", "10:00-23:00"),
      ("10am-11pm", "10:00-23:00"),
      ("10:00 A.M. ~ 11:00 P.M.", "10:00-23:00"),
      ("오전 열시부터 오후 열시까지", "10:00-22:00"),
      ("오전 10시30분~밤 12시", "10:30-24:00"),
      ("낮 12시 ~ 저녁 9시", "12:00-21:00"),
      ("밤 10시 ~ 새벽 2시", "22:00-26:00"),
      ("18:00~익일 02:00", "18:00-26:00"),
      ("오후 6시 ~ 익일 새벽 1시", "18:00-25:00"),
      ("오후 2~5시", "14:00-17:00"),
      ("10:00:00~22:00:00", "10:00-22:00"),
      ("10:00&nbsp;~&nbsp;22:00", "10:00-22:00"),
      ("<p>평일</p><p>10:00~22:00</p>", "Mo-Fr 10:00-22:00"),
      ("매주 월요일~금요일 10:00~22:00", "Mo-Fr 10:00-22:00"),
      ("매주 10:00~22:00", "10:00-22:00"),
      ("Mon-Fri 9am to 6pm, Sat 9am-1pm", "Mo-Fr 09:00-18:00; Sa 09:00-13:00"),
      ("every day 10:00-22:00, Sundays closed", "Mo-Sa 10:00-22:00"),
      ("10:00~22:00 (라스트오더 21:30)", "10:00-22:00"),
      ("10:00~22:00, 주문 10:30~21:30", "10:00-22:00"),
      ("10:00~22:00 일요일 휴관", "Mo-Sa 10:00-22:00"),
      ("월~금 10:00~22:00, 토,일 미영업", "Mo-Fr 10:00-22:00"),
      ("일월화수목 10:00~22:00, 금토 10:00~23:00", "Mo-Th,Su 10:00-22:00; Fr,Sa 10:00-23:00"),
      ("24h", "00:00-24:00"),
      ("9h-18h", "09:00-18:00"),
      ("24시간", "00:00-24:00"),
      ("24시간 영업, 연중무휴", "00:00-24:00"),
      ("00:00~24:00", "00:00-24:00"),
      ("영업시간 : 10:00 ~ 22:00", "10:00-22:00"),
      ("매일 10:00~24:00", "10:00-24:00"),
      ("평일 10:00~23:00, 주말 10:00~24:00", "Mo-Fr 10:00-23:00; Sa,Su 10:00-24:00"),
      ("평일(월~금) 10시~22시 / 토·일·공휴일 10시~21시", "Mo-Fr 10:00-22:00; Sa,Su,PH 10:00-21:00"),
      ("10:00~22:00(평일), 10:00~23:00(주말)", "Mo-Fr 10:00-22:00; Sa,Su 10:00-23:00"),
      ("월~토 10:00~22:00, 일요일 11:00~20:00", "Mo-Sa 10:00-22:00; Su 11:00-20:00"),
      ("매일 10:00~23:00, 일요일은 10:00~22:00", "Mo-Sa 10:00-23:00; Su 10:00-22:00"),
      ("토-월 10:00~22:00", "Mo,Sa,Su 10:00-22:00"),
      ("10:00~13:00, 14:00~22:00", "10:00-13:00,14:00-22:00"),
      ("10:00~22:00 (브레이크타임 15:00~17:00)", "10:00-15:00,17:00-22:00"),
      ("오전 9:00~12:00 오후 1:00~6:00", "09:00-12:00,13:00-18:00"),
      ("월~금 오후 2:00~6:30", "Mo-Fr 14:00-18:30"),
      ("오전 10:00~8:00", "10:00-20:00"), ("오후 6:00~2:00", "18:00-26:00"),
      ("오후 5:00~10:00", "17:00-22:00"),
      (
        "월요일 오전 11:30~오후 3:00, 오후 5:00~10:00\n토요일 오전 11:30~오후 9:00",
        "Mo 11:30-15:00,17:00-22:00; Sa 11:30-21:00"
      ),
      ("매일 17:00~24:00, 일요일은 22:00까지", "Mo-Sa 17:00-24:00; Su 17:00-22:00"),
      ("매일 17:00~01:00, 금토는 새벽 3시까지", "Mo-Th,Su 17:00-25:00; Fr,Sa 17:00-27:00"),
      ("평일 9:00~18:00, 토요일은 1시까지", "Mo-Fr 09:00-18:00; Sa 09:00-13:00"),
      (
        "월요일부터 금요일까지 09:00~18:00, 토요일 09:00~13:00, 공휴일은 쉽니다",
        "Mo-Fr 09:00-18:00; Sa 09:00-13:00; PH off"
      ),
      ("월~토 10:00~20:00, 일·공휴일 휴무 (임시공휴일은 영업)", "Mo-Sa 10:00-20:00"),
      ("11:30-21:00 (B.T 15:00-17:00), 공휴일 휴무", "11:30-15:00,17:00-21:00; PH off"),
      ("10:00~22:00\n푸드코트 11:00~20:30", "10:00-22:00"),
      ("9-12, 1-6", "09:00-12:00,13:00-18:00"), ("9~12시, 2~6시", "09:00-12:00,14:00-18:00"),
      (
        "09:00~18:00 (점심시간 13:00~14:00), 토 09:00~13:00 (점심시간 없음), 일·공휴일 휴진",
        "Mo-Fr 09:00-13:00,14:00-18:00; Sa 09:00-13:00; PH off"
      ),
      (
        "월수금 09:00~20:00\n화목 09:00~18:00\n점심시간 13:00~14:00\n토 09:00~14:00 점심시간 없이 진료",
        "Mo,We,Fr 09:00-13:00,14:00-20:00; Tu,Th 09:00-13:00,14:00-18:00; Sa 09:00-14:00"
      ),
      (
        "월·화·목·금 09:30~18:30\n수 09:30~13:00 (오후 휴진)\n점심 13:00~14:00",
        "Mo,Tu,Th,Fr 09:30-13:00,14:00-18:30; We 09:30-13:00"
      ),
      ("토요일 10:00~15:00, 그 외 10:00~20:00", "Mo-Fr,Su 10:00-20:00; Sa 10:00-15:00"),
      ("10:00~20:00 (금요일 22시까지 연장영업)", "Mo-Th,Sa,Su 10:00-20:00; Fr 10:00-22:00"),
      (
        "런치 11:30~15:00 / 디너 17:30~22:00\n토·일은 브레이크타임 없이 11:30~22:00",
        "Mo-Fr 11:30-15:00,17:30-22:00; Sa,Su 11:30-22:00"
      ),
      ("10:00~18:00 (수, 토 ~21:00)", "Mo,Tu,Th,Fr,Su 10:00-18:00; We,Sa 10:00-21:00"),
      ("월, 수 9:00~18:00\n화, 금 9:00~20:30 야간진료", "Mo,We 09:00-18:00; Tu,Fr 09:00-20:30"),
      ("10:00~19:00 (식사시간 13:00~14:00)", "10:00-13:00,14:00-19:00"),
      ("월·화·수 | 09:30~18:30\n금 | 09:30~20:00 (야간진료)", "Mo-We 09:30-18:30; Fr 09:30-20:00"),
      // The house that is named; words before other hours may be those of a part.
      ("꽃집 영업시간 : 10:00~20:00", "10:00-20:00"), ("물놀이장 운영시간 10:00~17:00", nil),
      ("Open every day except Wednesday, 12pm-10pm", nil),
      ("크린세탁 망원점 AM 8:30 ~ PM 8:00 (일요일 휴무)", "Mo-Sa 08:30-20:00"),
      ("12:00~20:00\n휴무-수요일, 일요일\n(휴무일 유동적)", "Mo,Tu,Th-Sa 12:00-20:00"),
      ("런치 11:30~15:00 디너 17:30~22:00", "11:30-15:00,17:30-22:00"),
      // A public holiday that is spared from the pause has hours of its own.
      (
        "11:00~21:00 (브레이크타임 15:00~16:00), 공휴일은 브레이크타임 없음",
        "Mo-Su 11:00-15:00,16:00-21:00; PH 11:00-21:00"
      ),
      ("11:00~21:00 (쉬는시간 15:00~16:00)", "11:00-15:00,16:00-21:00"),
      ("평일 09:00~18:00 (공휴일 제외)", "Mo-Fr 09:00-18:00; PH off"),
      ("영업 10:00~22:00, 휴게 15:00~16:00", "10:00-15:00,16:00-22:00"),
      // Not every public holiday is off.
      (
        "화~금 09:00~21:00, 토·일 09:00~17:00\n공휴일 휴관 (단, 일요일과 겹치는 공휴일은 개관)",
        "Tu-Fr 09:00-21:00; Sa,Su 09:00-17:00"
      ),
    ] as [(String, String?)])
  func forms(text: String, expected: String?) {
    #expect(OpeningHours(text)?.description == expected)
  }

  @Test("The text is kept as it was, and what is no hours is kept as a remark")
  func remarks() throws {
    let text = "매일 10:00~24:00, 2,4번째 일요일 휴무"
    let hours = try #require(OpeningHours(text))
    #expect(hours.text == text)
    #expect(hours.description == "10:00-24:00")
    #expect(hours.remarks == ["2,4번째 일요일 휴무"])
    #expect(OpeningHours("10:00 – 24:00 (2·4번째 일요일 휴무)")?.remarks == ["(2·4번째 일요일 휴무)"])
    #expect(OpeningHours("매일 10:00 - 23:30 매월 2, 4째주 일요일 휴뮤")?.description == "10:00-23:30")
    #expect(OpeningHours("일요일 휴무, 평일 10:00~22:00")?.description == "Mo-Fr 10:00-22:00")
    #expect(OpeningHours("1월 1일, 설날 휴무 10:00~22:00")?.description == "10:00-22:00")
  }

  @Test("The first and the last minute are right, and midnight belongs to the evening before")
  func boundaries() throws {
    let late = try #require(OpeningHours("10:00~02:00"))
    #expect(!late.isOpen(at: WallTime(CivilDate(2026, 11, 21), 9, 59)))
    #expect(late.isOpen(at: WallTime(CivilDate(2026, 11, 21), 10, 0)))
    #expect(late.isOpen(at: WallTime(CivilDate(2026, 11, 22), 0, 0)))
    #expect(late.isOpen(at: WallTime(CivilDate(2026, 11, 22), 1, 59)))
    #expect(!late.isOpen(at: WallTime(CivilDate(2026, 11, 22), 2, 0)))
    let midnight = try #require(OpeningHours("10:00~24:00"))
    #expect(midnight.isOpen(at: WallTime(CivilDate(2026, 11, 21), 23, 59)))
    #expect(!midnight.isOpen(at: WallTime(CivilDate(2026, 11, 22), 0, 0)))
    #expect(!late.isOpen(at: WallTime(CivilDate.earliest, 1, 0)))
  }

  @Test("A group of days holds on its days only, and public holidays have their own hours")
  func groups() throws {
    let hours = try #require(OpeningHours("평일 10:00~23:00, 주말·공휴일 10:00~21:00"))
    #expect(hours.isOpen(at: WallTime(CivilDate(2026, 11, 20), 22, 0)))
    #expect(!hours.isOpen(at: WallTime(CivilDate(2026, 11, 21), 22, 0)))
    // Hangeul Day 2026 is a Friday.
    #expect(!hours.isOpen(at: WallTime(CivilDate(2026, 10, 9), 22, 0)))
    #expect(hours.isOpen(at: WallTime(CivilDate(2026, 10, 9), 20, 0)))
  }

  @Test("Costco's notice shuts the store early on the eves that it names")
  func earlyClosing() throws {
    let hours = try #require(
      OpeningHours("오전 10:00 - 오후 10:00 *휴무일: 1/1, 설날, 추석 (전일은 오후 7시까지 영업)"))
    #expect(hours.earlyClosing?.closes == 1_140)
    #expect(!hours.isOpen(at: WallTime(CivilDate(2026, 9, 24), 19, 0)))
    #expect(hours.isOpen(at: WallTime(CivilDate(2026, 9, 24), 18, 59)))
    #expect(!hours.isOpen(at: WallTime(CivilDate(2026, 12, 31), 19, 0)))
    #expect(hours.isOpen(at: WallTime(CivilDate(2026, 12, 30), 19, 0)))
    let short = try #require(OpeningHours("10:00~22:00 (명절 전날 19:00까지)"))
    #expect(!short.isOpen(at: WallTime(CivilDate(2026, 2, 16), 19, 0)))
    #expect(short.isOpen(at: WallTime(CivilDate(2026, 12, 31), 19, 0)))
    #expect(OpeningHours("10:00~22:00 (전일은 19:00까지)")?.earlyClosing == nil)
  }

  @Test("A closing day takes away its own session and leaves the one of the evening before")
  func closingDays() throws {
    let late = try #require(OpeningHours("22:00~02:00"))
    let saturdayNight = try #require(WallTime("2026-11-22T01:00"))
    let sundayNight = try #require(WallTime("2026-11-23T01:00"))
    let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    #expect(
      late.opening(at: saturdayNight, schedule: schedule)
        == .open(closes: WallTime(CivilDate(2026, 11, 22), 2, 0)))
    #expect(
      late.opening(at: sundayNight, schedule: schedule)
        == .closed(opens: WallTime(CivilDate(2026, 11, 23), 22, 0)))
    #expect(late.isOpen(at: sundayNight))
  }

  @Test("The stored form is the text, and a text without hours is refused")
  func stored() throws {
    let hours = try #require(OpeningHours("평일 10:00~23:00, 주말 10:00~24:00"))
    let data = try JSONEncoder().encode([hours])
    #expect(try JSONDecoder().decode([OpeningHours].self, from: data) == [hours])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([OpeningHours].self, from: Data(#"["연중무휴"]"#.utf8))
    }
  }

  @Test("Any text is read or refused without a trap", arguments: [1, 2, 3] as [UInt64])
  func anyText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "10", ":", "00", "~", "-", "시", "분", "오전", "오후", "(", ")", "월", "일", "평일", "주말", "24", "시간",
      "휴무",
      " ", ",", "설", "추석", "전일", "까지", "브레이크타임", "9999999999", "pm", "a", "\u{1F600}",
    ]
    for _ in 0..<3_000 {
      let length = Int.random(in: 0...14, using: &random)
      let text = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard let hours = OpeningHours(text) else { continue }
      #expect(OpeningHours(hours.text) == hours, "seed \(seed): \(text)")
      #expect(!hours.sessions.isEmpty, "seed \(seed): \(text)")
    }
  }
}

@Suite("Wall time")
struct WallTimeTests {
  @Test("A moment becomes the minute on a clock in Korea")
  func moments() {
    // 2026-11-21 14:59:59.5 and 15:00:00 UTC.
    #expect(WallTime(koreaStandardTimeAt: 1_795_273_199.5).description == "2026-11-21T23:59")
    #expect(WallTime(koreaStandardTimeAt: 1_795_273_200).description == "2026-11-22T00:00")
    #expect(WallTime(koreaStandardTimeAt: -0.5).description == "1970-01-01T08:59")
    #expect(WallTime.koreaStandardTime(at: .nan) == nil)
  }

  @Test("The text is read in one form only")
  func text() {
    #expect(WallTime("2026-11-21T09:05")?.description == "2026-11-21T09:05")
    for text in ["2026-11-21T24:00", "2026-11-21 09:05", "2026-11-21T9:05", "2026-02-30T09:05"] {
      #expect(WallTime(text) == nil, "\(text)")
    }
    #expect(WallTime(date: CivilDate(2026, 11, 21), minuteOfDay: 1_440) == nil)
    #expect(WallTime(date: CivilDate(2026, 11, 21), hour: 24) == nil)
  }
}
