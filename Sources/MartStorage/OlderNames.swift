/// An older name of `FileStore`.
@available(*, deprecated, renamed: "FileStore")
public typealias FileFavoriteStore = FileStore

/// An older name of `FileStore`.
@available(*, deprecated, renamed: "FileStore")
public typealias FileSnapshotStore = FileStore

/// An older name of `UserDefaultsStore`.
@available(*, deprecated, renamed: "UserDefaultsStore")
public typealias UserDefaultsFavoriteStore = UserDefaultsStore
