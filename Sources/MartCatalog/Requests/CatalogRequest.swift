public import Fetching
public import GeoFiltering
public import MartModels

/// The path and query of a request to the original server, as text; the app adds the host.
///
/// ```swift
/// import MartHolidayKit
///
/// CatalogRequest(ids: [7, 3, 7])?.text  // "/api/marts?ids=7,3"
/// CatalogRequest(ids: [])  // nil
/// CatalogRequest(mart: .traders)?.text  // "/api/marts/types/emart_traders"
/// let here = Coordinate(latitude: 37.4979, longitude: 127.0276)
/// here.map { CatalogRequest(near: $0, within: SearchRadius(clamping: 2)).text }
/// // "/api/marts?latitude=37.4979&longitude=127.0276&distance=2"
/// ```
public struct CatalogRequest: Hashable, Sendable {
  /// The path, such as `/api/marts`.
  public let path: String
  /// The query without its question mark, percent-encoded where necessary; may be empty.
  public let query: String
  /// Which branches it asks for; `nil` for the list of marts.
  public let scope: FetchScope?

  init(path: String, query: String = "", scope: FetchScope? = .all) {
    self.path = path
    self.query = query
    self.scope = scope
  }

  /// The path with the query, to append to the address of a server.
  public var text: String { query.isEmpty ? path : path + "?" + query }

  /// All branches.
  public static let all = CatalogRequest(path: root)

  /// The list of marts, which a `MartTypes` reads.
  public static let martTypes = CatalogRequest(path: root + "/types", scope: nil)

  private static var root: String { "/api/marts" }

  /// The words in paths and queries that say nothing about a person, for a `FailureReport`.
  public static var words: Set<String> {
    Set(
      [
        "api", "marts", "types", "distance", "ids", "latitude", "longitude", "sort", "1741000",
        "large_scale_retail_stores", "info", "pageNo", "numOfRows", "returnType", "json", "orgCode",
      ]
        + Mart.known.compactMap { $0.pathComponent })
  }

  /// All branches in an order.
  ///
  /// - Parameter order: the sort fields, most important first; empty for the server's own order.
  public init(sortedBy order: [Order]) {
    self.init(
      path: Self.root,
      query: order.isEmpty ? "" : "sort=" + order.map { $0.text }.joined(separator: ","))
  }

  /// One branch.
  ///
  /// - Parameter id: its number.
  /// - Returns: `nil` for the number of a branch made by a user, which is never sent.
  public init?(id: Int) {
    guard id >= 0 else { return nil }
    self.init(path: Self.root + "/\(id)", scope: .branches(CollectionOfOne(id)))
  }

  /// Branches by their numbers, such as the favorites.
  ///
  /// Each number is requested once. The server answers in the order of the numbers and leaves out
  /// unknown ones; `BranchCatalog.favorites(_:)` restores the user's order.
  ///
  /// - Parameter ids: the numbers; those of branches made by a user are left out.
  /// - Returns: `nil` without a number: no request, because the server would answer with all
  ///   branches.
  public init?(ids: some Sequence<Int>) {
    var seen = Set<Int>()
    let asked = ids.filter { $0 >= 0 && seen.insert($0).inserted }
    guard !asked.isEmpty else { return nil }
    self.init(
      path: Self.root, query: "ids=" + asked.map { "\($0)" }.joined(separator: ","),
      scope: .branches(asked))
  }

  /// The branches of a mart that the library knows.
  ///
  /// - Parameter mart: the mart.
  /// - Returns: `nil` for a mart without a name in paths; its `MartType` from the server has one.
  public init?(mart: Mart) {
    guard let value = mart.pathComponent else { return nil }
    self.init(type: MartType(value: value, displayName: mart.serverName))
  }

  /// The branches of a mart that the server named.
  ///
  /// - Parameter type: the mart, from the server's list.
  public init(type: MartType) {
    self.init(
      path: Self.root + "/types/" + Self.percentEncoded(type.value),
      scope: .marts(CollectionOfOne(type.mart)))
  }

  /// The branches around a place, nearest first.
  ///
  /// - Parameters:
  ///   - coordinate: the place, written to a centimeter.
  ///   - radius: how far to search.
  public init(near coordinate: Coordinate, within radius: SearchRadius) {
    self.init(
      path: Self.root,
      query: "latitude=\(Self.decimal(coordinate.latitude))"
        + "&longitude=\(Self.decimal(coordinate.longitude))&distance=\(radius.kilometers)",
      scope: .near(coordinate, within: radius))
  }

  /// Degrees with at most seven decimals, in a form that any server reads.
  static func decimal(_ degrees: Double) -> String {
    let scaled = Int64((degrees.magnitude * 1e7).rounded())
    let sign = degrees < 0 && scaled > 0 ? "-" : ""
    var decimals = String(scaled % 10_000_000)
    decimals = String(repeating: "0", count: 7 - decimals.utf8.count) + decimals
    while decimals.utf8.last == 0x30 { decimals.removeLast() }
    return sign + "\(scaled / 10_000_000)" + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// A text as one path component.
  static func percentEncoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x7E:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      // A dot too: a name of two dots would lead to the parent folder.
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}

extension CatalogRequest {
  /// A sort field, ascending or descending.
  public struct Order: Hashable, Sendable {
    /// The fields that the server sorts by.
    public enum Field: String, CaseIterable, Hashable, Sendable {
      /// The number of the branch.
      case id
      /// The name of the mart.
      case martType
      /// The name of the branch.
      case branchName
      /// The region.
      case region
    }

    /// The field.
    public let field: Field
    /// Whether the largest comes first.
    public let isDescending: Bool

    /// Sorts by a field.
    ///
    /// - Parameters:
    ///   - field: the field.
    ///   - isDescending: whether the largest comes first.
    public init(_ field: Field, isDescending: Bool = false) {
      self.field = field
      self.isDescending = isDescending
    }

    /// The server reads the direction only in lower case.
    fileprivate var text: String { field.rawValue + (isDescending ? ":desc" : ":asc") }
  }
}

extension CatalogRequest: CustomStringConvertible {
  /// The path with the query.
  public var description: String { text }
}
