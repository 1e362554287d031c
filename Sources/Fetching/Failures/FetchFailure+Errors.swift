// An error of any type is an existential, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  /// An error that knows what kind of failure it is, such as one that a server described.
  package protocol FailureConvertible: Error {
    /// The failure; `nil` for a cancellation.
    var failure: FetchFailure? { get }
  }

  extension FetchFailure {
    /// Classifies an error that fetching threw.
    ///
    /// A failure stays as it is, a `CatalogError` has the kind that the server described, and a
    /// decoding error is an unreadable answer. An error of Foundation, such as a lost connection, is
    /// classified as `init(foundation:)` says if the app has the module `MartHolidayFoundation`;
    /// without it, the kind is `other`.
    ///
    /// - Parameter error: the thrown error.
    /// - Returns: `nil` for a cancellation, which is neither a failure nor a notice.
    public init?(_ error: any Error) {
      switch error {
      case is CancellationError: return nil
      case let failure as FetchFailure: self = failure
      case is DecodingError: self.init(.undecodable, message: Self.words(of: error))
      case let error as any FailureConvertible:
        guard let failure = error.failure else { return nil }
        self = failure
      default: self.init(.other, message: "\(error)")
      }
    }

    /// Where decoding failed, without the value, which may be personal.
    private static func words(of error: any Error) -> String {
      let context: DecodingError.Context
      switch error as? DecodingError {
      case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
        .dataCorrupted(let found):
        context = found
      default: return "undecodable"
      }
      let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
      return path.isEmpty ? "undecodable" : "undecodable at " + path.joined(separator: ".")
    }
  }
#endif
