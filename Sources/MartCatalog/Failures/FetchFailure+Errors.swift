// An error of any type is an existential, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  extension FetchFailure {
    /// Classifies an error that fetching threw.
    ///
    /// A failure stays what it is, an error that the server put into words is of the kind that its
    /// body says, and an error of decoding is an answer that cannot be read. The errors of Foundation
    /// are classified by the module `MartHolidayFoundation`.
    ///
    /// - Parameter error: what was thrown.
    /// - Returns: `nil` for a cancellation, which is neither a failure nor a notice.
    public init?(_ error: any Error) {
      switch error {
      case is CancellationError: return nil
      case let failure as FetchFailure: self = failure
      case let error as CatalogError: self.init(error)
      case is DecodingError: self.init(.undecodable, message: Self.words(of: error))
      default: self.init(.other, message: "\(error)")
      }
    }

    /// Where decoding failed, without the value, which may be anybody's.
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
