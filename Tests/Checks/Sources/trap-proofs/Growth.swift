import Foundation
import MartHolidayKit
import MartStorage

/// How the time of every function that takes text grows with the text.
enum Growth {
  private static let date = CivilDate(2026, 11, 21)
  private static let search = BranchSearch([
    Branch(id: 1, mart: .emart, name: "성수점", address: "서울특별시 성동구 뚝섬로 379")
  ])
  private static let functions:
    [(name: String, parts: [String], body: @Sendable (String) -> Void)] = [
      (
        "BranchSearch.matches", ["9", "가", "a ", "ㅇ", "서울시성동구", "성수 서울 "],
        { _ = search.matches($0).first }
      ),
      ("BranchSearch.nearest", ["9", "가", "a "], { _ = search.nearest(to: $0, count: 1) }),
      ("SearchQuery.matches", ["9", "가 "], { _ = SearchQuery($0).matches("이마트 성수점") }),
      (
        "BranchSearch.matches of a SearchQuery", ["9", "가", "성수 서울 ", "\u{1100}\u{1161}"],
        { _ = search.matches(SearchQuery($0), BranchSearch.Options()).first }
      ),
      (
        "OpeningHoursExpression(lenient:)", ["Mo off;", "월요일 휴무; ", "(", "10:00-12:00,"],
        { text in do { _ = try OpeningHoursExpression(lenient: text) } catch {} }
      ),
      (
        "HolidayText.read", ["일산점 11월 25일 휴무. ", "매월 2째주 일요일 휴무 ", "("],
        { _ = HolidayText($0, relativeTo: date) }
      ),
      (
        "HolidayText.explanation", ["일산점 11월 25일 휴무. ", "매월 2째주 일요일 휴무 ", "("],
        { _ = HolidayText.explanation(of: $0, relativeTo: date) }
      ),
      ("OpeningHours", ["10:00~22:00, ", "9"], { _ = OpeningHours($0) }),
      ("CivilDate(phrase:)", ["내일 ", "9"], { _ = CivilDate(phrase: $0, relativeTo: date) }),
      ("PhoneNumber", ["02-", "9"], { _ = PhoneNumber($0) }),
      ("PostalAddress", ["서울 ", "9", "가", "서울시서초구", "서울,"], { _ = PostalAddress($0) }),
      ("Mart(recognizing:)", ["이마트 ", "9", "이마", "\u{301}\u{316}"], { _ = Mart(recognizing: $0) }),
      (
        "RecurrenceSet", ["RRULE:FREQ=WEEKLY;BYDAY=SU\n", "BYDAY=SU,"],
        { text in read { _ = try RecurrenceSet($0) }(text) }
      ),
      (
        "RecurrenceRule", ["BYDAY=SU;", "2SU,"],
        { text in read { _ = try RecurrenceRule($0) }("FREQ=MONTHLY;BYDAY=" + text) }
      ),
      (
        "HolidayRule(english:)", ["every Sunday, ", "the day after ", "1st, "],
        { _ = HolidayRule(english: $0) }
      ),
      (
        "MunicipalRules.periods(for:)", ["서울 ", "서초구 ", "양재대로 159 "],
        { text in
          let branch = Branch(id: 1, mart: .emart, name: text, address: "서울 서초구 " + text)
          _ = designated.periods(for: branch)
        }
      ),
      ("KoreanRegion", ["서울", "9"], { _ = KoreanRegion($0) }),
      (
        "CatalogResponse", [#"{"id":7,"branchName":"양재점","martType":"코스트코"},"#, "{},", "7,"],
        { text in
          read { _ = try decoder.decode(CatalogResponse.self, from: Data($0.utf8)) }(list(text))
        }
      ),
      (
        "MartTypes", [#"{"value":"emart","displayName":"이마트"},"#, "{},", "7,"],
        { text in read { _ = try decoder.decode(MartTypes.self, from: Data($0.utf8)) }(list(text)) }
      ),
      ("CatalogRequest(ids:)", ["9"], { _ = CatalogRequest(ids: 0..<$0.utf8.count)?.text }),
      (
        "LegacyFavorites(archive:)", ["9"],
        { text in
          read { _ = try LegacyFavorites(archive: $0) }(archive(of: text.utf8.count / 8))
        }
      ),
    ]

  private static let decoder = JSONDecoder()
  private static let designated = MunicipalRules(
    [MunicipalDesignation(municipality: "서울 서초구", outcome: .closes(.nth([2, 4], .wednesday)))],
    asOf: date)

  /// A reading that may refuse.
  private static func read<Input>(_ body: @escaping (Input) throws -> Void) -> (Input) -> Void {
    { input in do { try body(input) } catch {} }
  }

  private static func list(_ text: String) -> String { "[" + text.dropLast() + "]" }

  nonisolated(unsafe) private static var archives: [Int: [UInt8]] = [:]

  /// An archive of numbers; it is made once, so that the least time is that of reading it.
  private static func archive(of count: Int) -> [UInt8] {
    if let archive = archives[count] { return archive }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let numbers = NSArray(array: (0..<count).map { NSNumber(value: $0 + 1) })
    archiver.encode(numbers, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let archive = Array(archiver.encodedData)
    archives[count] = archive
    return archive
  }

  /// Writes the largest ratio of the least times of a text and one four times as long.
  ///
  /// - Parameters:
  ///   - count: the bytes of the shorter text.
  ///   - part: what stands in the names of the functions that are measured.
  static func measure(_ count: Int, naming part: String) {
    for function in functions where part.isEmpty || function.name.contains(part) {
      let ratios = function.parts.map { part -> Double in
        let times = [count, 4 * count].map { count -> Double in
          let text = String(repeating: part, count: count / part.utf8.count)
          return (0..<3).map { _ in seconds { function.body(text) } }.min() ?? 0
        }
        return times[1] / max(times[0], 1e-4)
      }
      print(function.name, String(format: "%.1f", ratios.max() ?? 0))
    }
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
