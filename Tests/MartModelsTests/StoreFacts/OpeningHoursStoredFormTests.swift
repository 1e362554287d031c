import KoreanCalendar
import MartModels
import Testing

@Suite("Hours that were read before")
struct OpeningHoursStoredFormTests {
  static let texts = [
    "10:00~23:00", "24시간", "평일 10시~23시, 주말 10시~24시", "월~금 10:00-22:00, 공휴일 11:00-20:00",
    "10:00~02:00", "10:00~13:00, 14:00~22:00", "10:00~23:00 (설날·추석 전날 18:00까지)",
    "10:00~24:00, 매월 2,4번째 일요일 휴무", "10:00~22:00 매주 월요일 휴무",
    "평일 09:00~18:00, 일·공휴일 휴무",
    "10:00~23:00 (설날·추석 전날 18:00까지, 설날·추석 당일 휴무)", "3월~10월 09:00~19:00, 11월~2월 09:00~18:00",
  ]

  @Test("They are the same hours when they are taken back", arguments: texts)
  func roundTrip(text: String) throws {
    let hours = try #require(OpeningHours(text))
    #expect(OpeningHours(text: text, storedForm: hours.storedForm) == hours)
    let read = Branch(id: 1, mart: .emart, name: "성수점", openingHours: text)
    let taken = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: text,
      hours: OpeningHours(text: text, storedForm: hours.storedForm))
    #expect(taken == read && taken.hours == read.hours)
    for hour in 0..<48 {
      let time = WallTime(CivilDate(2026, 11, 21).adding(days: hour / 24), hour % 24, 30)
      #expect(taken.opening(at: time) == read.opening(at: time))
    }
  }

  @Test("An early closing and a remark are in the form")
  func parts() throws {
    let early = try #require(OpeningHours(Self.texts[6]))
    #expect(early.earlyClosing != nil && early.storedForm.contains("|1080 "))
    let remark = try #require(OpeningHours(Self.texts[7]))
    #expect(!remark.remarks.isEmpty && !remark.storedForm.hasSuffix("|"))
    #expect(remark.storedForm.hasPrefix("127 600 1440|;매월 둘째·넷째 일요일|"))
    let festivals = try #require(OpeningHours(Self.texts[10]))
    #expect(festivals.storedForm.contains("|1080 설날 전날, 추석 전날;설날, 추석|"))
    let holidays = try #require(OpeningHours(Self.texts[9]))
    #expect(holidays.closesOnPublicHolidays && holidays.storedForm.hasPrefix("62 540 1080;128|"))
    #expect(holidays.sessions(on: CivilDate(2026, 12, 25)).isEmpty)
    #expect(holidays.phrase(in: .korean) == "평일 09:00~18:00, 공휴일 휴무")
    #expect(holidays.phrase(in: .english) == "Mon–Fri 09:00–18:00, closed on public holidays")
  }

  @Test(
    "Nothing else is a stored form",
    arguments: [
      "", "127 600 1380", "127 600 1380|", "|| ", "||", ";||", "127 600 1380;||", "127 600||",
      "256 600 1380||", "127 1440 1500||", "127 600 600||", "127 600 2041||", "127 +600 1380||",
      "127 0600 1380||", "127  600 1380||", "127 600 1380|1080|", "127 600 1380|1080 언젠가|",
      "127 600 1380|-1 설날|", "127 600 1380|;|", "127 600 1380|;언젠가|", "127 600 1380|;설날;|",
      "127 600 1380|1080 설날;|", "127 600 1380||2:휴", "127 600 1380||1:휴", "127 600 1380||-1:",
      "127 600 1380||03:휴", "127 600 1380||x", "127 600 1380|||",
      "127 600 1380 0||", "127 600 1380 4095||", "127 600 1380 4096||", "127 600 1380 1 1||",
      "127 600 1380 -1||", "128||",
      "127 600 1380;128;128||", "128;127 600 1380||", "255 600 1380;128||",
    ])
  func refused(form: String) {
    #expect(OpeningHours(text: "10:00~23:00", storedForm: form) == nil)
  }

  @Test("A branch whose text was unclear has the text and no hours")
  func unclear() {
    let branch = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: "홈페이지 참조", hours: nil)
    #expect(branch.openingHours == "홈페이지 참조" && branch.hours == nil)
  }

  @Test(
    "A branch keeps its text and its hours, whatever text these were read from",
    arguments: ["영업시간 10:00~23:00", "10:00~22:00", nil])
  func otherText(text: String?) throws {
    let hours = try #require(OpeningHours(text: "10:00~23:00", storedForm: "127 600 1380||"))
    let branch = Branch(id: 1, mart: .emart, name: "성수점", openingHours: text, hours: hours)
    #expect(branch.openingHours == text)
    #expect(branch.hours == hours)
    #expect(
      branch == Branch(id: 1, mart: .emart, name: "성수점", openingHours: text, hours: hours))
    #expect(branch != Branch(id: 1, mart: .emart, name: "성수점", openingHours: text, hours: nil))
  }

  @Test("A new text of a branch is read, and the hours that it was made with are gone")
  func newText() {
    var branch = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: "영업시간 10:00~23:00",
      hours: OpeningHours(text: "10:00~23:00", storedForm: "127 600 1380||"))
    branch.openingHours = "홈페이지 참조"
    #expect(branch.hours == nil)
  }
}
