/// Folds a newer answer over an older one.
typealias Folding<Content: Sendable, Context: Hashable & Sendable> =
  @Sendable (_ older: FetchSnapshot<Content, Context>, _ newer: FetchSnapshot<Content, Context>) ->
  Content

extension FetchRecord {
  /// The most answers that are kept apart; beyond that, the two oldest become one.
  static var mostAnswers: Int { 16 }

  /// What is stored after one more answer; `nil` when the answer changes nothing.
  ///
  /// An answer changes nothing when one that was asked for later and covers as much is stored. A
  /// start in the future was recorded before the clock was set back, so it counts as the oldest. What
  /// has failed since the answer came stays.
  ///
  /// Without a way to fold, one answer stands: the wider one, or the later one if neither covers the
  /// other.
  ///
  /// - Parameters:
  ///   - new: the answer.
  ///   - now: the time, in seconds since 1970.
  ///   - fold: folds a newer answer over an older one; `nil` when that is not possible.
  func adding(
    _ new: FetchSnapshot<Content, Context>, at now: Double, folding fold: Folding<Content, Context>?
  ) -> FetchRecord? {
    let start = new.startedAt <= now ? new.startedAt : -.infinity
    func isLater(_ answer: FetchSnapshot<Content, Context>) -> Bool {
      answer.startedAt > start && answer.startedAt <= now
    }
    guard !answers.contains(where: { isLater($0) && $0.scope.covers(new.scope) }) else {
      return nil
    }
    guard let fold else {
      let isReplacing = answers.allSatisfy {
        new.scope.covers($0.scope) || !$0.scope.covers(new.scope) && !isLater($0)
      }
      return isReplacing ? FetchRecord([new], failure: failure(since: new.fetchedAt, at: now)) : nil
    }
    var kept = answers
    var place = (kept.lastIndex { !isLater($0) } ?? -1) + 1
    kept.insert(new, at: place)
    // An answer that the new one covers is folded into the one after it, so that the order stays.
    var index = 0
    while index < place {
      guard new.scope.covers(kept[index].scope) else {
        index += 1
        continue
      }
      kept[index + 1] = kept[index + 1].with(fold(kept[index], kept[index + 1]))
      kept.remove(at: index)
      place -= 1
    }
    while kept.count > Self.mostAnswers {
      let oldest = kept.removeFirst()
      kept[0] = oldest.joined(with: kept[0], folding: fold)
    }
    return FetchRecord(kept, failure: failure(since: new.fetchedAt, at: now))
  }

  /// What is stored together with what could not be stored.
  func adding(
    _ unsaved: FetchRecord?, at now: Double, folding fold: Folding<Content, Context>?
  ) -> FetchRecord {
    guard let unsaved else { return self }
    var all = self
    for answer in unsaved.answers { all = all.adding(answer, at: now, folding: fold) ?? all }
    guard let failure = unsaved.failure, !all.hasAnswer(after: failure.time, at: now),
      all.failure(since: failure.time, at: now) == nil
    else { return all }
    return FetchRecord(all.answers, failure: failure)
  }

  /// The failed attempt after a moment, by a clock that was not set back since.
  private func failure(since time: Double, at now: Double) -> FailedAttempt<Context>? {
    failure.flatMap { $0.time > time && $0.time <= now ? $0 : nil }
  }

  /// Whether something was fetched after a moment, by a clock that was not set back since.
  func hasAnswer(after time: Double, at now: Double) -> Bool {
    answers.contains { $0.fetchedAt > time && $0.fetchedAt <= now }
  }

  /// All answers as one content; `nil` when nothing was ever fetched.
  ///
  /// Without a way to fold it is the answer that counts for a scope, or the widest one.
  func content(folding fold: Folding<Content, Context>?, for scope: FetchScope) -> Content? {
    guard var whole = answers.first else { return nil }
    guard let fold else { return (answer(for: scope) ?? snapshot)?.content }
    for answer in answers.dropFirst() { whole = whole.with(fold(whole, answer)) }
    return whole.content
  }
}

extension FetchSnapshot {
  /// Two answers as one, which is as wide as the wider and as old as that one.
  ///
  /// It counts as asked for when the newer one was, so that no answer of the time between replaces
  /// what the newer one says.
  fileprivate func joined(
    with newer: FetchSnapshot, folding fold: Folding<Content, Context>
  ) -> FetchSnapshot {
    let wider = scope.covers(newer.scope) ? self : newer
    return FetchSnapshot(
      fold(self, newer), startedAt: max(startedAt, newer.startedAt), fetchedAt: wider.fetchedAt,
      scope: wider.scope, context: wider.context, version: wider.version)
  }
}
