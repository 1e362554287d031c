/// The windows of a limited number of rows in which a server is asked for all of them.
public enum PageWindows: Sendable {
  /// The windows of a number of rows, counted from 1.
  ///
  /// - Parameters:
  ///   - total: how many rows there are; none have no window.
  ///   - size: how many rows an answer has at most, 1 or more.
  public static func windows(total: Int, size: Int) -> [ClosedRange<Int>] {
    precondition(size > 0, "a page of \(size) rows")
    return stride(from: 1, through: total, by: size).map { $0...min($0 + size - 1, total) }
  }
}
