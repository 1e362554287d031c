import MartHolidayKit
import MartTestSupport

/// Values of every type, those that calls returned and those at the ends.
final class Pool {
  /// What the values at the ends are chosen with; the same for a type in every process.
  var random = SplitMix64(seed: 31)
  private var places = SplitMix64(seed: 31)
  private(set) var round = 1
  /// Results of calls that are being repeated: until all are, they would change what is called.
  private var held: [() -> Void] = []
  private var found: [ObjectIdentifier: [Any]] = [:]
  private var edges: [ObjectIdentifier: [Any]] = [:]
  private var sightings: [ObjectIdentifier: Int] = [:]
  /// The number of values of a type that are kept; later ones take the places of earlier ones.
  private let most = 60

  var types: Int { found.count }
  var values: Int { found.values.reduce(0) { $0 + $1.count } }

  /// Forgets what was made of the values that were there earlier.
  func renew() {
    edges = [:]
    round += 1
  }

  /// Random numbers that depend on a name and the round only.
  func randomness(of name: String) -> SplitMix64 {
    SplitMix64(seed: name.utf8.reduce(UInt64(round)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  func values<Value>(of type: Value.Type) -> [Value] {
    let key = ObjectIdentifier(type)
    if edges[key] == nil {
      edges[key] = []  // for a type in itself
      let outer = random
      random = randomness(of: String(reflecting: type))
      edges[key] = (type as? any Edged.Type)?.edges(self) ?? []
      random = outer
    }
    return (edges[key, default: []] + found[key, default: []]).compactMap { $0 as? Value }
  }

  func keep<Value>(_ value: Value) { held.append { self.add(value) } }

  /// Lets later calls have what was kept.
  func release() {
    for add in held { add() }
    held = []
  }

  private func add<Value>(_ value: Value) {
    let key = ObjectIdentifier(Value.self)
    let count = sightings[key, default: 0]
    sightings[key] = count + 1
    if count < most {
      found[key, default: []].append(value)
    } else if let place = Int?.some(Int.random(in: 0...count, using: &places)), place < most {
      found[key, default: []][place] = value
    }
  }
}
