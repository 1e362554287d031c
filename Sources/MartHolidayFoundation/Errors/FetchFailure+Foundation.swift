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
  /// An app with this module need not name it: `init(_:)`, with which keepers classify unless told
  /// otherwise, says the same.
  ///
  /// - Parameter error: the thrown error, from Foundation or not.
  /// - Returns: `nil` for a cancellation, which is neither a failure nor a notice.
  public init?(foundation error: any Error) { self.init(error) }
}

// An error of a connection is a `URLError` where it is thrown in Swift, and an `NSError` otherwise.
extension URLError: FailureConvertible {
  package var failure: FetchFailure? {
    let kind: FetchFailure.Code
    switch code {
    case .cancelled, .userCancelledAuthentication: return nil
    case .notConnectedToInternet, .networkConnectionLost, .dataNotAllowed,
      .internationalRoamingOff, .callIsActive, .cannotFindHost, .dnsLookupFailed:
      kind = .offline
    case .timedOut: kind = .timeout
    case .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .zeroByteResource,
      .dataLengthExceedsMaximum:
      kind = .undecodable
    case .badURL, .unsupportedURL, .fileDoesNotExist, .noPermissionsToReadFile,
      .appTransportSecurityRequiresSecureConnection:
      kind = .client
    case .cannotConnectToHost, .badServerResponse, .resourceUnavailable, .httpTooManyRedirects,
      .redirectToNonExistentLocation, .secureConnectionFailed, .serverCertificateHasBadDate,
      .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
      .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired:
      kind = .server
    default: kind = .other
    }
    // Its own words may contain the address, and so a position.
    return FetchFailure(kind, message: "URL error \(code.rawValue)")
  }
}

extension NSError: FailureConvertible {
  package var failure: FetchFailure? {
    // Optional on some systems and not on others.
    let ofConnection: URLError.Code? = URLError.Code(rawValue: code)
    if domain == NSURLErrorDomain, let ofConnection { return URLError(ofConnection).failure }
    if domain == NSCocoaErrorDomain, code == CocoaError.userCancelled.rawValue { return nil }
    return FetchFailure(.other, message: "\(domain) \(code)")
  }
}

extension FetchFailure: LocalizedError {
  /// What went wrong and what a person can do, in the language in which the app runs.
  public var errorDescription: String? {
    phrase(in: PhraseLanguage(Locale.current), style: .long)
  }
}
