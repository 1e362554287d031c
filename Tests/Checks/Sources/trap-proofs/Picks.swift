import Foundation
import MartHolidayKit
import MartTestSupport

/// No value of a type is known yet.
struct NoValue: Error {
  let type: Any.Type
}

/// Chooses the arguments of one call after the other: each value of each at least once.
final class Picks {
  let pool: Pool
  /// The number of the call.
  private var turn = 0
  private var place = 0
  private var counts: [Int] = []
  private var offsets: [Int] = []
  /// Whether the arguments are to be written.
  var writes = false
  var usesResults = true

  private var random: SplitMix64

  init(_ pool: Pool, of name: String) {
    self.pool = pool
    random = pool.randomness(of: name)
  }

  func begin(_ turn: Int) {
    self.turn = turn
    place = 0
  }

  /// The number of calls in which each value of each argument was chosen.
  var enough: Int {
    let most = counts.max() ?? 1
    return counts.count > 1 ? most * 3 : most
  }

  func callAsFunction<Value>(_ type: Value.Type) throws -> Value {
    let values = pool.values(of: type)
    guard !values.isEmpty else {
      throw NoValue(type: type)
    }
    if place == counts.count {
      counts.append(values.count)
      offsets.append(Int.random(in: 0..<1_000, using: &random))
    }
    // With steps of their own the arguments do not stay in pairs.
    let round = turn / values.count
    let value = values[(turn + place * round * 7 + (place > 0 ? offsets[place] : 0)) % values.count]
    place += 1
    if writes {
      let text = String(reflecting: value)
      print("  \(type) \(text.count): \(text.prefix(300))")
      fflush(nil)
    }
    return value
  }

  /// Reads a value, an element of a collection for some, and writes and compares it.
  func use<Value>(_ value: Value) {
    if value is () { return }
    if let optional = value as? any Opening {
      optional.open(self)
      return
    }
    if Value.self == Any.self { return }
    if usesResults { pool.keep(value) }
    if !(value is String) { look(value) }
  }

  /// An error is a value too, but for the one that says that there is none.
  func use(thrown error: any Error) {
    if error is NoValue { return }
    func open(_ error: some Error) { use(error) }
    open(error)
  }

  private func look<Value>(_ value: Value) {
    if let value = value as? any CustomStringConvertible, !(value is any Collection) {
      _ = value.description
    }
    if let value = value as? any Hashable {
      _ = value.hashValue
      _ = AnyHashable(value) == AnyHashable(value)
    }
    if let value = value as? any Encodable { encode(value) }
    if let value = value as? any Collection { walk(value) }
  }

  private func walk<Elements: Collection>(_ elements: Elements) {
    if Elements.self == [UInt8].self || elements is String { return }
    _ = elements.isEmpty
    for element in elements.prefix(3) { use(element) }
    if elements.isEmpty { return }
    if let both = elements as? any BidirectionalCollection { useLast(both) }
  }

  private func useLast(_ elements: some BidirectionalCollection) {
    if let last = elements.last { use(last) }
  }

  private func encode(_ value: some Encodable) {
    do { _ = try Documents.encoder.encode(value) } catch {}
  }
}

/// An optional value, to open without its type.
private protocol Opening {
  func open(_ picks: Picks)
}

extension Optional: Opening {
  func open(_ picks: Picks) {
    if let self { picks.use(self) }
  }
}
