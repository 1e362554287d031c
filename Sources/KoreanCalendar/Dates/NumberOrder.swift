extension Array {
  /// The elements in the order of a number of each; those of one number stay in the order they have.
  ///
  /// Most lists that are dated are in order already, and those are returned as they are. The sort is
  /// one for all types: the standard library's becomes a copy of some kilobytes for each.
  @inlinable package func inOrder(of number: (Element) -> Int32) -> [Element] {
    guard let places = placesInOrder(of: map(number)) else { return self }
    return places.map { self[$0] }
  }
}

/// The places of numbers in their order, or `nil` when they are in order already.
@inline(never)
@usableFromInline package func placesInOrder(of numbers: [Int32]) -> [Int]? {
  guard zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
  // The place, behind the number, leaves equal numbers as they are.
  var keys = numbers.enumerated().map { place, number in
    Int64(number) << 32 | Int64(truncatingIfNeeded: place)
  }
  keys.sort()
  return keys.map { Int(UInt32(truncatingIfNeeded: $0)) }
}
