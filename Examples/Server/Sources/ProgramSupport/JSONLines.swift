import Foundation
public import Logging

/// Writes a log as one JSON object a line, which log collectors read without a pattern.
public struct JSONLines: LogHandler {
  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?
  public var logLevel: Logger.Level = .info
  private let label: String
  private let write: @Sendable ([UInt8]) -> Void

  /// - Parameters:
  ///   - label: the name of the logger.
  ///   - write: takes a line with its end.
  public init(
    label: String,
    write: @escaping @Sendable ([UInt8]) -> Void = { LineLog.standardError.add($0) }
  ) {
    self.label = label
    self.write = write
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    var line = JSONLine()
    line.addTime()
    line.add("level", event.level.rawValue)
    line.add("message", event.message.description)
    line.add("logger", label)
    // The value nearest to the event counts; readers disagree about a key that comes twice.
    let near = event.metadata ?? [:]
    let provided = metadataProvider?.get() ?? [:]
    for (key, value) in near { line.add(field: key, value) }
    for (key, value) in provided where near[key] == nil { line.add(field: key, value) }
    for (key, value) in metadata where near[key] == nil && provided[key] == nil {
      line.add(field: key, value)
    }
    write(line.ended())
  }
}

/// One JSON object of texts, written directly as bytes because every request makes one.
private struct JSONLine {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  private static func isOwn(_ key: String) -> Bool {
    key == "time" || key == "level" || key == "message" || key == "logger"
  }

  init() { bytes.reserveCapacity(384) }

  mutating func add(field key: String, _ value: Logger.MetadataValue) {
    let key = Self.isOwn(key) ? key + "_" : key
    if case .string(let text) = value {
      add(key, text)
    } else {
      add(key, value.description)
    }
  }

  mutating func add(_ key: String, _ text: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    append(key)
    bytes.append(UInt8(ascii: ":"))
    append(text)
  }

  /// The time in the form of RFC 3339 with milliseconds.
  mutating func addTime() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var parts = tm()
    gmtime_r(&seconds, &parts)
    bytes += #""time":""#.utf8
    append(Int(parts.tm_year) + 1_900, digits: 4, "-")
    append(Int(parts.tm_mon) + 1, digits: 2, "-")
    append(Int(parts.tm_mday), digits: 2, "T")
    append(Int(parts.tm_hour), digits: 2, ":")
    append(Int(parts.tm_min), digits: 2, ":")
    append(Int(parts.tm_sec), digits: 2, ".")
    append(Int(now.tv_nsec) / 1_000_000, digits: 3, "Z")
    bytes.append(UInt8(ascii: "\""))
  }

  consuming func ended() -> [UInt8] {
    bytes += "}\n".utf8
    return bytes
  }

  private mutating func append(_ number: Int, digits: Int, _ end: Unicode.Scalar) {
    var scale = (1..<digits).reduce(1) { scale, _ in scale * 10 }
    while scale > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / scale % 10))
      scale /= 10
    }
    bytes.append(UInt8(ascii: end))
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case ..<0x20:
        bytes += #"\u00"#.utf8
        bytes += [Self.digit(byte >> 4), Self.digit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
