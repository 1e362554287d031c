import Foundation
import MartHolidayKit

/// A page of subscribers with what their documents say.
struct SubscriberPage {
  /// A row of the database with its subscriber for the planner.
  struct Entry: Sendable {
    let row: QueuedSubscriber
    let subscriber: AlertSubscriber
    let token: String
  }

  private(set) var entries: [Entry] = []
  /// How many documents could not be read.
  private(set) var unreadable = 0

  init(_ rows: [QueuedSubscriber]) {
    entries.reserveCapacity(rows.count)
    for row in rows {
      guard let document = row.document, let token = row.token else { continue }
      if let subscriber = Self.subscriber(document, id: row.id) {
        entries.append(Entry(row: row, subscriber: subscriber, token: token))
      } else {
        unreadable += 1
      }
    }
  }

  /// What a document says, or `nil` for one that cannot be read.
  static func subscriber(_ document: String, id: String) -> AlertSubscriber? {
    DocumentScanner.subscriber(document, id: id) ?? decode(document, id: id)
  }

  private static func decode(_ document: String, id: String) -> AlertSubscriber? {
    do {
      var subscriber = try JSONDecoder().decode(AlertSubscriber.self, from: Data(document.utf8))
      // The name is the key in the database; the `id` in the document does not count.
      subscriber.id = id
      return subscriber
    } catch {
      return nil
    }
  }
}
