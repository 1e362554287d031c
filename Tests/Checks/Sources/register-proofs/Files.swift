import MartTestSupport

/// Files of the register with a few rows, in any of its dialects.
struct Files {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A file, with the names of the stores in the lines that were left as they are.
  struct File {
    var bytes: [UInt8]
    /// Empty where the whole file was changed.
    var names: [String]
  }

  private static let columns = [
    "개방자치단체코드", "관리번호", "인허가일자", "인허가취소일자", "영업상태구분코드", "상세영업상태코드", "폐업일자", "휴업시작일자", "휴업종료일자",
    "소재지전화",
    "소재지전체주소", "도로명전체주소", "사업장명", "최종수정시점", "업태구분명", "좌표정보(X)", "좌표정보(Y)", "점포구분명", "소재지면적",
  ]

  private static let brands = [
    "(주)이마트 %점", "홈플러스(주) 익스프레스 %점", "롯데쇼핑(주)롯데슈퍼%가맹점", "GS THE FRESH %점", "코스트코 홀세일 (%점)",
    "%농협 하나로마트",
    "㈜이마트에브리데이 %점", "노브랜드 %점", "서원유통 탑마트%점", "주)이마트%점",
  ]

  /// What stands in values that somebody spoiled.
  private static let spoiled = [
    "", " ", "0", "-0", "nan", "inf", "-1e308", "1e999", "0x1p9", "2.00035E+18", "40:00.0",
    "20190230",
    "00000000", "9999-12-31", "-2019-01-01", "2019-1-1-1", "999999999999999999999", "(", ")",
    "((주)",
    "[[[", "점", "가맹점", "주식회사", "<b>&nbsp;", "\u{1112}\u{1169}", "\u{200D}\u{FEFF}", "호", "산 1",
    "홈플러스",
    "이마트24", "농협", "GS", "지에스", "하나로마트", "🙂", "\u{3000}", "03", "4", "05", "BBBB", "대형마트", "준대규모점포",
  ]

  private mutating func pick<T>(_ list: [T]) -> T {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func row(_ number: Int) -> (values: [String], name: String) {
    let letter = String(Unicode.Scalar(UInt32.random(in: 0xAC00...0xD7A3, using: &random)) ?? "가")
    let parts = pick(Self.brands).split(separator: "%", omittingEmptySubsequences: false)
    let name = parts.joined(separator: letter + "\(number)")
    let status = pick(["01", "01", "1", "02", "03", "04", "05"])
    let values = [
      "3\(number)00000", "20190000\(number)7500001", pick(["1997-06-30", "19970630", ""]), "",
      status,
      "1", pick(["", "2020-02-03"]), "", "", pick(["02-430-4200", "053 3831234", ""]),
      pick(["", "경기도 수원시 팔달구 중동 \(number)번지 2호"]), "경기도 수원시 팔달구 정조로 \(100 + number), 1층 (중동)", name,
      pick(["20190925150602", "2026-01-14 14:27:17"]), pick(["대형마트", "구분없음"]),
      "200000.5  ", "420000.25", pick(["대규모점포", "준대규모점포"]), "1,234.5",
    ]
    return (values, name)
  }

  private func line(_ values: [String], _ order: [Int], always: Bool) -> String {
    order.map { column in
      let value = values[column]
      let isQuoted = always || value.contains { $0 == "," || $0 == "\"" || $0 == "\n" }
      guard isQuoted else { return value }
      return "\""
        + value.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
    }.joined(separator: ",")
  }

  mutating func next() -> File {
    let order =
      chance(2) ? Array(Self.columns.indices) : Self.columns.indices.shuffled(using: &random)
    let always = chance(2)
    let end = pick(["\n", "\r\n"])
    var lines = [Array(line(Self.columns, order, always: always).utf8)]
    var names: [String] = []
    let count = Int.random(in: 2...4, using: &random)
    let spoiledRow = Int.random(in: 0..<count, using: &random)
    let isLine = !chance(4)
    for number in 0..<count {
      var (values, name) = row(number)
      if number == spoiledRow, isLine, chance(2) {
        for _ in 0...Int.random(in: 0..<3, using: &random) {
          values[Int.random(in: values.indices, using: &random)] = pick(Self.spoiled)
        }
      } else if number != spoiledRow || !isLine {
        names.append(name)
      }
      lines.append(Array(line(values, order, always: always).utf8))
    }
    if isLine, chance(2) {
      // A line that is spoiled takes no other with it.
      mutate(&lines[spoiledRow + 1])
      lines[spoiledRow + 1].removeAll { $0 == 0x0A }
    }
    var bytes: [UInt8] = chance(4) ? [0xEF, 0xBB, 0xBF] : []
    bytes += Array(lines.joined(separator: Array(end.utf8)))
    if chance(2) { bytes += Array(end.utf8) }
    if isLine { return File(bytes: bytes, names: names) }
    mutate(&bytes)
    return File(bytes: bytes, names: [])
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1:
        bytes.insert(pick([0x22, 0x22, 0x22, 0x2C, 0x0A, 0x0D, 0x00, 0xFF, 0x28, 0x29]), at: place)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.insert(contentsOf: Array(pick(Self.spoiled).utf8), at: place)
      case 5: bytes.insert(contentsOf: Array("\",\"".utf8), at: place)
      case 6 where chance(500):
        bytes.insert(
          contentsOf: [UInt8](repeating: pick([0x22, 0x41, 0x28, 0x2C]), count: 150_000), at: place)
      default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      }
    }
  }
}
