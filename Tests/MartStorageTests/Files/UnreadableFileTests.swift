import Favorites
import Foundation
import Keeping
import MartStorage
import MartTestSupport
import Testing

@Suite("A file that cannot be read")
struct UnreadableFileTests {
  /// A file as it was saved, to be damaged.
  static func saved() async throws -> [UInt8] {
    let directory = try TemporaryDirectory()
    try await directory.store.save(FavoriteList([1140, 7]).storedForm)
    return try directory.bytes(of: "favorites")
  }

  /// What was done to the file, and the code that says so.
  static let damages: [(String, StoreError.Code)] = [
    ("zero-length", .emptyFile), ("cut in the list", .truncated), ("cut in the line", .truncated),
    ("cut in the first word", .truncated), ("garbage", .malformed), ("a flipped bit", .damaged),
    ("bytes added", .damaged), ("another file format", .malformed), ("NUL bytes", .malformed),
    ("no count", .malformed), ("version zero", .malformed), ("a long first line", .malformed),
  ]

  private func damage(_ name: String) async throws -> [UInt8] {
    var bytes = try await Self.saved()
    switch name {
    case "zero-length": return []
    case "cut in the list": return bytes.dropLast(5)
    case "cut in the line": return Array(bytes.prefix(20))
    case "cut in the first word": return Array(bytes.prefix(4))
    case "a flipped bit":
      bytes[bytes.count - 10] ^= 1
      return bytes
    case "bytes added": return bytes + [10]
    case "another file format": return Array(#"{"version":1,"favorites":[]}"#.utf8)
    case "NUL bytes": return Array(repeating: 0, count: bytes.count)
    case "no count": return Array("MartStore 1 +3 0\nabc".utf8)
    case "version zero": return Array("MartStore 0 3 0\nabc".utf8)
    case "a long first line":
      return Array(("MartStore 1" + String(repeating: "0", count: 99)).utf8)
    default: return Array("garbage, whatever wrote it".utf8)
    }
  }

  @Test(
    "It is an error that names path and place, it is kept, it is never \"no favorites\"",
    arguments: damages)
  func setAside(name: String, code: StoreError.Code) async throws {
    let directory = try TemporaryDirectory()
    let bytes = try await damage(name)
    try Data(bytes).write(to: directory.file)
    let aside = "favorites.unreadable-20261121T110230Z"

    let first = #expect(throws: StoreError.self) { try directory.store.load() }
    #expect(first?.code == code)
    #expect(first?.path == directory.file.path)
    #expect(first?.remains == "it was set aside as \(directory.url.path)/\(aside)")
    #expect(try directory.bytes(of: aside) == bytes)
    #expect(try !directory.names.contains("favorites"))

    for _ in 0..<2 {
      let later = #expect(throws: StoreError.self) { try directory.store.load() }
      #expect(later?.code == .setAside)
      #expect(later?.value == aside)
      let seen = try await directory.store.update { $0.content }
      #expect(seen == .unreadable(try #require(later)))
    }
    try await directory.store.save([1])
    #expect(try directory.store.load() == [1])
    #expect(try directory.bytes(of: aside) == bytes)
  }

  @Test("Saving over it sets it aside first; two in one second get two names")
  func saveOver() async throws {
    let directory = try TemporaryDirectory()
    for text in ["one", "two", "three"] {
      try Data(text.utf8).write(to: directory.file)
      try await directory.store.save([1])
    }
    let aside = "favorites.unreadable-20261121T110230Z"
    #expect(
      try directory.names == ["favorites", "favorites.lock", aside, aside + "-2", aside + "-3"])
    #expect(try directory.bytes(of: aside) == Array("one".utf8))
    #expect(try directory.bytes(of: aside + "-3") == Array("three".utf8))
  }

  @Test("Of several that were set aside the latest is named")
  func latest() throws {
    let directory = try TemporaryDirectory()
    let latest = "favorites.unreadable-20261121T110230Z"
    for name in ["favorites.unreadable-20250101T000000Z", latest, "others.unreadable-3"] {
      try Data("garbage".utf8).write(to: directory.url.appending(path: name))
    }
    let error = #expect(throws: StoreError.self) { try directory.store.load() }
    #expect(error?.code == .setAside)
    #expect(error?.value == latest)
    #expect(error?.remains == "what was stored is in \(directory.url.path)/\(latest)")
  }

  @Test("A change of an unreadable file is refused, and the file is kept")
  func update() async throws {
    let directory = try TemporaryDirectory()
    try Data("garbage".utf8).write(to: directory.file)
    let keeper = FavoriteKeeper(store: directory.store)
    let first = await #expect(throws: StoreError.self) { try await keeper.push(1) }
    #expect(first?.code == .malformed)
    let later = await #expect(throws: StoreError.self) { try await keeper.push(1) }
    #expect(later?.code == .setAside)
    try await keeper.startOver()
    #expect(try await keeper.push(1) == .added(at: 0))
    #expect(
      try directory.bytes(of: "favorites.unreadable-20261121T110230Z") == Array("garbage".utf8))
  }

  @Test("A file whose bytes are whole but no list is set aside by the keeper")
  func noList() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1, 2, 3])
    let keeper = FavoriteKeeper(store: directory.store)
    let error = await #expect(throws: StoreError.self) { try await keeper.list }
    #expect(error?.code == .setAside)
    #expect(error?.value.hasSuffix("favorites.unreadable-20261121T110230Z") == true)
    #expect(throws: StoreError.self) { try directory.store.load() }
  }

  @Test(
    "A file of a later version is not damaged: it stays, and is not written over",
    arguments: ["2", "10", "99999999999999999999", "2.0", "1.5"],
    ["MartStore", "MartFavorites", "MartSnapshot"])
  func futureVersion(version: String, mark: String) async throws {
    let directory = try TemporaryDirectory()
    let bytes = Array("\(mark) \(version) anything\nnew".utf8)
    try Data(bytes).write(to: directory.file)
    let errors = [
      #expect(throws: StoreError.self) { try directory.store.load() },
      await #expect(throws: StoreError.self) { try await directory.store.save([1]) },
      await #expect(throws: StoreError.self) {
        try await directory.store.update { $0.replace(with: [1]) }
      },
    ]
    for error in errors {
      #expect(error?.code == .futureVersion)
      #expect(error?.path == directory.file.path)
      #expect(error?.remains == "nothing was changed")
    }
    #expect(try directory.bytes(of: "favorites") == bytes)
    #expect(try directory.names == ["favorites", "favorites.lock"])
  }

  @Test("Damaged anywhere, it is never read as something else")
  func damagedAnywhere() async throws {
    let directory = try TemporaryDirectory()
    let bytes = try await Self.saved()
    let original = try FavoriteList([1140, 7]).storedForm
    var random = SplitMix64(seed: 5)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= UInt8.random(in: 1...255, using: &random)
      try Data(damaged).write(to: directory.file)
      do {
        let loaded = try directory.store.load()
        #expect(loaded != original && loaded == nil, "byte \(index)")
      } catch {
        #expect(error.path == directory.file.path)
      }
    }
    for count in bytes.indices {
      try Data(bytes[..<count]).write(to: directory.file)
      #expect(throws: StoreError.self, "cut after \(count)") { try directory.store.load() }
    }
  }
}
