/// A South Korean telephone number.
///
/// ```swift
/// import MartHolidayKit
///
/// PhoneNumber("1899-9900")?.telURL  // "tel:18999900"
/// PhoneNumber("+82-2-411-1234")?.description  // "02-411-1234"
/// ```
///
/// It refuses what cannot be dialed: too few or too many digits, an area code that does not exist, or
/// two numbers in one text, which `numbers(in:)` separates. It does not know whether the number is in
/// use.
///
/// Source: the South Korean numbering plan, 전기통신번호관리세칙.
public struct PhoneNumber: Hashable, Sendable {
  /// The digits as they are dialed within South Korea, such as `024111234` or `18999900`.
  public let digits: String
  /// What sort of number it is.
  public let kind: Kind
  private let prefixLength: UInt8

  /// A sort of telephone number; new sorts may appear in later versions.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The stable name of the sort.
    public let rawValue: String

    /// Makes a sort from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A landline with an area code.
    public static let landline = Kind(rawValue: "landline")
    /// A mobile telephone.
    public static let mobile = Kind(rawValue: "mobile")
    /// A company's number of eight digits for the whole country, 대표번호.
    public static let nationwide = Kind(rawValue: "nationwide")
    /// An internet telephone number, 070.
    public static let internet = Kind(rawValue: "internet")
    /// A toll-free number, 080.
    public static let tollFree = Kind(rawValue: "tollFree")
    /// A personal number that follows its owner, 050.
    public static let personal = Kind(rawValue: "personal")
  }

  /// Reads a number in any form that people write.
  ///
  /// There may be spaces, hyphens of any kind, periods, slashes and parentheses between the digits,
  /// and `tel:` before them. The country code is `+82` or `0082`, with or without the zero of the
  /// area code.
  ///
  /// - Parameter text: one number.
  /// - Returns: `nil` when the text is not a South Korean number.
  public init?(_ text: String) {
    guard let written = WrittenDigits(text), let number = written.domesticDigits else { return nil }
    guard let plan = Self.plan(of: number) else { return nil }
    // The last group always has four digits; any other grouping is a different number misread.
    if let last = written.lastGroupLength, last != 4 { return nil }
    digits = String(decoding: number, as: UTF8.self)
    kind = plan.kind
    prefixLength = plan.prefixLength
  }

  /// The kind of a number and the length of its prefix, or `nil` when there is no such number.
  private static func plan(of digits: [UInt8]) -> (kind: Kind, prefixLength: UInt8)? {
    let values = digits.map { Int($0) - 0x30 }
    func value(_ count: Int) -> Int { values.prefix(count).reduce(0) { 10 * $0 + $1 } }
    if values.count == 8, values[0] == 1 {
      return [5, 6, 8].contains(values[1]) ? (.nationwide, 4) : nil
    }
    guard values.count >= 9, values[0] == 0 else { return nil }
    let rest: (prefix: Int, kind: Kind)
    switch value(3) {
    case 20...29: rest = (2, .landline)
    case 31...33, 41...44, 49, 51...55, 61...64: rest = (3, .landline)
    case 10: rest = (3, .mobile)
    case 11, 16...19: rest = (3, .mobile)
    case 50: rest = (4, .personal)
    case 70: rest = (3, .internet)
    case 80: rest = (3, .tollFree)
    default: return nil
    }
    let subscriber = values.count - rest.prefix
    let needsEight = [10, 70].contains(value(3))
    guard subscriber == 8 || (subscriber == 7 && !needsEight), values[rest.prefix] != 0 else {
      return nil
    }
    return (rest.kind, UInt8(rest.prefix))
  }
}

extension PhoneNumber {
  /// The number as a link that a phone dials.
  public var telURL: String { "tel:" + digits }

  /// The number as it is dialed from abroad, such as `+82-2-411-1234`.
  ///
  /// `nil` for nationwide numbers, which most foreign networks do not reach.
  public var international: String? {
    kind == .nationwide ? nil : "+82-" + description.dropFirst()
  }
}

extension PhoneNumber: CustomStringConvertible, LosslessStringConvertible {
  /// The number in groups, such as `02-411-1234`.
  public var description: String {
    let prefix = digits.prefix(Int(prefixLength))
    let rest = digits.dropFirst(Int(prefixLength))
    guard kind != .nationwide else { return prefix + "-" + rest }
    return prefix + "-" + rest.dropLast(4) + "-" + rest.suffix(4)
  }
}

/// The digits of a written number, with the separators between them.
private struct WrittenDigits {
  private var digits: [UInt8] = []
  private var hasPlus = false
  /// The digits after the last separator, or `nil` without a separator.
  private(set) var lastGroupLength: Int?

  init?(_ text: String) {
    var isDigitBefore = false
    var scalars = Array(text.unicodeScalars.map { $0.value })
    let tel: [UInt32] = [0x74, 0x65, 0x6C, 0x3A]
    if scalars.prefix(4).map({ $0 | 0x20 }) == tel { scalars.removeFirst(4) }
    for scalar in scalars {
      switch scalar {
      case 0x30...0x39, 0xFF10...0xFF19:
        guard digits.count < 16 else { return nil }
        if !isDigitBefore, !digits.isEmpty { lastGroupLength = 0 }
        digits.append(UInt8(truncatingIfNeeded: 0x30 + (scalar & 0xF)))
        if let length = lastGroupLength { lastGroupLength = length + 1 }
        isDigitBefore = true
        continue
      case 0x2B, 0xFF0B:
        guard digits.isEmpty, !hasPlus else { return nil }
        hasPlus = true
      case 0x20, 0xA0, 0x3000, 0x09, 0x2D, 0x2E, 0x28, 0x29, 0x2F, 0x2010...0x2015, 0x2212, 0xB7,
        0xFF08, 0xFF09, 0xFF0D:
        break
      default: return nil
      }
      isDigitBefore = false
    }
  }

  /// The digits as they are dialed at home, or `nil` for another country.
  var domesticDigits: [UInt8]? {
    var digits = digits
    let korea: [UInt8] = [0x38, 0x32]
    if hasPlus {
      guard digits.starts(with: korea) else { return nil }
      digits.removeFirst(2)
    } else if digits.starts(with: [0x30, 0x30] + korea) {
      digits.removeFirst(4)
    } else {
      return digits
    }
    guard let first = digits.first else { return nil }
    let isNationwide = digits.count == 8 && first == 0x31
    return first == 0x30 || isNationwide ? digits : [0x30] + digits
  }
}
