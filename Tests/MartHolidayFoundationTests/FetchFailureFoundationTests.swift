import Fetching
import Foundation
import Keeping
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

  @Test("A keeper knows a lost connection, and a cancellation, without being told how")
  func keeperUntold() async throws {
    func refreshed(throwing error: any Error) async throws -> SnapshotAnswer<String, String> {
      let keeper = SnapshotKeeper<String, String>(
        store: InMemoryByteStore(),
        form: SnapshotForm(
          encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) }),
        policy: FreshnessPolicy(staleAfter: 60), now: { 0 }, fetch: { _ in throw error })
      return try await keeper.refreshed(in: nil)
    }
    let lost = try await refreshed(throwing: URLError(.notConnectedToInternet))
    #expect(lost.failure == FetchFailure(.offline, message: "URL error -1009"))
    let stopped = try await refreshed(throwing: URLError(.cancelled))
    #expect(stopped.failure == nil && stopped.verdict == .missing)
  }

  @Test("An error of a connection that comes as an object is of the same class")
  func objects() {
    let lost = NSError(
      domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet,
      userInfo: ["NSErrorFailingURLStringKey": "https://example.com/?latitude=37.5"])
    #expect(FetchFailure(lost) == FetchFailure(.offline, message: "URL error -1009"))
    #expect(FetchFailure(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)) == nil)
    #expect(FetchFailure(CocoaError(.userCancelled) as NSError) == nil)
    let other = NSError(domain: "Shop", code: 7, userInfo: ["address": "Seoul"])
    #expect(FetchFailure(other) == FetchFailure(.other, message: "Shop 7"))
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
