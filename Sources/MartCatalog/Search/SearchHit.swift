/// One branch among the results, with its rank.
struct SearchHit: Sendable {
  /// From the highest bit down: whether it is a slip and its cost, the rank, whether it is not a
  /// favorite, and the distance in meters.
  var key: UInt64
  /// The position among the entries of the index.
  var place: Int32

  /// The cost of what fits only some words, above that of any slip.
  static let partial: UInt64 = 15

  /// The cost of the slips, or zero for a fit.
  var cost: Int { Int(key >> 60) }

  /// Whether only some of the words fit.
  var isPartial: Bool { key >> 60 == Self.partial }

  private var rank: UInt32 { UInt32(truncatingIfNeeded: key >> 29 & 0x7FFF_FFFF) }

  /// Whether the find is a whole name.
  var isWholeName: Bool { cost == 0 && SearchRank.isWhole(rank & 0xFF_FFFF) }

  /// Whether the find is in the address.
  var isInAddress: Bool { rank >> 21 & 1 == 1 }

  /// Whether all of the query is on the sign of the branch, as it was typed.
  var isOnSign: Bool { cost == 0 && (rank & 0xFF_FFFF) >> 21 == 0 }

  /// Sorts hits by their keys; equal ones keep their order, which is that of the names.
  ///
  /// Many results have few different bytes in their keys, so they are sorted byte by byte.
  static func sort(_ hits: inout [SearchHit]) {
    guard hits.count > 1 else { return }
    if hits.count <= 48 {
      insertionSort(&hits)
      return
    }
    var different: UInt64 = 0
    for hit in hits { different |= hit.key ^ hits[0].key }
    guard different != 0 else { return }
    var dealt = hits
    var starts = [Int32](repeating: 0, count: 256)
    for byte in UInt64(0)..<8 where different >> (8 * byte) & 255 != 0 {
      for place in starts.indices { starts[place] = 0 }
      for hit in hits { starts[Int(hit.key >> (8 * byte) & 255)] += 1 }
      var sum: Int32 = 0
      for place in starts.indices { (starts[place], sum) = (sum, sum + starts[place]) }
      for hit in hits {
        let bucket = Int(hit.key >> (8 * byte) & 255)
        dealt[Int(starts[bucket])] = hit
        starts[bucket] += 1
      }
      swap(&hits, &dealt)
    }
  }

  private static func insertionSort(_ hits: inout [SearchHit]) {
    for place in 1..<hits.count {
      let hit = hits[place]
      var target = place
      while target > 0, hits[target - 1].key > hit.key {
        hits[target] = hits[target - 1]
        target -= 1
      }
      hits[target] = hit
    }
  }
}
