import MartHolidayKit

/// A message with the subscriber it is for.
struct Letter: Sendable {
  let row: QueuedSubscriber
  let message: AlertMessage
  /// What the push service knows the device by; never to be logged.
  let token: String
}

extension AlertPlan {
  /// The letters to a page of subscribers, without what was settled before.
  ///
  /// - Parameter settled: which of some announcements were settled before.
  func letters(
    to entries: [SubscriberPage.Entry], times: inout WorkTimes,
    settled: @Sendable ([AlertIdentity]) async throws -> Set<AlertIdentity>
  ) async throws -> [Letter] {
    var letters: [Letter] = []
    var known: Set<AlertIdentity> = []
    var pending = entries
    // Who was told a part already is planned again without it, which may add other parts.
    while !pending.isEmpty {
      let planned = times.measure(.planning) {
        pending.compactMap { entry in
          message(for: entry.subscriber, isSent: known.contains).map { (entry, $0) }
        }
      }
      let identities = planned.flatMap { $0.1.identities }
      let found = try await times.measure(.comparing) { try await settled(identities) }
      known.formUnion(found)
      pending = []
      for (entry, message) in planned {
        if !found.isEmpty, message.identities.contains(where: found.contains) {
          pending.append(entry)
        } else {
          letters.append(Letter(row: entry.row, message: message, token: entry.token))
        }
      }
    }
    return letters
  }
}
