import Favorites
import Foundation
import Keeping
import MartStorage
import Testing

/// What cannot be read in user defaults is kept beside it.
extension UserDefaultsStoreTests {
  @Test("What is no array of numbers is set aside and never taken for no favorites")
  func unreadable() async throws {
    let wrong: [Any] = [["7"], [7, "8"], "7", ["a": 7], [7.5], Data([1])]
    for value in wrong {
      let suite = try Suite()
      suite.defaults.set(value, forKey: "favorites")
      let first = #expect(throws: StoreError.self) { try suite.store.load() }
      #expect(first?.code == .malformed)
      #expect(first?.path == "\(suite.name):favorites")
      let aside = "favorites.unreadable-20261121T110230Z"
      #expect(first?.remains == "it was set aside under \(aside)")
      #expect(suite.defaults.object(forKey: aside) != nil)
      #expect(#expect(throws: StoreError.self) { try suite.store.load() }?.code == .setAside)
      try await suite.store.save(FavoriteList([7]).storedForm)
      #expect(suite.array == [7])
      #expect(suite.defaults.object(forKey: aside) != nil)
    }
  }

  @Test("What was set aside last is named, also when it is not the greatest of the names")
  func latestAside() throws {
    let suite = try Suite()
    for _ in 1...11 {
      suite.defaults.set("7", forKey: "favorites")
      #expect(#expect(throws: StoreError.self) { try suite.store.load() }?.code == .malformed)
    }
    let error = #expect(throws: StoreError.self) { try suite.store.load() }
    #expect(error?.code == .setAside)
    #expect(error?.value == "favorites.unreadable-20261121T110230Z-11")
  }

  @Test("A name like that of something set aside is not taken for it, in the suite or around it")
  func namesOfOthers() async throws {
    let suite = try Suite()
    let store = UserDefaultsStore(suiteName: suite.name, key: "crowded")
    suite.defaults.set("theirs", forKey: "crowded.unreadable-20260101T000000Z")
    // Each suite of the process sees this one.
    suite.defaults.register(defaults: ["crowded.unreadable-20260102T000000Z": "theirs"])
    #expect(try store.load() == nil)
    try await FavoriteKeeper(store: store).push(7)
    #expect(suite.defaults.array(forKey: "crowded") as? [Int] == [7])
  }

  @Test("What somebody removed from where it was set aside is no longer there")
  func asideRemoved() throws {
    let suite = try Suite()
    suite.defaults.set("7", forKey: "favorites")
    #expect(throws: StoreError.self) { try suite.store.load() }
    suite.defaults.removeObject(forKey: "favorites.unreadable-20261121T110230Z")
    #expect(try suite.store.load() == nil)
  }

  @Test("Array and list that are set aside together are both kept, also twice in one second")
  func bothAside() async throws {
    let suite = try Suite()
    let aside = "favorites.unreadable-20261121T110230Z"
    // The list is damaged first, and alone the second time.
    suite.defaults.set("one", forKey: "favorites.list")
    #expect(throws: StoreError.self) { try suite.store.load() }
    suite.defaults.set([7], forKey: "favorites")
    suite.defaults.set(Data("two".utf8), forKey: "favorites.list")
    _ = try await suite.store.update { try $0.setAside() }
    #expect(suite.defaults.string(forKey: aside + ".list") == "one")
    #expect(suite.defaults.data(forKey: aside + "-2.list") == Data("two".utf8))
    #expect(suite.defaults.array(forKey: aside + "-3") as? [Int] == [7])
    try await suite.store.save(FavoriteList([7]).storedForm)
    _ = try await suite.store.update { try $0.setAside() }
    #expect(suite.defaults.data(forKey: aside + "-4.list") != nil)
    #expect(suite.defaults.array(forKey: aside + "-4") as? [Int] == [7])
  }

  @Test("A damaged list beside a good array costs the notes only, and is kept")
  func damagedList() async throws {
    let suite = try Suite()
    try await suite.store.save(FavoriteList([7, 3]).storedForm)
    suite.defaults.set(Data("{".utf8), forKey: "favorites.list")
    #expect(try Array(suite.list()) == [7, 3])
    let aside = "favorites.unreadable-20261121T110230Z.list"
    #expect(suite.defaults.data(forKey: aside) == Data("{".utf8))
  }

  @Test("What is no array of numbers stays aside when a keeper starts over")
  func startOver() async throws {
    let suite = try Suite()
    suite.defaults.set("7", forKey: "favorites")
    let keeper = FavoriteKeeper(store: suite.store)
    try await keeper.startOver()
    #expect(try await keeper.push(7) == .added(at: 0))
    #expect(suite.defaults.string(forKey: "favorites.unreadable-20261121T110230Z") == "7")
    try await keeper.startOver()
    #expect(suite.array == [7])
  }

  @Test("Text in place of the bytes is set aside, and costs no more than the notes")
  func noData() async throws {
    let suite = try Suite()
    suite.defaults.set("text", forKey: "favorites.list")
    suite.defaults.set([7], forKey: "favorites")
    #expect(try Array(suite.list()) == [7])
    let aside = "favorites.unreadable-20261121T110230Z"
    #expect(suite.defaults.string(forKey: aside + ".list") == "text")
    suite.defaults.set("more", forKey: "favorites.list")
    suite.defaults.removeObject(forKey: "favorites")
    let error = #expect(throws: StoreError.self) { try suite.store.load() }
    #expect(error?.code == .malformed)
    #expect(error?.remains == "it was set aside under \(aside)-2")
    #expect(suite.defaults.string(forKey: aside + "-2.list") == "more")
  }
}
