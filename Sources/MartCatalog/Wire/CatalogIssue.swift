import MartModels

/// Something wrong in an answer of the server, and where.
///
/// A bad row never affects the others: what can be read is kept, and the rest is reported as an
/// issue.
public struct CatalogIssue: Hashable, Sendable {
  /// What is wrong; new reasons may appear in later versions.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The stable name of the reason.
    public let rawValue: String

    /// Makes a reason from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The row lacks a field that a branch needs.
    public static let missing = Reason(rawValue: "missing")
    /// The value has the wrong type, such as a text in place of a number.
    public static let unreadable = Reason(rawValue: "unreadable")
    /// An earlier row has the same number; that one is kept.
    public static let duplicateID = Reason(rawValue: "duplicateID")
    /// The number is negative, as only those of branches made by users are.
    public static let reservedID = Reason(rawValue: "reservedID")
    /// The calendar has no such date.
    public static let noSuchDate = Reason(rawValue: "noSuchDate")
    /// The weekday after the date is wrong.
    public static let wrongWeekday = Reason(rawValue: "wrongWeekday")
    /// There is text after the date that may mean anything.
    public static let textBehindDate = Reason(rawValue: "textBehindDate")
    /// The date is past, or further ahead than the server publishes, as with a mistyped year.
    public static let outsideWindow = Reason(rawValue: "outsideWindow")
    /// There is no such place on the Earth.
    public static let noSuchPlace = Reason(rawValue: "noSuchPlace")
  }

  /// The index of the row in the answer, from 0.
  public let row: Int
  /// The number of the branch, or `nil` when the row was left out.
  public let id: Int?
  /// The key of the field, such as `holidays`; `nil` when the row itself is not an object.
  public let field: String?
  /// What is wrong.
  public let reason: Reason
  /// The value, cut to 100 characters; empty when there is none.
  public let value: String

  /// Makes an issue, for tests and previews of an app.
  ///
  /// - Parameters:
  ///   - row: the index of the row in the answer, from 0.
  ///   - id: the number of the branch, if the row was kept.
  ///   - field: the key of the field, or `nil` for the row itself.
  ///   - reason: what is wrong.
  ///   - value: the value in the row.
  public init(row: Int, id: Int? = nil, field: String?, reason: Reason, value: String = "") {
    self.row = row
    self.id = id
    self.field = field
    self.reason = reason
    self.value = value.cut
  }

  /// Whether the row was left out; otherwise only the field was.
  public var isRowLost: Bool { id == nil }
}

extension CatalogIssue: CustomStringConvertible {
  /// One line with the row, the field, the reason and the value.
  public var description: String { phrase(in: .english) }
}

extension String {
  /// The text, or its first 100 scalars: what an issue or an error quotes.
  var cut: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 100, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return self }
    return String(scalars[..<end])
  }
}
