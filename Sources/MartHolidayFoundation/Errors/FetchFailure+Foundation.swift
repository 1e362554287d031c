public import Fetching
public import Foundation
import MartCatalog
import MartModels

extension FetchFailure {
  /// Classifies an error that fetching with Foundation threw.
  ///
  /// A missing or lost connection, or a name that cannot be looked up without one, is `offline`; a
  /// host that refuses or breaks the connection is the server's failure.
  ///
  /// ```swift
  /// import Foundation
  /// import MartHolidayFoundation
  /// import MartHolidayKit
  ///
  /// FetchFailure(foundation: URLError(.timedOut))?.code  // .timeout
  /// FetchFailure(foundation: URLError(.notConnectedToInternet))?.code  // .offline
  /// FetchFailure(foundation: URLError(.cancelled)) == nil  // true
  /// ```
  ///
  /// - Parameter error: the thrown error, from Foundation or not.
  /// - Returns: `nil` for a cancellation, which is neither a failure nor a notice.
  public init?(foundation error: any Error) {
    guard let error = error as? URLError else {
      self.init(error)
      return
    }
    let code: Code
    switch error.code {
    case .cancelled, .userCancelledAuthentication: return nil
    case .notConnectedToInternet, .networkConnectionLost, .dataNotAllowed,
      .internationalRoamingOff, .callIsActive, .cannotFindHost, .dnsLookupFailed:
      code = .offline
    case .timedOut: code = .timeout
    case .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .zeroByteResource,
      .dataLengthExceedsMaximum:
      code = .undecodable
    case .badURL, .unsupportedURL, .fileDoesNotExist, .noPermissionsToReadFile,
      .appTransportSecurityRequiresSecureConnection:
      code = .client
    case .cannotConnectToHost, .badServerResponse, .resourceUnavailable, .httpTooManyRedirects,
      .redirectToNonExistentLocation, .secureConnectionFailed, .serverCertificateHasBadDate,
      .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
      .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired:
      code = .server
    default: code = .other
    }
    // Its own words may contain the address, and so a position.
    self.init(code, message: "URL error \(error.code.rawValue)")
  }
}

extension FetchFailure: LocalizedError {
  /// What went wrong and what a person can do, in the language in which the app runs.
  public var errorDescription: String? {
    phrase(in: PhraseLanguage(Locale.current), style: .long)
  }
}
