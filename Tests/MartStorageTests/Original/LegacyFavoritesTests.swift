import Favorites
import Foundation
import Keeping
import MartStorage
import Testing

/// What the original archived: an object with a set of numbers under one key.
final class XavoriteList: NSObject, NSCoding {
  let members: NSSet

  init(_ members: NSSet) { self.members = members }

  init?(coder: NSCoder) { nil }

  func encode(with coder: NSCoder) { coder.encode(members, forKey: "FavoriteList") }
}

@Suite("The favorites of the original app")
struct LegacyFavoritesTests {
  private func archive(_ root: Any) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(root, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    // The archiver of this platform does not take another name for a class, and two classes of one
    // name are hard to tell apart in a test; so one letter of the name is put right afterward.
    var data = archiver.encodedData
    while let range = data.range(of: Data("XavoriteList".utf8)) {
      data.replaceSubrange(range, with: Data("FavoriteList".utf8))
    }
    return data
  }

  @Test("An archive that Foundation makes here is read", arguments: [0, 1, 3, 14, 15, 300])
  func archivedHere(count: Int) throws {
    let numbers = (0..<count).map { $0 * 37 % 1_999 + 1 }
    let members = NSSet(array: numbers.map { NSNumber(value: $0) })
    let data = archive(XavoriteList(members))
    #expect(try LegacyFavorites(archive: data).ids == Set(numbers).sorted())
    #expect(try LegacyFavorites(archive: archive(members)).ids == Set(numbers).sorted())
    let array = NSArray(array: numbers.map { NSNumber(value: $0) })
    #expect(try LegacyFavorites(archive: archive(array)).ids == Set(numbers).sorted())
  }

  @Test("An archive written by hand from the published layout is read", arguments: [0, 1, 3, 20])
  func handMade(count: Int) throws {
    let numbers = (0..<count).map { 3_000 - $0 }
    let archive = PropertyListObject.original(numbers)
    #expect(try LegacyFavorites(archive: archive).ids == numbers.sorted())
    // The two writers agree on what the format is.
    #expect(
      throws: Never.self,
      performing: { try PropertyListSerialization.propertyList(from: Data(archive), format: nil) })
  }

  @Test("Integers of every size are read, and a byte less is not an archive")
  func sizes() throws {
    var bytes = PropertyListObject.keyedArchive([
      .dictionary([
        ("NS.objects", .array((3...6).map { .reference($0) })), ("$class", .reference(2)),
      ]),
      .dictionary([("$classname", .text("NSMutableSet"))]),
      .raw([0x10, 200]), .raw([0x11, 4, 0]), .raw([0x12, 0, 1, 0, 0]),
      .raw([0x13, 0, 0, 0, 1, 0, 0, 0, 0]),
    ])
    #expect(try LegacyFavorites(archive: bytes).ids == [200, 1_024, 65_536, 4_294_967_296])
    bytes.removeLast()
    #expect(throws: StoreError.self) { try LegacyFavorites(archive: bytes) }
  }

  @Test(
    "A number that is no Int here is refused and not shortened",
    arguments: [Int64(Int32.max), 1 << 31, 1 << 32 | 7, .max, .min])
  func wide(number: Int64) {
    let archive = PropertyListObject.keyedArchive([
      .dictionary([("NS.objects", .array([.reference(3)])), ("$class", .reference(2))]),
      .dictionary([("$classname", .text("NSSet"))]),
      .raw([0x13] + PropertyListObject.bigEndian(number, 8)),
    ])
    let expected = Int(exactly: number).map { LegacyFavorites(numbers: [$0]) }
    #expect((try? LegacyFavorites(archive: archive)) == expected)
  }

  @Test(
    "A class name in UTF-16 is read, as the module of the app may have any name",
    arguments: ["MartHoliday.FavoriteList", "마트쉬는날.FavoriteList", "😀.FavoriteList"])
  func wideText(name: String) throws {
    let archive = PropertyListObject.original([9, 7], rootClass: name) { .wideText($0) }
    #expect(try LegacyFavorites(archive: archive).ids == [7, 9])
    let plist = try PropertyListSerialization.propertyList(from: Data(archive), format: nil)
    #expect("\(plist)".contains("FavoriteList"), "the writer of the test is right")
    let other = PropertyListObject.original([7], rootClass: name + "2") { .wideText($0) }
    let error = #expect(throws: StoreError.self) { try LegacyFavorites(archive: other) }
    #expect(error == StoreError(.unexpectedClass, value: name + "2"))
  }

  @Test("The bogus 0 of the original is no favorite, and the receipt says so")
  func bogusZero() throws {
    let favorites = try LegacyFavorites(archive: PropertyListObject.original([0, 7, -3]))
    #expect(favorites.ids == [7])
    #expect(favorites.dropped == [-3, 0])
    #expect(favorites.repairs.map(\.description) == ["0: noBranch", "-3: noBranch"])
    let repeated = LegacyFavorites(numbers: [7, 7, 0, 7])
    #expect(repeated.ids == [7])
    #expect(repeated.repairs.map(\.reason) == [.duplicate, .noBranch, .duplicate])
  }

  @Test("Nothing is lost to a limit without a word")
  func limit() throws {
    let favorites = LegacyFavorites(numbers: [9, 7, 8, 1])
    #expect(Array(favorites.list()) == [1, 7, 8, 9])
    #expect(favorites.list().limit == nil)
    #expect(throws: FavoriteError(.overLimit, value: "4 of at most 3")) {
      try favorites.list(limit: 3)
    }
  }

  @Test("An archive of branches under the same key is refused by name; the original trapped on it")
  func archiveOfBranches() {
    let archive = PropertyListObject.keyedArchive([
      .dictionary([("FavoriteList", .reference(2)), ("$class", .reference(4))]),
      .dictionary([("NS.objects", .array([.reference(5)])), ("$class", .reference(3))]),
      .dictionary([("$classname", .text("NSSet"))]),
      .dictionary([("$classname", .text("MartHoliday.FavoriteList"))]),
      .dictionary([("id", .integer(7)), ("$class", .reference(6))]),
      .dictionary([("$classname", .text("MartHoliday.Branch"))]),
    ])
    let error = #expect(throws: StoreError.self) { try LegacyFavorites(archive: archive) }
    #expect(error == StoreError(.unexpectedClass, value: "MartHoliday.Branch"))
  }
}
