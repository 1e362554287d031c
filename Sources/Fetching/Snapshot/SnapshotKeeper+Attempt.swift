import Keeping

#if !hasFeature(Embedded)
  extension SnapshotKeeper {
    /// Begins an attempt; there is none at the moment.
    func begin(_ context: Context?) -> SharedAttempt<Answer, Context> {
      let attempt = SharedAttempt<Answer, Context>(for: context)
      running = attempt
      attempt.task = Task { await self.run(attempt, for: context) }
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

    private func run(_ attempt: SharedAttempt<Answer, Context>, for context: Context?) async {
      let answer: Answer
      do {
        answer = await note(try await fetch(context), for: context)
      } catch {
        if !Task.isCancelled, let failure = classify(error) {
          answer = await note(failure, for: context)
        } else {
          let (stored, problem) = known()
          answer = self.answer(stored, problem: problem, server: .cancelled, in: context)
        }
      }
      running = nil
      attempt.end(with: answer)
    }

    // MARK: What comes of it

    /// Stores a new answer, then uses it.
    private func note(_ content: Content, for context: Context?) async -> Answer {
      let now = now()
      let new = FetchSnapshot(content, fetchedAt: now, context: context, version: form.version)
      let problem = await keep(.snapshot(new)) { stored in
        // A newer answer of another process stays.
        isNewer(stored?.snapshot?.fetchedAt, than: now, at: self.now()) ? nil : .snapshot(new)
      }
      return answer(
        .snapshot(new), problem: nil, server: .notAsked, in: context, fetched: true,
        storingFailed: problem)
    }

    /// Records a failure with what is stored.
    private func note(_ failure: FetchFailure, for context: Context?) async -> Answer {
      let time = now()
      let (before, _) = known()
      func failed(_ stored: Stored?) -> Stored {
        let attempt = FailedAttempt(
          failure, at: time, after: stored?.stamp.failure, in: context)
        return stored?.snapshot.map { .snapshot($0.noting(attempt)) } ?? .failure(attempt)
      }
      let problem = await keep(failed(before)) { stored in
        // What another process has fetched since has not failed.
        isNewer(stored?.snapshot?.fetchedAt, than: time, at: now()) ? nil : failed(stored)
      }
      let (stored, unreadable) = known()
      return answer(
        stored, problem: unreadable, server: .failed(failure), in: context, storingFailed: problem)
    }

    /// Replaces what is stored, as one step.
    ///
    /// Unreadable data is set aside first; that of a later version or another keeper stays. If storing fails,
    /// this process remembers it.
    ///
    /// - Returns: why it could not be stored.
    private func keep(
      _ fallback: Stored, _ change: (Stored?) -> Stored?
    ) async -> StoreError? {
      do {
        try await store.update { stored in
          var current: Stored?
          switch stored.content {
          case .nothing: break
          case .unreadable(let error): _ = try stored.setAside(because: error)
          case .bytes(let bytes):
            do throws(StoreError) {
              current = try form.read(bytes)
            } catch {
              _ = try stored.setAside(because: error)
            }
          }
          guard let new = change(current) else { return }
          stored.replace(with: try form.bytes(of: new))
        }
        unsaved = nil
        return nil
      } catch {
        unsaved = fallback
        return StoreError(storing: error)
      }
    }
  }
#endif
