import MartCatalog
import MartModels

let catalogHotCalls: [HotCall] = [
  HotCall("MunicipalRules.periods(for:)") {
    let branches = [
      Branch(id: 1, mart: .emart, name: "성수점", address: "서울특별시 성동구 뚝섬로 379"),
      Branch(id: 2, mart: .homeplus, name: "서귀포점", address: "제주특별자치도 서귀포시 중앙로 180"),
    ]
    let rules = MunicipalRules.southKorea
    return { count in
      var sum = 0
      for step in 0..<count { sum &+= rules.periods(for: branches[step & 1]).count }
      return sum
    }
  }
]
