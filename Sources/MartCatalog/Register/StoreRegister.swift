import MartModels

/// The open government register of large stores, 대규모점포, and of supermarkets of chains,
/// 준대규모점포: every mart of the country with its place and its state.
///
/// It reads the file and the pages of the API row by row and keeps the stores of the marts that the
/// library knows; `issues` names what was not read, left out or merged.
///
/// ```swift
/// import MartHolidayKit
///
/// let file = """
///   개방자치단체코드,관리번호,영업상태코드,도로명주소,사업장명,업태구분명,점포구분명
///   3450000,2000345022607500001,01,대구광역시 북구 검단로 97 (산격동),코스트코 홀세일,대형마트,대규모점포
///   """
/// let register = try StoreRegister(file: file.utf8)
/// register.stores.map(\.name)  // ["산격동"]
/// register.stores[0].isNameMade  // true
/// ```
///
/// Source: 행정안전부 지방행정 인허가데이터 대규모점포 (data.go.kr 15154948), updated daily.
public struct StoreRegister: Hashable, Sendable {
  /// The stores of marts, in the order of mart, region and name.
  public let stores: [RegisterStore]
  /// What was not read, left out or merged, in the order of the rows.
  public let issues: [RegisterIssue]
  /// How many rows hold data.
  public let rowCount: Int
  /// How many rows are of shops that are not marts.
  public let otherShopCount: Int

  /// Reads a file of the register.
  ///
  /// - Parameter bytes: the file as UTF-8. The authority's download is CP949, although it claims
  ///   UTF-8; `MartHolidayFoundation` converts it.
  /// - Throws: `RegisterError` when it is not a file of the register, or not UTF-8.
  /// - Complexity: O(*n*) in the bytes; only the rows of marts stay in memory.
  public init(file bytes: some Sequence<UInt8>) throws(RegisterError) {
    var reader = Reader()
    try reader.read(bytes)
    self = try reader.finished()
  }

  init(_ found: RegisterStores, rowCount: Int, otherShopCount: Int) {
    let finished = found.finished
    stores = finished.stores
    issues = (found.issues + finished.merged).sorted { $0.row < $1.row }
    self.rowCount = rowCount
    self.otherShopCount = otherShopCount
  }
}

extension StoreRegister {
  /// Reads a register in parts: a file chunk by chunk, or the pages of the API.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var reader = StoreRegister.Reader()
  /// try reader.read("영업상태코드,도로명주소,사업장명\n01,서울 성동구 왕십리".utf8)
  /// try reader.read("광장로 17,(주)이마트 왕십리점".utf8)
  /// try reader.finished().stores.map(\.name)  // ["왕십리점"]
  /// ```
  public struct Reader: Sendable {
    private var table = RegisterTable()
    private var isFile = false
    private var found = RegisterStores()
    private var rowCount = 0
    private var otherShopCount = 0

    /// Makes a reader of nothing yet.
    public init() {}

    /// Reads the next part of a file.
    ///
    /// - Parameter bytes: the part as UTF-8; it may end anywhere.
    /// - Throws: `RegisterError` when the header is not that of the register.
    public mutating func read(_ bytes: some Sequence<UInt8>) throws(RegisterError) {
      isFile = true
      var failure: RegisterError?
      let isRead: Void? = bytes.withContiguousStorageIfAvailable { bytes in
        // Another error than that of the header cannot be rethrown without an existential.
        do throws(RegisterError) {
          for place in bytes.indices { try take(unsafe bytes[place]) }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      if isRead == nil { for byte in bytes { try take(byte) } }
    }

    @inline(__always)
    private mutating func take(_ byte: UInt8) throws(RegisterError) {
      guard let row = try table.take(byte) else { return }
      add(row)
      while let row = try table.next() { add(row) }
    }

    /// The register of all that was read.
    ///
    /// - Throws: `RegisterError` when a file ended before its header.
    public mutating func finished() throws(RegisterError) -> StoreRegister {
      if isFile {
        while let row = try table.finish() { add(row) }
        try table.requireHeader()
      }
      return register
    }

    /// The register of the rows that are complete.
    var register: StoreRegister {
      StoreRegister(found, rowCount: rowCount, otherShopCount: otherShopCount)
    }

    mutating func add(_ row: RegisterTable.Row) {
      defer { rowCount += 1 }
      switch row {
      case .issue(let reason): found.issues.append(RegisterIssue(row: rowCount, reason))
      case .values(let values) where values.contradictsItself:
        found.issues.append(RegisterIssue(row: rowCount, .columns))
      case .values(let values):
        let before = found.issues.count
        if let store = RegisterReading(values, at: rowCount, &found.issues) {
          found.add(store)
        } else if found.issues.count == before {
          otherShopCount += 1
        }
      }
    }
  }
}
