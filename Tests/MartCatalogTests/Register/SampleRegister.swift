import MartCatalog

/// Small files of the register, with what a test says and a usual value in every other column.
enum SampleRegister {
  enum Field: String, CaseIterable {
    case authority = "개방자치단체코드"
    case number = "관리번호"
    case licensed = "인허가일자"
    case cancelled = "인허가취소일자"
    case status = "영업상태구분코드"
    case detail = "상세영업상태코드"
    case closed = "폐업일자"
    case suspendedFrom = "휴업시작일자"
    case suspendedThrough = "휴업종료일자"
    case phone = "소재지전화"
    case lot = "소재지전체주소"
    case road = "도로명전체주소"
    case name = "사업장명"
    case changed = "최종수정시점"
    case form = "업태구분명"
    case x = "좌표정보x(epsg5174)"
    case y = "좌표정보y(epsg5174)"
    case storeClass = "점포구분명"
  }

  static let usual: [Field: String] = [
    .authority: "3000000", .number: "2024300000000700001", .licensed: "2012-05-01", .status: "01",
    .detail: "1", .road: "서울특별시 종로구 새문안로 9 (신문로1가)", .name: "(주)이마트 종로점",
    .changed: "2025-03-02 10:11:12",
  ]

  static func header(without left: Set<Field> = []) -> String {
    Field.allCases.filter { !left.contains($0) }.map(\.rawValue).joined(separator: ",")
  }

  static func row(_ values: [Field: String], without left: Set<Field> = []) -> String {
    Field.allCases.filter { !left.contains($0) }.map { field in
      let value = values[field] ?? usual[field] ?? ""
      guard value.contains(where: { $0 == "," || $0 == "\"" }) else { return value }
      return "\""
        + value.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
    }.joined(separator: ",")
  }

  /// Reads rows, each with the values that it does not share with the usual one.
  static func read(_ rows: [Field: String]...) throws -> StoreRegister {
    let lines = [header()] + rows.map { row($0) }
    return try StoreRegister(file: lines.joined(separator: "\n").utf8)
  }
}
