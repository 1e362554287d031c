import Favorites
import Foundation
import Keeping
import MartStorage
import MartTestSupport
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

@Suite("Archives that mean harm", .timeLimit(.minutes(1)))
struct MaliciousArchiveTests {
  typealias Writer = PropertyListObject

  private func error(of archive: [UInt8]) -> StoreError? {
    #expect(throws: StoreError.self) { try LegacyFavorites(archive: archive) }
  }

  @Test("A class that the original never archived is refused by name and never made")
  func unexpectedClass() {
    let root = error(of: Writer.original([7], rootClass: "NSTask"))
    #expect(root == StoreError(.unexpectedClass, value: "NSTask"))
    let set = error(of: Writer.original([7], setClass: "NSPredicate"))
    #expect(set == StoreError(.unexpectedClass, value: "NSPredicate"))
    let similar = error(of: Writer.original([7], rootClass: "EvilFavoriteList"))
    #expect(similar?.code == .unexpectedClass)
  }

  @Test("Cycles are not followed")
  func cycles() {
    let set = Writer.dictionary([("$classname", .text("NSSet"))])
    // The set holds itself.
    #expect(
      error(
        of: Writer.keyedArchive([
          .dictionary([("NS.objects", .array([.reference(1)])), ("$class", .reference(2))]), set,
        ]))?.code == .unexpectedClass)
    // The object is its own class.
    #expect(
      error(
        of: Writer.keyedArchive([
          .dictionary([("FavoriteList", .reference(1)), ("$class", .reference(1))])
        ]))?.code == .malformed)
    // The list of favorites is the object that holds it.
    #expect(
      error(
        of: Writer.keyedArchive([
          .dictionary([("FavoriteList", .reference(1)), ("$class", .reference(2))]),
          .dictionary([("$classname", .text("FavoriteList"))]),
        ]))?.code == .unexpectedClass)
  }

  @Test(
    "Counts larger than the archive are refused before anything is reserved",
    arguments: [UInt8(0xA0), 0xD0, 0x50, 0x60])
  func hugeCounts(marker: UInt8) {
    for count in [1 << 20, 1 << 31, 1 << 32, 1 << 40, Int64.max, -1] {
      let object = Writer.raw([marker | 0x0F, 0x13] + Writer.bigEndian(count, 8))
      let members = error(
        of: Writer.keyedArchive([
          .dictionary([("NS.objects", object), ("$class", .reference(2))]),
          .dictionary([("$classname", .text("NSSet"))]),
        ]))
      #expect(members?.code == .malformed)
      #expect(error(of: object.propertyList)?.code == .malformed)
    }
  }

  @Test("A trailer that points anywhere else is refused")
  func trailer() {
    let archive = Writer.original([7])
    for field in 0..<26 {
      for value in [UInt8(0x7F), 0xFF] {
        var bytes = archive
        bytes[bytes.count - 26 + field] = value
        #expect(error(of: bytes)?.code == .malformed, "byte \(field) is \(value)")
      }
    }
  }

  @Test("Deep nesting is not followed")
  func depth() throws {
    // Each object is an array that holds the next one; the first has the number 21 in the list.
    let chain = (22..<20_000).map { Writer.raw([0xA1] + Writer.bigEndian($0, 2)) }
    let members = error(
      of: Writer.keyedArchive(
        [
          .dictionary([("NS.objects", .array([.reference(3)])), ("$class", .reference(2))]),
          .dictionary([("$classname", .text("NSSet"))]),
        ] + chain))
    #expect(members?.code == .malformed)
    let favorites = Writer.keyedArchive(
      [
        .dictionary([("NS.objects", .array([.reference(3)])), ("$class", .reference(2))]),
        .dictionary([("$classname", .text("NSSet"))]), .integer(7),
      ] + chain)
    #expect(try LegacyFavorites(archive: favorites).ids == [7])
  }

  @Test("An object with thousands of fields is refused")
  func manyFields() {
    let fields = (0..<5_000).map { ("field \($0)", Writer.integer($0)) }
    #expect(error(of: Writer.keyedArchive([.dictionary(fields)]))?.code == .tooLarge)
  }

  @Test("A property list with thousands of fields beside the table of objects is refused")
  func manyFieldsAtTheTop() {
    let fields = (0..<5_000).map { ("field \($0)", Writer.integer($0)) }
    #expect(error(of: Writer.dictionary(fields).propertyList)?.code == .tooLarge)
  }

  @Test("More than one mebibyte is refused unread")
  func tooLarge() {
    #expect(error(of: Array(repeating: 0x62, count: 2 << 20))?.code == .tooLarge)
  }

  @Test("What is no keyed archive is refused", arguments: ["", "bplist00", "<?xml?>", "garbage"])
  func noArchive(text: String) {
    #expect(error(of: Array(text.utf8))?.code == .malformed)
    #expect(error(of: Array(text.utf8) + [UInt8](repeating: 0, count: 64))?.code == .malformed)
  }

  @Test("Another archiver, a root that is not there and a member that is no number are refused")
  func wrongShape() {
    #expect(error(of: Writer.keyedArchive([], archiver: "Other"))?.code == .malformed)
    #expect(error(of: Writer.keyedArchive([], root: 9))?.code == .malformed)
    #expect(error(of: Writer.keyedArchive([.text("x")]))?.code == .malformed)
    let members = error(
      of: Writer.keyedArchive([
        .dictionary([("NS.objects", .array([.reference(3)])), ("$class", .reference(2))]),
        .dictionary([("$classname", .text("NSSet"))]), .text("7"),
      ]))
    #expect(members?.code == .malformed)
  }

  @Test("Damaged archives are read or refused, and never trap")
  func damaged() {
    var random = SplitMix64(seed: 21)
    let archive = Writer.original([1140, 7, 88]) {
      $0.hasPrefix("Mart") ? .wideText($0) : .text($0)
    }
    for _ in 0..<20_000 {
      var bytes = archive
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      do {
        _ = try LegacyFavorites(archive: bytes)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
