// A basis as a small number, for an answer that has no room for more.
extension HolidayStatus.Basis {
  /// Whether an answer with this basis is only expected: the store may well do otherwise.
  ///
  /// A closure without a known end is tentative because of its end; that the store is closed is a
  /// fact.
  public var isExpected: Bool { certainty == .tentative && source != .temporarilyClosed }

  /// The number of the basis, never 0.
  var code: UInt8 {
    let degree: UInt8 =
      switch certainty {
      case .tentative: 0
      case .projected: 1
      case .confirmed: 2
      }
    // The name of a later version's source is lost; only that it is unknown here is kept.
    return 1 + 3 * source.rank + degree
  }

  /// The basis with a number, or `nil` for 0 and for any other number without a basis.
  init?(code: UInt8) {
    guard code > 0,
      let source = Source(rank: (code - 1) / 3) ?? (code <= 21 ? Source(rawValue: "later") : nil)
    else { return nil }
    let certainty: Certainty =
      switch (code - 1) % 3 {
      case 0: .tentative
      case 1: .projected
      default: .confirmed
      }
    self.init(source, certainty)
  }
}
