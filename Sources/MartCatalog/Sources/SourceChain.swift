#if !hasFeature(Embedded)
  /// Asks the server, then what was stored, then what the app brought along, until one answers.
  ///
  /// A source that fails, has nothing or gives what cannot be read is passed over with its reason,
  /// and nothing that is shown gives way to a weaker answer.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let chain = SourceChain<[String]>(
  ///   server: { throw FetchFailure(.undecodable) }, cache: { nil }, bundled: { ["양재점"] })
  /// let answer = try await chain.answer()
  /// answer.used?.source  // .bundled
  /// answer.passedOver.map(\.source)  // [.server, .cache]
  /// ```
  public struct SourceChain<Content: Sendable>: Sendable {
    /// What a chain answered.
    public struct Answer: Sendable {
      /// What is to be shown, with its source; `nil` when no source has anything.
      public let used: Sourced<Content>?
      /// The sources that were asked and not used, in their order, with the reasons.
      public let passedOver: [PassedOver]
    }

    private let server: @Sendable () async throws -> Sourced<Content>
    private let cache: @Sendable () throws -> Sourced<Content>?
    private let bundled: @Sendable () throws -> Content?
    private let classify: @Sendable (any Error) -> FetchFailure?

    /// Makes a chain; nothing is asked yet.
    ///
    /// - Parameters:
    ///   - server: asks the server; an error of decoding is an answer that cannot be read.
    ///   - cache: reads what was stored; `nil` when nothing was.
    ///   - bundled: reads what the app brought along; `nil` when it brings nothing.
    ///   - classifying: turns what was thrown into a failure, `nil` for a cancellation.
    public init(
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
    /// - Parameter shown: what is shown already, which gives way to an answer as strong or stronger.
    /// - Returns: what is to be shown and why no stronger source is.
    /// - Throws: `CancellationError` when the task is canceled; then nothing is to be changed.
    public func answer(over shown: Sourced<Content>? = nil) async throws -> Answer {
      var passedOver: [PassedOver] = []
      for source in DataSource.allCases.reversed() {
        do {
          guard let found = try await ask(source) else {
            passedOver.append(PassedOver(source, .nothingThere))
            continue
          }
          return Answer(used: shown?.replaced(by: found) ?? found, passedOver: passedOver)
        } catch let error as SnapshotError {
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
#endif
