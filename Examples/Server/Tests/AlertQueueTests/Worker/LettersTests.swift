import MartHolidayKit
import MartTestSupport
import Testing

@testable import AlertQueue

@Suite("Letters are what the planner says without what was settled")
struct LettersTests {
  @Test("Whatever was settled before", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let plan = AlertPlan(for: Sample.branches, at: Sample.time, leads: [3, 2, 1])
    let entries = (0..<50).map { number in
      SubscriberPage.Entry(
        row: QueuedSubscriber(id: "s\(number)", document: "", token: "t", updatedAt: 1, attempt: 0),
        subscriber: AlertSubscriber(
          id: "s\(number)",
          favorites: (0..<3).map { _ in Int.random(in: 0..<10, using: &random) }), token: "t")
    }
    let all = entries.flatMap { plan.message(for: $0.subscriber)?.identities ?? [] }
    let settled = Set(all.filter { _ in Bool.random(using: &random) })
    var times = WorkTimes()
    let letters = try await plan.letters(to: entries, times: &times) { settled.intersection($0) }
    let expected = entries.compactMap {
      plan.message(for: $0.subscriber, isSent: settled.contains)
    }
    #expect(Set(letters.map(\.message)) == Set(expected))
    #expect(letters.count == expected.count)
  }

  @Test("The database's name of a subscriber counts, and a bad document is counted alone")
  func page() {
    let page = SubscriberPage([
      QueuedSubscriber(
        id: "a", document: #"{"id":"z","favorites":[1]}"#, token: "t", updatedAt: 1, attempt: 0),
      QueuedSubscriber(id: "b", document: nil, token: "t", updatedAt: 0, attempt: 1),
      QueuedSubscriber(id: "c", document: "no JSON", token: "t", updatedAt: 1, attempt: 0),
      QueuedSubscriber(
        id: "d", document: #"{"id":"d"},{"id":"d"}"#, token: "t", updatedAt: 1, attempt: 0),
      QueuedSubscriber(
        id: "e", document: #"{"id":"e","favorites":[5]}"#, token: "t", updatedAt: 1, attempt: 0),
    ])
    #expect(page.entries.map(\.subscriber.id) == ["a", "e"])
    #expect(page.entries.map(\.subscriber.favorites) == [[1], [5]])
    #expect(page.unreadable == 2)
  }
}
