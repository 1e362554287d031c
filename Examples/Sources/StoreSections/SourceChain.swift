import MartHolidayKit

/// Asks the server, then the stored data, then the bundled data, until one answers.
///
/// A source that fails, has nothing or has unreadable data is passed over with its reason, and a
/// weaker answer never replaces a shown one.
struct SourceChain<Content: Sendable>: Sendable {
  /// What a chain answered.
  struct Answer: Sendable {
    /// What to show, with its source; `nil` when no source has anything.
    let used: Sourced<Content>?
    /// The sources that were asked and not used, in their order, with the reasons.
    let passedOver: [PassedOver]
  }

  private let server: @Sendable () async throws -> Sourced<Content>
  private let cache: @Sendable () throws -> Sourced<Content>?
  private let bundled: @Sendable () throws -> Content?
  private let classify: @Sendable (any Error) -> FetchFailure?

  /// Makes a chain; it asks nothing yet.
  ///
  /// - Parameters:
  ///   - server: asks the server; a decoding error is an unreadable answer.
  ///   - cache: reads what was stored; `nil` when nothing was.
  ///   - bundled: reads the bundled data; `nil` when there is none.
  ///   - classifying: turns a thrown error into a failure, `nil` for a cancellation.
  init(
    server: @escaping @Sendable () async throws -> Content,
    cache: @escaping @Sendable () throws -> Content? = { nil },
    bundled: @escaping @Sendable () throws -> Content? = { nil },
    classifying: @escaping @Sendable (any Error) -> FetchFailure? = { FetchFailure($0) }
  ) {
    self.server = { Sourced(try await server(), from: .server) }
    self.cache = { try cache().map { Sourced($0, from: .cache) } }
    self.bundled = bundled
    classify = classifying
  }

  /// Asks the sources in their order.
  ///
  /// - Parameter shown: what is already shown, which only an answer at least as strong replaces.
  /// - Returns: what to show, and why no stronger source is used.
  /// - Throws: `CancellationError` when the task is canceled; then change nothing.
  func answer(over shown: Sourced<Content>? = nil) async throws -> Answer {
    var passedOver: [PassedOver] = []
    for source in DataSource.allCases.reversed() {
      do {
        guard let found = try await ask(source) else {
          passedOver.append(PassedOver(source, .nothingThere))
          continue
        }
        return Answer(used: shown?.replaced(by: found) ?? found, passedOver: passedOver)
      } catch let error as StoreError {
        passedOver.append(PassedOver(source, .unreadable(error)))
      } catch {
        guard !Task.isCancelled, let failure = classify(error) else { throw CancellationError() }
        passedOver.append(PassedOver(source, .failed(failure)))
      }
    }
    return Answer(used: shown, passedOver: passedOver)
  }

  private func ask(_ source: DataSource) async throws -> Sourced<Content>? {
    switch source {
    case .server: try await server()
    case .cache: try cache()
    case .bundled: try bundled().map { Sourced($0, from: .bundled) }
    }
  }
}

extension Sourced {
  /// The answer to show: this one, unless the other is at least as strong and not older.
  ///
  /// So going offline does not change the screen, and a late answer does not replace a newer one.
  func replaced(by other: Sourced) -> Sourced {
    guard other.source >= source else { return self }
    if other.source == source, let fetchedAt, let later = other.fetchedAt, later < fetchedAt {
      return self
    }
    return other
  }
}
