import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// The arguments of the program and its loop over the lines.
struct ReadClosingText: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read-closing-text",
    abstract: "휴무 안내문을 읽습니다. Reads what stores write about their closing days.",
    discussion: """
      표준 입력의 한 줄을 JSON 객체 하나로 바꾸고, 읽지 못한 말을 표준 오류에 요약합니다.
      Turns each line of standard input into one JSON object, and sums up on standard error what
      was not read.
      """)

  /// Between two looks at the clock, while a progress line is shown.
  private static let linesPerProgress = 8_192

  @Option(
    help: ArgumentHelp(
      "안내문을 본 날. The day the texts were seen; today in Korea.", valueName: "yyyy-MM-dd"))
  var date: String?

  @Flag(help: "영어로 요약. Sums up in English.")
  var english = false

  func run() throws {
    let date = try KoreaToday.parse(date)
    var output = OutputBuffer()
    var summary = ReadingSummary()
    var progress = Progress(isShown: isatty(STDERR_FILENO) == 1)
    while let line = readLine(strippingNewline: true) {
      let notice = HolidayText.read(line, relativeTo: date)
      NoticeJSON.append(notice, to: &output.bytes)
      output.endLine()
      summary.add(notice)
      if summary.lines % Self.linesPerProgress == 0 { progress.show(summary.lines) }
    }
    output.flush()
    progress.clear()
    for line in summary.text(english ? .english : .korean) { StandardError.print(line) }
  }
}

/// Standard output in large pieces, or line by line where a person watches.
struct OutputBuffer {
  var bytes: [UInt8] = []
  private let isWatched = isatty(STDOUT_FILENO) == 1

  private static let pieceSize = 1 << 16

  init() { bytes.reserveCapacity(2 * Self.pieceSize) }

  mutating func endLine() {
    bytes.append(0x0A)
    if isWatched || bytes.count >= Self.pieceSize { flush() }
  }

  mutating func flush() {
    FileHandle.standardOutput.write(Data(bytes))
    bytes.removeAll(keepingCapacity: true)
  }
}

/// A line on a terminal that counts the lines read.
struct Progress {
  let isShown: Bool
  private var last = ContinuousClock.now
  private var wasShown = false

  init(isShown: Bool) { self.isShown = isShown }

  mutating func show(_ lines: Int) {
    guard isShown, last.duration(to: .now) > .milliseconds(200) else { return }
    last = .now
    wasShown = true
    FileHandle.standardError.write(Data("\r\(lines) …".utf8))
  }

  func clear() {
    if wasShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
