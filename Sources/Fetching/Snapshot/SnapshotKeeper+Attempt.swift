import Keeping

#if !hasFeature(Embedded)
  extension SnapshotKeeper {
    /// Begins an attempt; there is none at the moment.
    func begin(
      in context: Context?, for scope: FetchScope
    ) -> SharedAttempt<Answer, Context> {
      let attempt = SharedAttempt<Answer, Context>(in: context, for: scope)
      running = attempt
      let start = now()
      attempt.task = Task { await self.run(attempt, in: context, for: scope, from: start) }
      return attempt
    }

    /// Waits for the end of an attempt, unless the caller's task is canceled.
    func join(_ attempt: SharedAttempt<Answer, Context>) async throws -> Answer {
      let ticket = attempt.enter()
      do {
        return try await ticket.value()
      } catch {
        attempt.leave()
        throw error
      }
    }

    private func run(
      _ attempt: SharedAttempt<Answer, Context>, in context: Context?, for scope: FetchScope,
      from start: Double
    ) async {
      let answer: Answer
      do {
        let content = try await fetch(context, scope)
        answer = await note(
          FetchSnapshot(
            content, startedAt: start, fetchedAt: now(), scope: scope, context: context,
            version: form.version))
      } catch {
        if !Task.isCancelled, let failure = classify(error) {
          answer = await note(failure, in: context, for: scope)
        } else {
          attempt.hasGivenUp = true
          let (stored, problem) = known()
          answer = self.answer(
            stored, problem: problem, server: .cancelled, in: context, for: scope)
        }
      }
      running = nil
      attempt.end(with: answer)
    }

    // MARK: What comes of it

    /// Stores a new answer, then uses it.
    private func note(_ new: FetchSnapshot<Content, Context>) async -> Answer {
      let (stored, problem) = await keep(.snapshot(new)) { stored in
        (stored ?? Stored([])).adding(new, at: now(), folding: merge)
      }
      // One that changed nothing is shown to its asker, unless there is a newer one for the same.
      let isShown = stored.map { stands(new, in: $0) } ?? false
      return answer(
        isShown ? stored : .snapshot(new), problem: nil, server: .notAsked, in: new.context,
        for: new.scope, fetched: true, storingFailed: problem)
    }

    /// Whether what is stored holds an answer, or a newer one for the same.
    private func stands(_ new: FetchSnapshot<Content, Context>, in stored: Stored) -> Bool {
      guard let last = stored.answer(for: new.scope) else { return false }
      if let context = last.context, let asked = new.context, context != asked { return false }
      return last.startedAt == new.startedAt
        || (last.startedAt > new.startedAt && last.startedAt <= now())
    }

    /// Records a failure with what is stored.
    private func note(
      _ failure: FetchFailure, in context: Context?, for scope: FetchScope
    ) async -> Answer {
      let time = now()
      func failed(_ stored: Stored?) -> FailedAttempt<Context> {
        FailedAttempt(failure, at: time, after: stored?.failure, in: context)
      }
      let (_, problem) = await keep(.failure(failed(known().stored))) { stored in
        // What another process has fetched since has not failed.
        if let stored, stored.hasAnswer(after: time, at: now()) { return nil }
        return Stored(stored?.answers ?? [], failure: failed(stored))
      }
      let (stored, unreadable) = known()
      return answer(
        stored, problem: unreadable, server: .failed(failure), in: context, for: scope,
        storingFailed: problem)
    }

    /// Changes what is stored, as one step.
    ///
    /// Unreadable data is set aside first; that of a later version or another keeper stays. What
    /// could not be stored before is stored too; if storing fails, this process remembers it.
    ///
    /// - Parameters:
    ///   - new: what to remember if it cannot be stored.
    ///   - change: what to store; `nil` leaves it as it is.
    /// - Returns: what is known then, and why it could not be stored.
    private func keep(
      _ new: Stored, _ change: (Stored?) -> Stored?
    ) async -> (stored: Stored?, problem: StoreError?) {
      do {
        let kept = try await store.update { bytes -> Stored? in
          var stored: Stored?
          switch bytes.content {
          case .nothing: break
          case .unreadable(let error): _ = try bytes.setAside(because: error)
          case .bytes(let read):
            do throws(StoreError) {
              stored = try form.read(read)
            } catch {
              _ = try bytes.setAside(because: error)
            }
          }
          let before = joined(stored)
          guard let after = change(before) ?? (unsaved == nil ? nil : before) else { return stored }
          bytes.replace(with: try form.bytes(of: after))
          return after
        }
        lastGood = kept
        unsaved = nil
        return (kept, nil)
      } catch {
        unsaved = (unsaved ?? Stored([])).adding(new, at: now(), folding: merge)
        return (joined(lastGood), StoreError(storing: error))
      }
    }
  }
#endif
