import MartTestSupport

/// Documents that look like answers of a server and are wrong somewhere.
///
/// Fields are put together of values that are right, wrong, or of another kind; then, in half of the
/// documents, bytes are changed, inserted, taken out or repeated.
struct Documents {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func pick(_ values: [String]) -> String {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  mutating func next() -> [UInt8] {
    var bytes = Array(answer().utf8)
    if chance(50) {
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes) }
    }
    return bytes
  }

  private mutating func answer() -> String {
    if chance(4) { return value() }
    let rows = (0..<Int.random(in: 0...4, using: &random)).map { _ in row() }
    let list = "[" + rows.joined(separator: ",") + "]"
    if chance(25) { return list }
    var fields: [String] = []
    if chance(80) {
      fields.append(#""code":"# + pick([#""OK""#, #""SERVER_ERROR""#, "200", value()]))
    }
    if chance(60) { fields.append(#""message":"# + pick([#""요청이 성공했습니다.""#, value()])) }
    if chance(30) { fields.append(#""info":"# + value()) }
    if chance(10) { fields.append(#""status":"# + value()) }
    if chance(92) {
      fields.append(#""data":"# + (chance(90) ? list : chance(50) ? row() : value()))
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private mutating func row() -> String {
    if chance(5) { return value() }
    var fields: [String] = []
    func good(_ key: String, _ good: String, _ percent: Int = 92) {
      if chance(4) { return }
      fields.append("\"\(key)\":" + (chance(percent) ? good : value()))
    }
    good("id", chance(85) ? "\(Int.random(in: 0...30, using: &random))" : pick(Self.numbers))
    good("martType", pick([#""이마트""#, #""이마트 트레이더스""#, #""새마트""#, #""""#]))
    good("branchName", pick([#""성수점""#, #""트레이더스 고양점""#, #""""#, #""가\u0000나""#]))
    if chance(30) {
      good("openingHours", pick([#""10:00~24:00""#, #""오전 10:00 - 오후 10:00""#, #""둘째""#]))
    }
    if chance(20) { good("region", #""서울""#) }
    if chance(20) { good("phoneNumber", #""02-411-1234""#) }
    if chance(20) { good("address", #""서울특별시 송파구 충민로 10""#) }
    if chance(10) { good("url", #""http://x""#) }
    if chance(10) { good("createdDate", #""2020-05-02 05:55:54""#) }
    if chance(80) {
      let dates = (0..<Int.random(in: 0...6, using: &random)).map { _ in date() }
      good("holidays", "[" + dates.joined(separator: ",") + "]")
    }
    if chance(50) {
      let place = "{\"latitude\":\(pick(Self.numbers)),\"longitude\":\(pick(Self.numbers))"
      good("location", place + (chance(30) ? ",\"distance\":\(pick(Self.numbers))}" : "}"))
    }
    if chance(15) { good("schedule", pick(Self.schedules), 80) }
    if chance(5) { fields.append(fields.randomElement(using: &random) ?? "\"a\":1") }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private mutating func date() -> String {
    if chance(8) { return value() }
    if chance(10) {
      return pick([
        #""0001-01-01""#, #""9999-12-31""#, #""2026-02-30 (월)""#, #""2026-11-22 (월)""#,
        #""2026-11-22 (일) 예정""#, #""내일""#, #""""#, #""2026-11-22("# + "\"", #""+026-11-22""#,
      ])
    }
    let month = Int.random(in: 9...12, using: &random)
    let day = Int.random(in: 1...31, using: &random)
    let text = "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    return "\"" + text + (chance(50) ? " (\(pick(["일", "월", "화", "수", "목", "금", "토"])))\"" : "\"")
  }

  private mutating func value() -> String { pick(Self.values) }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(contentsOf: pick(Self.values).utf8, at: place)
    case 4:
      bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
    default:
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    }
  }

  private static let numbers = [
    "37.5", "127.1", "0", "-0.0", "0.0", "null", "91", "-181", "1e400", "1e-400", "-5", "7.5",
    "1e30",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1E2", "-1e-7",
    "\"37.5\"",
  ]

  private static let values =
    numbers + [
      "true", "false", "null", "{}", "[]", "[[]]", "[null]", "{\"a\":{\"b\":[1,\"c\"]}}", "\"\"",
      "\"문자\"", "\"\\ud83d\\ude00\"", "\"\\u0000\"", "\"2026-11-22\"", "[\"2026-11-22\"]",
      "{\"latitude\":37.5}", "{\"errors\":[{\"field\":\"a\",\"message\":\"b\"}]}",
      String(repeating: "[", count: 30) + String(repeating: "]", count: 30),
    ]

  private static let schedules = [
    #"{"rules":[{"rule":{"nth":[2,4],"weekday":"sunday"},"from":"2026-01-01"}]}"#,
    #"{"published":[{"month":"2026-11","closed":[8,22],"tentative":[8]}]}"#,
    #"{"published":[{"month":"2026-02","closed":[30]}]}"#, #"{"closures":[{"from":"2026-11-02"}]}"#,
    #"{"overrides":[{"movedFrom":"2026-11-22","movedTo":"2026-11-25"}]}"#, "{}",
    #"{"closedForGoodFrom":"2026-12-01"}"#, #"{"rules":[{"rule":{"nth":[6],"weekday":"sunday"}}]}"#,
  ]
}
