import Favorites
import Foundation
import Keeping
import MartStorage
import MartTestSupport
import Testing

@Suite("A file of bytes")
struct FileStoreTests {
  @Test("It keeps the contract of a store")
  func conformance() async throws {
    let directory = try TemporaryDirectory()
    #expect(await ByteStoreConformance.findings { directory.store } == [])
  }

  @Test("Tasks that change one file at once lose nothing")
  func concurrent() async throws {
    let directory = try TemporaryDirectory()
    // A task waits as long as the other tests leave it no thread.
    let findings = await ByteStoreConformance.findingsOfConcurrentUse(tasks: 4, changes: 5) {
      FileStore(url: directory.file, lockTimeout: .seconds(600))
    }
    #expect(findings == [])
  }

  @Test("Nothing is left beside the file but the lock file, also not from a process that died")
  func neighbours() async throws {
    let directory = try TemporaryDirectory()
    try Data("half a wri".utf8).write(to: directory.url.appending(path: "favorites.new"))
    try await directory.store.save([1])
    #expect(try directory.names == ["favorites", "favorites.lock"])
    #expect(try directory.store.load() == [1])
  }

  @Test("The file begins with a line that describes the rest, which is the list as JSON")
  func form() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save(FavoriteList([1140]).storedForm)
    let text = String(decoding: try directory.bytes(of: "favorites"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("MartStore 1 \(lines.last?.utf8.count ?? 0) ") == true)
    #expect(lines.last == #"{"version":1,"limit":3,"favorites":[{"id":1140}]}"#)
  }

  @Test("Others cannot read the file")
  func mode() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1])
    for name in try directory.names {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: directory.url.appending(path: name).path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test("A keeper finds its favorites again after a restart")
  func restart() async throws {
    let directory = try TemporaryDirectory()
    #expect(try await FavoriteKeeper(store: directory.store).list.isEmpty)
    #expect(try directory.names == [], "reading makes no file")
    try await FavoriteKeeper(store: directory.store).push(1140, note: "주말")
    let list = try await FavoriteKeeper(store: directory.store).list
    #expect(list.entries == [FavoriteList.Entry(1140, note: "주말")])
  }

  @Test("A store that the file's name needs no directory for uses the current one")
  func paths() {
    let store = FileStore(url: URL(fileURLWithPath: "/a b/즐겨찾기"))
    #expect(store.path == "/a b/즐겨찾기")
    #expect(store.directory.path == "/a b")
    #expect(store.url.path == store.path)
    #expect(FileStore(url: URL(fileURLWithPath: "/favorites")).directory.path == "/")
  }

  @Test("The URL of a web page is a mistake in the program")
  func webPage() async {
    await #expect(processExitsWith: .failure) {
      if let url = URL(string: "https://example.com/favorites") { _ = FileStore(url: url) }
    }
  }
}
