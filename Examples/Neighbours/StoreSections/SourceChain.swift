import MartHolidayKit

/// Asks the server, then the stored data, then the bundled data, until one answers.
///
/// A source that fails, has nothing or has unreadable data is passed over with its reason, and a
/// weaker answer never replaces a shown one.
struct SourceChain<Content: Sendable>: Sendable {
  /// What a chain answered.
  struct Answer: Sendable {
    /// What to show, with its source; `nil` when no source has anything.
    let used: SourcedContent<Content>?
    /// The sources that were asked and not used, in their order, with the reasons.
    let skipped: [SkippedSource]
  }

  private let server: @Sendable () async throws -> SourcedContent<Content>
  private let cache: @Sendable () throws -> SourcedContent<Content>?
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
    self.server = { SourcedContent(try await server(), from: .server) }
    self.cache = { try cache().map { SourcedContent($0, from: .cache) } }
    self.bundled = bundled
    classify = classifying
  }

  /// Asks the sources in their order.
  ///
  /// - Parameter shown: what is already shown, which only an answer at least as strong replaces.
  /// - Returns: what to show, and why no stronger source is used.
  /// - Throws: `CancellationError` when the task is canceled; then change nothing.
  func answer(over shown: SourcedContent<Content>? = nil) async throws -> Answer {
    var skipped: [SkippedSource] = []
    for source in DataSource.allCases.reversed() {
      do {
        guard let found = try await ask(source) else {
          skipped.append(SkippedSource(source, .nothingThere))
          continue
        }
        return Answer(used: shown?.replaced(by: found) ?? found, skipped: skipped)
      } catch let error as StoreError {
        skipped.append(SkippedSource(source, .unreadable(error)))
      } catch {
        guard !Task.isCancelled, let failure = classify(error) else { throw CancellationError() }
        skipped.append(SkippedSource(source, .failed(failure)))
      }
    }
    return Answer(used: shown, skipped: skipped)
  }

  private func ask(_ source: DataSource) async throws -> SourcedContent<Content>? {
    switch source {
    case .server: try await server()
    case .cache: try cache()
    case .bundled: try bundled().map { SourcedContent($0, from: .bundled) }
    }
  }
}

extension SourcedContent {
  /// The answer to show: this one, unless the other is at least as strong and not older.
  ///
  /// So going offline does not change the screen, and a late answer does not replace a newer one.
  func replaced(by other: SourcedContent) -> SourcedContent {
    guard other.source >= source else { return self }
    if other.source == source, let fetchedAt, let later = other.fetchedAt, later < fetchedAt {
      return self
    }
    return other
  }
}
