import MartModels

/// Something that an answer of the server has wrong, and where.
///
/// A bad row never costs the others: what can be read is kept, and for the rest there is an issue.
public struct CatalogIssue: Hashable, Sendable {
  /// What is wrong; new reasons may appear in later versions.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The stable name of the reason.
    public let rawValue: String

    /// Makes a reason from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The row has no such field, and cannot be a branch without it.
    public static let missing = Reason(rawValue: "missing")
    /// The value is of another kind than it should be, such as a text in place of a number.
    public static let unreadable = Reason(rawValue: "unreadable")
    /// Another row before it has the same number; that one is kept.
    public static let duplicateID = Reason(rawValue: "duplicateID")
    /// The number is negative; these are for the branches that a user makes.
    public static let reservedID = Reason(rawValue: "reservedID")
    /// The calendar has no such date.
    public static let noSuchDate = Reason(rawValue: "noSuchDate")
    /// The date has another weekday than the one behind it.
    public static let wrongWeekday = Reason(rawValue: "wrongWeekday")
    /// A text stands behind the date that may mean anything.
    public static let textBehindDate = Reason(rawValue: "textBehindDate")
    /// There is no such place on the Earth.
    public static let noSuchPlace = Reason(rawValue: "noSuchPlace")
  }

  /// The place of the row in the answer, from 0.
  public let row: Int
  /// The number of the branch, or `nil` when the row was left out.
  public let id: Int?
  /// The key of the field, such as `holidays`; `nil` when the row itself is no object.
  public let field: String?
  /// What is wrong.
  public let reason: Reason
  /// What stands there, cut to 100 characters; empty when nothing does.
  public let value: String

  /// Makes an issue, as the tests and previews of an app need it.
  ///
  /// - Parameters:
  ///   - row: the place of the row in the answer, from 0.
  ///   - id: the number of the branch, when the row was kept.
  ///   - field: the key of the field, or `nil` for the row itself.
  ///   - reason: what is wrong.
  ///   - value: what stands there.
  public init(row: Int, id: Int? = nil, field: String?, reason: Reason, value: String = "") {
    self.row = row
    self.id = id
    self.field = field
    self.reason = reason
    self.value = Self.cut(value)
  }

  /// Whether the row was left out; otherwise only the field was.
  public var isRowLost: Bool { id == nil }

  private static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 100, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end])
  }
}

extension CatalogIssue: CustomStringConvertible {
  /// One line with the row, the field, the reason and the value.
  public var description: String { phrase(in: .english) }
}
