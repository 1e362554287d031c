extension CatalogRequest {
  /// A condition on the rows of the register.
  public struct RegisterCondition: Hashable, Sendable {
    /// The key of the field, such as `SALS_STTS_CD`.
    public let field: String
    /// The comparison, such as `EQ`.
    public let comparison: String
    /// The value.
    public let value: String

    /// Makes a condition.
    ///
    /// - Parameters:
    ///   - field: the key of the field, such as `SALS_STTS_CD`.
    ///   - comparison: the comparison as the API names it.
    ///   - value: the value.
    public init(_ field: String, _ comparison: String = "EQ", _ value: String) {
      self.field = field
      self.comparison = comparison
      self.value = value
    }

    /// Only stores that the register lists as open, or as licensed and not yet open.
    public static let open = RegisterCondition("SALS_STTS_CD", "EQ", "01")
    /// Only stores that have ended.
    public static let ended = RegisterCondition("SALS_STTS_CD", "EQ", "03")
  }

  /// A page of the open register of large stores; the host is `apis.data.go.kr`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// CatalogRequest(registerPage: 1, where: [.open], serviceKey: "a+b=").text
  /// // "/1741000/large_scale_retail_stores/info?serviceKey=a%2Bb%3D&pageNo=1&numOfRows=100&returnType=json&cond%5BSALS_STTS_CD%3A%3AEQ%5D=01"
  /// ```
  ///
  /// - Parameters:
  ///   - page: the number of the page, from 1.
  ///   - rows: how many rows a page holds; the API sends at most 100.
  ///   - conditions: which rows to send; all, without conditions.
  ///   - serviceKey: the key of data.go.kr, not percent-encoded.
  public init(
    registerPage page: Int, rows: Int = 100, where conditions: [RegisterCondition] = [],
    serviceKey: String
  ) {
    var query = "serviceKey=" + Self.percentEncoded(serviceKey)
    query += "&pageNo=\(max(page, 1))&numOfRows=\(min(max(rows, 1), 100))&returnType=json"
    for condition in conditions {
      query += "&" + Self.percentEncoded("cond[\(condition.field)::\(condition.comparison)]")
      query += "=" + Self.percentEncoded(condition.value)
    }
    self.init(path: "/1741000/large_scale_retail_stores/info", query: query, scope: nil)
  }

  /// The file of the register, of the country or one authority; the host is `file.localdata.go.kr`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// CatalogRequest(registerFileOf: "6110000_ALL").text
  /// // "/file/download/large_scale_retail_stores/info?orgCode=6110000_ALL"
  /// ```
  ///
  /// - Parameter authority: the code of a province with `_ALL`, or of a district; `nil` for the
  ///   country.
  public init(registerFileOf authority: String? = nil) {
    self.init(
      path: "/file/download/large_scale_retail_stores/info",
      query: authority.map { "orgCode=" + Self.percentEncoded($0) } ?? "", scope: nil)
  }
}
