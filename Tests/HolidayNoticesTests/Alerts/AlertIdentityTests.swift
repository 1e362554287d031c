import HolidayNotices
import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Alert identities and shards")
struct AlertIdentityTests {
  @Test(
    "An identity is at most 64 ASCII characters and reads back", arguments: [0, 7, -3, .max, .min])
  func text(branch: Int) {
    for (date, lead) in [(CivilDate.earliest, 0), (.latest, 31), (CivilDate(2026, 11, 22), 1)] {
      let token = String(repeating: "토큰:", count: 40)
      for identity in [
        AlertIdentity(subscriber: token, branch: branch, date: date, lead: lead),
        AlertIdentity(subscriber: token, branch: branch, stateFrom: date),
      ] {
        #expect(identity.description.utf8.count <= 64)
        #expect(identity.description.utf8.allSatisfy { $0 < 0x7F && $0 > 0x20 })
        #expect(AlertIdentity(identity.description) == identity)
        #expect(identity.isOf(subscriber: token))
        #expect(!identity.isOf(subscriber: "other"))
      }
    }
  }

  @Test(
    "Another text is no identity",
    arguments: [
      "", "7-20261122-1", "9b0ecf9ad9ad9e7eb4d9ae0b4ba4cd6d-7-20261131-1",
      "9b0ecf9ad9ad9e7eb4d9ae0b4ba4cd6d-07-20261122-1",
      "9B0ecf9ad9ad9e7eb4d9ae0b4ba4cd6d-7-20261122-1",
      "9b0ecf9ad9ad9e7eb4d9ae0b4ba4cd6d-7-20261122-32",
      "9b0ecf9ad9ad9e7eb4d9ae0b4ba4cd6d-7-20261122-+1",
      "9b0ecf9ad9ad9e7eb4d9ae0b4ba4cd6d-7-20261122-1-",
      "+b0ecf9ad9ad9e7eb4d9ae0b4ba4cd6d-7-20261122-1",
    ])
  func strict(text: String) { #expect(AlertIdentity(text) == nil) }

  /// The hash is that of OpenSSL with the same key, `mart-holiday-kit` in ASCII.
  @Test(
    "On every machine an identity is the same",
    arguments: [
      ("token-A", "d5c4ddc48557288dc81223fad1816713", 4),
      ("토큰", "e9bcfdcf412da5de107b495d7fc6ed88", 1),
    ])
  func fixed(subscriber: String, hash: String, home: Int) {
    let identity = AlertIdentity(
      subscriber: subscriber, branch: 1_033, date: CivilDate(2026, 11, 22), lead: 3)
    #expect(identity.description == hash + "-sp-20261122-3")
    #expect(AlertShard(home, of: 8)?.contains(subscriber) == true)
  }

  @Test("Identities that differ in one part differ")
  func parts() {
    let date = CivilDate(2026, 11, 22)
    let identities = [
      AlertIdentity(subscriber: "a", branch: 7, date: date, lead: 1),
      AlertIdentity(subscriber: "b", branch: 7, date: date, lead: 1),
      AlertIdentity(subscriber: "a", branch: 8, date: date, lead: 1),
      AlertIdentity(subscriber: "a", branch: 7, date: date.adding(days: 1), lead: 1),
      AlertIdentity(subscriber: "a", branch: 7, date: date, lead: 3),
      AlertIdentity(subscriber: "a", branch: 7, stateFrom: date),
    ]
    #expect(Set(identities).count == 6)
    #expect(Set(identities.map(\.description)).count == 6)
    #expect(identities[0].forgettableFrom == CivilDate(2026, 11, 23))
    #expect(identities[5].forgettableFrom == CivilDate(2026, 11, 29))
  }

  @Test("Every subscriber is in exactly one of eight shards, of about the same size")
  func shards() throws {
    let shards = try (1...8).map { try #require(AlertShard($0, of: 8)) }
    var sizes = Array(repeating: 0, count: 8)
    for number in 0..<8_000 {
      let homes = shards.indices.filter { shards[$0].contains("subscriber-\(number)") }
      #expect(homes.count == 1)
      let home = AlertShard(containing: "subscriber-\(number)", of: 8)
      #expect(home == homes.first.map { shards[$0] })
      sizes[homes.first ?? 0] += 1
    }
    #expect(sizes.allSatisfy { 850...1_150 ~= $0 }, "\(sizes)")
    for text in ["0/8", "9/8", "1/0", "02/8", "2/8 ", "2", "2/8/1", "-1/8", "1/99999999"] {
      #expect(AlertShard(text) == nil, "\(text)")
    }
    #expect(AlertShard("8/8")?.description == "8/8")
    #expect(AlertShard(containing: "토큰", of: 1) == .all)
    for count in [0, -1, 65_537] { #expect(AlertShard(containing: "토큰", of: count) == nil) }
  }
}
