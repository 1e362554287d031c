import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

@Suite("A closing needs evidence")
struct EvidenceTests {
  /// What a text says of one day.
  struct Probe: Sendable, CustomTestStringConvertible {
    var text: String
    var reference: CivilDate
    var date: CivilDate
    var expected: String
    var branch: String?

    var testDescription: String { "\(date) \(expected): \(text)" }

    /// Whether an answer says the opposite of what is expected, for certain.
    func isContradicted(by status: HolidayStatus) -> Bool {
      switch status {
      case .closed(let basis):
        expected != "closed" && expected != "notOpen" && !basis.isTentative
      case .open(let basis):
        expected != "open" && expected != "notClosed" && !basis.isTentative
      case .unknown: false
      }
    }

    func status() -> HolidayStatus { status(in: HolidayText(text, relativeTo: reference)) }

    func status(in reading: HolidayText) -> HolidayStatus {
      HolidaySchedule(reading: reading, for: branch, asOf: reference).status(on: date)
    }
  }

  static let probes: [Probe] = {
    var probes: [Probe] = []
    var text = ""
    var reference = CivilDate(2026, 11, 21)
    let texts = [
      evidenceProbes, endProbes, noiseProbes, frameProbes, formProbes, englishProbes, monthProbes,
      sectionProbes, outlineProbes, passingProbes, negationProbes, rosterProbes, changeProbes,
      tableProbes, lineProbes, paragraphProbes,
    ]
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        text = line.split(separator: "⏎", omittingEmptySubsequences: false).joined(separator: "\n")
        reference = CivilDate(2026, 11, 21)
        continue
      }
      let words = line.split(separator: " ")
      if words[0] == "on" {
        reference = CivilDate(String(words[1])) ?? reference
      } else if let date = CivilDate(String(words[0])) {
        probes.append(
          Probe(
            text: text, reference: reference, date: date, expected: String(words[1]),
            branch: words.count > 2 ? words[2...].joined(separator: " ") : nil))
      }
    }
    return probes
  }()

  @Test("No day is certainly what its text does not say", arguments: probes)
  func certainty(probe: Probe) { #expect(!probe.isContradicted(by: probe.status())) }

  @Test("Four of five closings that a text says are read")
  func closings() {
    let said = Self.probes.filter { $0.expected == "closed" }
    let read = said.count { if case .closed = $0.status() { true } else { false } }
    #expect(said.count > 60)
    #expect(5 * read >= 4 * said.count, "\(read) of \(said.count)")
  }

  @Test("A line about something else makes no closing and no certainty")
  func foreignLines() {
    // A text is read once for all of its probes.
    let ofText = Dictionary(grouping: Self.probes.indices) { place in
      "\(Self.probes[place].reference)\n\(Self.probes[place].text)"
    }
    // Each text with every tenth line, each line with every tenth text: `closing-text-probes foreign` has them all.
    for (number, places) in ofText.sorted(by: { $0.key < $1.key }).map(\.value).enumerated() {
      let probes = places.map { Self.probes[$0] }
      let base = HolidayText(probes[0].text, relativeTo: probes[0].reference)
      let right = probes.filter { !$0.isContradicted(by: $0.status(in: base)) }
      for (place, line) in Self.foreign.enumerated()
      where !right.isEmpty && (number + place) % 10 == 0 {
        for text in [line + "\n" + probes[0].text, probes[0].text + "\n" + line] {
          let reading = HolidayText(text, relativeTo: probes[0].reference)
          for probe in right {
            let status = probe.status(in: reading)
            guard status != probe.status(in: base), let basis = status.basis, !basis.isTentative
            else { continue }
            #expect(!probe.isContradicted(by: status), "\(line): \(probe.testDescription)")
          }
        }
      }
    }
  }

  private static let foreign = [
    "감사합니다.", "문의: 02-1234-5678", "고객센터 1588-1234", "https://www.example.com/store/123",
    "2026.11.20",
    "작성일 2026-11-20", "조회수 1,234", "주소: 서울특별시 성동구 뚝섬로 379", "와이파이 있음", "할인 행사 11월 26일 ~ 12월 2일",
    "시식 행사 매주 토요일", "특가 상품 3,900원", "벼룩시장 매주 토요일", "이벤트 기간 11/26~12/2", "설 선물세트 예약 1/5~1/20",
    "3층 푸드코트", "사업자등록번호 123-45-67890", "매주 수요일 반값", "채용 공고: 계산원 모집", "버스 2번, 12번 이용",
  ]

  // Not among the probes: a line that makes the hours unclear takes this doubt with them.
  @Test("A weekday of which hours say nothing is in doubt, and what closes on it is not")
  func weekdaysWithoutHours() {
    let reference = CivilDate(2026, 11, 21)
    func status(_ text: String, _ day: Int) -> HolidayStatus {
      let reading = HolidayText(text, relativeTo: reference)
      return HolidaySchedule(reading: reading, asOf: reference).status(on: CivilDate(2026, 12, day))
    }
    let clinic = "평일 9:00~18:00, 토요일 9:00~13:00\n수요일은 휴진합니다"
    #expect(status(clinic, 13).basis?.isTentative == true)
    #expect(status(clinic, 14) == .open(.rule))
    #expect(status(clinic, 16) == .closed(.rule))
    let mart = "월~토 10:00~22:00, 매월 둘째·넷째 일요일 휴무"
    #expect(status(mart, 13) == .closed(.rule))
    #expect(status(mart, 20) == .open(.rule))
  }

  @Test("A field lists closings, and the same words in a notice do not")
  func fields() {
    let reference = CivilDate(2026, 11, 21)
    let text = "11/24, 11/25 시스템"
    #expect(HolidayText(text, relativeTo: reference).closedDates == [])
    let field = HolidayText("11/24, 11/25", relativeTo: reference, as: .closingField)
    #expect(field.closedDates == [CivilDate(2026, 11, 24), CivilDate(2026, 11, 25)])
    #expect(field.kind == .closingField)
    // A field lists all closings of its month, and a notice may speak of one occasion.
    let schedule = HolidaySchedule(reading: field, asOf: CivilDate(2026, 11, 21))
    #expect(schedule.status(on: CivilDate(2026, 11, 23)) == .open(.published))
    let notice = HolidayText("11/24, 11/25 임시휴무", relativeTo: reference)
    let other = HolidaySchedule(reading: notice, asOf: reference)
    #expect(other.status(on: CivilDate(2026, 11, 23)) == .unknown)
    #expect(other.status(on: CivilDate(2026, 11, 24)) == .closed(.published))
  }

  @Test("A store that ends is closed for good, and not open on its last day for certain")
  func end() {
    let reference = CivilDate(2026, 11, 21)
    let text = HolidayText("12월 28일부로 영업을 종료합니다", relativeTo: reference)
    #expect(text.closedForGoodFrom == CivilDate(2026, 12, 29))
    let schedule = HolidaySchedule(reading: text, asOf: reference)
    #expect(schedule.closedForGoodFrom == CivilDate(2026, 12, 29))
    #expect(schedule.status(on: CivilDate(2027, 1, 10)) == .closed(.closedForGood))
    #expect(HolidayText("12월 24일은 20시에 영업을 종료합니다", relativeTo: reference).closedForGoodFrom == nil)
  }

  @Test("An occasion of a rule's store does not erase its rule")
  func occasion() {
    let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let notice = HolidayText("임시휴무: 12/21, 12/22", relativeTo: CivilDate(2026, 12, 1))
    let both = schedule.adding(reading: notice, asOf: CivilDate(2026, 12, 1))
    #expect(both.status(on: CivilDate(2026, 12, 13)) == .closed(.rule))
    #expect(both.status(on: CivilDate(2026, 12, 21)) == .closed(.published))
  }
}
