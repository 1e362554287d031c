import Keeping
import MartStorage
import MartTestSupport
import Testing

@Suite("Archives that mean harm", .timeLimit(.minutes(10)))
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

  @Test(
    "An object whose last byte is missing does not reach into the table of offsets",
    arguments: ["integer", "text", "wide text", "reference", "array"])
  func reachesIntoTable(kind: String) {
    let numbers = Writer.dictionary([
      ("NS.objects", .array([.reference(3)])), ("$class", .reference(2)),
    ])
    let set = Writer.dictionary([("$classname", .text("NSSet"))])
    // What is cut is the last object of the file.
    let archive =
      switch kind {
      case "integer": Writer.keyedArchive([numbers, set, .raw([0x11, 4])])
      case "text":
        Writer.keyedArchive([numbers, .dictionary([("$classname", .raw([0x52, 0x4E]))])])
      case "wide text":
        Writer.keyedArchive([numbers, .dictionary([("$classname", .raw([0x62, 0, 0x4E, 0]))])])
      case "reference":
        Writer.keyedArchive([set, .dictionary([("$class", .raw([0x81, 0]))])], root: 2)
      default:
        Writer.keyedArchive(
          [set, .dictionary([("$class", .reference(1)), ("NS.objects", .raw([0xA1, 0]))])],
          root: 2)
      }
    let error = error(of: archive)
    #expect(error?.code == .malformed)
    #expect(error?.value.hasSuffix(" of the property list") == true, "it is not read further")
  }

  @Test("No object lies in the first bytes of the file")
  func insideMagic() {
    var archive = Writer.keyedArchive([
      .dictionary([("NS.objects", .array([])), ("$class", .reference(2))]),
      .dictionary([("$classname", .text("NSSet"))]),
    ])
    #expect(throws: Never.self) { try LegacyFavorites(archive: archive) }
    // The last entry of the table is the name of the class; "b" would begin a text in UTF-16.
    archive.replaceSubrange(archive.count - 36..<archive.count - 32, with: [0, 0, 0, 0])
    #expect(error(of: archive)?.code == .malformed)
  }

  @Test("A hundred thousand members are read, and one more is refused before any is")
  func members() {
    for (count, code) in [(100_000, StoreError.Code.malformed), (100_001, .tooLarge)] {
      let head = [0xAF, 0x12] + Writer.bigEndian(count, 4)
      // Each member is the top of the list, which is no member.
      let members = Writer.raw(head + [UInt8](repeating: 0, count: 2 * count))
      let archive = Writer.keyedArchive([
        .dictionary([("NS.objects", members), ("$class", .reference(2))]),
        .dictionary([("$classname", .text("NSSet"))]),
      ])
      #expect(error(of: archive)?.code == code)
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
