extension ClusterTree.Builder {
  /// The clusters of a zoom on the unit square of the map, in bands from west to east.
  struct Field {
    /// A cluster at the place of its lead.
    struct Item {
      var x: Double
      var y: Double
      var band: Int32
      var node: Int32

      var spot: SIMD2<Double> { SIMD2(x, y) }

      /// The order of the bands and, within one, of the places.
      @inline(__always)
      static func precedes(_ first: Item, _ second: Item) -> Bool {
        if first.band != second.band { return first.band < second.band }
        if first.x != second.x { return first.x < second.x }
        return first.y != second.y ? first.y < second.y : first.node < second.node
      }

      @inline(__always)
      static func square(_ first: Item, _ second: Item) -> Double {
        let (dx, dy) = (first.x - second.x, first.y - second.y)
        return dx * dx + dy * dy
      }
    }

    /// Two clusters that are near each other, by index.
    struct Pair {
      let first: Int32
      let second: Int32
    }

    var items: [Item] = []
    /// The pairs found last.
    private(set) var pairs: [Pair] = []
    /// No two items are nearer than this.
    private(set) var clearance = 0.0
    /// The items before the bands were doubled, kept only to reuse the memory.
    private var spare: [Item] = []
    private var looksFar = true
    private var north = 0.0
    private var bandHeight = 1.0

    /// Sorts places, with bands no lower than a reach.
    ///
    /// Higher bands cost nothing while they have few places, and save merging later.
    init(_ spots: [SIMD2<Double>], reach: Double) {
      guard var low = spots.first else { return }
      var high = low
      for spot in spots {
        low.replace(with: spot, where: spot .< low)
        high.replace(with: spot, where: spot .> high)
      }
      north = low.y
      bandHeight = max(reach, (high.y - low.y) * 8 / Double(spots.count), 0x1p-31)
      // A number for each place: its band, as many bits of its x as fit, and its index.
      let indexBits = UInt64(spots.count.bitWidth - spots.count.leadingZeroBitCount)
      let bandBits = UInt64(Int32.bitWidth - band(high.y).leadingZeroBitCount)
      let xBits = min(52, 64 - indexBits - bandBits)
      let scale = high.x > low.x ? Double((UInt64(1) << xBits) - 1) / (high.x - low.x) : 0
      var keys: [UInt64] = []
      keys.reserveCapacity(spots.count)
      for index in spots.indices {
        let step = UInt64((spots[index].x - low.x) * scale)
        let key = UInt64(band(spots[index].y)) << xBits | step
        keys.append(key << indexBits | UInt64(index))
      }
      keys.sort()
      items.reserveCapacity(spots.count)
      let mask = (UInt64(1) << indexBits) - 1
      for key in keys {
        let index = Int32(truncatingIfNeeded: key & mask)
        let spot = spots[Int(index)]
        items.append(Item(x: spot.x, y: spot.y, band: band(spot.y), node: index))
      }
      sortTies(keys, indexBits)
    }

    /// Sorts runs of places whose keys cannot tell them apart.
    private mutating func sortTies(_ keys: [UInt64], _ indexBits: UInt64) {
      var start = 0
      while start < keys.count {
        var end = start + 1
        while end < keys.count, keys[end] >> indexBits == keys[start] >> indexBits { end += 1 }
        if end > start + 1 { items[start..<end].sort(by: Item.precedes) }
        start = end
      }
    }

    private func band(_ y: Double) -> Int32 { Int32((y - north) / bandHeight) }

    /// Moves an item; the items are out of order until they are sorted.
    mutating func move(_ index: Int, to spot: SIMD2<Double>) {
      items[index].x = spot.x
      items[index].y = spot.y
      items[index].band = band(spot.y)
    }

    // MARK: Pairs

    /// Whether so many items of a band are within a reach from west to east that there are too many
    /// pairs.
    ///
    /// Clusters of the previous zoom never are, because they keep half of it apart.
    func isCrowded(within reach: Double) -> Bool {
      let many = 48
      for index in stride(from: many, to: items.count, by: many) {
        let (first, last) = (items[index - many], items[index])
        if first.band == last.band, last.x - first.x <= reach { return true }
      }
      return false
    }

    /// Finds the pairs within a reach, which is no longer than the bands are high.
    ///
    /// It looks farther while it finds nothing, so that some zooms need not search at all.
    ///
    /// - Returns: whether some pairs are within a shorter distance.
    mutating func findPairs(within reach: Double, near radius: Double) -> Bool {
      // Moved out of self, so that reading and writing check no reference.
      let items = items
      var pairs = pairs
      self.pairs = []
      pairs.removeAll(keepingCapacity: true)
      var look = looksFar ? min(bandHeight, 8 * reach) : reach
      let (square, limit) = (radius * radius, reach * reach)
      var least = look * look
      var start = 0
      var end = end(ofBandAt: 0)
      while start < items.count {
        let after = end < items.count ? self.end(ofBandAt: end) : end
        var first = end
        let last = end < after && items[end].band == items[start].band + 1 ? after : end
        for index in start..<end {
          let item = items[index]
          let (west, east) = (item.x - look, item.x + look)
          var other = index + 1
          while other < end, items[other].x <= east {
            let distance = Item.square(items[other], item)
            if distance < least { least = distance }
            if distance <= limit {
              pairs.append(Pair(first: Int32(index), second: Int32(other)))
            }
            other += 1
          }
          while first < last, items[first].x < west { first += 1 }
          other = first
          while other < last, items[other].x <= east {
            let distance = Item.square(items[other], item)
            if distance < least { least = distance }
            if distance <= limit {
              pairs.append(Pair(first: Int32(index), second: Int32(other)))
            }
            other += 1
          }
          if least <= square { look = reach }
        }
        (start, end) = (end, after)
      }
      self.pairs = pairs
      looksFar = least > square
      clearance = looksFar ? least.squareRoot() : 0
      return !looksFar
    }

    private func end(ofBandAt start: Int) -> Int {
      var end = start + 1
      while end < items.count, items[end].band == items[start].band { end += 1 }
      return end
    }

    /// Removes the items without a node, and sorts the others again.
    mutating func restore() {
      items.removeAll { $0.node < 0 }
      items.sort(by: Item.precedes)
    }

    // MARK: Bands

    /// Doubles the height of the bands until they are no lower than a reach.
    mutating func widenBands(to reach: Double) {
      while bandHeight < reach, bandHeight < 1 { doubleBands() }
    }

    /// Merges each even band with the odd one after it.
    private mutating func doubleBands() {
      bandHeight *= 2
      spare.removeAll(keepingCapacity: true)
      var start = 0
      while start < items.count {
        let band = items[start].band >> 1
        let middle = end(ofBandAt: start)
        let hasOdd = middle < items.count && items[middle].band >> 1 == band
        let end = hasOdd ? end(ofBandAt: middle) : middle
        var (even, odd) = (start, middle)
        while even < middle || odd < end {
          let takesEven = odd == end || (even < middle && items[even].x <= items[odd].x)
          var item = items[takesEven ? even : odd]
          if takesEven { even += 1 } else { odd += 1 }
          item.band = band
          spare.append(item)
        }
        start = end
      }
      swap(&items, &spare)
    }
  }
}
