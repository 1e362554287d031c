extension ClusterTree.Builder {
  /// How many zooms further a part is taken to pieces, which are then a sixteenth of a radius apart.
  private static let depth: UInt8 = 4

  /// Gives the placement the places where the markers of a zoom may stand.
  mutating func gatherSeats(of zoom: UInt8) {
    let last = zoom + Self.depth
    let stray = Placement.stray(items.count) * radius
    let middle = last - 2
    let isTried = placement.parts.count <= Placement.mostTried
    var open: [Int32] = []
    for part in placement.parts.indices {
      let item = items[Int(placement.parts[part].item)]
      let (spot, rank) = (item.spot, ranks[Int(item.lead)])
      placement.begin(part, rank: rank, at: spot)
      let whole = contents[Int(item.node)]
      if isTried, whole.zoom >= middle {
        placement.addGroup(at: whole.sum / whole.weight, weight: whole.weight)
      }
      if stray > 0, whole.zoom < last {
        open.append(item.node)
      }
      while let index = open.popLast() {
        var child = contents[Int(index)].first
        while child >= 0 {
          let content = contents[Int(child)]
          if isTried, content.zoom >= middle, contents[Int(index)].zoom < middle {
            placement.addGroup(at: content.sum / content.weight, weight: content.weight)
          }
          if content.zoom < last {
            open.append(child)
          } else if content.lead != item.lead, ranks[Int(content.lead)] == rank,
            Placement.square(spots[Int(content.lead)] - spot) <= stray * stray
          {
            placement.seats.append(
              Placement.Seat(
                spot: spots[Int(content.lead)], part: Int32(part), entry: content.lead))
          }
          child = content.next
        }
      }
      placement.seats.append(Placement.Seat(spot: spot, part: Int32(part), entry: item.lead))
      placement.end(part, center: whole.sum / whole.weight, weight: whole.weight)
    }
    placement.groupStart.append(Int32(placement.groups.count))
  }

  /// Makes the clusters of the parts with markers and drops those that joined them.
  mutating func merge(zoom: UInt8) {
    let firstNew = nodes.count
    var isChanged = false
    for part in placement.parts where part.marker < 0 {
      let host = Int(placement.parts[Int(part.host)].item)
      if items[host].node < firstNew { begin(host, zoom: zoom) }
      attach(items[Int(part.item)], to: host)
      isChanged = true
    }
    guard isChanged else { return }
    var moved: [Item] = []
    for part in placement.parts where part.marker >= 0 && part.marker != part.leadSeat {
      let index = Int(part.item)
      move(index, to: placement.seats[Int(part.marker)].entry)
      moved.append(items[index])
      items[index].node = -1
    }
    for part in placement.parts where part.marker < 0 { items[Int(part.item)].node = -1 }
    moved.sort(by: Item.precedes)
    // What stays is in order already.
    spare.removeAll(keepingCapacity: true)
    var next = 0
    for item in items where item.node >= 0 {
      while next < moved.count, Item.precedes(moved[next], item) {
        spare.append(moved[next])
        next += 1
      }
      spare.append(item)
    }
    spare.append(contentsOf: moved[next...])
    swap(&items, &spare)
  }

  /// Doubles the height of the bands and merges each even band with the odd one after it.
  mutating func doubleBands() {
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

  private func end(ofBandAt start: Int) -> Int {
    var end = start + 1
    while end < items.count, items[end].band == items[start].band { end += 1 }
    return end
  }
}
