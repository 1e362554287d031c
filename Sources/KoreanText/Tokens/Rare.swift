/// A value that few have, held out of line, so that those without it are copied as one word.
package indirect enum Rare<Value: RarelyHeld>: Equatable {
  case nothing
  case value(Value)

  package var value: Value {
    get { if case .value(let value) = self { value } else { Value() } }
    _modify {
      // Held by nobody else meanwhile, so that what is appended does not copy what is there.
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
