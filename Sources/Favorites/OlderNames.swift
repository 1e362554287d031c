#if !hasFeature(Embedded)
  public import Keeping

  /// An older name of `ByteStore`; a store of your own implements `update(_:)` now.
  @available(*, deprecated, renamed: "ByteStore")
  public typealias FavoriteStore = ByteStore

  /// An older name of `InMemoryByteStore`.
  @available(*, deprecated, renamed: "InMemoryByteStore")
  public typealias InMemoryFavoriteStore = InMemoryByteStore
#endif
