import Fetching
import Foundation
import KoreanCalendar
import MartCatalog
import MartModels
import MartTestSupport
import Testing

@Suite("Sample answers of a server, and sample catalogs")
struct SampleAnswerTests {
  @Test("The bytes and the values of an answer are the same", arguments: SampleAnswer.allCases)
  func outcome(answer: SampleAnswer) {
    var issues: [CatalogIssue] = []
    let decoded: SampleAnswer.Outcome
    do {
      let response = try JSONDecoder().decode(CatalogResponse.self, from: Data(answer.bytes))
      issues = response.issues
      decoded = .response(response)
    } catch let error as CatalogError {
      decoded = .error(error)
    } catch {
      decoded = .undecodable
    }
    #expect(decoded == answer.outcome)
    #expect(issues == answer.issues)
  }

  @Test(
    "An answer that brings no branches is a failure of its kind",
    arguments: [
      (SampleAnswer.badRequest, FetchFailure.Code.client, 400), (.badParameter, .client, 400),
      (.signedOut, .signedOut, 401), (.tooMany, .tooMany, 429), (.serverError, .server, 500),
      (.framework, .server, 500), (.errorPage, .server, 502), (.cutOff, .undecodable, nil),
      (.nothing, .undecodable, nil),
    ] as [(SampleAnswer, FetchFailure.Code, Int?)])
  func failure(answer: SampleAnswer, code: FetchFailure.Code, status: Int?) {
    #expect(answer.failure?.code == code)
    #expect(answer.failure?.status == status)
    #expect(throws: FetchFailure.self) { try answer.result.get() }
  }

  @Test(
    "An answer with branches is no failure, and a catalog concludes from it",
    arguments: [(SampleAnswer.good, 3), (.bareArray, 3), (.empty, 0), (.defective, 2)])
  func branches(answer: SampleAnswer, count: Int) throws {
    #expect(answer.failure == nil)
    let catalog = BranchCatalog(try answer.result.get(), asOf: SampleCatalog.fetchedOn)
    #expect(catalog.count == count)
    if count > 0 {
      let status = catalog[2]?.schedule.status(on: SampleBranch.today)
      #expect(status == .closed(.published))
    }
  }

  @Test("The catalog has every sample, with the answer of the sample")
  func catalog() {
    for sample in SampleBranch.allCases {
      #expect(SampleCatalog.catalog[sample.id] == sample.branch)
    }
    #expect(BranchCatalog(SampleCatalog.response, asOf: SampleCatalog.fetchedOn).count == 15)
    #expect(SampleCatalog.response.issues.isEmpty)
  }

  @Test("The later catalog lost one branch, moved a day back and renumbered a branch")
  func later() {
    let diff = CatalogDiff(from: SampleCatalog.catalog, to: SampleCatalog.later)
    #expect(diff.gone.map(\.id) == [SampleBranch.closedForGood.id])
    #expect(diff.new.isEmpty)
    #expect(diff.renumbered.map(\.old.id) == [SampleBranch.published.id])
    #expect(diff.closings.map(\.added) == [[SampleBranch.today]])
    #expect(diff.closings.map(\.removed) == [[CivilDate(2026, 11, 25)]])
  }
}
