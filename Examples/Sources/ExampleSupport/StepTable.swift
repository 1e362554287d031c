/// Values by contiguous ranges of numbers, each from a threshold up to the next one.
///
/// There are no gaps between two ranges for a number to fall into, as there are between the closed
/// ranges `0...30` and `31...50` for 30.5.
public struct StepTable<Value: Sendable>: Sendable {
  /// A threshold and what holds from it on.
  public typealias Step = (from: Double, value: Value)

  private let steps: [Step]

  /// Makes a table.
  ///
  /// - Parameter steps: the thresholds, smallest first.
  /// - Precondition: each threshold is greater than the one before.
  public init(_ steps: [Step]) {
    precondition(
      zip(steps, steps.dropFirst()).allSatisfy { $0.from < $1.from },
      "thresholds out of order: \(steps.map(\.from))")
    self.steps = steps
  }

  /// What holds at a number; `nil` below the first threshold and for what is no number.
  public func value(at number: Double) -> Value? { steps.last { $0.from <= number }?.value }

  /// The first step above a number; `nil` beyond the last threshold and for what is no number.
  public func next(above number: Double) -> Step? { steps.first { $0.from > number } }

  /// The values of all thresholds that a number has reached.
  public func reached(by number: Double) -> [Value] {
    steps.prefix { $0.from <= number }.map(\.value)
  }
}
