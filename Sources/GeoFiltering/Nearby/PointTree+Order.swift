extension PointTree {
  /// A place on the curve with the index of its coordinate.
  private struct Entry {
    var key: UInt64
    var rank: Int
  }

  /// The indices of the coordinates along a Z-order curve over latitude and longitude.
  ///
  /// The curve only decides which points share a box, never an answer: where it jumps, at the 180th
  /// meridian for one, a box is larger than it need be.
  static func curveOrder(_ coordinates: [Coordinate]) -> [Int] {
    var entries: [Entry] = []
    entries.reserveCapacity(coordinates.count)
    for rank in coordinates.indices {
      entries.append(Entry(key: curveKey(coordinates[rank]), rank: rank))
    }
    var spare = entries
    for shift in stride(from: UInt64(0), to: UInt64(2 * bitsPerAxis), by: digitBits) {
      sortByDigit(&entries, into: &spare, shift: shift)
    }
    return entries.map(\.rank)
  }

  /// The bits of each axis, so that one step is 10 m or less.
  private static let bitsPerAxis = 22
  /// The bits of one pass of the radix sort; four passes cover both axes.
  private static let digitBits = 11

  /// The bits of both axes in turn.
  private static func curveKey(_ coordinate: Coordinate) -> UInt64 {
    let steps = Double((1 << bitsPerAxis) - 1)
    let north = UInt64((coordinate.latitude + 90) / 180 * steps)
    let east = UInt64((coordinate.longitude + 180) / 360 * steps)
    return spread(north) << 1 | spread(east)
  }

  /// Puts a zero bit before each of the lower 32 bits.
  private static func spread(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    bits = (bits | bits << 1) & 0x5555_5555_5555_5555
    return bits
  }

  /// One stable pass of a radix sort; a digit that all entries share costs one reading of them.
  private static func sortByDigit(
    _ entries: inout [Entry], into spare: inout [Entry], shift: UInt64
  ) {
    let mask = UInt64((1 << digitBits) - 1)
    var ends = [Int](repeating: 0, count: 1 << digitBits)
    for entry in entries { ends[Int(truncatingIfNeeded: entry.key >> shift & mask)] += 1 }
    guard !ends.contains(entries.count) else { return }
    var sum = 0
    for digit in ends.indices {
      let count = ends[digit]
      ends[digit] = sum
      sum += count
    }
    for entry in entries {
      let digit = Int(truncatingIfNeeded: entry.key >> shift & mask)
      spare[ends[digit]] = entry
      ends[digit] += 1
    }
    swap(&entries, &spare)
  }
}
