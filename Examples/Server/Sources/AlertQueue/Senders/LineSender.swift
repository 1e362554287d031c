import Foundation
import MartHolidayKit

/// Writes each message as a line of JSON, without the push token: for rehearsals.
public struct LineSender: AlertSender {
  private let file: FileHandle
  private let whenLost: @Sendable () -> Void

  public let width = 1

  /// Makes a sender that writes at the end of a file, one whole line at a time.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - whenLost: is called when a line cannot be written; later lines will fail too.
  public init(to file: FileHandle, whenLost: @escaping @Sendable () -> Void = {}) {
    self.file = file
    self.whenLost = whenLost
  }

  public func send(
    _ message: AlertMessage, to token: String, attempt: Int
  ) async -> DeliveryOutcome {
    do {
      try file.write(contentsOf: Data((message.json(to: nil) + "\n").utf8))
      return .sent
    } catch {
      whenLost()
      return .retry(afterSeconds: 1)
    }
  }
}
