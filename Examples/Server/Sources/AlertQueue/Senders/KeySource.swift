import Foundation

/// Where the key comes from that a push service or a relay asks for.
public struct KeySource: Sendable {
  private let read: @Sendable () async throws -> String

  /// Makes a source.
  ///
  /// - Parameter read: returns the present key; blanks and line ends around it do not count.
  public init(_ read: @escaping @Sendable () async throws -> String) {
    self.read = { try KeySource.trimmed(await read()) }
  }

  func key() async throws -> String { try await read() }

  /// A file that somebody else renews.
  public static func file(_ path: String) -> KeySource {
    KeySource {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw KeyError("the key cannot be read: \(path)")
      }
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// A command that prints a key, such as `gcloud auth print-access-token`.
  ///
  /// - Parameters:
  ///   - text: the command, for `/bin/sh -c`.
  ///   - patience: how long it may take.
  public static func command(_ text: String, patience: Duration = .seconds(30)) -> KeySource {
    KeySource { try await output(of: text, patience) }
  }

  /// The most bytes of a key.
  private static let longest = 16 << 10

  private static func trimmed(_ text: String) throws -> String {
    let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // Other characters would make the header invalid, or begin another one.
    guard !key.isEmpty, key.utf8.count <= longest, key.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw KeyError("the key is no single word")
    }
    return key
  }

  private static func output(of text: String, _ patience: Duration) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", text]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let end = ContinuousClock.now + patience
    while process.isRunning {
      guard ContinuousClock.now < end else {
        process.terminate()
        throw KeyError("the command of the key does not end")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    guard process.terminationStatus == 0 else {
      throw KeyError("the command of the key ended with \(process.terminationStatus)")
    }
    return String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
  }
}

/// Why there is no usable key; it never contains the key.
public struct KeyError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The key that is used, until it is renewed.
actor KeyRing {
  private let source: KeySource
  private var current: String?
  private var renewed: ContinuousClock.Instant?

  /// The shortest time between two renewals.
  ///
  /// Otherwise one refused token among good ones would renew the key with every page.
  private static let pause = Duration.seconds(10)

  init(_ source: KeySource) { self.source = source }

  func key() async throws -> String {
    if let current { return current }
    let key = try await source.key()
    current = key
    return key
  }

  /// Reads the key again.
  ///
  /// - Returns: whether it is another one.
  func renew() async throws -> Bool {
    if let renewed, ContinuousClock.now - renewed < Self.pause { return false }
    renewed = .now
    let key = try await source.key()
    defer { current = key }
    return key != current
  }
}
