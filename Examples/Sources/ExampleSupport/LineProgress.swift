/// A line on a terminal that counts the lines read.
public struct LineProgress {
  let isShown: Bool
  private var last = ContinuousClock.now
  private var wasShown = false

  /// Begins without a line.
  ///
  /// - Parameter isShown: whether somebody watches.
  public init(isShown: Bool) { self.isShown = isShown }

  /// Shows a number, at most five times a second.
  public mutating func show(_ lines: Int) {
    guard isShown, last.duration(to: .now) > .milliseconds(200) else { return }
    last = .now
    wasShown = true
    StandardError.write("\r\(lines) …")
  }

  /// Takes the line away.
  public func clear() {
    if wasShown { StandardError.write("\r" + String(repeating: " ", count: 22) + "\r") }
  }
}
