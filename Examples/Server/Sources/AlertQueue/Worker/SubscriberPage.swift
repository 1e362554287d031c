import Foundation
import MartHolidayKit

/// A page of subscribers with what their documents say.
struct SubscriberPage {
  /// A subscriber of the database together with what the planner takes.
  struct Entry: Sendable {
    let row: QueuedSubscriber
    let subscriber: AlertSubscriber
  }

  private(set) var entries: [Entry] = []
  /// How many documents could not be read.
  private(set) var unreadable = 0

  init(_ rows: [QueuedSubscriber]) {
    entries.reserveCapacity(rows.count)
    let present = rows.compactMap { row in row.document.map { (row, $0) } }
    // The coder takes most of its time to begin and to end, so it reads the page as one array.
    // Documents that are not whole could shift others there, which their names would show.
    if let subscribers = Self.decode(present.map(\.1)),
      subscribers.map(\.id) == present.map(\.0.id)
    {
      for ((row, _), subscriber) in zip(present, subscribers) { append(row, subscriber) }
      return
    }
    for (row, document) in present {
      if let subscribers = Self.decode([document]), let only = subscribers.first,
        subscribers.count == 1
      {
        append(row, only)
      } else {
        unreadable += 1
      }
    }
  }

  private mutating func append(_ row: QueuedSubscriber, _ subscriber: AlertSubscriber) {
    var subscriber = subscriber
    // The database's key is the name; what the document calls itself decides nothing.
    subscriber.id = row.id
    entries.append(Entry(row: row, subscriber: subscriber))
  }

  private static func decode(_ documents: [String]) -> [AlertSubscriber]? {
    let array = "[" + documents.joined(separator: ",") + "]"
    do {
      return try JSONDecoder().decode([AlertSubscriber].self, from: Data(array.utf8))
    } catch {
      return nil
    }
  }
}
