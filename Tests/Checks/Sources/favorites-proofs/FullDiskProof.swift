import Favorites
import Foundation
import Keeping
import MartStorage

/// A disk of 64 KiB is filled to the last byte; a save must fail and leave the old list whole.
enum FullDiskProof {
  static func run() async throws {
    try await Mount.withSmallDisk { directory in
      let store = FileStore(url: directory.appendingPathComponent("favorites"))
      let list = try FavoriteList([1140, 7, 88]).storedForm
      try await store.save(list)
      let filler = open(directory.path + "/filler", O_WRONLY | O_CREAT, 0o600)
      let block = [UInt8](repeating: 1, count: 512)
      while write(filler, block, block.count) > 0 {}
      close(filler)
      do {
        try await store.save(FavoriteList([1]).storedForm)
        throw ProofFailure("a save on a full disk did not fail")
      } catch let error as StoreError {
        guard error.code == .diskFull else { throw error }
        guard try store.load() == list else { throw ProofFailure("the old list is not whole") }
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
        guard names == ["favorites", "favorites.lock", "filler"] else {
          throw ProofFailure("left on the full disk: \(names)")
        }
        print("A full disk: \(error)")
      }
      unlink(directory.path + "/filler")
      try await store.save(FavoriteList([1]).storedForm)
      print("  the old list was whole, and with room again a save succeeded")
    }
  }
}
