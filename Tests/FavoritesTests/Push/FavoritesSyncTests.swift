import Favorites
import Foundation
import MartTestSupport
import Testing

@Suite("What the push server is told")
struct FavoritesSyncTests {
  @Test("The first message has everything, the next one what is different, and then none")
  func difference() throws {
    var sync = FavoritesSync()
    var list = try FavoriteList([7, 3], limit: nil)
    let first = try #require(try sync.message(for: list, token: "A"))
    #expect(first.favorites == [7, 3])
    #expect(first.added == [7, 3])
    #expect(first.removed == [])
    #expect(first.obsoleteTokens == [])
    #expect(first.databasePath == "users/A")
    #expect(String(decoding: first.body, as: UTF8.self) == #"{"favorites":[7,3]}"#)
    sync.acknowledge(first)
    #expect(sync.acknowledged == [3, 7])
    #expect(try sync.message(for: list, token: "A") == nil)

    list.pop(7)
    list.push(9)
    let second = try #require(try sync.message(for: list, token: "A"))
    #expect(second.favorites == [3, 9])
    #expect(second.added == [9])
    #expect(second.removed == [7])
    #expect(second.number > first.number)
  }

  @Test("A new order alone sends nothing")
  func order() throws {
    var sync = FavoritesSync()
    sync.acknowledge(try #require(try sync.message(for: FavoriteList([7, 3]), token: "A")))
    #expect(try sync.message(for: FavoriteList([3, 7]), token: "A") == nil)
  }

  @Test("No favorites are an empty list, never the 0 that the original sent")
  func noFavorites() throws {
    var sync = FavoritesSync()
    #expect(try sync.message(for: FavoriteList(), token: "A") == nil)
    sync.acknowledge(try #require(try sync.message(for: FavoriteList([7]), token: "A")))
    let message = try #require(try sync.message(for: FavoriteList(), token: "A"))
    #expect(String(decoding: message.body, as: UTF8.self) == #"{"favorites":[]}"#)
    #expect(message.removed == [7])
  }

  @Test("A branch that the user made is not sent, and a list of nothing else is an empty one")
  func userBranches() throws {
    var sync = FavoritesSync()
    #expect(try sync.message(for: FavoriteList([-1]), token: "A") == nil)
    let first = try #require(try sync.message(for: FavoriteList([-1, 7]), token: "A"))
    #expect(first.favorites == [7])
    #expect(first.added == [7])
    #expect(String(decoding: first.body, as: UTF8.self) == #"{"favorites":[7]}"#)
    sync.acknowledge(first)
    #expect(try sync.message(for: FavoriteList([7, -2]), token: "A") == nil)
    let last = try #require(try sync.message(for: FavoriteList([-2]), token: "A"))
    #expect(last.favorites == [])
    #expect(last.removed == [7])
  }

  @Test("A number of a user's branch that the server got from an earlier version is taken back")
  func earlierVersion() throws {
    let stored = """
      {"version":1,"lastNumber":1,"acknowledgedNumber":1,"acknowledgedToken":"A",\
      "acknowledgedFavorites":[-1,7],"tokens":["A"]}
      """
    var sync = try JSONDecoder().decode(FavoritesSync.self, from: Data(stored.utf8))
    let message = try #require(try sync.message(for: FavoriteList([-1, 7]), token: "A"))
    #expect(message.favorites == [7])
    #expect(message.added == [])
    #expect(message.removed == [-1])
    sync.acknowledge(message)
    #expect(try sync.message(for: FavoriteList([-1, 7]), token: "A") == nil)
  }

  @Test("A rotated token carries the favorites over; the original lost them")
  func rotation() throws {
    var sync = FavoritesSync()
    let list = try FavoriteList([7, 3])
    sync.acknowledge(try #require(try sync.message(for: list, token: "A")))
    let rotated = try #require(try sync.message(for: list, token: "B"))
    #expect(rotated.added == [7, 3])
    #expect(rotated.removed == [])
    #expect(rotated.obsoleteTokens == ["A"])
    // It rotates again before the server answers.
    let again = try #require(try sync.message(for: list, token: "C"))
    #expect(again.obsoleteTokens == ["A", "B"])
    sync.acknowledge(again)
    #expect(try sync.message(for: list, token: "C") == nil)
  }

  @Test("A token that rotates with no favorites still has its old one forgotten")
  func rotationWithoutFavorites() throws {
    var sync = FavoritesSync()
    sync.acknowledge(try #require(try sync.message(for: FavoriteList([7]), token: "A")))
    let message = try #require(try sync.message(for: FavoriteList(), token: "B"))
    #expect(message.favorites == [])
    #expect(message.obsoleteTokens == ["A"])
  }

  @Test("A message without an answer is followed by another, also when the list is back as it was")
  func lostAnswer() throws {
    var sync = FavoritesSync()
    sync.acknowledge(try #require(try sync.message(for: FavoriteList([7]), token: "A")))
    let lost = try #require(try sync.message(for: FavoriteList([7, 3]), token: "A"))
    let next = try #require(try sync.message(for: FavoriteList([7]), token: "A"))
    #expect(next.favorites == [7])
    sync.acknowledge(next)
    sync.acknowledge(lost)
    #expect(sync.acknowledged == [7], "a late answer to an older message changes nothing")
    #expect(try sync.message(for: FavoriteList([7]), token: "A") == nil)
  }

  @Test("A token that cannot be a key is refused and not repeated in the error")
  func tokens() throws {
    var sync = FavoritesSync()
    let long = String(repeating: "x", count: 769)
    for token in ["", "a/b", "a.b", "a#", "$", "[", "]", "a\nb", long] {
      let error = #expect(throws: FavoriteError.self) {
        try sync.message(for: FavoriteList([7]), token: token)
      }
      #expect(error?.code == .invalidToken)
    }
    #expect(try sync.message(for: FavoriteList([7]), token: "dX3:APA91b-_0") != nil)
  }

  @Test("The words for a message do not hold the token")
  func description() throws {
    var sync = FavoritesSync()
    let message = try #require(try sync.message(for: FavoriteList([7]), token: "SECRET"))
    #expect(message.description == "message 1: 1 favorites, 1 new, 0 gone, 0 earlier tokens")
  }

  @Test("It is stored and read again, and refuses what contradicts itself")
  func coding() throws {
    var sync = FavoritesSync()
    sync.acknowledge(try #require(try sync.message(for: FavoriteList([7]), token: "A")))
    _ = try sync.message(for: FavoriteList([3]), token: "B")
    let data = try JSONEncoder().encode(sync)
    #expect(try JSONDecoder().decode(FavoritesSync.self, from: data) == sync)
    for (part, wrong) in [
      (#""version":1"#, #""version":2"#), (#""lastNumber":2"#, #""lastNumber":0"#),
      (#""acknowledgedNumber":1"#, #""acknowledgedNumber":0"#),
    ] {
      let text = String(decoding: data, as: UTF8.self)
      let changed = text.replacingOccurrences(of: part, with: wrong)
      #expect(changed != text)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(FavoritesSync.self, from: Data(changed.utf8))
      }
    }
  }

  @Test("A number of messages that nobody can have sent is refused", arguments: [Int.max, 1 << 40])
  func impossibleNumber(_ number: Int) {
    let text = """
      {"version":1,"lastNumber":\(number),"acknowledgedNumber":0,"acknowledgedFavorites":[],\
      "tokens":["token-A"]}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FavoritesSync.self, from: Data(text.utf8))
    }
  }

  @Test("Whatever is lost or late, the server ends with the favorites under the last token only")
  func simulatedServer() throws {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      var sync = FavoritesSync()
      var server: [String: Set<Int>] = [:]
      var list = FavoriteList<Int>()
      var token = "token 0"
      for step in 0..<40 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: token = "token \(step)"
        case 1: list.toggle(Int.random(in: -2...5, using: &random))
        default:
          guard let message = try sync.message(for: list, token: token) else { continue }
          let arrives = Int.random(in: 0..<4, using: &random)
          if arrives > 0 { deliver(message, to: &server) }
          if arrives > 1 { sync.acknowledge(message) }
        }
      }
      if let message = try sync.message(for: list, token: token) {
        deliver(message, to: &server)
        sync.acknowledge(message)
      }
      let known = Set(list.filter { $0 >= 0 })
      #expect(server == (known.isEmpty ? [:] : [token: known]), "seed \(seed)")
      #expect(try sync.message(for: list, token: token) == nil, "seed \(seed)")
    }
  }

  /// The server of the original: an empty array is no entry at all.
  @Test(
    "An answer that comes late, while a token comes back, leaves no list under another token",
    arguments: 0..<400)
  func lateAnswers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var sync = FavoritesSync()
    var server: [String: Set<Int>] = [:]
    var unanswered: [FavoritesSync.Message] = []
    var (list, token) = (try FavoriteList([7]), "A")
    for _ in 0..<30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: token = ["A", "B", "C"].randomElement(using: &random) ?? "A"
      case 1: list = try FavoriteList([[], [7], [7, 8]].randomElement(using: &random) ?? [])
      case 2, 3:
        guard !unanswered.isEmpty else { continue }
        let answered = unanswered.remove(at: Int.random(in: unanswered.indices, using: &random))
        // One in four answers is lost.
        if Int.random(in: 0..<4, using: &random) > 0 { sync.acknowledge(answered) }
      default:
        guard let message = try sync.message(for: list, token: token) else { continue }
        deliver(message, to: &server)
        unanswered.append(message)
      }
    }
    for message in unanswered { sync.acknowledge(message) }
    while let message = try sync.message(for: list, token: token) {
      deliver(message, to: &server)
      sync.acknowledge(message)
    }
    #expect(
      server.filter { !$0.value.isEmpty } == (list.isEmpty ? [:] : [token: Set(list)]),
      "seed \(seed)")
  }

  private func deliver(_ message: FavoritesSync.Message, to server: inout [String: Set<Int>]) {
    for token in message.obsoleteTokens { server[token] = nil }
    server[message.token] = message.favorites.isEmpty ? nil : Set(message.favorites)
  }
}
