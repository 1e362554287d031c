import Favorites
import Foundation
import Keeping
import MartStorage

/// Symbolic links in place of the file, its lock and the new file lead nowhere.
enum LinksProof {
  static func run() async throws {
    for (name, refusal) in [
      ("favorites", StoreError.Code.symbolicLink), ("favorites.lock", .symbolicLink),
      ("favorites.new", nil),
    ] {
      try await inTemporaryDirectory { directory in
        let target = directory.appendingPathComponent("target")
        let text = Data("of others".utf8)
        try text.write(to: target)
        let link = directory.appendingPathComponent(name)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        let store = FileStore(url: directory.appendingPathComponent("favorites"))
        let keeper = FavoriteKeeper(store: store)
        if let refusal {
          try await expect(refusal) { try await keeper.push(1) }
          try await expect(refusal) { try await store.save([]) }
          try await expect(refusal) { try await keeper.startOver() }
        } else {
          guard try await keeper.push(1) == .added(at: 0) else {
            throw ProofFailure("a link in place of the new file stops a save")
          }
        }
        guard try Data(contentsOf: target) == text else {
          throw ProofFailure("a save went through the link \(name)")
        }
      }
    }
    print("Symbolic links in place of 3 files: 2 refused, 1 replaced, their target untouched")
  }
}
