/// A shortest script found that still fails, by leaving out ever smaller parts.
///
/// Source: A. Zeller and R. Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE
/// Transactions on Software Engineering 28 (2002).
func shrunk<Step>(_ script: [Step], fails: ([Step]) -> Bool) -> [Step] {
  var shortest = script
  var part = max(1, shortest.count / 2)
  while true {
    var start = 0
    var hasShrunk = false
    while start < shortest.count {
      var candidate = shortest
      candidate.removeSubrange(start..<min(start + part, shortest.count))
      if fails(candidate) {
        shortest = candidate
        hasShrunk = true
      } else {
        start += part
      }
    }
    if part > 1 { part /= 2 } else if !hasShrunk { return shortest }
  }
}
