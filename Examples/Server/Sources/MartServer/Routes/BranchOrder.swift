import Hummingbird
import MartHolidayKit

/// The order that a query asks for, such as `sort=region,branchName:desc`.
struct BranchOrder {
  private let terms: [CatalogRequest.Order]
  /// Whether the query asks for no order.
  let isUsual: Bool

  /// Reads the query; as on the original server, an invalid term is ignored.
  init(_ request: Request, default usual: [CatalogRequest.Order]) throws {
    let terms = try (request.query("sort") ?? "").split(separator: ",").compactMap(Self.term)
    isUsual = terms.isEmpty
    self.terms = terms.isEmpty ? usual : terms
  }

  private static func term(_ text: Substring) -> CatalogRequest.Order? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first,
      let field = CatalogRequest.Order.Field(rawValue: String(name))
    else { return nil }
    switch parts.count == 2 ? parts[1].lowercased() : "asc" {
    case "asc": return CatalogRequest.Order(field)
    case "desc": return CatalogRequest.Order(field, isDescending: true)
    default: return nil
    }
  }

  func sorted(_ branches: [Branch]) -> [Branch] {
    branches.sorted { one, other in
      for term in terms {
        switch Self.compare(one, other, by: term.field) {
        case 0: continue
        case let result: return (result < 0) != term.isDescending
        }
      }
      return one.id < other.id
    }
  }

  private static func compare(
    _ one: Branch, _ other: Branch, by field: CatalogRequest.Order.Field
  ) -> Int {
    switch field {
    case .id: sign(one.id, other.id)
    case .martType: sign(value(one.mart), value(other.mart))
    case .branchName: sign(one.name, other.name)
    case .region: sign(one.region ?? "", other.region ?? "")
    }
  }

  private static func value(_ mart: Mart) -> String { mart.pathComponent ?? mart.serverName }

  private static func sign<Value: Comparable>(_ one: Value, _ other: Value) -> Int {
    one == other ? 0 : one < other ? -1 : 1
  }
}
