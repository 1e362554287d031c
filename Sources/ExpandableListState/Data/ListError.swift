/// A list that cannot be shown because two of its parts have the same id.
public struct ListError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Two sections have the same id.
    public static let duplicateSection = Code(rawValue: "duplicateSection")
    /// Two rows of one section have the same id.
    public static let duplicateRow = Code(rawValue: "duplicateRow")
  }

  /// What is wrong.
  public let code: Code
  /// The text of the id that occurs twice; empty in Embedded Swift, which cannot print any value.
  public let id: String
  /// The index of the later section with the id, or of the section that the rows are in.
  public let section: Int
  /// The indices of the first and the later one among the sections, or among the section's rows.
  public let indices: [Int]

  @usableFromInline
  init(_ code: Code, id: String, section: Int, indices: [Int]) {
    self.code = code
    self.id = id
    self.section = section
    self.indices = indices
  }
}

extension ListError: CustomStringConvertible {
  /// One line that names the id and both places.
  public var description: String {
    let places = indices.map { String($0) }.joined(separator: " and ")
    let name = id.isEmpty ? "one id" : "the id \"\(id)\""
    return switch code {
    case .duplicateSection: "two sections have \(name): \(places)"
    case .duplicateRow: "two rows of section \(section) have \(name): \(places)"
    default: "\(code.rawValue): \(name), \(places)"
    }
  }
}

/// The text of an id for an error, where the language can make one.
@inlinable
func listErrorText<ID>(of id: ID) -> String {
  #if hasFeature(Embedded)
    ""
  #else
    "\(id)"
  #endif
}
