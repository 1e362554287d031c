public import Keeping

/// Where an answer came from; a greater source is stronger.
public enum DataSource: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Data bundled with the app.
  case bundled
  /// Data fetched earlier and stored.
  case cache
  /// The current answer of the server.
  case server

  /// Whether one is weaker than the other.
  public static func < (left: DataSource, right: DataSource) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// An answer together with its source.
public struct SourcedContent<Content: Sendable>: Sendable {
  /// The answer.
  public let content: Content
  /// Where it came from.
  public let source: DataSource
  /// When the server sent it, in seconds since 1970; `nil` when that is unknown, as for bundled
  /// data.
  public let fetchedAt: Double?

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - content: the answer.
  ///   - source: where it came from.
  ///   - fetchedAt: when the server sent it, in seconds since 1970.
  public init(_ content: Content, from source: DataSource, fetchedAt: Double? = nil) {
    self.content = content
    self.source = source
    self.fetchedAt = fetchedAt
  }
}

extension SourcedContent: Equatable where Content: Equatable {}
extension SourcedContent: Hashable where Content: Hashable {}

/// A source that was not used, and why.
public struct SkippedSource: Hashable, Sendable {
  /// Why a source was not used.
  public enum Reason: Hashable, Sendable {
    /// The request failed, or the answer cannot be read.
    case failed(FetchFailure)
    /// What is stored cannot be read.
    case unreadable(StoreError)
    /// It has nothing.
    case nothingThere
    /// It was not asked; the verdict says whether to ask it.
    case notAsked
    /// The request was canceled, which is not a failure.
    case cancelled
  }

  /// The source.
  public let source: DataSource
  /// Why it was not used.
  public let reason: Reason

  /// Makes a record of a source that was not used.
  public init(_ source: DataSource, _ reason: Reason) {
    self.source = source
    self.reason = reason
  }
}

#if !hasFeature(Embedded)
  extension DataSource: CustomStringConvertible {
    /// The source as written in code, such as `.cache`.
    public var description: String {
      switch self {
      case .bundled: ".bundled"
      case .cache: ".cache"
      case .server: ".server"
      }
    }
  }
#endif
