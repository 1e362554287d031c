import Keeping

/// The table of objects of a keyed archive, looked into only where favorites can be.
struct KeyedArchive {
  private let list: BinaryPropertyList
  private let objects: BinaryPropertyList.References
  private let root: Int

  /// The collections that a `Set<Int>` or an `[Int]` becomes in an archive.
  private static let collections: Set = ["NSSet", "NSMutableSet", "NSArray", "NSMutableArray"]

  /// More favorites than the country has marts.
  private static let mostMembers = 100_000

  init(_ bytes: [UInt8]) throws(StoreError) {
    list = try BinaryPropertyList(bytes)
    guard case .dictionary(let keys, let values) = try list.object(list.top),
      let archiver = try list.value(for: "$archiver", keys: keys, values: values),
      case .text("NSKeyedArchiver") = try list.object(archiver),
      let table = try list.value(for: "$objects", keys: keys, values: values),
      case .array(let objects) = try list.object(table),
      let top = try list.value(for: "$top", keys: keys, values: values),
      case .dictionary(let names, let tops) = try list.object(top),
      let reference = try list.value(for: "root", keys: names, values: tops),
      case .reference(let root) = try list.object(reference)
    else { throw StoreError(.malformed, value: "not a keyed archive") }
    self.objects = objects
    self.root = root
  }

  /// The numbers in the root, or in what the root object has under a key.
  func favorites(key: String) throws(StoreError) -> [Int] {
    let outer = try dictionary(root)
    let name = try className(of: outer)
    if Self.collections.contains(name) { return try members(of: outer) }
    // The name of a Swift class has its module in front, which was another one in each app target.
    guard name.split(separator: ".").last == "FavoriteList" else {
      throw StoreError(.unexpectedClass, value: name)
    }
    guard let number = try list.value(for: key, keys: outer.keys, values: outer.values),
      case .reference(let reference) = try list.object(number)
    else { throw StoreError(.malformed, value: "no \"\(key)\" in the archived object") }
    let inner = try dictionary(reference)
    let innerName = try className(of: inner)
    guard Self.collections.contains(innerName) else {
      throw StoreError(.unexpectedClass, value: innerName)
    }
    return try members(of: inner)
  }

  private typealias Fields = (
    keys: BinaryPropertyList.References, values: BinaryPropertyList.References
  )

  private func object(_ reference: Int) throws(StoreError) -> BinaryPropertyList.Object {
    try list.object(list.member(reference, of: objects))
  }

  private func dictionary(_ reference: Int) throws(StoreError) -> Fields {
    guard case .dictionary(let keys, let values) = try object(reference) else {
      throw StoreError(.malformed, value: "archived object \(reference) has no fields")
    }
    return (keys, values)
  }

  /// The name of an object's class, only for comparison.
  private func className(of fields: Fields) throws(StoreError) -> String {
    guard let number = try list.value(for: "$class", keys: fields.keys, values: fields.values),
      case .reference(let reference) = try list.object(number)
    else { throw StoreError(.malformed, value: "an archived object without a class") }
    let description = try dictionary(reference)
    guard
      let name = try list.value(
        for: "$classname", keys: description.keys, values: description.values),
      case .text(let text) = try list.object(name)
    else { throw StoreError(.malformed, value: "a class without a name") }
    return text
  }

  private func members(of fields: Fields) throws(StoreError) -> [Int] {
    guard let number = try list.value(for: "NS.objects", keys: fields.keys, values: fields.values),
      case .array(let references) = try list.object(number)
    else { throw StoreError(.malformed, value: "a collection without members") }
    guard references.count <= Self.mostMembers else {
      throw StoreError(.tooLarge, value: "\(references.count) members")
    }
    var numbers: [Int] = []
    for place in 0..<references.count {
      guard case .reference(let reference) = try list.object(list.member(place, of: references))
      else { throw StoreError(.malformed, value: "member \(place)") }
      switch try object(reference) {
      case .integer(let number): numbers.append(number)
      case .dictionary(let keys, let values):
        throw StoreError(.unexpectedClass, value: try className(of: (keys, values)))
      default: throw StoreError(.malformed, value: "member \(place) is no number")
      }
    }
    return numbers
  }
}
