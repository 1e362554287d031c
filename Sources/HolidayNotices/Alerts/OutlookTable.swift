/// The outlooks of the branches of a plan, found by the number of the branch.
///
/// It is searched three times for each of a million subscribers, so it is an open-addressing table
/// with a fixed multiplier instead of a dictionary with a keyed hash.
struct OutlookTable: Sendable {
  private(set) var outlooks: [AlertOutlook] = []
  /// The number of a branch with its index in `outlooks`; -1 if there is none.
  private var slots: [(id: Int, place: Int32)] = [(0, -1)]
  private var shift: UInt64 = 63

  /// Adds an outlook unless there is one of its branch.
  mutating func add(_ outlook: AlertOutlook) {
    guard place(of: outlook.branch.id) == nil else { return }
    if 2 * (outlooks.count + 1) > slots.count { grow() }
    insert(outlook.branch.id, Int32(truncatingIfNeeded: outlooks.count))
    outlooks.append(outlook)
  }

  /// The index of a branch in `outlooks`, or `nil` when the plan does not have it.
  func place(of id: Int) -> Int? {
    var slot = start(id)
    while slots[slot].place >= 0 {
      if slots[slot].id == id { return Int(slots[slot].place) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    let count = max(16, 2 * slots.count)
    slots = Array(repeating: (0, -1), count: count)
    shift = UInt64(64 - count.trailingZeroBitCount)
    for (place, outlook) in outlooks.enumerated() {
      insert(outlook.branch.id, Int32(truncatingIfNeeded: place))
    }
  }

  private mutating func insert(_ id: Int, _ place: Int32) {
    var slot = start(id)
    while slots[slot].place >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (id, place)
  }

  private func start(_ id: Int) -> Int {
    let product = UInt64(bitPattern: Int64(id)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> shift) & (slots.count - 1)
  }
}
