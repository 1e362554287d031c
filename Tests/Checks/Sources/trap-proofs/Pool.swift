import MartHolidayKit
import MartTestSupport

/// Values of every type, those that calls returned and those at the ends.
final class Pool {
  var random = SplitMix64(seed: 31)
  private var found: [ObjectIdentifier: [Any]] = [:]
  private var edges: [ObjectIdentifier: [Any]] = [:]
  private var sightings: [ObjectIdentifier: Int] = [:]
  /// The number of values of a type that are kept; later ones take the places of earlier ones.
  private let most = 60

  var types: Int { found.count }
  var values: Int { found.values.reduce(0) { $0 + $1.count } }

  /// Forgets what was made of the values that were there earlier.
  func renew() { edges = [:] }

  func values<Value>(of type: Value.Type) -> [Value] {
    let key = ObjectIdentifier(type)
    if edges[key] == nil {
      edges[key] = []  // for a type in itself
      edges[key] = (type as? any Edged.Type)?.edges(self) ?? []
    }
    return (edges[key, default: []] + found[key, default: []]).compactMap { $0 as? Value }
  }

  func keep<Value>(_ value: Value) {
    let key = ObjectIdentifier(Value.self)
    let count = sightings[key, default: 0]
    sightings[key] = count + 1
    if count < most {
      found[key, default: []].append(value)
    } else if let place = Int?.some(Int.random(in: 0...count, using: &random)), place < most {
      found[key, default: []][place] = value
    }
  }
}
