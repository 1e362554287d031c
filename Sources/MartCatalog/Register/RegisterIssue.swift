import MartModels

/// Something in the register that was not read, merged or taken, and where.
public struct RegisterIssue: Hashable, Sendable {
  /// What is wrong; new reasons may appear in later versions.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The stable name of the reason.
    public let rawValue: String

    /// Makes a reason from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The row has more or fewer columns than the header, or two of one name that differ; it is
    /// left out.
    public static let columns = Reason(rawValue: "columns")
    /// The row is longer than any store's; it is left out.
    public static let tooLong = Reason(rawValue: "tooLong")
    /// A quotation mark is still open at the end of the row, or text follows a closing one; the first
    /// line of the row is left out.
    public static let openQuote = Reason(rawValue: "openQuote")
    /// The row is not UTF-8; it is left out.
    public static let notText = Reason(rawValue: "notText")
    /// The row is not an object; it is left out.
    public static let notObject = Reason(rawValue: "notObject")
    /// A mart without a name or an address; it is left out.
    public static let missing = Reason(rawValue: "missing")
    /// A number or a time that a spreadsheet has shortened; the field is left out.
    public static let shortened = Reason(rawValue: "shortened")
    /// The calendar has no such date; the field is left out.
    public static let noSuchDate = Reason(rawValue: "noSuchDate")
    /// A status that the register does not define; the state is unknown.
    public static let unknownStatus = Reason(rawValue: "unknownStatus")
    /// The place is not in Korea in any grid, or only in another one; the field is left out.
    public static let noSuchPlace = Reason(rawValue: "noSuchPlace")
    /// Another row is of the same store; it was merged into that one.
    public static let merged = Reason(rawValue: "merged")
  }

  /// The row among those that hold data, from 0.
  public let row: Int
  /// The key of the field in the API, such as `CRD_INFO_X`; `nil` when it is the row.
  public let field: String?
  /// What is wrong.
  public let reason: Reason
  /// The value, cut to 100 characters, or the name of the store of a merged row.
  public let value: String

  init(row: Int, field: RegisterField? = nil, _ reason: Reason, value: String = "") {
    self.row = row
    self.field = field?.key
    self.reason = reason
    self.value = value.cut
  }
}

extension RegisterIssue: CustomStringConvertible {
  /// One line with the row, the field, the reason and the value.
  public var description: String { phrase(in: .english) }
}
