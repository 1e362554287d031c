/// The columns of the register that are read, by their names in every form of it.
///
/// Source: the headers of the files and the keys of the API, older and newer; see
/// `Documentation/DataSources.md`.
enum RegisterField: Int, CaseIterable, Sendable {
  case authority, number, licensed, cancelled, status, detail, closed, suspendedFrom
  case suspendedThrough, phone, lotAddress, roadAddress, name, changed, form, x, y, storeClass

  /// The key of the API.
  var key: String {
    switch self {
    case .authority: "OPN_ATMY_GRP_CD"
    case .number: "MNG_NO"
    case .licensed: "LCPMT_YMD"
    case .cancelled: "LCPMT_RTRCN_YMD"
    case .status: "SALS_STTS_CD"
    case .detail: "DTL_SALS_STTS_CD"
    case .closed: "CLSBIZ_YMD"
    case .suspendedFrom: "TCBIZ_BGNG_YMD"
    case .suspendedThrough: "TCBIZ_END_YMD"
    case .phone: "TELNO"
    case .lotAddress: "LOTNO_ADDR"
    case .roadAddress: "ROAD_NM_ADDR"
    case .name: "BPLC_NM"
    case .changed: "LAST_MDFCN_PNT"
    case .form: "BZSTAT_SE_NM"
    case .x: "CRD_INFO_X"
    case .y: "CRD_INFO_Y"
    case .storeClass: "STOR_SE_NM"
    }
  }

  /// The names in headers, and the keys of the API before 2025.
  private var names: [String] {
    switch self {
    case .authority: ["개방자치단체코드", "opnSfTeamCode"]
    case .number: ["관리번호", "mgtNo"]
    case .licensed: ["인허가일자", "apvPermYmd"]
    case .cancelled: ["인허가취소일자", "apvCancelYmd"]
    case .status: ["영업상태구분코드", "영업상태코드", "trdStateGbn"]
    case .detail: ["상세영업상태코드", "dtlStateGbn"]
    case .closed: ["폐업일자", "dcbYmd"]
    case .suspendedFrom: ["휴업시작일자", "clgStdt"]
    case .suspendedThrough: ["휴업종료일자", "clgEnddt"]
    case .phone: ["소재지전화", "전화번호", "siteTel"]
    case .lotAddress: ["소재지전체주소", "지번주소", "siteWhlAddr"]
    case .roadAddress: ["도로명전체주소", "도로명주소", "rdnWhlAddr"]
    case .name: ["사업장명", "bplcNm"]
    case .changed: ["최종수정시점", "최종수정일자", "lastModTs"]
    case .form: ["업태구분명", "uptaeNm"]
    case .x: ["좌표정보x", "좌표정보xepsg5174", "x"]
    case .y: ["좌표정보y", "좌표정보yepsg5174", "y"]
    case .storeClass: ["점포구분명", "jpSeNm"]
    }
  }

  /// Finds the column of a header or a key; case, spaces, brackets and a byte-order mark do not matter.
  init?(_ name: String) {
    guard let field = Self.fields[Self.folded(name)] else { return nil }
    self = field
  }

  private static let fields: [String: RegisterField] = {
    var fields: [String: RegisterField] = [:]
    for field in allCases {
      for name in [field.key] + field.names { fields[folded(name)] = field }
    }
    return fields
  }()

  private static func folded(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter {
          $0 > " " && $0 != "\u{FEFF}" && $0 != "(" && $0 != ")" && $0 != "_"
        }))
  }
}
