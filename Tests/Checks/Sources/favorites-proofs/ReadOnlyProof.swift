import Favorites
import Foundation
import Keeping
import MartStorage

/// On a file system for reading only, what is there is read and every change says why it fails.
enum ReadOnlyProof {
  static func run() async throws {
    try await Mount.withSmallDisk { directory in
      let good = FileStore(url: directory.appendingPathComponent("favorites"))
      let damaged = FileStore(url: directory.appendingPathComponent("damaged"))
      let list = try FavoriteList([1140, 7, 88]).storedForm
      try await good.save(list)
      try Data("garbage".utf8).write(to: damaged.url)
      guard try Mount.command("mount", "-o", "remount,ro", directory.path) == 0 else {
        print("skipped: no disk can be mounted for reading only here")
        return
      }
      let keeper = FavoriteKeeper(store: good)
      guard try await Array(keeper.list) == [1140, 7, 88] else {
        throw ProofFailure("the list cannot be read")
      }
      try await expect(.readOnlyFileSystem) { try await keeper.pop(7) }
      try await expect(.readOnlyFileSystem) { try await good.save([]) }
      try await expect(.malformed) { try damaged.load() }
      try await expect(.readOnlyFileSystem) {
        try await FavoriteKeeper(store: damaged).startOver()
      }
      guard try good.load() == list,
        try Data(contentsOf: damaged.url) == Data("garbage".utf8)
      else { throw ProofFailure("something was changed") }
      print("A file system for reading only: read, 4 changes refused, nothing changed")
    }
  }
}

/// Makes sure that something throws a `StoreError` with a code.
func expect(_ code: StoreError.Code, _ body: () async throws -> Any?) async throws {
  do {
    _ = try await body()
  } catch let error as StoreError where error.code == code {
    return
  }
  throw ProofFailure("it did not throw \(code.rawValue)")
}
