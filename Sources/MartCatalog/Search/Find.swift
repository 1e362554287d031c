/// A match of a pattern in the names or the address of a branch.
struct Find: Sendable {
  /// How good it is, an integer of 24 bits.
  var rank: UInt32
  /// The index of the mart's name before the branch's own, or `nil` for the address.
  var form: Int32?
  /// The letters, counted from the first of the mart's name or of the address.
  var start: Int32
  var end: Int32
  /// Whether the mart's name was typed behind the branch's: the letters are those of the branch's
  /// name, and all of the mart's fit too.
  var isTurned = false

  @inline(__always)
  static func keep(_ find: Find, _ best: inout Find?) {
    guard let old = best, old.rank <= find.rank else {
      best = find
      return
    }
  }
}

/// What a pattern finds in the names of one mart, once for all its branches.
struct MartScan: Sendable {
  /// The best find within the name that lists show, and within the others.
  var shown: Find?
  var alias: Find?
  /// The places among the crossings.
  var firstCrossing: Int32 = 0
  var endOfCrossings: Int32 = 0
  /// The places among the turnings.
  var firstTurning: Int32 = 0
  var endOfTurnings: Int32 = 0
}

/// A find that begins in a name of a mart and goes on in the branch's own name.
struct Crossing: Sendable {
  var form: Int32
  var source: SearchRank.Source
  /// The letters of the pattern that the end of the mart's name fits.
  var count: Int32
  /// Whether the last of them needs the first letter of the branch's name.
  var isSplit: Bool
}

/// A name of a mart that ends what was typed, behind that of a branch: 이마트 in 춘천이마트.
struct Turning: Sendable {
  var form: Int32
  /// The rank of the mart's name alone.
  var rank: UInt32
  /// The letters of the pattern before it.
  var count: Int32
}
