import ExampleSupport
import Foundation
import MartHolidayKit

/// What a shop tells its people about an order.
struct OrderReport: Hashable {
  let text: String

  /// Reports an order of a dish.
  ///
  /// - Returns: `nil` for a dish without a price, which cannot be ordered.
  init?(_ item: StoreItem, in language: Language) {
    guard let price = item.orderPrice else { return nil }
    let object = KoreanParticle.object.attached(to: item.title)
    text = language("새 주문: \(object) \(price)에 구매했습니다.", "New order: \(item.title) for \(price).")
  }

  /// The body for a webhook, in which nothing is taken for a link or a mention.
  var body: [UInt8] {
    let plain = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A dictionary of texts is always JSON.
    do { return [UInt8](try encoder.encode(["text": plain])) } catch { return [] }
  }
}

/// The orders that were reported, so that a second tap is no second order.
struct OrderBook {
  enum Outcome: Hashable {
    case sent, refused(status: Int), offline, failed, toldBefore

    func phrase(in language: Language) -> String {
      switch self {
      case .sent: language("보냄", "sent")
      case .refused(let status): language("거절됨 (\(status))", "refused (\(status))")
      case .offline: language("연결 없음", "no connection")
      case .failed: language("보내지 못함", "not sent")
      case .toldBefore: language("이미 보냄", "sent before")
      }
    }
  }

  private var told: Set<String> = []

  /// Reports an order, unless that has succeeded before.
  ///
  /// - Parameters:
  ///   - id: what the order is known by.
  ///   - post: sends a body and returns the HTTP status.
  mutating func tell(
    _ report: OrderReport, order id: String, post: ([UInt8]) async throws -> Int
  ) async -> Outcome {
    guard !told.contains(id) else { return .toldBefore }
    do {
      let status = try await post(report.body)
      guard FetchFailure(statusCode: status) == nil else { return .refused(status: status) }
      told.insert(id)
      return .sent
    } catch {
      return FetchFailure(error)?.code == .offline ? .offline : .failed
    }
  }
}
