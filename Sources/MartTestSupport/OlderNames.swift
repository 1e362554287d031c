/// An older name of `FaultyStore`.
@available(*, deprecated, renamed: "FaultyStore")
public typealias FaultyFavoriteStore = FaultyStore

/// An older name of `FaultyStore`.
@available(*, deprecated, renamed: "FaultyStore")
public typealias FaultySnapshotStore = FaultyStore

/// An older name of `ByteStoreConformance`.
@available(*, deprecated, renamed: "ByteStoreConformance")
public typealias FavoriteStoreConformance = ByteStoreConformance

/// An older name of `ByteStoreConformance`.
@available(*, deprecated, renamed: "ByteStoreConformance")
public typealias SnapshotStoreConformance = ByteStoreConformance
