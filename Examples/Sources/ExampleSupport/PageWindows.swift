/// The ranges of rows to ask a server for that sends a limited number at a time.
public enum PageWindows: Sendable {
  /// The windows of a number of rows, counted from 1.
  ///
  /// - Parameters:
  ///   - total: how many rows there are; without any, there is no window.
  ///   - size: how many rows an answer has at most, 1 or more.
  public static func windows(total: Int, size: Int) -> [ClosedRange<Int>] {
    precondition(size > 0, "a page of \(size) rows")
    return stride(from: 1, through: total, by: size).map { $0...min($0 + size - 1, total) }
  }
}
