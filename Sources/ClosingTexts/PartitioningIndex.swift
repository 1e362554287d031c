extension RandomAccessCollection where Index == Int {
  /// The place of the first element that belongs behind a border, or the end.
  ///
  /// The elements before the border stand before all others.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
