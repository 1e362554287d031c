import Fetching
import MartTestSupport
import Testing

@Suite("What a fetch asks for")
struct FetchScopeTests {
  static let some = FetchScope("branches", ["7", "1", "7", ""])
  static let samples: [(scope: FetchScope, text: String)] = [
    (.all, "all"), (some, "branches:1,7"), (FetchScope("marts", []), "marts:"),
    (FetchScope("marts", ["이마트 트레이더스", "a,b", "100%"]), "marts:100%25,a%2Cb,이마트 트레이더스"),
    (FetchScope("near", at: "37.5,127.0,5"), "near@37.5,127.0,5"),
    (FetchScope("near", at: ""), "near@"), (FetchScope("near", at: "a:b@c%2C"), "near@a:b@c%2C"),
  ]

  @Test("It is written in one way, and read when it is written so", arguments: samples)
  func text(sample: (scope: FetchScope, text: String)) {
    #expect(sample.scope.description == sample.text)
    #expect(FetchScope(sample.text) == sample.scope)
  }

  @Test(
    "What is written otherwise is no scope",
    arguments: [
      "", "All", "all:", "all@x", ":", "@", "branches", "branches:7,1", "branches:1,1",
      "branches:,", "branches:1,", "branches 1",
      "branches:%", "branches:%2", "branches:%2c", "branches:%25%",
      "branches:%41", "1:2", "br anches:1", "가:1", "br1:1",
    ])
  func refused(text: String) {
    #expect(FetchScope(text) == nil)
  }

  @Test("Everything covers all, members cover fewer of their kind, a place covers only itself")
  func covers() {
    let one = FetchScope("branches", ["1"])
    let none = FetchScope("branches", [])
    let marts = FetchScope("marts", ["1"])
    let here = FetchScope("near", at: "1")
    for sample in Self.samples {
      #expect(FetchScope.all.covers(sample.scope))
      #expect(sample.scope.covers(sample.scope))
      #expect(sample.scope == .all || !sample.scope.covers(.all))
      #expect(sample.scope.covers(none), "nothing is asked")
    }
    #expect(Self.some.covers(one) && !one.covers(Self.some))
    #expect(!Self.some.covers(FetchScope("branches", ["1", "2"])))
    #expect(!marts.covers(one) && !one.covers(marts))
    #expect(!here.covers(FetchScope("near", at: "2")) && !here.covers(FetchScope("far", at: "1")))
    #expect(!here.covers(FetchScope("near", ["1"])) && !FetchScope("near", ["1"]).covers(here))
    #expect(none.isEmpty && !one.isEmpty && !here.isEmpty && !FetchScope.all.isEmpty)
  }

  @Test("One covers another exactly when its members are a superset, for many sets at random")
  func supersets() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let sets = (0..<2).map { _ in
        Set((0..<6).filter { _ in Bool.random(using: &random) }.map { "\($0)" })
      }
      let scopes = sets.map { FetchScope("ids", $0) }
      #expect(scopes[0].covers(scopes[1]) == sets[1].isSubset(of: sets[0]), "\(sets)")
    }
  }

  @Test("Members and places are found again under their kind only")
  func parts() {
    #expect(Self.some.members(of: "branches") == ["1", "7"])
    #expect(Self.some.members(of: "marts") == nil)
    #expect(Self.some.place(of: "branches") == nil)
    #expect(FetchScope("near", at: "x").place(of: "near") == "x")
    #expect(FetchScope("near", at: "x").place(of: "far") == nil)
    #expect(FetchScope.all.members(of: "") == nil && FetchScope.all.place(of: "") == nil)
  }
}
