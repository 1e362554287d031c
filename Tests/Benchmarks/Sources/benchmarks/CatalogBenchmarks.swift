import BenchmarkHarness
import Foundation
import KoreanCalendar
import MartCatalog
import MartModels

private let today = CivilDate(2026, 11, 21)
private let rowCount = 10_000

let catalogBenchmarks = BenchmarkSuite(
  "MartCatalog",
  [
    Benchmark("decode 10,000 rows", target: Target(peerTime: 1.5)) {
      let data = sampleAnswer(shiftedBy: 0)
      return { count in
        var sum = 0
        for _ in 0..<count {
          let answer = try JSONDecoder().decode(CatalogResponse.self, from: data)
          for row in answer.rows { sum &+= row.id &+ row.listedDates.count }
        }
        return sum
      }
    }
    .beside("JSONDecoder, synthesized struct") {
      let data = sampleAnswer(shiftedBy: 0)
      return { count in
        var sum = 0
        for _ in 0..<count {
          let answer = try JSONDecoder().decode(PlainAnswer.self, from: data)
          for row in answer.data { sum &+= row.id &+ row.holidays.count }
        }
        return sum
      }
    },
    Benchmark("encode 10,000 rows") {
      let answer = try sampleResponse(shiftedBy: 0)
      return { count in
        var sum = 0
        for _ in 0..<count { sum &+= try JSONEncoder().encode(answer).count }
        return sum
      }
    },
    Benchmark("catalogue of 10,000 rows", target: Target(nanoseconds: 10e6)) {
      let answer = try sampleResponse(shiftedBy: 0)
      return { count in
        var sum = 0
        for step in 0..<count {
          let catalog = BranchCatalog(answer, asOf: today)
          sum &+= catalog[step % rowCount]?.schedule.published.count ?? 0
          sum &+= catalog.withoutCoordinate &+ catalog.count
        }
        return sum
      }
    },
    Benchmark("diff of two of 10,000", target: Target(nanoseconds: 20e6)) {
      let old = BranchCatalog(try sampleResponse(shiftedBy: 0), asOf: today.adding(days: -1))
      let new = BranchCatalog(try sampleResponse(shiftedBy: 1), asOf: today)
      return { count in
        var sum = 0
        for _ in 0..<count {
          let diff = CatalogDiff(from: old, to: new)
          sum &+= diff.closings.reduce(0) { $0 &+ $1.added.count &+ $1.removed.count }
        }
        return sum
      }
    },
    Benchmark("merge of two of 10,000") {
      let old = BranchCatalog(try sampleResponse(shiftedBy: 0), asOf: today.adding(days: -1))
      let new = BranchCatalog(try sampleResponse(shiftedBy: 1), asOf: today)
      return { count in
        var sum = 0
        for _ in 0..<count { sum &+= old.merging(new).count }
        return sum
      }
    },
  ])

/// The answer of a server with a thousand different lists of closings; those of every other row begin
/// some days later when shifted.
private func sampleAnswer(shiftedBy shift: Int) -> Data {
  let marts = ["이마트", "이마트 트레이더스", "홈플러스", "롯데마트", "코스트코"]
  let rows = (0..<rowCount).map { id -> String in
    let first = 1 + id % 10 + (id % 2) * shift
    let dates = [first, first + 14, first + 28 + id % 7, first + 42].map { days -> String in
      let date = today.adding(days: days)
      return "\"\(date) (\(date.weekday.koreanSymbol))\""
    }
    return """
      {"id":\(id),"createdDate":"2026-11-20 05:55:54","modifiedDate":"2026-11-21 05:55:54",\
      "martType":"\(marts[id % marts.count])","branchName":"\(id)가든점","region":"서울",\
      "phoneNumber":"02-\(1_000 + id % 9_000)-1234","address":"서울특별시 송파구 충민로 \(id)",\
      "openingHours":"10:00~23:00","url":"http://store.emart.com/branch/list.do?id=\(id)",\
      "holidays":[\(dates.joined(separator: ","))],\
      "location":{"latitude":\(33 + Double(id % 997) / 200),"longitude":\(126 + Double(id % 991) / 300)}}
      """
  }
  return Data(
    #"{"code":"OK","message":"요청이 성공했습니다.","data":[\#(rows.joined(separator: ","))]}"#.utf8)
}

private func sampleResponse(shiftedBy shift: Int) throws -> CatalogResponse {
  try JSONDecoder().decode(CatalogResponse.self, from: sampleAnswer(shiftedBy: shift))
}

/// What an app writes that trusts its server, with nothing but what the compiler makes.
private struct PlainAnswer: Decodable {
  struct Row: Decodable {
    struct Location: Decodable {
      var latitude: Double?
      var longitude: Double?
    }

    var id: Int
    var martType: String
    var branchName: String
    var region: String
    var phoneNumber: String
    var address: String
    var openingHours: String
    var url: String
    var holidays: [String]
    var location: Location
  }

  var code: String?
  var message: String?
  var data: [Row]
}
