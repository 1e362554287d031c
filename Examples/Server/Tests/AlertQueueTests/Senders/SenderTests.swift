import Foundation
import MartHolidayKit
import Testing

@testable import AlertQueue
@testable import MartStore

@Suite("Senders")
struct SenderTests {
  private static let messages = (0..<2_000).compactMap { number in
    AlertPlan(for: Sample.branches, at: Sample.time)
      .message(for: AlertSubscriber(id: "secret-\(number)", favorites: [0, 2]))
  }

  @Test("A line is JSON with every announcement and without the token")
  func line() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    let message = try #require(Self.messages.first)
    let sender = LineSender(to: try FileHandle(forWritingTo: file))
    #expect(await sender.send(message, to: "a-token", attempt: 0) == .sent)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("secret"))
    #expect(text.last == "\n")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["items"] as? [String] == message.identities.map(\.description))
    #expect(json["body"] as? String == message.body)
    #expect(json["expires"] as? String == "2026-11-22T00:00:00+09:00")
  }

  @Test(
    "Texts of all kinds are read back as they were",
    arguments: [
      "", "plain", "한국어", "\"quoted\"", "back\\slash", "line\nbreak\u{0}\u{1F}\u{7F}", "🏖",
      "\u{2028}",
    ])
  func text(text: String) throws {
    var json = JSONText()
    json.array { json in
      json.value(text)
      json.value(7)
      json.object { json in
        json.key("k")
        json.value(text)
      }
    }
    let read = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [Any]
    #expect(read?[0] as? String == text)
    #expect(read?[1] as? Int == 7)
    #expect((read?[2] as? [String: String]) == ["k": text])
  }

  @Test("The shares of failures are as many as asked, and the same on every machine")
  func faulty() async throws {
    let shares = FaultySender.Shares(retried: 100, unanswered: 50, forgotten: 20, dropped: 10)
    let receiver = RecordingSender()
    let sender = FaultySender(receiver, seed: 3, shares: shares)
    var counts: [DeliveryOutcome: Int] = [:]
    for message in Self.messages {
      let outcome = await sender.send(message, to: "a-token", attempt: 0)
      #expect(await sender.send(message, to: "a-token", attempt: 0) == outcome)
      counts[outcome, default: 0] += 1
      if case .retry = outcome {
        #expect(await sender.send(message, to: "a-token", attempt: 1) == .sent)
      }
    }
    #expect(230...370 ~= counts[.retry(afterSeconds: 1), default: 0], "\(counts)")
    #expect(20...60 ~= counts[.forgetToken, default: 0], "\(counts)")
    #expect(8...35 ~= counts[.drop(.message), default: 0], "\(counts)")
  }

  @Test(
    "An answer means what the library says",
    arguments: [
      (HTTPSender.Service.fcm, 200, "", nil, DeliveryOutcome.sent),
      (
        .fcm, 404, #"{"error":{"status":"NOT_FOUND","details":[{"errorCode":"UNREGISTERED"}]}}"#,
        nil,
        .forgetToken
      ),
      (.fcm, 404, #"{"error":{"status":"UNREGISTERED"}}"#, nil, .forgetToken),
      (.fcm, 404, "<html>", nil, .drop(.configuration)),
      (.fcm, 503, "", "7", .retry(afterSeconds: 7)),
      (.fcm, 429, "{}", "90", .retry(afterSeconds: 90)),
      (.fcm, 400, #"{"error":{"status":"INVALID_ARGUMENT"}}"#, nil, .drop(.message)),
      (.apns, 410, #"{"reason":"Unregistered"}"#, nil, .forgetToken),
      (.apns, 410, "", nil, .forgetToken),
      (.apns, 400, #"{"reason":"PayloadEmpty"}"#, nil, .drop(.message)),
      (.apns, 403, #"{"reason":"InvalidProviderToken"}"#, nil, .drop(.configuration)),
    ] as [(HTTPSender.Service, Int, String, String?, DeliveryOutcome)])
  func answers(
    service: HTTPSender.Service, status: Int, body: String, retryAfter: String?,
    outcome: DeliveryOutcome
  ) {
    #expect(
      service.outcome(status: status, body: Data(body.utf8), retryAfter: retryAfter, attempt: 0)
        == outcome)
  }

  @Test("A message to an endpoint where nobody listens is tried again")
  func refused() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    let sender = HTTPSender(to: url, service: .fcm, timeout: 2)
    let message = try #require(Self.messages.first)
    #expect(await sender.send(message, to: "a-token", attempt: 0) == .retry(afterSeconds: 60))
  }
}
