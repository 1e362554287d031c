// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import Fetching

  /// One page of the register as its API sends it.
  ///
  /// ```swift
  /// import Foundation
  /// import MartHolidayKit
  ///
  /// let json = """
  ///   {"response":{"header":{"resultCode":"0","resultMsg":"정상"},"body":{"pageNo":1,"numOfRows":100,
  ///   "totalCount":1,"items":{"item":{"BPLC_NM":"(주)이마트 왕십리점","SALS_STTS_CD":"01",
  ///   "ROAD_NM_ADDR":"서울특별시 성동구 왕십리광장로 17 (행당동)","STOR_SE_NM":"대규모점포"}}}}}
  ///   """
  /// let page = try JSONDecoder().decode(RegisterPage.self, from: Data(json.utf8))
  /// page.nextPage  // nil
  /// var reader = StoreRegister.Reader()
  /// reader.read(page)
  /// try reader.finished().stores.map(\.name)  // ["왕십리점"]
  /// ```
  public struct RegisterPage: Hashable, Sendable {
    /// The number of the page, from 1; `nil` when the answer does not say.
    public let number: Int?
    /// How many rows a page holds.
    private let rowsPerPage: Int?
    /// How many rows there are in all pages.
    public let totalCount: Int?
    /// The rows, `nil` for one that is not an object.
    let rows: [RegisterRow?]

    /// How many rows the page has.
    public var count: Int { rows.count }

    /// The number of the next page, or `nil` after the last.
    public var nextPage: Int? {
      guard let number, let rowsPerPage, let totalCount, number > 0, rowsPerPage > 0, count > 0
      else { return nil }
      let (read, isHuge) = number.multipliedReportingOverflow(by: rowsPerPage)
      return isHuge || read >= totalCount ? nil : number + 1
    }
  }

  extension StoreRegister.Reader {
    /// Reads a page of the API.
    ///
    /// - Parameter page: the page.
    public mutating func read(_ page: RegisterPage) {
      for row in page.rows { add(row.map { .values($0) } ?? .issue(.notObject)) }
    }
  }

  extension StoreRegister {
    /// Reads all pages of the API.
    ///
    /// - Parameter pages: the pages, in any order.
    public init(pages: some Sequence<RegisterPage>) {
      var reader = Reader()
      for page in pages { reader.read(page) }
      self = reader.register
    }
  }

  extension RegisterPage: Decodable {
    private enum Key: String, CodingKey {
      case response, header, body, items, item, pageNo, numOfRows, totalCount, resultCode, resultMsg
      case service = "OpenAPI_ServiceResponse"
      case head = "cmmMsgHeader"
      case errMsg, returnAuthMsg
    }

    /// Reads the answer to a request for a page.
    ///
    /// - Throws: `FetchFailure` when the answer is an error of the API, named in its message;
    ///   `DecodingError` when it is something else.
    public init(from decoder: any Decoder) throws {
      let root = try decoder.container(keyedBy: Key.self)
      if root.contains(.service) {
        let service = try root.nestedContainer(keyedBy: Key.self, forKey: .service)
        let head = try service.nestedContainer(keyedBy: Key.self, forKey: .head)
        let names = [Key.errMsg, .returnAuthMsg].compactMap { Self.text($0, of: head) }
        throw FetchFailure(registerError: names.joined(separator: " "))
      }
      let response =
        root.contains(.response)
        ? try root.nestedContainer(keyedBy: Key.self, forKey: .response) : root
      if response.contains(.header) {
        let header = try response.nestedContainer(keyedBy: Key.self, forKey: .header)
        let code = Self.text(.resultCode, of: header) ?? "0"
        // 0, 00 and 000 are success.
        guard code.utf8.allSatisfy({ $0 == 0x30 }) else {
          throw FetchFailure(
            registerError: code + " " + (Self.text(.resultMsg, of: header) ?? ""))
        }
      }
      let body = try response.nestedContainer(keyedBy: Key.self, forKey: .body)
      number = Self.number(.pageNo, of: body)
      rowsPerPage = Self.number(.numOfRows, of: body)
      totalCount = Self.number(.totalCount, of: body)
      rows = try Self.rows(body)
    }

    /// The rows: an array, one object, or an empty text for none.
    private static func rows(_ body: KeyedDecodingContainer<Key>) throws -> [RegisterRow?] {
      guard body.contains(.items), try !body.decodeNil(forKey: .items) else { return [] }
      if text(.items, of: body) != nil { return [] }
      func rows(_ key: Key, of parent: KeyedDecodingContainer<Key>) throws -> [RegisterRow?] {
        if text(key, of: parent) != nil { return [] }
        do {
          return try parent.decode([LossyRow].self, forKey: key).map { $0.row }
        } catch DecodingError.typeMismatch {
          return [try parent.decode(LossyRow.self, forKey: key).row]
        }
      }
      let items: KeyedDecodingContainer<Key>
      do {
        items = try body.nestedContainer(keyedBy: Key.self, forKey: .items)
      } catch DecodingError.typeMismatch {
        return try rows(.items, of: body)
      }
      guard items.contains(.item), try !items.decodeNil(forKey: .item) else { return [] }
      return try rows(.item, of: items)
    }

    private static func text(_ key: Key, of fields: KeyedDecodingContainer<Key>) -> String? {
      if let number = number(key, of: fields) { return String(number) }
      do { return try fields.decodeIfPresent(String.self, forKey: key) } catch { return nil }
    }

    private static func number(_ key: Key, of fields: KeyedDecodingContainer<Key>) -> Int? {
      do { return try fields.decodeIfPresent(Int.self, forKey: key) } catch {}
      do {
        return try fields.decodeIfPresent(String.self, forKey: key).flatMap { Int($0) }
      } catch { return nil }
    }
  }

  /// A row whose unreadable values are left out.
  private struct LossyRow: Decodable {
    let row: RegisterRow?

    private struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let fields: KeyedDecodingContainer<AnyKey>
      do { fields = try decoder.container(keyedBy: AnyKey.self) } catch {
        row = nil
        return
      }
      var row = RegisterRow()
      for key in fields.allKeys {
        guard let field = RegisterField(key.stringValue) else { continue }
        do { row[field] = try fields.decode(String.self, forKey: key) } catch {
          do { row[field] = "\(try fields.decode(Double.self, forKey: key))" } catch {}
        }
      }
      self.row = row
    }
  }
#endif
