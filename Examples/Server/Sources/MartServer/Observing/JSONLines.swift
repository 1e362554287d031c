import Foundation
import Logging

/// Writes a log as one JSON object a line, which log collectors read without a pattern.
public struct JSONLines: LogHandler {
  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?
  public var logLevel: Logger.Level = .info
  private let label: String
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - label: the name of the logger.
  ///   - write: takes a line with its end.
  public init(
    label: String,
    write: @escaping @Sendable (String) -> Void = {
      FileHandle.standardError.write(Data($0.utf8))
    }
  ) {
    self.label = label
    self.write = write
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    var fields = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }
      .merging(event.metadata ?? [:]) { $1 }
      .mapValues { $0.description }
    fields["time"] = Date().ISO8601Format(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    fields["level"] = event.level.rawValue
    fields["message"] = event.message.description
    fields["logger"] = label
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      write(String(decoding: try encoder.encode(fields), as: UTF8.self) + "\n")
    } catch {
      assertionFailure("texts that are no JSON: \(error)")
    }
  }
}
