import BenchmarkHarness
import MartCatalog

let registerBenchmarks = BenchmarkSuite(
  "MartCatalog",
  [
    Benchmark("register of 4,000 rows", target: Target(nanoseconds: 40e6)) {
      let file = Array(sampleRegister.utf8)
      return { count in
        var sum = 0
        for _ in 0..<count {
          let register = try StoreRegister(file: file)
          sum &+= register.rowCount &+ register.otherShopCount &+ register.issues.count
          for store in register.stores { sum &+= store.id &+ store.name.utf8.count }
        }
        return sum
      }
    }
  ])

/// The columns of the national file; of the rows a third are of marts, some of them twice, as there.
private let sampleRegister: String = {
  let names = [
    "(주)이마트 %점", "홈플러스(주)익스프레스 %점", "롯데쇼핑(주)롯데슈퍼 %점", "(주)지에스리테일 %점", "한신상가", "동부시장", "롯데백화점 %점",
    "현대프라자", "일원종합상가", "신도시쇼핑센터", "대우아파트상가", "중앙시장",
  ]
  let header = """
    번호,개방서비스명,개방서비스아이디,개방자치단체코드,관리번호,인허가일자,인허가취소일자,영업상태구분코드,영업상태명,상세영업상태코드,\
    상세영업상태명,폐업일자,휴업시작일자,휴업종료일자,재개업일자,소재지전화,소재지면적,소재지우편번호,소재지전체주소,도로명전체주소,\
    도로명우편번호,사업장명,최종수정시점,데이터갱신구분,데이터갱신일자,업태구분명,좌표정보x(epsg5174),좌표정보y(epsg5174),점포구분명
    """
  let rows = (0..<4_000).map { row -> String in
    let store = row % 7 == 0 ? row / 2 * 2 : row
    let name = names[row % names.count].split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "가든\(store)")
    return """
      \(row),대규모점포,08_25_01_P,3450000,2.00035E+18,1997-06-30,,1,영업/정상,1,정상영업,,,,,053 3831234,\
      11525.46,,대구광역시 북구 산격동 \(store)호,대구광역시 북구 검단로 \(store) (산격동),,\(name),\
      2015-12-02 9:53,I,2018-08-31 23:59,구분없음,346013.6515,268532.1899,준대규모점포
      """
  }
  return ([header] + rows).joined(separator: "\n")
}()
