import Foundation
import MartHolidayKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Posts each message as JSON to an HTTP endpoint that answers as a push service does.
public struct HTTPSender: AlertSender {
  /// The push service whose answers the endpoint passes on.
  public enum Service: String, Sendable, CaseIterable {
    case fcm
    case apns
  }

  private let endpoint: URL
  private let service: Service
  private let exchange: HTTPExchange
  private let keys: KeyRing?

  public let width: Int

  /// Makes a sender.
  ///
  /// - Parameters:
  ///   - endpoint: where messages are posted.
  ///   - service: the push service whose answers the endpoint passes on.
  ///   - key: what the endpoint asks for in `Authorization: Bearer`.
  ///   - width: how many requests run at the same time.
  ///   - timeout: how long a message takes at most, in seconds, however slowly its answer arrives.
  public init(
    to endpoint: URL, service: Service, key: KeySource? = nil, width: Int = 32,
    timeout: Double = 10
  ) {
    self.endpoint = endpoint
    self.service = service
    self.width = width
    keys = key.map { KeyRing($0) }
    exchange = HTTPExchange(width: width, limit: timeout)
  }

  /// Reads the key for the first time, to find out before anything is sent if there is none.
  ///
  /// - Throws: `KeyError`.
  public func prepare() async throws { _ = try await keys?.key() }

  public func renewKey() async -> Bool {
    do { return try await keys?.renew() ?? false } catch { return false }
  }

  public func send(
    _ message: AlertMessage, to token: String, attempt: Int
  ) async -> DeliveryOutcome {
    var request = URLRequest(url: endpoint)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = Data(message.json(to: token).utf8)
    do {
      if let key = try await keys?.key() {
        request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
      }
      let (body, response) = try await exchange.answer(to: request)
      // No redirect is followed: messages and keys go only where the operator said. And with 401 or
      // 407 it is the relay that asks for the key, whichever service is behind it.
      let asksForKey = [401, 407].contains(response.statusCode)
      if asksForKey || 300..<400 ~= response.statusCode { return .drop(.configuration) }
      return service.outcome(
        status: response.statusCode, body: body,
        retryAfter: response.value(forHTTPHeaderField: "Retry-After"), attempt: attempt)
    } catch is KeyError {
      return .drop(.configuration)
    } catch {
      // Nobody knows whether the message arrived; it is treated as if the service were away.
      return DeliveryOutcome(fcmStatus: 503, attempt: attempt)
    }
  }
}

extension HTTPSender.Service {
  /// What an answer means, by the library's reading of the service's documents.
  func outcome(
    status: Int, body: Data, retryAfter: String?, attempt: Int
  ) -> DeliveryOutcome {
    switch self {
    case .fcm:
      DeliveryOutcome(
        fcmStatus: status, error: Self.read(FCMAnswer.self, body, status)?.code,
        retryAfter: retryAfter, attempt: attempt)
    case .apns:
      DeliveryOutcome(
        apnsStatus: status, reason: Self.read(APNsAnswer.self, body, status)?.reason,
        retryAfter: retryAfter, attempt: attempt)
    }
  }

  /// The body of an error, or `nil` if it cannot be read, so that only the status counts.
  private static func read<Answer: Decodable>(
    _ type: Answer.Type, _ body: Data, _ status: Int
  ) -> Answer? {
    guard status != 200 else { return nil }
    do { return try JSONDecoder().decode(type, from: body) } catch { return nil }
  }
}

private struct APNsAnswer: Decodable {
  let reason: String?
}

private struct FCMAnswer: Decodable {
  struct Failure: Decodable {
    struct Detail: Decodable {
      let errorCode: String?
    }

    let status: String?
    let details: [Detail]?
  }

  let error: Failure

  /// Firebase's own code if there is one, which says more than the status.
  var code: String? { error.details?.compactMap(\.errorCode).first ?? error.status }
}
