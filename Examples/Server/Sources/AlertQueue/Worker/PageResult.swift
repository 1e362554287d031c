import MartHolidayKit

/// What the push service answered to the letters of a page.
struct PageResult {
  /// The letters that were sent, in any order.
  var answers: [(letter: Letter, outcome: DeliveryOutcome)] = []
  /// The letters that were not sent before the worker stopped.
  var unsent: ArraySlice<Letter> = []
  /// Whether another worker has the shard.
  var isLost = false

  /// The first letter, by the name of the subscriber, that was not sent.
  var firstUnsent: String? { unsent.map(\.row.id).min { $0.isBefore($1) } }

  /// Takes out the letters that were refused for the server's own fault.
  mutating func takeRefused() -> [Letter] {
    let refused = answers.filter { $0.outcome == .drop(.configuration) }.map(\.letter)
    answers.removeAll { $0.outcome == .drop(.configuration) }
    return refused
  }

  /// Writes the answers into a step.
  func add(to step: inout ShardStep, _ refusals: Refusals) {
    for (letter, outcome) in answers { Self.add(outcome, to: letter, in: &step, refusals) }
  }

  private static func add(
    _ outcome: DeliveryOutcome, to letter: Letter, in step: inout ShardStep, _ refusals: Refusals
  ) {
    switch outcome {
    case .sent:
      step.progress.counts.sent += 1
      step.settled += letter.message.identities.map { .init($0, isSent: true) }
    case .forgetToken:
      step.progress.counts.forgotten += 1
      step.forgotten.append(letter.row)
    case .retry(let seconds):
      // Spread a little, so that a service that comes back does not get all in one second.
      let later = seconds + Int.random(in: 0...max(0, seconds / 5))
      step.deferrals.append(
        .init(id: letter.row.id, attempt: letter.row.attempt + 1, afterSeconds: later))
    case .drop(.configuration):
      if refusals.blameMessage(attempt: letter.row.attempt) {
        // Nothing is settled, so that a run after the repair tells these subscribers.
        step.progress.counts.misconfigured += 1
      } else {
        step.deferrals.append(
          .init(id: letter.row.id, attempt: letter.row.attempt + 1, afterSeconds: Refusals.wait))
      }
    case .drop(.message), .drop(.unknownAnswer):
      step.progress.counts.dropped += 1
      step.settled += letter.message.identities.map { .init($0, isSent: false) }
    }
  }
}

extension String {
  /// Whether a name stands before another in the order of the database.
  func isBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
