// A search and a municipal rule, for a page or a device that has no Foundation.
import KoreanCalendar
import MartCatalog
import MartModels

let search = BranchSearch([
  Branch(id: 1, mart: .emart, name: "성수점", address: "서울특별시 성동구 뚝섬로 379"),
  Branch(id: 2, mart: .costco, name: "양재점", address: "서울특별시 서초구 양재대로 159"),
])
for query in ["ㅇㅁㅌ", "dlakxm", "costco", "양제점", "서초 코스트코"] {
  for match in search.matches(query) {
    print("\(query) \(match.branch.displayName) \(match.slips)")
  }
}
let branch = search.branches[1].adding(municipal: .southKorea)
print(branch.schedule.status(on: CivilDate(2026, 11, 22)).description)
