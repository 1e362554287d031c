import Foundation

/// A terminal made of a pair of pseudo-terminal ends, with the program on the far one.
final class Terminal {
  let process: Process
  private let near: Int32
  private let far: Int32
  private(set) var screen: ScreenEmulator
  /// The settings of the terminal before the program began.
  let original: termios

  init(rows: Int, columns: Int, program: Program, arguments: [String]) throws {
    var near: Int32 = -1
    var far: Int32 = -1
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    guard openpty(&near, &far, nil, nil, &size) == 0 else { throw POSIXError(.ENODEV) }
    self.near = near
    self.far = far
    _ = fcntl(near, F_SETFL, O_NONBLOCK)
    screen = ScreenEmulator(rows: rows)
    original = Self.settings(of: far)
    process = program.process(arguments, environment: ["NO_COLOR": "1", "TERM": "xterm"])
    let end = FileHandle(fileDescriptor: far, closeOnDealloc: false)
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(near)
    close(far)
  }

  static func settings(of end: Int32) -> termios {
    var settings = termios()
    _ = tcgetattr(end, &settings)
    return settings
  }

  /// Whether the terminal is as it was before the program began.
  var isRestored: Bool {
    let now = Self.settings(of: far)
    return now.c_lflag == original.c_lflag && now.c_iflag == original.c_iflag
      && now.c_oflag == original.c_oflag && now.c_cflag == original.c_cflag
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = bytes.withUnsafeBytes { write(near, $0.baseAddress, $0.count) }
  }

  /// Reads until nothing has come for a while, or until what came holds a text.
  @discardableResult
  func receive(until text: String? = nil, quiet: Double = 0.3, limit: Double = 10) -> String {
    var received: [UInt8] = []
    let start = Date()
    var last = start
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while Date().timeIntervalSince(start) < limit {
      let count = read(near, &bytes, bytes.count)
      if count > 0 {
        received += bytes[..<count]
        last = Date()
        continue
      }
      let isFound = text.map { String(decoding: received, as: UTF8.self).contains($0) } ?? true
      if isFound, Date().timeIntervalSince(last) > quiet { break }
      usleep(5_000)
    }
    let output = String(decoding: received, as: UTF8.self)
    screen.feed(output)
    return output
  }

  func forgetWrites() { screen.forgetWrites() }

  /// Waits for the program to end, and ends it when it does not.
  ///
  /// - Returns: whether it ended by itself.
  func waitForEnd(limit: Double = 10) -> Bool {
    let start = Date()
    while process.isRunning {
      receive(quiet: 0.02)
      if Date().timeIntervalSince(start) > limit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return false
      }
    }
    return true
  }
}
