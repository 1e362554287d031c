import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("What municipalities have designated")
struct MunicipalRulesTests {
  func status(_ mart: Mart, _ name: String, _ address: String?, _ date: CivilDate) -> HolidayStatus
  {
    Branch(id: 1, mart: mart, name: name, address: address).adding(municipal: .southKorea).schedule
      .status(on: date)
  }

  @Test("Every day that a branch published in autumn 2026 is what its address says, or unknown")
  func autumn() throws {
    var (right, wrong, unknown) = (0, 0, 0)
    for row in try BranchTable.load().rows {
      let schedule = row.branch.adding(municipal: .southKorea).schedule
      for (month, published) in row.published {
        let days = (1...month.lastDay.day).map { month.firstDay.adding(days: $0 - 1) }
        let statuses = days.map { schedule.status(on: $0) }
        #expect(statuses.allSatisfy { $0 == .unknown || $0.basis == .municipal })
        if statuses.contains(.unknown) {
          unknown += 1
        } else {
          let closed = Set(zip(days, statuses).filter { $0.1 == .closed(.municipal) }.map(\.0))
          if closed == published { right += 1 } else { wrong += 1 }
        }
      }
    }
    #expect((right, wrong, unknown) == (257, 0, 4))
  }

  @Test(
    "An old name of a municipality leads to the designation of today",
    arguments: [
      "인천 남구 인하로 1", "인천광역시 미추홀구 인하로 1", "인천 서구 청라대로 1", "인천 검단구 이음대로 1",
      "인천 서해구 청라대로 1", "인천 제물포구 참외전로 1", "인천 동구 방축로 1", "충북 청원군 오창읍 중심상업로 1",
      "충청북도 청주시 상당구 쇠내로 1", "경기 여주군 여주읍 세종로 1", "충남 연기군 조치원읍 새내로 1",
      "세종특별자치시 절재로 1", "경기 화성시 동탄구 동탄대로 1", "강원도 춘천시 경춘로 1",
      "강원특별자치도 춘천시 경춘로 1", "전라북도 전주시 완산구 당산로 1", "전남광주통합특별시 서구 상무대로 1",
      "광주 서구 상무대로 1", "전남광주통합특별시 목포시 옥암로 1",
    ])
  func renamed(_ address: String) {
    #expect(status(.emart, "점", address, CivilDate(2026, 11, 14)) == .open(.municipal))
  }

  @Test("A new municipality goes on with what the older one had designated")
  func predecessors() {
    let sunday = CivilDate(2020, 11, 8)
    #expect(status(.emart, "검단점", "인천 서구 서곶로 754", sunday) == .closed(.municipal))
    #expect(status(.emart, "검단점", "인천 검단구 서곶로 754", sunday) == .closed(.municipal))
    #expect(status(.emart, "동인천점", "인천 제물포구 인중로 134", sunday) == .closed(.municipal))
  }

  @Test("A district without its province is found where there is one of the name only")
  func withoutRegion() {
    let wednesday = CivilDate(2026, 11, 25)
    #expect(status(.emart, "양재점", "서초구 매헌로 16", wednesday) == .closed(.municipal))
    #expect(status(.emart, "광주점", "광주시 경안로 1", wednesday) != .unknown)
    for name in ["중구", "동구", "서구", "남구", "북구", "강서구", "고성군"] {
      #expect(status(.emart, "점", "\(name) 중앙로 1", wednesday) == .unknown, "\(name)")
    }
  }

  @Test("What nobody knows is unknown, and never open")
  func unknown() {
    let date = CivilDate(2026, 11, 22)
    // The designation was withdrawn.
    #expect(status(.emart, "점", "부산 강서구 명지국제로 1", date) == .unknown)
    #expect(status(.emart, "점", nil, date) == .unknown)
    #expect(status(.emart, "점", "오산", date) == .unknown)
    // A municipality that is not in the table.
    #expect(status(.emart, "점", "경북 울릉군 울릉읍 도동길 1", date) == .unknown)
    #expect(status(.emart, "점", "대구 군위군 군위읍 동서길 1", date) == .unknown)
    // A store that publishes no closing day.
    #expect(status(.megaMart, "문현점", "부산 남구 전포대로 91", date) == .unknown)
  }

  @Test("Only marts that the law covers are looked up; of others, single stores")
  func covered() {
    let date = CivilDate(2026, 11, 22)
    let address = "서울 강남구 선릉로 1"
    #expect(status(.emart, "점", address, date) == .closed(.municipal))
    #expect(status(.gsTheFresh, "점", address, date) == .closed(.municipal))
    #expect(status(.hanaroMart, "점", address, date) == .unknown)
    #expect(status(Mart(serverName: "동네슈퍼"), "점", address, date) == .unknown)
    #expect(status(.hanaroMart, "원예농협하나로클럽점", "강원 원주시 단구로 1", date) == .closed(.municipal))
  }

  @Test("An exception is for its store, with or without 점 and the mart's name")
  func exceptions() {
    let sunday = CivilDate(2026, 11, 22)
    let address = "서울 서초구 양재대로 159"
    for name in ["양재점", "양재", "코스트코 양재점", " 양재 점"] {
      #expect(status(.costco, name, address, sunday) == .closed(.municipal), "\(name)")
    }
    #expect(status(.costco, "서초점", address, sunday) == .open(.municipal))
    // Nobody can tell whether these are 양재점; 서초점 is another store.
    for name in ["서울양재점", "양재본점", "코스트코홀세일 서초 양재점"] {
      #expect(status(.costco, name, address, sunday) == .unknown, "\(name)")
    }
    #expect(status(.emart, "양재점", address, sunday) == .open(.municipal))
  }

  @Test("Large marts and supermarkets of one municipality may have different days")
  func kinds() {
    let address = "경북 구미시 신시로 1"
    let (sunday, wednesday) = (CivilDate(2026, 11, 22), CivilDate(2026, 11, 25))
    #expect(status(.emart, "구미점", address, wednesday) == .closed(.municipal))
    #expect(status(.emart, "구미점", address, sunday) == .open(.municipal))
    #expect(status(.gsTheFresh, "구미점", address, sunday) == .closed(.municipal))
  }

  @Test("A designation holds between its dates")
  func dates() {
    let address = "서울 서초구 매헌로 16"
    #expect(status(.emart, "양재점", address, CivilDate(2024, 1, 14)) == .closed(.municipal))
    #expect(status(.emart, "양재점", address, CivilDate(2024, 1, 28)) == .open(.municipal))
    #expect(status(.emart, "양재점", address, CivilDate(2024, 2, 14)) == .closed(.municipal))
    #expect(status(.emart, "양재점", address, CivilDate(2012, 1, 8)) == .unknown)
  }

  @Test("The caller extends and replaces, and two that differ at once are unknown")
  func ownTable() {
    let mondays = MunicipalDesignation(
      municipality: "서울 서초구", outcome: .closes(.nth([1, 3], .monday)),
      from: MunicipalDesignation.Bound(CivilDate(2027, 1, 1)))
    let branch = Branch(id: 1, mart: .emart, name: "양재점", address: "서울 서초구 매헌로 16")
    let both = branch.adding(
      municipal: MunicipalRules.southKorea.adding(designations: [mondays])
    ).schedule
    #expect(both.status(on: CivilDate(2026, 12, 9)) == .closed(.municipal))
    #expect(both.status(on: CivilDate(2027, 1, 4)) == .unknown)
    let replaced = branch.adding(
      municipal: MunicipalRules.southKorea.replacing("서울 서초구", with: [mondays])
    ).schedule
    #expect(replaced.status(on: CivilDate(2026, 12, 9)) == .unknown)
    #expect(replaced.status(on: CivilDate(2027, 1, 4)) == .closed(.municipal))
  }

  @Test(
    "A municipality is understood under each name of its region",
    arguments: ["서울 서초구", "서울특별시 서초구", "서울시 서초구", "서초구", "서울서초구"])
  func names(municipality: String) throws {
    let mondays = MunicipalDesignation(
      municipality: municipality, outcome: .closes(.every(.monday)))
    let rules = MunicipalRules.southKorea.replacing(municipality, with: [mondays])
    let branch = Branch(id: 1, mart: .emart, name: "양재점", address: "서울 서초구 매헌로 16")
    let schedule = branch.adding(municipal: rules).schedule
    #expect(schedule.status(on: CivilDate(2026, 11, 23)) == .closed(.municipal))
    #expect(schedule.status(on: CivilDate(2026, 11, 25)) == .open(.municipal))
    #expect(
      rules.replacing("서울특별시 서초구", with: []).designations(at: try #require(branch.postalAddress))
        == [])
  }

  @Test("A part of a municipality, and a text that names none, designate nothing")
  func parts() {
    for text in ["경기 수원시 영통구", "중구", "우주"] {
      let rule = MunicipalDesignation(municipality: text, outcome: .closes(.every(.monday)))
      let rules = MunicipalRules([rule], asOf: CivilDate(2026, 11, 23))
      for address in ["경기 수원시 영통구 덕영대로 1566", "서울 중구 세종대로 110"] {
        let branch = Branch(id: 1, mart: .emart, name: "가점", address: address)
        #expect(rules.periods(for: branch).isEmpty, "\(text)")
      }
      #expect(rules.replacing(text, with: []).designations.isEmpty)
    }
  }

  @Test("The layer is the weakest, tentative, and explained as such")
  func layer() throws {
    let published = try PublishedMonth(YearMonth(2026, 11), closed: [8])
    var branch = Branch(
      id: 1, mart: .emart, name: "성수점", address: "서울 성동구 뚝섬로 379",
      schedule: try HolidaySchedule(published: [published]))
    branch = branch.adding(municipal: .southKorea)
    #expect(branch.schedule.status(on: CivilDate(2026, 11, 22)) == .open(.published))
    #expect(branch.schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.municipal))
    #expect(HolidayStatus.Basis.municipal.isTentative)
    let explanation = branch.schedule.explanation(on: CivilDate(2026, 12, 13))
    #expect(explanation.korean.hasPrefix("지자체 고시 기준, 매장 확인 전"))
    #expect(branch.adding(municipal: .southKorea) == branch)
  }

  @Test("Every row of the table has a source, a municipality and dates in order")
  func rows() {
    let rules = MunicipalRules.southKorea
    #expect(rules.designations.count == 229)
    for row in rules.designations {
      #expect(!row.sources.isEmpty)
      #expect(row.municipality.split(separator: " ").count == 2)
      if let from = row.from, let through = row.through { #expect(from.date <= through.date) }
    }
  }
}
