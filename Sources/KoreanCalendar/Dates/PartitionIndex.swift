/// The first index at which a predicate turns from true to false.
///
/// All modules above use this binary search. It does not branch on the answers, which are true and
/// false equally often: a mispredicted branch would cost more than the rest of the search.
///
/// - Parameters:
///   - count: the number of indices, from 0.
///   - precedes: whether an index is before the place to find.
/// - Returns: `count` when the predicate is true for every index.
/// - Complexity: O(log *n*) calls of the predicate.
@inlinable
package func partitionIndex(_ count: Int, _ precedes: (Int) -> Bool) -> Int {
  var base = 0
  var length = count
  while length > 0 {
    let half = (length &+ 1) >> 1
    base = precedes(base &+ half &- 1) ? base &+ half : base
    length &-= half
  }
  return base
}
