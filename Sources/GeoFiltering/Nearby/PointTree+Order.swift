extension PointTree {
  /// A place on the curve with the index of its coordinate.
  struct CurveEntry {
    var key: UInt64
    var rank: Int
  }

  /// The indices of the coordinates along a curve that visits each quarter of the ground in turn.
  ///
  /// The curve only decides which points share a box, never an answer.
  static func curve(_ coordinates: [Coordinate]) -> [CurveEntry] {
    if coordinates.count < fewest { return shortCurve(coordinates) }
    var entries: [CurveEntry] = []
    entries.reserveCapacity(coordinates.count)
    for rank in coordinates.indices {
      entries.append(CurveEntry(key: curveKey(coordinates[rank]), rank: rank))
    }
    var spare = entries
    for shift in stride(from: UInt64(0), to: UInt64(2 * bitsPerAxis), by: digitBits) {
      sortByDigit(&entries, into: &spare, shift: shift)
    }
    return entries
  }

  /// The curve of few coordinates, which one sort of keys that hold the indices makes faster.
  private static func shortCurve(_ coordinates: [Coordinate]) -> [CurveEntry] {
    var keys: [UInt64] = []
    keys.reserveCapacity(coordinates.count)
    for rank in coordinates.indices {
      keys.append(curveKey(coordinates[rank]) << rankBits | UInt64(rank))
    }
    keys.sort()
    return keys.map { key in
      CurveEntry(
        key: key >> rankBits, rank: Int(truncatingIfNeeded: key & (UInt64(1) << rankBits - 1)))
    }
  }

  /// Where a run of the curve crosses from one half of its ground to the other.
  ///
  /// Points that share a key, within 10 m of each other, are split in the middle.
  static func middle(of run: Range<Int>, of curve: [CurveEntry]) -> Int {
    let last = curve[run.upperBound - 1].key
    let difference = curve[run.lowerBound].key ^ last
    guard difference != 0 else { return run.lowerBound + run.count / 2 }
    let bit = UInt64.bitWidth - 1 - difference.leadingZeroBitCount
    let first = (last >> UInt64(bit)) << UInt64(bit)
    var (low, high) = (run.lowerBound, run.upperBound)
    while low < high {
      let probe = (low + high) / 2
      if curve[probe].key < first { low = probe + 1 } else { high = probe }
    }
    return low
  }

  /// The bits of each axis, so that one step is 10 m or less.
  private static let bitsPerAxis = 22
  /// The bits of one pass of the radix sort; four passes cover both axes.
  private static let digitBits = 11

  /// This many coordinates or more are sorted by digits.
  private static let fewest = 4_096
  /// The bits next to a key that hold an index.
  private static let rankBits: UInt64 = 20

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
    _ entries: inout [CurveEntry], into spare: inout [CurveEntry], shift: UInt64
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
