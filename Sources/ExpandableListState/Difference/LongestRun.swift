/// Marks a longest ascending subsequence; the other values are the fewest that have to move.
///
/// Values are unique, and negative ones stand for elements that did not exist before: they are
/// never marked and never counted.
///
/// Source: C. Schensted, "Longest increasing and decreasing subsequences", Canadian Journal of
/// Mathematics 13 (1961).
///
/// - Complexity: O(*n* log *n*).
@usableFromInline
func longestRun(in values: [Int]) -> [Bool] {
  var marked = [Bool](repeating: false, count: values.count)
  var before = [Int](repeating: -1, count: values.count)
  /// `ends[l]` is the end of the run of length l + 1 with the smallest last value.
  var ends: [Int] = []
  for place in values.indices where values[place] >= 0 {
    var low = 0
    var high = ends.count
    if let last = ends.last, values[last] < values[place] {
      low = high
    } else {
      while low < high {
        let middle = (low + high) >> 1
        if values[ends[middle]] < values[place] { low = middle + 1 } else { high = middle }
      }
    }
    if low > 0 { before[place] = ends[low - 1] }
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var place = ends.last ?? -1
  while place >= 0 {
    marked[place] = true
    place = before[place]
  }
  return marked
}
