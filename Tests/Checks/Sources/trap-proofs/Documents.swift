import Foundation
import MartHolidayKit

/// Valid documents with one or two places changed to the ends of what a place can hold.
enum Documents {
  static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }()
  static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }()

  /// What stands in the place of a value.
  static let replacements: [String] =
    [
      "0", "1", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775806",
      "9223372036854775808", "2147483648", "-2147483649", "9007199254740993", "1e308", "-1e308",
      "5e-324", "0.5", "1e400", "null", "true", "[]", "{}", "[[]]", "\"\"", "\"nan\"", "\"inf\"",
      "\"-inf\"", "\"9223372036854775807\"", "\"9999-12-31\"", "\"0001-01-01\"", "\"9999-12\"",
      "\"2026-11-21\"", "\"가\"", "\"\(String(repeating: "9", count: 2_000))\"",
      "[\((0..<300).map(String.init).joined(separator: ","))]",
      String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
    ]

  /// A document of JSON, or of lines of fields, with a value replaced by each replacement.
  static func mutants(of json: String, most: Int, using random: inout some RandomNumberGenerator)
    -> [String]
  {
    let bytes = Array(json.utf8)
    let places = Self.places(bytes)
    var mutants: [String] = []
    for place in places {
      for replacement in replacements {
        mutants.append(replacing(bytes, place, with: replacement))
      }
      for digits in self.digits(bytes, in: place) {
        for number in ["0", "9223372036854775807", "99999999999999999999", "-1"] {
          mutants.append(replacing(bytes, digits, with: number))
        }
      }
    }
    if mutants.count > most {
      mutants = (0..<most).map { _ in mutants[Int.random(in: 0..<mutants.count, using: &random)] }
    }
    // Two at once.
    for mutant in mutants.shuffled(using: &random).prefix(most / 4) {
      let bytes = Array(mutant.utf8)
      guard let place = Self.places(bytes).randomElement(using: &random),
        let replacement = replacements.randomElement(using: &random)
      else { continue }
      mutants.append(replacing(bytes, place, with: replacement))
    }
    return mutants
  }

  private static func replacing(_ bytes: [UInt8], _ place: Range<Int>, with text: String) -> String
  {
    String(decoding: bytes[..<place.lowerBound], as: UTF8.self) + text
      + String(decoding: bytes[place.upperBound...], as: UTF8.self)
  }

  private static func digits(_ bytes: [UInt8], in place: Range<Int>) -> [Range<Int>] {
    guard bytes[place.lowerBound] == UInt8(ascii: "\"") else { return [] }
    var found: [Range<Int>] = []
    var start: Int?
    for index in place {
      let isDigit = (0x30...0x39).contains(bytes[index])
      if isDigit, start == nil { start = index }
      if !isDigit, let first = start {
        found.append(first..<index)
        start = nil
      }
    }
    return found
  }

  /// The places of all values, keys among them.
  private static func places(_ bytes: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        places.append(start..<index)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        index += 1
        if let start = open.popLast() { places.append(start..<index) }
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\n"):
        index += 1
      default:
        while index < bytes.count, !",]}: \n".utf8.contains(bytes[index]) { index += 1 }
        places.append(start..<index)
      }
    }
    return places
  }
}

extension Picks {
  /// Decodes a document that is nearly valid.
  func decode<Value: Codable>(_ type: Value.Type) throws {
    use(try Documents.decoder.decode(type, from: Data(try document(type).utf8)))
  }

  /// A type that only reads.
  func decode(_ type: RepairedFavoriteList<Int>.Type) throws {
    use(try Documents.decoder.decode(type, from: Data(try document(FavoriteList<Int>.self).utf8)))
  }

  /// A page of an authority, which nobody writes.
  func decode(_ type: RegisterPage.Type) throws {
    use(try Documents.decoder.decode(type, from: Data(try self(RegisterAnswer.self).text.utf8)))
  }

  private func document<Value: Encodable>(_ type: Value.Type) throws -> String {
    try self(Document<Value>.self).text
  }
}

/// A document that a type reads, or nearly.
struct Document<Value: Encodable> {
  let text: String
}

extension Document: Edged {
  static func edges(_ pool: Pool) -> [Any] {
    var texts: Set<String> = []
    for value in pool.values(of: Value.self).prefix(60) {
      do {
        texts.insert(String(decoding: try Documents.encoder.encode(value), as: UTF8.self))
      } catch {}
    }
    let seeds = texts.sorted { $0.utf8.count < $1.utf8.count }.filter { $0.utf8.count < 20_000 }
    let most = 1_500
    let chosen = seeds.prefix(4) + seeds.suffix(8) + seeds.shuffled(using: &pool.random).prefix(8)
    return chosen.flatMap { seed -> [Document] in
      [Document(text: seed)]
        + Documents.mutants(of: seed, most: most / chosen.count, using: &pool.random)
        .map { Document(text: $0) }
    }
  }
}

/// An answer of the API of the register, or nearly.
private struct RegisterAnswer: Edged {
  let text: String

  private static let seed = """
    {"response":{"header":{"resultCode":"00","resultMsg":"NORMAL SERVICE."},"body":{"items":{"item":[\
    {"MNG_NO":"2000345022607500001","BPLC_NM":"(주)이마트 왕십리점","SALS_STTS_CD":"01",\
    "ROAD_NM_ADDR":"서울 성동구 왕십리광장로 17","LCPMT_YMD":"2008-09-04","CRD_INFO_X":"202960.1",\
    "CRD_INFO_Y":"451104.2","DAT_UPDT_PNT":"2026-11-20 12:00:00"}]},\
    "pageNo":1,"numOfRows":100,"totalCount":2}}}
    """

  static func edges(_ pool: Pool) -> [Any] {
    [RegisterAnswer(text: seed)]
      + Documents.mutants(of: seed, most: 1_500, using: &pool.random).map {
        RegisterAnswer(text: $0)
      }
  }
}
