import KoreanText

extension Statement {
  /// Whether another says the same, wherever it stands.
  func saysTheSame(as other: Statement) -> Bool {
    effect == other.effect && days == other.days && months == other.months
      && replacesMonths == other.replacesMonths && isOnly == other.isOnly
      && limits == other.limits && deferral == other.deferral && doubt == other.doubt
      && isListed == other.isListed && adds == other.adds
  }

  /// A number that is the same for statements that say the same.
  var digest: Int {
    var hasher = Hasher()
    hasher.combine(effect)
    hasher.combine(days)
    hasher.combine(months)
    hasher.combine(
      (replacesMonths ? 1 : 0) + (isOnly ? 2 : 0) + (isListed ? 4 : 0) + (adds ? 8 : 0))
    // Few have any of these.
    if !limits.isEmpty { hasher.combine(limits) }
    if deferral != nil || doubt != nil {
      hasher.combine(deferral)
      hasher.combine(doubt)
    }
    return hasher.finalize()
  }
}

extension Array where Element == Statement {
  /// The empty range at the end.
  var endIndices: Range<Int> { endIndex..<endIndex }
}
