import ExampleSupport
import Foundation
import MartHolidayKit

/// The subscribers of standard input.
///
/// A line that is no subscriber is reported on standard error and skipped.
final class SubscriberLines: Sequence, IteratorProtocol {
  private let language: Language
  private var progress: LineProgress
  private var lines = InputLines()
  private let decoder = JSONDecoder()
  private var count = 0
  private var bad = 0
  /// Why the input ended before its end; a sequence cannot throw.
  private var failure: (any Error)?

  private static let linesPerProgress = 1_024

  init(language: Language, isWatched: Bool) {
    self.language = language
    progress = LineProgress(isShown: isWatched)
  }

  func next() -> AlertSubscriber? {
    while let line = nextLine() {
      count += 1
      if count % Self.linesPerProgress == 0 { progress.show(count) }
      switch line {
      case .refused(let reason): refuse(reason.text(language))
      case .text(let text):
        if text.allSatisfy(\.isWhitespace) { continue }
        do {
          return try decoder.decode(AlertSubscriber.self, from: Data(text.utf8))
        } catch {
          refuse(Self.reason(error, language))
        }
      }
    }
    return nil
  }

  private func nextLine() -> InputLines.Line? {
    do {
      return try lines.next()
    } catch {
      failure = error
      return nil
    }
  }

  /// Sums up, and fails when a line was passed over or could not be read.
  func end(messages: Int) throws {
    progress.clear()
    if let failure { throw failure }
    guard bad == 0 else {
      throw ExampleFailure(
        .badData, korean: "\(count)줄 가운데 \(bad)줄을 읽지 못했습니다. 메시지 \(messages)개.",
        english: "\(bad) of \(count) lines are no subscribers; \(messages) messages.")
    }
    StandardError.print(
      language("구독자 \(count)명, 메시지 \(messages)개.", "\(count) subscribers, \(messages) messages."))
  }

  private func refuse(_ reason: String) {
    bad += 1
    progress.clear()
    StandardError.print(language("\(count)째 줄: ", "line \(count): ") + reason)
  }

  private static func reason(_ error: any Error, _ language: Language) -> String {
    let key: (any CodingKey)? =
      switch error {
      case DecodingError.keyNotFound(let key, _): key
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.dataCorrupted(let context):
        context.codingPath.first
      default: nil
      }
    guard let key else { return language("JSON 객체가 아닙니다.", "not a JSON object") }
    return language(
      "\"\(key.stringValue)\" 값이 없거나 잘못되었습니다.", "\"\(key.stringValue)\" is missing or wrong")
  }
}
