/// A price in whole won.
struct Won: Hashable, CustomStringConvertible {
  let amount: Int

  /// Reads a price such as `7,000` or `6,300원`.
  ///
  /// - Returns: `nil` for anything but digits, with or without commas between groups of three.
  init?(_ text: String) {
    let digits = text.hasSuffix("원") ? text.dropLast() : text[...]
    let groups = digits.split(separator: ",", omittingEmptySubsequences: false)
    let areDigits = groups.allSatisfy { $0.utf8.allSatisfy { 48...57 ~= $0 } && !$0.isEmpty }
    let areGrouped =
      groups.count == 1 || (groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 })
    guard areDigits, areGrouped, let amount = Int(groups.joined()) else { return nil }
    self.amount = amount
  }

  var description: String {
    let digits = Array("\(amount)")
    let grouped = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return grouped.joined() + "원"
  }
}
