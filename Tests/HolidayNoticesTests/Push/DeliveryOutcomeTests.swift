import HolidayNotices
import Testing

@Suite("Answers of push services")
struct DeliveryOutcomeTests {
  @Test(
    "Apple's answers",
    arguments: [
      (200, "", DeliveryOutcome.sent), (410, "Unregistered", .forgetToken),
      (410, "ExpiredToken", .forgetToken), (400, "BadDeviceToken", .drop(.configuration)),
      (400, "DeviceTokenNotForTopic", .drop(.configuration)),
      (400, "PayloadEmpty", .drop(.message)), (413, "PayloadTooLarge", .drop(.message)),
      (403, "InvalidProviderToken", .drop(.configuration)),
      (403, "ExpiredProviderToken", .retry(afterSeconds: 60)),
      (429, "TooManyRequests", .retry(afterSeconds: 60)),
      (429, "TooManyProviderTokenUpdates", .retry(afterSeconds: 1_200)),
      (500, "InternalServerError", .retry(afterSeconds: 60)),
      (503, "Shutdown", .retry(afterSeconds: 60)), (404, "BadPath", .drop(.configuration)),
      (405, "MethodNotAllowed", .drop(.configuration)), (401, "", .drop(.configuration)),
      (407, "", .drop(.configuration)), (302, "", .drop(.unknownAnswer)),
      // A server on the way, which has not passed the message on: RFC 9110, 15.5.9; RFC 8470, 5.2.
      (408, "", .retry(afterSeconds: 60)), (425, "", .retry(afterSeconds: 60)),
    ])
  func apns(status: Int, reason: String, expected: DeliveryOutcome) {
    #expect(DeliveryOutcome(apnsStatus: status, reason: reason) == expected)
  }

  @Test(
    "Firebase's answers, in its newer and older words",
    arguments: [
      (200, nil, DeliveryOutcome.sent), (404, "UNREGISTERED", .forgetToken),
      (404, "NOT_FOUND", .drop(.configuration)),
      (200, "NotRegistered", .forgetToken),
      (0, "messaging/registration-token-not-registered", .forgetToken),
      (400, "INVALID_ARGUMENT", .drop(.message)),
      (403, "SENDER_ID_MISMATCH", .drop(.configuration)),
      (401, "THIRD_PARTY_AUTH_ERROR", .drop(.configuration)), (407, nil, .drop(.configuration)),
      (429, "QUOTA_EXCEEDED", .retry(afterSeconds: 60)),
      (503, "UNAVAILABLE", .retry(afterSeconds: 60)),
      (500, "INTERNAL", .retry(afterSeconds: 60)), (408, nil, .retry(afterSeconds: 60)),
      (425, nil, .retry(afterSeconds: 60)), (418, "TEAPOT", .drop(.unknownAnswer)),
    ] as [(Int, String?, DeliveryOutcome)])
  func fcm(status: Int, error: String?, expected: DeliveryOutcome) {
    #expect(DeliveryOutcome(fcmStatus: status, error: error) == expected)
  }

  @Test("An outcome prints as it is written")
  func description() {
    let outcomes: [DeliveryOutcome] = [.sent, .retry(afterSeconds: 30), .drop(.configuration)]
    #expect("\(outcomes)" == "[.sent, .retry(afterSeconds: 30), .drop(.configuration)]")
  }

  @Test("The service says how long to wait, and without a word the wait doubles up to an hour")
  func waiting() {
    func wait(_ header: String?, attempt: Int = 0) -> DeliveryOutcome {
      DeliveryOutcome(apnsStatus: 503, retryAfter: header, attempt: attempt)
    }
    #expect(wait("30") == .retry(afterSeconds: 30))
    #expect(wait("1") == .retry(afterSeconds: 1))
    for long in ["86401", "999999999", "9999999999", "99999999999999999999"] {
      #expect(wait(long) == .retry(afterSeconds: 86_400), "\(long)")
    }
    for odd in [
      "-5", "", "1.5", "٣", " ", "Wed, 21 Oct 2026 07:28:00 GMT", "Mon, 01 Jan 2001 00:00:00 GMT",
    ] {
      #expect(wait(odd) == .retry(afterSeconds: 60), "\(odd)")
    }
    // Who waits no time sends without a pause, and a server that says it says it again.
    for zero in ["0", "00"] {
      #expect(wait(zero, attempt: 2) == .retry(afterSeconds: 240), "\(zero)")
    }
    #expect(
      (0...8).map { wait(nil, attempt: $0) }
        == [60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600].map { .retry(afterSeconds: $0) })
    #expect(wait(nil, attempt: -1) == .retry(afterSeconds: 60))
    #expect(wait(nil, attempt: .max) == .retry(afterSeconds: 3_600))
    #expect(DeliveryOutcome(fcmStatus: 429, retryAfter: "5") == .retry(afterSeconds: 60))
  }

  @Test("A bad token is given up only by a server that knows its environment")
  func environment() {
    let outcome = DeliveryOutcome(
      apnsStatus: 400, reason: "BadDeviceToken", tokensAreOfThisEnvironment: true)
    #expect(outcome == .forgetToken)
  }
}
