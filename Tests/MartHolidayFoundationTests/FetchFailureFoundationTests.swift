import Fetching
import Foundation
import MartCatalog
import MartHolidayFoundation
import MartModels
import Testing

@Suite("Failures of Foundation")
struct FetchFailureFoundationTests {
  @Test(
    "An error of a connection is of one class",
    arguments: [
      (URLError.Code.notConnectedToInternet, FetchFailure.Code.offline),
      (.networkConnectionLost, .offline), (.dataNotAllowed, .offline), (.cannotFindHost, .offline),
      (.timedOut, .timeout), (.cannotParseResponse, .undecodable), (.badURL, .client),
      (.cannotConnectToHost, .server), (.serverCertificateUntrusted, .server),
      (.badServerResponse, .server), (.unknown, .other), (.cancelled, nil),
    ] as [(URLError.Code, FetchFailure.Code?)])
  func urlErrors(error: URLError.Code, code: FetchFailure.Code?) {
    #expect(FetchFailure(foundation: URLError(error))?.code == code)
  }

  @Test("The address of a failure, which may hold a position, is not in its message")
  func noAddress() throws {
    let url = try #require(URL(string: "https://example.com/?latitude=37.5"))
    let error = URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: url])
    #expect(FetchFailure(foundation: error)?.message == "URL error -1001")
  }

  @Test("Errors that are not Foundation's are classified as without it")
  func others() {
    #expect(FetchFailure(foundation: CancellationError()) == nil)
    #expect(FetchFailure(foundation: FetchFailure(.tooMany))?.code == .tooMany)
    struct Strange: Error {}
    #expect(FetchFailure(foundation: Strange())?.code == .other)
  }

  @Test("A failure is described for a person, and a storing error for a log")
  func descriptions() {
    let failure: any Error = FetchFailure(.offline)
    #expect(
      failure.localizedDescription
        == FetchFailure(.offline).phrase(in: PhraseLanguage(Locale.current), style: .long))
  }
}
