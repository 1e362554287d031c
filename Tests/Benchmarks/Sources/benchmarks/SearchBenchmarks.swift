import BenchmarkHarness
import KoreanCalendar
import MartCatalog
import MartModels

let searchBenchmarks = BenchmarkSuite(
  "Search",
  [
    keystroke(402, includesSlips: false, target: Target(nanoseconds: 12_000)),
    keystroke(402, includesSlips: true, target: Target(nanoseconds: 60_000)),
    keystroke(10_000, includesSlips: false, target: Target(nanoseconds: 300_000)),
    keystroke(10_000, includesSlips: true, target: Target(nanoseconds: 2_000_000)),
    Benchmark("index of 10,000", target: Target(nanoseconds: 5e6)) {
      let branches = sampleBranches(10_000)
      return { count in
        var sum = 0
        for _ in 0..<count { sum &+= BranchSearch(branches).branches.count }
        return sum
      }
    },
    Benchmark("closing(on:) of 10,000", target: Target(nanoseconds: 1e6)) {
      let catalog = BranchCatalog(sampleBranches(10_000))
      let days = (0..<14).map { CivilDate(2026, 11, 15).adding(days: $0) }
      return { count in
        var sum = 0
        for step in 0..<count {
          let closings = catalog.closing(on: days[step % days.count])
          sum &+= closings.closedCount &+ closings.marts.count
        }
        return sum
      }
    },
    Benchmark("municipal lookup", target: Target(nanoseconds: 5_000)) {
      let branches = sampleBranches(402)
      let rules = MunicipalRules.southKorea
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= rules.periods(for: branches[step % branches.count]).count
        }
        return sum
      }
    },
  ])

/// A search at one key of names that are typed one syllable after the other, from the first on, beside
/// looking for what was typed in each name.
private func keystroke(_ size: Int, includesSlips: Bool, target: Target) -> Benchmark {
  let branches = sampleBranches(size)
  let typed = stride(from: 7, to: size, by: size / 40).map { branches[$0].name }
  let inOrder = typed.flatMap { text in text.indices.map { String(text[...$0]) } }
  // A batch takes only some of them, so that short and long ones have to be mixed.
  let queries = inOrder.indices.map { inOrder[$0 * 61 % inOrder.count] }
  return Benchmark(
    "a key, \(size) names\(includesSlips ? ", slips" : "")", target: target
  ) {
    let search = BranchSearch(branches)
    let options = BranchSearch.Options(includesSlips: includesSlips)
    var next = 0
    return { count in
      var sum = 0
      for step in next..<(next + count) {
        sum &+= search.matches(SearchQuery(queries[step % queries.count]), options).count
      }
      next += count
      return sum
    }
  }
  .beside("String.contains", agreeing: false) {
    let names = branches.map(\.displayName)
    return { count in
      var sum = 0
      for step in 0..<count {
        let query = queries[step % queries.count]
        for name in names where name.contains(query) { sum &+= 1 }
      }
      return sum
    }
  }
}

/// Branches of every mart in 17 regions, with names of two to four syllables and an address.
private func sampleBranches(_ count: Int) -> [Branch] {
  let syllables = Array(
    "가강거계고과광구금남내노대도동두마목문미방배보부북분산삼상서석성송수시신안양연"
      + "영오용울원월은의이인일자잠장전정제주중지진창천청초춘충태통파평포하학한해호홍화")
  let regions = [
    ("서울", "서울특별시 송파구"), ("부산", "부산광역시 해운대구"), ("대구", "대구광역시 수성구"), ("인천", "인천광역시 연수구"),
    ("광주", "광주광역시 서구"), ("대전", "대전광역시 유성구"), ("울산", "울산광역시 남구"), ("세종", "세종특별자치시"),
    ("경기", "경기도 성남시 분당구"), ("강원", "강원특별자치도 춘천시"), ("충북", "충청북도 청주시 흥덕구"),
    ("충남", "충청남도 천안시 서북구"), ("전북", "전북특별자치도 전주시 완산구"), ("전남", "전라남도 여수시"),
    ("경북", "경상북도 포항시 북구"), ("경남", "경상남도 창원시 성산구"), ("제주", "제주특별자치도 제주시"),
  ]
  let rules: [HolidayRule] = [
    .nth([2, 4], .sunday), .nth([2, 4], .wednesday), .nth([1, 3], .sunday),
  ]
  return (0..<count).map { id in
    let number = id &* 7_919
    var name = ""
    for place in 0..<(2 + id % 3) { name.append(syllables[(number >> place) % syllables.count]) }
    let (region, address) = regions[id % regions.count]
    return Branch(
      id: id + 1, mart: Mart.known[id % Mart.known.count], name: name + "점", region: region,
      address: "\(address) \(syllables[id % syllables.count])중앙로 \(id % 300)",
      schedule: HolidaySchedule(rule: rules[id % rules.count]))
  }
}
