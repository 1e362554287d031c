import Favorites
import Foundation
import Testing

@Suite("Moving favorites, their notes, looking them up")
struct FavoriteOrderTests {
  /// What SwiftUI's `onMove` does with these offsets, read off its documentation.
  @Test(
    "A move is in SwiftUI's index space",
    arguments: [
      ([0], 2, "bacd"), ([0], 0, "abcd"), ([0], 1, "abcd"), ([0], 4, "bcda"), ([3], 0, "dabc"),
      ([0, 2], 4, "bdac"), ([1, 3], 0, "bdac"), ([0, 3], 2, "badc"), ([2, 2], 0, "cabd"),
      ([], 3, "abcd"), ([3, 1], 0, "bdac"),
    ] as [([Int], Int, String)])
  func move(offsets: [Int], destination: Int, expected: String) throws {
    var list = try FavoriteList("abcd".map(String.init), limit: 4)
    list.move(fromOffsets: offsets, toOffset: destination)
    #expect(list.joined() == expected)
    var again = try FavoriteList("abcd".map(String.init), limit: 4)
    again.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(again == list)
  }

  @Test("A move outside the list traps")
  func moveOutside() async {
    await #expect(processExitsWith: .failure) {
      var list = try FavoriteList([1, 2, 3])
      list.move(fromOffsets: [3], toOffset: 0)
    }
    await #expect(processExitsWith: .failure) {
      var list = try FavoriteList([1, 2, 3])
      list.move(fromOffsets: [-1], toOffset: 0)
    }
    await #expect(processExitsWith: .failure) {
      var list = try FavoriteList([1, 2, 3])
      list.move(fromOffsets: [0], toOffset: 4)
    }
  }

  @Test("Whether a move is possible can be asked first")
  func canMove() throws {
    let list = try FavoriteList([1, 2, 3])
    #expect(list.canMove(fromOffsets: [0, 2], toOffset: 3))
    #expect(!list.canMove(fromOffsets: [3], toOffset: 0))
    #expect(!list.canMove(fromOffsets: [-1], toOffset: 0))
    #expect(!list.canMove(fromOffsets: [0], toOffset: 4))
    #expect(!list.canMove(fromOffsets: [0], toOffset: -1))
  }

  @Test(
    "A move by identity keeps the given order and passes others over",
    arguments: [
      ([3], 1, [3, 1, 2, 4]), ([4, 1], 3, [2, 4, 1, 3]), ([1], nil, [2, 3, 4, 1]),
      ([1, 1, 9], nil, [2, 3, 4, 1]), ([2, 3], 2, [1, 2, 3, 4]), ([1], 9, [2, 3, 4, 1]),
      ([1, 2], 2, [1, 2, 3, 4]), ([2, 1], 1, [2, 1, 3, 4]),
    ] as [([Int], Int?, [Int])])
  func moveByIdentity(ids: [Int], successor: Int?, expected: [Int]) throws {
    var list = try FavoriteList([1, 2, 3, 4], limit: nil)
    list.move(ids, before: successor)
    #expect(Array(list) == expected)
  }

  @Test("A note moves with its favorite and goes with it")
  func notes() throws {
    var list = try FavoriteList([1, 2, 3])
    #expect(list.setNote("둘", for: 2) == true)
    #expect(list.setNote("넷", for: 4) == false)
    list.move(fromOffsets: [1], toOffset: 0)
    #expect(list.note(for: 2) == "둘")
    list.pop(2)
    list.push(2)
    #expect(list.note(for: 2) == nil)
    #expect(list.push(2, note: "new") == .alreadyPresent(at: 2))
    #expect(list.note(for: 2) == nil)
  }

  @Test("An empty note is no note")
  func emptyNote() throws {
    var list = FavoriteList<Int>()
    list.push(1, note: "")
    #expect(list.note(for: 1) == nil)
    list.setNote("x", for: 1)
    list.setNote("", for: 1)
    #expect(list.entries == [FavoriteList.Entry(1)])
  }

  @Test("Two favorites gone at once take only their own notes; parallel arrays shifted the rest")
  func notesDoNotDrift() throws {
    var list = try FavoriteList(
      entries: ["a", "b", "c", "d"].map { FavoriteList.Entry($0, note: "m" + $0) }, limit: nil)
    let cards = ["a": "Eiffel", "d": "Louvre"]
    let (found, missing) = list.resolve { cards[$0] }
    #expect(found == ["Eiffel", "Louvre"])
    #expect(missing == ["b", "c"])
    #expect(list.count == 4, "looking up deletes nothing")
    #expect(list.prune(missing) == ["b", "c"])
    #expect(list.entries.map(\.note) == ["ma", "md"])
  }

  @Test("What a look-up throws comes through with its type")
  func lookupThrows() throws {
    let list = try FavoriteList([1, 2])
    #expect(throws: FavoriteError(.duplicate, value: "x")) {
      try list.resolve { (_: Int) throws(FavoriteError) -> Int? in
        throw FavoriteError(.duplicate, value: "x")
      }
    }
  }

  @Test("Pruning what is not there changes nothing")
  func pruneNothing() throws {
    var list = try FavoriteList([1, 2])
    #expect(list.prune([3, 4]) == [])
    #expect(Array(list) == [1, 2])
  }
}
