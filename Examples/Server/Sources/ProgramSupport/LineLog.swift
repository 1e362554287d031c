import Foundation

/// A log that takes lines without waiting, and writes them to a file in a thread of its own.
///
/// No trouble with the log delays or ends the program: a pipe that nobody reads, a reader that went
/// away, a full disk. Lines without room are lost and counted, and the first line that gets through
/// again says how many.
public final class LineLog: @unchecked Sendable {
  /// The log of the process, on standard error.
  public static let standardError = LineLog(descriptor: STDERR_FILENO)

  /// Guards all that follows.
  private let condition = NSCondition()
  private var waiting: [UInt8] = []
  private var isWriting = false
  private var lost = 0
  private var lostAndUnsaid = 0

  private let descriptor: Int32
  private let most: Int

  /// How many seconds the thread waits after a file that did not take everything.
  private static let pause = 0.1
  /// For how many seconds lines are gathered before they are written together.
  ///
  /// Waking the thread for each would cost more than the line itself.
  private static let nap = 0.01

  /// - Parameters:
  ///   - descriptor: the file, which has to stay open.
  ///   - most: how many bytes may wait.
  public init(descriptor: Int32, most: Int = 1 << 20) {
    self.descriptor = descriptor
    self.most = most
    waiting.reserveCapacity(64 << 10)
    let thread = Thread { [unowned self] in while true { self.writeNext() } }
    thread.name = "log"
    thread.start()
  }

  /// How many lines were lost.
  public var linesLost: Int { condition.withLock { lost } }

  /// Takes a line with its end, or counts it as lost.
  public func add(_ line: some Collection<UInt8>) {
    condition.lock()
    defer { condition.unlock() }
    guard waiting.count + line.count <= most else {
      lose(1)
      return
    }
    waiting.append(contentsOf: line)
    // The thread looks again by itself after it has written.
    if !isWriting { condition.broadcast() }
  }

  /// Waits until everything is written, or the time is over.
  public func drain(seconds: Double = 1) {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while !waiting.isEmpty || isWriting {
      guard condition.wait(until: end) else { return }
    }
  }

  private func writeNext() {
    condition.lock()
    isWriting = false
    condition.broadcast()
    while waiting.isEmpty { condition.wait() }
    var lines = waiting
    waiting.removeAll(keepingCapacity: true)
    let unsaid = lostAndUnsaid
    isWriting = true
    condition.unlock()
    if unsaid > 0 { lines = Array(Self.note(unsaid).utf8) + lines }
    let written = write(lines)
    condition.lock()
    if written > 0 { lostAndUnsaid -= unsaid }
    if written < lines.count {
      // The note is none of the lines that were to be written.
      let notes = unsaid > 0 && written == 0 ? 1 : 0
      lose(lines[written...].count { $0 == UInt8(ascii: "\n") } - notes)
    }
    condition.unlock()
    Thread.sleep(forTimeInterval: written < lines.count ? Self.pause : Self.nap)
  }

  private func lose(_ count: Int) {
    lost += count
    lostAndUnsaid += count
  }

  private static func note(_ count: Int) -> String {
    #"{"level":"warning","message":"log lines lost","count":"\#(count)"}"# + "\n"
  }

  /// Writes as much as the file takes.
  ///
  /// - Returns: how many bytes of whole lines it took.
  private func write(_ lines: [UInt8]) -> Int {
    var place = 0
    while place < lines.count {
      let count = lines[place...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        place += count
      } else if count < 0, errno == EAGAIN {
        var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&file, 1, -1)
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    guard place < lines.count, place > 0, lines[place - 1] != UInt8(ascii: "\n") else {
      return place
    }
    // Ends the line that was written in part, so that the next line stands alone.
    _ = Foundation.write(descriptor, "\n", 1)
    return (lines[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }
}
