import Foundation
import MartHolidayKit

/// Writes each message as a line of JSON, without the push token: for rehearsals.
public struct LineSender: AlertSender {
  private let file: FileHandle

  public let width = 1

  /// Makes a sender that writes at the end of a file, one whole line at a time.
  public init(to file: FileHandle) { self.file = file }

  public func send(_ message: AlertMessage, attempt: Int) async -> DeliveryOutcome {
    do {
      try file.write(contentsOf: Data((message.json(withToken: false) + "\n").utf8))
      return .sent
    } catch {
      return .retry(afterSeconds: 1)
    }
  }
}
