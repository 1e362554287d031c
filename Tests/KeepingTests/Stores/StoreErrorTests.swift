import Keeping
import Testing

@Suite("An error of a store")
struct StoreErrorTests {
  @Test("It is one line that names the value, the place and what remains")
  func description() {
    let error = StoreError(
      .malformed, value: "byte 3", path: "/a/b", remains: "the store is unchanged")
    #expect(
      error.description
        == "what is stored cannot be read: byte 3 (/a/b); the store is unchanged")
    #expect(StoreError(.init(rawValue: "odd"), value: "x").description == "odd: x")
    #expect(StoreError(.diskFull, value: "x").description == "disk full: x")
    #expect(
      StoreError(.otherContent, value: "a snapshot").description
        == "something else is stored here: a snapshot")
  }

  @Test("Only bytes that nobody can read are set aside", arguments: ["a", nil])
  func settingAside(place: String?) throws {
    let stored = StoredBytes(.bytes([1])) { place }
    for code in [StoreError.Code.futureVersion, .otherContent] {
      let error = #expect(throws: StoreError.self) {
        try stored.setAside(because: StoreError(code, value: "x"))
      }
      #expect(error == StoreError(code, value: "x", remains: "the store is unchanged"))
    }
    let damage = StoreError(.malformed, value: "x")
    if let place {
      #expect(try stored.setAside(because: damage) == place)
    } else {
      #expect(throws: damage.remaining("the store is unchanged")) {
        try stored.setAside(because: damage)
      }
    }
  }

  @Test("Identical bytes are not stored again")
  func replacing() {
    var stored = StoredBytes(.bytes([1]))
    stored.replace(with: [2])
    #expect(stored.replacement == [2])
    stored.replace(with: [1])
    #expect(stored.replacement == nil)
  }
}
