import Foundation
import MartHolidayKit
import Testing

@testable import StoreSections

@Suite("Server, then cache, then what the app brought along")
struct SourceChainTests {
  private struct Row: Codable, Sendable, Equatable { var id: Int }
  private let good = Data(#"[{"id":1}]"#.utf8)
  private let bad = Data(#"[{"id":"one"}]"#.utf8)

  private func chain(server: Data?, cache: Data?, bundled: Data?) -> SourceChain<[Row]> {
    SourceChain(
      server: {
        guard let server else { throw FetchFailure(.offline) }
        return try JSONDecoder().decode([Row].self, from: server)
      }, cache: { try cache.map { try JSONDecoder().decode([Row].self, from: $0) } },
      bundled: { try bundled.map { try JSONDecoder().decode([Row].self, from: $0) } })
  }

  @Test("The strongest source that answers is used, and why no stronger one is")
  func order() async throws {
    let server = try await chain(server: good, cache: good, bundled: good).answer()
    #expect(server.used?.source == .server)
    #expect(server.skipped.isEmpty)
    let cache = try await chain(server: nil, cache: good, bundled: good).answer()
    #expect(cache.used?.source == .cache)
    #expect(cache.skipped == [SkippedSource(.server, .failed(FetchFailure(.offline)))])
    let bundled = try await chain(server: nil, cache: nil, bundled: good).answer()
    #expect(bundled.used?.source == .bundled)
    #expect(bundled.skipped.map(\.reason).last == .nothingThere)
    let none = try await chain(server: nil, cache: nil, bundled: nil).answer()
    #expect(none.used == nil)
    #expect(none.skipped.map(\.source) == [.server, .cache, .bundled])
  }

  @Test("The shop emptied a section on an undecodable answer: it goes to the next source")
  func undecodable() async throws {
    let answer = try await chain(server: bad, cache: bad, bundled: good).answer()
    #expect(answer.used?.content == [Row(id: 1)])
    #expect(answer.used?.source == .bundled)
    for passed in answer.skipped {
      guard case .failed(let failure) = passed.reason else {
        Issue.record("\(passed)")
        continue
      }
      #expect(failure.code == .undecodable)
    }
  }

  @Test("The shop lost its rows when the network went: a weaker source replaces nothing")
  func offline() async throws {
    let shown = try await chain(server: good, cache: nil, bundled: nil).answer().used
    let bundled = Data(#"[{"id":9}]"#.utf8)
    let offline = try await chain(server: nil, cache: nil, bundled: bundled).answer(over: shown)
    #expect(offline.used == shown)
    #expect(offline.used?.source == .server)
    let nothing = try await chain(server: nil, cache: nil, bundled: nil).answer(over: shown)
    #expect(nothing.used == shown)
  }

  @Test("Each source gives way to those as strong or stronger, and a late answer to none")
  func replacing() {
    for shown in DataSource.allCases {
      for new in DataSource.allCases {
        let result = SourcedContent("a", from: shown).replaced(by: SourcedContent("b", from: new))
        #expect(result.content == (new >= shown ? "b" : "a"), "\(shown) \(new)")
      }
    }
    let late = SourcedContent("new", from: .server, fetchedAt: 20)
    #expect(late.replaced(by: SourcedContent("old", from: .server, fetchedAt: 10)).content == "new")
    #expect(
      late.replaced(by: SourcedContent("same", from: .server, fetchedAt: 20)).content == "same")
    #expect(DataSource.bundled < .cache && DataSource.cache < .server)
  }

  @Test(
    "The shop never answered for a status that is no 200: it is a failure, and the next is asked")
  func otherStatus() async throws {
    for status in [301, 404, 500, 503] {
      let chain = SourceChain<String>(
        server: {
          if let failure = FetchFailure(statusCode: status) { throw failure }
          return "server"
        }, bundled: { "bundled" })
      let answer = try await chain.answer()
      #expect(answer.used?.content == "bundled")
      guard case .failed(let failure)? = answer.skipped.first?.reason else {
        Issue.record("status \(status)")
        continue
      }
      #expect(failure.status == status)
    }
  }

  @Test("A canceled chain changes nothing and is no failure")
  func cancelled() async {
    let chain = SourceChain<String>(
      server: { throw CancellationError() }, bundled: { "bundled" })
    await #expect(throws: CancellationError.self) { try await chain.answer() }
  }
}
