import Foundation
import MartHolidayKit

/// A type with values at the ends of what it can be, such as a server, a disk or a caller sends.
protocol Edged {
  static func edges(_ pool: Pool) -> [Any]
}

extension Int: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      0, 1, -1, 2, 3, 7, 12, 21, 28, 31, 100, 660, 1_439, 1_440, 2_026, 7_014, .min, .max,
      .min + 1, .max - 1, 1 << 31, (1 << 31) - 1, -(1 << 31) - 1, 1 << 32, 1 << 53, -(1 << 53),
      1 << 62, 1_000_000_000, 9_999, 10_000,
    ] as [Int]
  }
}

extension Double: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      0, -0.0, 1, -1, 0.5, 37.5, 127, 90, -180, 180, 360, 1_795_258_950, .nan, .signalingNaN,
      .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 0x1p31, 0x1p53, 0x1p63, -0x1p63, 1e19, -1e19, 1e300,
    ] as [Double]
  }
}

extension Int32: Edged {
  static func edges(_ pool: Pool) -> [Any] { [0, 1, -1, 20_000, .min, .max] as [Int32] }
}

extension UInt32: Edged {
  static func edges(_ pool: Pool) -> [Any] { [0, 1, 2, 1 << 31, .max, .max - 1] as [UInt32] }
}

extension UInt8: Edged {
  static func edges(_ pool: Pool) -> [Any] { [0, 1, 0x22, 0x7B, 0x7F, 0x80, .max] as [UInt8] }
}

extension Bool: Edged {
  static func edges(_ pool: Pool) -> [Any] { [false, true] }
}

extension Duration: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [.zero, .seconds(-1), .milliseconds(1), .seconds(Int64.max), .seconds(Int64.min)] as [Duration]
  }
}

extension Unicode.Scalar: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    ["a", "가", "ㄱ", "ㅏ", "\u{11A8}", "\u{0}", "\u{10FFFF}", "힣"] as [Unicode.Scalar]
  }
}

extension Date: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    Double.edges(pool).compactMap { $0 as? Double }.map(Date.init(timeIntervalSince1970:))
  }
}

extension URL: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [URL(fileURLWithPath: NSTemporaryDirectory() + "trap-proofs/kept", isDirectory: false)]
  }
}

extension Data: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    String.edges(pool).compactMap { $0 as? String }.map { Data($0.utf8) }
  }
}

extension Optional: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [Self.none as Any] + pool.values(of: Wrapped.self).map { $0 as Any }
  }
}

extension Array: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    let values = pool.values(of: Element.self)
    var arrays: [[Element]] = [[]]
    arrays += values.map { [$0] }
    arrays += [Array(values.prefix(3)), Array(values.suffix(4).reversed()), values + values]
    if let first = values.first { arrays.append(Array(repeating: first, count: 5_000)) }
    if let last = values.last { arrays.append(Array(repeating: last, count: 300)) }
    return arrays
  }
}

extension Set: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    pool.values(of: [Element].self).map { Set($0) }
  }
}

extension Dictionary: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    let values = pool.values(of: Value.self)
    guard !values.isEmpty else { return [Self()] }
    let pairs = pool.values(of: Key.self).enumerated().map { ($1, values[$0 % values.count]) }
    return [Self(), Self(pairs, uniquingKeysWith: { first, _ in first })]
      + pairs.map { Self([$0], uniquingKeysWith: { first, _ in first }) }
  }
}

extension KeyValuePairs: Edged {
  static func edges(_ pool: Pool) -> [Any] { [[:] as Self] }
}

extension Range: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    let values = pool.values(of: Bound.self).shuffled(using: &pool.random)
    return zip(values, values.dropFirst()).map { Swift.min($0, $1)..<Swift.max($0, $1) }
  }
}

extension ClosedRange: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    let values = pool.values(of: Bound.self)
      .filter { $0 == $0 }.shuffled(using: &pool.random)
    return zip(values, values.dropFirst()).map { Swift.min($0, $1)...Swift.max($0, $1) }
      + values.prefix(3).map { $0...$0 }
  }
}

extension AsyncStream: Edged {
  static func edges(_ pool: Pool) -> [Any] { [] }
}

extension String: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      "", " ", "\u{0}", "a", "가", "\u{301}", "👩‍👩‍👧", "\r\n", "0", "-1", "9223372036854775807",
      "-9223372036854775808", "9223372036854775808", "1e999", "nan", "token-A", "ㅇㅁㅌ", "양재점",
      "코스트코 양재점", "2026-11-21", "0001-01-01", "9999-12-31", "2026-11-99999999999999999999",
      "매월 2,4째주 일요일 휴무", "2째주 99999999999999999999째 일요일", "10:00~24:00", "22:00~26:00",
      "99999999999:00~1:00", "Mo-Fr 10:00-22:00; Su[2,4] off", "Su[-9223372036854775808] off",
      "week 1-99999999999999999999 off", "2026-2147483648 Mo off",
      "FREQ=MONTHLY;BYDAY=2SU,4SU", "FREQ=WEEKLY;INTERVAL=9223372036854775807;BYDAY=SU",
      "FREQ=MONTHLY;BYDAY=-9223372036854775808SU;COUNT=9223372036854775807",
      "DTSTART:20261107T150000Z\nRRULE:FREQ=WEEKLY;BYDAY=SA", "nth([2,4],sunday)", "내일", "다음 주 토요일",
      "99999999999999999999일 뒤", "9223372036854775807 days ago", "in 9223372036854775807 weeks",
      "02-1899-9900", "서울특별시 서초구 양재대로 159", "https://example.com/?id=9223372036854775807",
      "Thu, 31 Dec 9999 23:59:60 GMT", "Mon, 01 Jan 9223372036854775807 00:00:00 GMT",
      "{\"favorites\":[9223372036854775807,-1]}", "[[[[[[", "{\"id\":1e400}",
      "2026년 2147483648월 9223372036854775807일 휴무", "1~9223372036854775807일 휴무",
      String(repeating: "9", count: 3_000), String(repeating: "월", count: 3_000),
      String(repeating: "[", count: 3_000), String(repeating: "Mo off;", count: 400),
      String(repeating: "매월 2째주 일요일 휴무 ", count: 100), String(repeating: "e\u{301}", count: 999),
    ]
  }
}

extension CivilDate: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      CivilDate(2026, 11, 21), CivilDate.earliest, CivilDate.latest,
      CivilDate(1970, 1, 1), CivilDate(2028, 2, 29),
      CivilDate(1899, 12, 31), CivilDate(2051, 1, 1), CivilDate(2027, 2, 7),
    ]
  }
}

extension AlertSubscriber: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      AlertSubscriber(id: "token-A", favorites: [7014, 1033]),
      AlertSubscriber(
        id: "b", favorites: [.max, .min], leads: [0, 31], notBefore: TimeOfDay(23, 59),
        language: .english,
        sent: [AlertIdentity(subscriber: "b", branch: .max, stateFrom: .latest)]),
    ]
  }
}

extension Branch: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    let text = "매월 2,4째주 일요일 휴무. 12/25 22:00까지"
    let schedule = HolidaySchedule(
      reading: HolidayText(text, relativeTo: CivilDate(2026, 11, 21)),
      asOf: CivilDate(2026, 11, 21))
    return [
      Branch(id: 7014, mart: .costco, name: "양재점", schedule: schedule),
      Branch(
        id: .max, mart: .emart, name: "성수점", region: "서울", address: "서울특별시 서초구 양재대로 159",
        phone: "1899-9900", openingHours: "10:00~22:00", pageURL: "https://example.com/7014",
        coordinate: Coordinate(latitude: 37.461842, longitude: 127.03645),
        schedule: HolidaySchedule(rule: .every(.sunday))),
      Branch(id: .min, mart: Mart(serverName: ""), name: ""),
    ]
  }
}

extension HolidayText: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      "매월 2,4째주 일요일 휴무", "11월 8일 정상영업, 11월 10일 휴무", "12월 24일 20:00까지 영업. 일산점은 11월 25일 휴무",
      "11월 1일~12월 20일 휴점", "공휴일과 겹치면 다음날 휴무. 매주 월요일 휴무", "아마 휴무",
    ].map { HolidayText($0, relativeTo: CivilDate(2026, 11, 21)) }
  }
}

extension OpeningHours: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    ["10:00~22:00", "평일 10:00~24:00, 주말 22:00~02:00", "24시간"].compactMap { OpeningHours($0) }
  }
}

extension HolidayRule: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    [
      [.nth([2, 4], .sunday), HolidayRule.every(.monday).deferred(past: .publicHolidays)],
      .never, .everyOther(.wednesday, from: .earliest), .days([1, 31]), .yearly(month: 2, day: 29),
      .eve(of: .seollal), (1..<30).reduce(HolidayRule.chuseok) { rule, _ in .eve(of: rule) },
    ] as [HolidayRule]
  }
}

extension RecurrenceRule: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    ["FREQ=MONTHLY;BYDAY=2SU,4SU", "FREQ=WEEKLY;BYDAY=SU;UNTIL=20271231"]
      .compactMap { text in do { return try RecurrenceRule(text) } catch { return nil } }
  }
}
