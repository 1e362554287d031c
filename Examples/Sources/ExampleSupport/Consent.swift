/// The boxes of a page of terms, some of which have to be ticked.
public struct Consent: Hashable, Sendable {
  private let count: Int
  private let required: Int
  private var ticked: Set<Int> = []

  /// Makes a page with no box ticked.
  ///
  /// - Parameters:
  ///   - boxes: how many there are.
  ///   - required: how many have to be ticked, counted from the first.
  public init(boxes: Int, required: Int) {
    count = boxes
    self.required = required
  }

  /// Ticks a box or takes the tick away; a box that is not there changes nothing.
  public mutating func toggle(_ box: Int) {
    guard 0..<count ~= box else { return }
    if ticked.remove(box) == nil { ticked.insert(box) }
  }

  /// Ticks all boxes, or none when all are ticked.
  public mutating func toggleAll() { ticked = isAll ? [] : Set(0..<count) }

  /// Whether every box is ticked.
  public var isAll: Bool { ticked.count == count }

  /// Whether every required box is ticked.
  public var isEnough: Bool { ticked.isSuperset(of: 0..<required) }
}
