/// The first index for which a predicate that is true and then false is false.
///
/// It is the one binary search of the modules above, and asks without a branch on the answer, which
/// is as often yes as no: a wrong guess of the processor costs more than the rest of the search.
///
/// - Parameters:
///   - count: how many indices there are, from 0.
///   - precedes: whether an index stands before the place that is searched.
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
