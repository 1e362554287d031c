/// A small writer of binary property lists, from the published layout of the format.
///
/// It shares no code with the reader and can write what no archiver would.
indirect enum PropertyListObject {
  case integer(Int)
  case text(String)
  /// The same as `text`, as the archiver writes it when it is not ASCII.
  case wideText(String)
  case reference(Int)
  case array([PropertyListObject])
  case dictionary([(String, PropertyListObject)])
  /// Bytes as they are, for objects that are wrong.
  case raw([UInt8])

  /// The bytes of a property list whose top is this object.
  var propertyList: [UInt8] {
    var objects: [[UInt8]] = []
    let top = write(to: &objects)
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += Self.bigEndian(bytes.count, 4)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [objects.count, top, table] { bytes += Self.bigEndian(number, 8) }
    return bytes
  }

  private func write(to objects: inout [[UInt8]]) -> Int {
    let number = objects.count
    objects.append([])
    switch self {
    case .integer(let value): objects[number] = [0x13] + Self.bigEndian(value, 8)
    case .text(let text): objects[number] = Self.head(0x50, text.utf8.count) + Array(text.utf8)
    case .wideText(let text):
      objects[number] =
        Self.head(0x60, text.utf16.count) + text.utf16.flatMap { Self.bigEndian(Int($0), 2) }
    case .reference(let value): objects[number] = [0x81] + Self.bigEndian(value, 2)
    case .array(let elements):
      var references: [UInt8] = []
      for element in elements { references += Self.bigEndian(element.write(to: &objects), 2) }
      objects[number] = Self.head(0xA0, elements.count) + references
    case .dictionary(let fields):
      var keys: [UInt8] = []
      var values: [UInt8] = []
      for (key, value) in fields {
        keys += Self.bigEndian(PropertyListObject.text(key).write(to: &objects), 2)
        values += Self.bigEndian(value.write(to: &objects), 2)
      }
      objects[number] = Self.head(0xD0, fields.count) + keys + values
    case .raw(let bytes): objects[number] = bytes
    }
    return number
  }

  private static func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 0x0F, 0x12] + bigEndian(count, 4)
  }

  static func bigEndian(_ value: some BinaryInteger, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// A keyed archive of these objects; the root is object 1, as the archiver has it.
  static func keyedArchive(
    _ objects: [PropertyListObject], root: Int = 1, archiver: String = "NSKeyedArchiver"
  ) -> [UInt8] {
    PropertyListObject.dictionary([
      ("$version", .integer(100_000)), ("$archiver", .text(archiver)),
      ("$top", .dictionary([("root", .reference(root))])),
      ("$objects", .array([.text("$null")] + objects)),
    ]).propertyList
  }

  /// The archive as the original app made it on a phone.
  static func original(
    _ numbers: [Int], rootClass: String = "MartHoliday.FavoriteList", setClass: String = "NSSet",
    text: (String) -> PropertyListObject = { .text($0) }
  ) -> [UInt8] {
    let members = numbers.indices.map { PropertyListObject.reference(5 + $0) }
    return keyedArchive(
      [
        .dictionary([("FavoriteList", .reference(2)), ("$class", .reference(4))]),
        .dictionary([("NS.objects", .array(members)), ("$class", .reference(3))]),
        .dictionary([
          ("$classname", text(setClass)),
          ("$classes", .array([.text(setClass), .text("NSObject")])),
        ]),
        .dictionary([
          ("$classname", text(rootClass)),
          ("$classes", .array([.text(rootClass), .text("NSObject")])),
        ]),
      ] + numbers.map { .integer($0) })
  }
}
