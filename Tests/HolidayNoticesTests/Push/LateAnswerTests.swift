import Favorites
import Foundation
import HolidayNotices
import MartModels
import MartTestSupport
import Testing

@Suite("Push registrations whose answers come late")
struct LateAnswerTests {
  private static func list(_ ids: [Int]) throws -> FavoriteList<Int> { try FavoriteList(ids) }

  /// What a server keeps for each token.
  private struct Server {
    var favorites: [String: Set<Int>] = [:]

    mutating func apply(_ request: PushRegistration.Request) {
      switch request {
      case .save(let message): favorites[message.token] = Set(message.favorites)
      case .remove(let tokens): for token in tokens { favorites[token] = nil }
      }
    }
  }

  @Test("Alerts that are turned off, on and off again faster than the server answers end off")
  func quickSwitch() throws {
    var registration = PushRegistration()
    var server = Server()
    var unanswered: [PushRegistration.Request] = []
    func send() throws {
      guard let request = try registration.nextRequest(for: Self.list([7])) else { return }
      server.apply(request)
      unanswered.append(request)
    }
    registration.receive(token: "A")
    registration.answer(.granted)
    try send()
    for request in unanswered { registration.acknowledge(request) }
    unanswered = []
    for isOn in [false, true] {
      registration.signOn(isOn)
      try send()
    }
    #expect(unanswered.count == 2)
    registration = try JSONDecoder().decode(
      PushRegistration.self, from: JSONEncoder().encode(registration))
    for request in unanswered { registration.acknowledge(request) }
    #expect(registration.state == .registered)
    registration.signOn(false)
    try send()
    #expect(server.favorites.isEmpty)
  }

  @Test(
    "However late the answers are, the server ends with what the user wants", arguments: 0..<600)
  func anyDelay(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var registration = PushRegistration()
    var server = Server()
    var unanswered: [PushRegistration.Request] = []
    var favorites = [7]
    var token = "A"
    registration.receive(token: token)
    registration.answer(.granted)
    for _ in 0..<40 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        token = ["A", "B"].randomElement(using: &random) ?? "A"
        registration.receive(token: token)
      case 1, 2: registration.signOn(Bool.random(using: &random))
      case 3: favorites = [[], [7], [7, 8]].randomElement(using: &random) ?? []
      case 4:
        registration = try JSONDecoder().decode(
          PushRegistration.self, from: JSONEncoder().encode(registration))
      case 5, 6:
        guard !unanswered.isEmpty else { continue }
        let answered = unanswered.removeFirst()
        // One in four answers is lost.
        if Int.random(in: 0..<4, using: &random) > 0 { registration.acknowledge(answered) }
      default:
        guard let request = try registration.nextRequest(for: Self.list(favorites)) else {
          continue
        }
        server.apply(request)
        unanswered.append(request)
      }
    }
    for request in unanswered { registration.acknowledge(request) }
    // A new token takes two requests: one saves, one removes.
    for _ in 0..<2 {
      guard let request = try registration.nextRequest(for: Self.list(favorites)) else { break }
      server.apply(request)
      registration.acknowledge(request)
    }
    let isKept = registration.isSignedOn && !favorites.isEmpty
    #expect(server.favorites == (isKept ? [token: Set(favorites)] : [:]), "seed \(seed)")
    #expect(registration.state == (registration.isSignedOn ? .registered : .off), "seed \(seed)")
  }
}
