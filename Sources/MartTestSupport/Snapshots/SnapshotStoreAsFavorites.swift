import Favorites
import MartCatalog

/// A store of snapshots as one of favorites, so that both are tested with the same rules.
struct SnapshotStoreAsFavorites: FavoriteStore {
  let base: any SnapshotStore

  func load() throws -> [UInt8]? {
    do {
      return try base.load()
    } catch let error as SnapshotError {
      throw FavoriteError(error)
    }
  }

  func save(_ bytes: [UInt8]) throws { try base.save(bytes) }

  nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredFavorites) throws -> Answer
  ) async throws -> Answer {
    try await base.update { stored in
      let kept = stored
      var same = StoredFavorites(StoredFavorites.Content(stored.content)) { try kept.setAside() }
      let answer = try change(&same)
      if let bytes = same.replacement { stored.replace(with: bytes) }
      return answer
    }
  }
}

extension StoredFavorites.Content {
  fileprivate init(_ content: StoredSnapshot.Content) {
    switch content {
    case .nothing: self = .nothing
    case .bytes(let bytes): self = .bytes(bytes)
    case .unreadable(let error): self = .unreadable(FavoriteError(error))
    }
  }
}

extension StoredSnapshot.Content {
  init(_ content: StoredFavorites.Content) {
    switch content {
    case .nothing: self = .nothing
    case .bytes(let bytes): self = .bytes(bytes)
    case .unreadable(let error): self = .unreadable(SnapshotError(error))
    }
  }
}

extension FavoriteError {
  init(_ error: SnapshotError) {
    self.init(
      Code(rawValue: error.code.rawValue), value: error.value, path: error.path,
      remains: error.remains)
  }
}

extension SnapshotError {
  init(_ error: FavoriteError) {
    self.init(
      Code(rawValue: error.code.rawValue), value: error.value, path: error.path,
      remains: error.remains)
  }
}
