public import Foundation
public import MartCatalog

extension StoreRegister {
  /// Reads the authority's download, which claims to be UTF-8 but is CP949, or a copy converted to
  /// UTF-8.
  ///
  /// ```swift
  /// import Foundation
  /// import MartHolidayFoundation
  /// import MartHolidayKit
  ///
  /// let file = "영업상태코드,도로명주소,사업장명\n01,서울 성동구 왕십리광장로 17,(주)이마트 왕십리점"
  /// let register = try StoreRegister(download: Data(file.utf8))
  /// register.stores.map(\.name)  // ["왕십리점"]
  /// ```
  ///
  /// A line that is not CP949 is left out, with its row in `issues`.
  ///
  /// - Parameter data: the file in either encoding.
  /// - Throws: `RegisterError` when it is not a file of the register, or in another encoding.
  /// - Complexity: O(*n*) in the bytes.
  public init(download data: Data) throws(RegisterError) {
    do throws(RegisterError) {
      self = try StoreRegister(file: data)
    } catch {
      // The header is Korean, and Korean in CP949 is never UTF-8.
      guard error.code == .notUTF8 else { throw error }
      self = try StoreRegister(cp949: data)
    }
  }

  private init(cp949 data: Data) throws(RegisterError) {
    var reader = Reader()
    if let text = data.cp949 {
      do throws(RegisterError) { try reader.read(text.utf8) } catch {
        throw error.code == .otherTable ? RegisterError(.unknownEncoding) : error
      }
    } else {
      var hasHeader = false
      // No second byte of a letter is a line feed.
      for line in data.split(separator: 0x0A, omittingEmptySubsequences: false) {
        let text = line.cp949
        guard hasHeader || text != nil else { throw RegisterError(.unknownEncoding) }
        if let text { try reader.read(text.utf8) } else { try reader.read(line) }
        try reader.read(CollectionOfOne(0x0A))
        hasHeader = true
      }
    }
    self = try reader.finished()
  }
}

extension Data {
  /// The text of some CP949, or `nil` for other bytes.
  fileprivate var cp949: String? {
    isCP949 ? String(data: self, encoding: .cp949) : nil
  }

  /// Whether all bytes are ASCII or pairs, which not every Foundation checks.
  private var isCP949: Bool {
    var isSecond = false
    for byte in self {
      if isSecond {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x81...0xFE: isSecond = false
        default: return false
        }
      } else if byte >= 0x80 {
        guard 0x81...0xFE ~= byte else { return false }
        isSecond = true
      }
    }
    return !isSecond
  }
}

extension String.Encoding {
  /// Korean as Windows writes it: KS X 1001 with all other syllables.
  ///
  /// The number is `NSStringEncoding` of `kCFStringEncodingDOSKorean`, which every Foundation knows and
  /// none names.
  fileprivate static let cp949 = String.Encoding(rawValue: 0x8000_0422)
}
