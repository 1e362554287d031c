public import Keeping

/// An older name of `StoreError`.
@available(*, deprecated, renamed: "StoreError")
public typealias SnapshotError = StoreError

#if !hasFeature(Embedded)
  /// An older name of `ByteStore`; a store of your own implements `update(_:)` now.
  @available(*, deprecated, renamed: "ByteStore")
  public typealias SnapshotStore = ByteStore

  /// An older name of `InMemoryByteStore`.
  @available(*, deprecated, renamed: "InMemoryByteStore")
  public typealias InMemorySnapshotStore = InMemoryByteStore
#endif
