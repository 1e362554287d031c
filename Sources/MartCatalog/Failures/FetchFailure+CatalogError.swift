public import Fetching

extension FetchFailure {
  /// Classifies an error that the server described, if the status of its answer is not available.
  ///
  /// A status in the body counts; without one, the server's code does. If you have the status of
  /// the answer, use `init(statusCode:retryAfter:date:at:message:)`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// FetchFailure(CatalogError(.unauthorized)).code  // .signedOut
  /// FetchFailure(CatalogError(.badParameter)).code  // .client
  /// FetchFailure(CatalogError(.serverError, status: 503)).status  // 503
  /// ```
  ///
  /// - Parameter error: the error thrown by decoding a `CatalogResponse`.
  public init(_ error: CatalogError) {
    if let status = error.status, status >= 400,
      let failure = FetchFailure(statusCode: status, message: error.message)
    {
      self = failure
      return
    }
    let code: Code =
      switch error.code {
      case .unauthorized: .signedOut
      case .tooManyRequests: .tooMany
      case .serverError: .server
      case .badParameter, .badRequest, .notFound: .client
      default: .other
      }
    self.init(code, message: error.message)
  }
}

#if !hasFeature(Embedded)
  extension CatalogError: FailureConvertible {
    package var failure: FetchFailure? { FetchFailure(self) }
  }
#endif
