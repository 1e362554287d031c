import Favorites
import FavoritesStorage
import Foundation

/// A disk of 64 KiB is filled to the last byte; a save must fail and leave the old list whole.
enum FullDiskProof {
  static func run() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("favorites-proof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { rmdir(directory.path) }
    guard
      try command("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", directory.path) == 0
    else {
      print("skipped: no disk can be mounted here")
      exit(77)
    }
    defer {
      do { _ = try command("umount", directory.path) } catch {}
    }
    let store = FileFavoriteStore(url: directory.appendingPathComponent("favorites"))
    let list = try FavoriteList([1140, 7, 88]).storedForm
    try store.save(list)
    let filler = open(directory.path + "/filler", O_WRONLY | O_CREAT, 0o600)
    let block = [UInt8](repeating: 1, count: 512)
    while write(filler, block, block.count) > 0 {}
    close(filler)
    do {
      try store.save(FavoriteList([1]).storedForm)
      throw ProofFailure("a save on a full disk did not fail")
    } catch let error as FavoriteError {
      guard error.code == .diskFull else { throw error }
      guard try store.load() == list else { throw ProofFailure("the old list is not whole") }
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      guard names == ["favorites", "favorites.lock", "filler"] else {
        throw ProofFailure("left on the full disk: \(names)")
      }
      print("A full disk: \(error)")
    }
    unlink(directory.path + "/filler")
    try store.save(FavoriteList([1]).storedForm)
    print("  the old list was whole, and with room again a save succeeded")
  }

  private static func command(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
