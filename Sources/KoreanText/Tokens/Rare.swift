/// A value that is seldom there, held out of line: without it, a copy is one machine word.
package indirect enum Rare<Value: RarelyHeld>: Equatable {
  case nothing
  case value(Value)

  package var value: Value {
    get { if case .value(let value) = self { value } else { Value() } }
    _modify {
      // Nothing else holds the value meanwhile, so that to append to it does not copy it.
      var value = value
      self = .nothing
      defer { if !value.isEmpty { self = .value(value) } }
      yield &value
    }
  }

  package var isEmpty: Bool { if case .nothing = self { true } else { false } }
}

extension Rare: Hashable where Value: Hashable {}

/// What a `Rare` may hold.
package protocol RarelyHeld: Equatable {
  init()
  var isEmpty: Bool { get }
}
