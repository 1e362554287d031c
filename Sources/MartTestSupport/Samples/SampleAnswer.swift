public import Fetching
public import MartCatalog

/// Server answers for tests: good, defective, and errors, as bytes and as values.
///
/// The wire form is that of the original server. Pass the bytes to the decoding code, or the values
/// to the code after it; both are the same answer.
///
/// ```swift
/// import Foundation
/// import MartHolidayKit
/// import MartTestSupport
///
/// let answer = SampleAnswer.good
/// let decoded = try JSONDecoder().decode(CatalogResponse.self, from: Data(answer.bytes))
/// decoded.branches.map(\.name)  // ["규칙점", "게시점", "변경점"]
/// answer.outcome == .response(decoded)  // true
/// SampleAnswer.signedOut.failure?.code  // .signedOut
/// ```
public struct SampleAnswer: Hashable, Sendable {
  /// What a decoder makes of a body.
  public enum Outcome: Hashable, Sendable {
    /// Branches, possibly with issues.
    case response(CatalogResponse)
    /// An error described by the server.
    case error(CatalogError)
    /// Not an answer of this server.
    case undecodable
  }

  /// What the sample shows; its name in Swift.
  public let name: String
  /// The status of the answer, such as 200.
  public let status: Int
  /// The header `Retry-After`; `nil` without one.
  public let retryAfter: String?
  /// The body as text.
  public let text: String
  /// What a decoder makes of the body.
  public let outcome: Outcome
  /// What is wrong with the rows of a response.
  public let issues: [CatalogIssue]

  init(
    _ name: String, status: Int = 200, retryAfter: String? = nil, text: String, outcome: Outcome,
    issues: [CatalogIssue] = []
  ) {
    self.name = name
    self.status = status
    self.retryAfter = retryAfter
    self.text = text
    self.outcome = outcome
    self.issues = issues
  }

  /// The body as bytes, in UTF-8.
  public var bytes: [UInt8] { Array(text.utf8) }

  /// The failure for an app; `nil` for branches, with or without issues.
  public var failure: FetchFailure? {
    switch outcome {
    case .response: nil
    case .error(let error):
      FetchFailure(statusCode: status, retryAfter: retryAfter, message: error.message)
    case .undecodable:
      FetchFailure(statusCode: status, retryAfter: retryAfter) ?? FetchFailure(.undecodable)
    }
  }

  /// The result of fetching and decoding.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  /// import Testing
  ///
  /// let server = FakeServer<String, CatalogResponse>(
  ///   SampleAnswer.good.result, SampleAnswer.serverError.result)
  /// let first = try await server.answer("/api/marts")
  /// first.rows.count  // 3
  /// await #expect(throws: FetchFailure.self) { try await server.answer("/api/marts") }
  /// ```
  public var result: Result<CatalogResponse, FetchFailure> {
    if case .response(let response) = outcome { return .success(response) }
    return .failure(failure ?? FetchFailure(.undecodable))
  }
}

extension SampleAnswer: CaseIterable {
  /// All samples, for tests with arguments.
  public static let allCases: [SampleAnswer] = [
    good, bareArray, empty, defective, badRequest, badParameter, signedOut, tooMany, serverError,
    framework, errorPage, cutOff, nothing,
  ]
}

extension SampleAnswer: CustomStringConvertible {
  /// What the sample shows, for the printed arguments of a test.
  public var description: String { name }
}
