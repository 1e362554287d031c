import MartHolidayKit

/// What the push service answered to the letters of a page.
struct PageResult {
  /// The letters that were sent, in any order.
  var answers: [(letter: Letter, outcome: DeliveryOutcome)] = []
  /// The first letter, by the name of the subscriber, that was not sent before the worker stopped.
  var firstUnsent: String?

  /// As many refusals for the server's own fault as make it certain that the next one follows.
  private static let certainMisconfiguration = 20

  /// Whether the service refuses every message because of the server's own key or environment.
  var isMisconfigured: Bool {
    answers.count >= Self.certainMisconfiguration
      && answers.allSatisfy { $0.outcome == .drop(.configuration) }
  }

  /// Writes the answers into a step.
  func add(to step: inout ShardStep) {
    for (letter, outcome) in answers { Self.add(outcome, to: letter, in: &step) }
  }

  private static func add(
    _ outcome: DeliveryOutcome, to letter: Letter, in step: inout ShardStep
  ) {
    switch outcome {
    case .sent:
      step.progress.counts.sent += 1
      step.settled += letter.message.identities.map { .init($0, isSent: true) }
    case .forgetToken:
      step.progress.counts.forgotten += 1
      step.forgotten.append(letter.row)
    case .retry(let seconds):
      step.deferrals.append(
        .init(id: letter.row.id, attempt: letter.row.attempt + 1, afterSeconds: seconds))
    case .drop(.configuration):
      // Whoever repairs the server wants the next run to tell these subscribers.
      step.progress.counts.misconfigured += 1
    case .drop(.message), .drop(.unknownAnswer):
      step.progress.counts.dropped += 1
      step.settled += letter.message.identities.map { .init($0, isSent: false) }
    }
  }
}
