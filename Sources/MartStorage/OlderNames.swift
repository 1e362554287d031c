public import Foundation

/// An older name of `FileStore`.
@available(*, deprecated, renamed: "FileStore")
public typealias FileFavoriteStore = FileStore

/// An older name of `FileStore`.
@available(*, deprecated, renamed: "FileStore")
public typealias FileSnapshotStore = FileStore

/// An older name of `UserDefaultsStore`.
@available(*, deprecated, renamed: "UserDefaultsStore")
public typealias UserDefaultsFavoriteStore = UserDefaultsStore

extension FileStore {
  /// An older spelling, with a clock that answers dates; every other clock here counts seconds.
  @available(*, deprecated, message: "the clock answers seconds since 1970")
  public init(
    url: URL, lockTimeout: Duration = .seconds(10), sizeLimit: Int = 1 << 24,
    now: @escaping @Sendable () -> Date
  ) {
    self.init(
      url: url, lockTimeout: lockTimeout, sizeLimit: sizeLimit,
      now: { now().timeIntervalSince1970 })
  }
}
