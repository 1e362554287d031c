/// What a server answered, row by row.
public struct CatalogResponse: Sendable, Hashable {
  /// Makes an answer without rows.
  public init() {}
}

#if !hasFeature(Embedded)
  extension CatalogResponse: Codable {}
#endif
