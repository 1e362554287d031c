extension ClusterTree.Builder {
  /// Puts the markers of a zoom amid the members and joins the parts to them.
  ///
  /// - Returns: `false`, without a change, when the ranks leave a part without a marker.
  mutating func place(zoom: UInt8) -> Bool {
    gatherParts(zoom)
    gatherNear()
    guard placement.place() else { return false }
    let firstNew = nodes.count
    for (index, part) in placement.parts.enumerated() where part.host != index {
      join(index, to: part.host, zoom: zoom, firstNew: firstNew)
    }
    for (index, part) in placement.parts.enumerated()
    where part.hasMarker && part.marker != part.leadSeat {
      move(index, to: placement.seats[part.marker].entry, zoom: zoom)
    }
    field.restore()
    return true
  }

  /// Moves the marker of an item's cluster to another member.
  private mutating func move(_ index: Int, to entry: Int32, zoom: UInt8) {
    let node = Int(field.items[index].node)
    links[Int(nodes[node].lead)].zoom = zoom + 1
    links[Int(entry)].zoom = 0
    nodes[node].lead = entry
    field.move(index, to: spots[Int(entry)])
  }

  /// Gives the placement the parts with their seats and groups.
  private mutating func gatherParts(_ zoom: UInt8) {
    placement.removeAll()
    let scale = 1 / radius
    for item in field.items {
      let lead = nodes[Int(item.node)].lead
      var part = Placement.Part(
        spot: item.spot * scale, rank: ranks[Int(lead)], center: center(item.node) * scale,
        weight: Double(nodes[Int(item.node)].count))
      let (seat, group) = (placement.seats.count, placement.groups.count)
      thinList(ofNode: Int(item.node), zoom: zoom + Placement.depth)
      var entry = contents[Int(item.node)].head
      var open = Placement.Group(center: .zero, weight: 0, seat: seat)
      while entry >= 0 {
        let link = links[Int(entry)]
        let spot = spots[Int(entry)] * scale
        let number = placement.seats.count
        if entry == lead { part.leadSeat = number }
        if link.zoom <= zoom + Placement.groupDepth, open.weight > 0 {
          open.center /= open.weight
          placement.groups.append(open)
          open = Placement.Group(center: .zero, weight: 0, seat: number)
        }
        open.center += spot * Double(link.weight)
        open.weight += Double(link.weight)
        placement.seats.append(
          Placement.Seat(
            spot: spot, entry: entry,
            mayLead: Placement.square(spot - part.spot) <= Placement.stray * Placement.stray
              && (!isRanked || ranks[Int(entry)] == part.rank)))
        entry = link.next
      }
      open.center /= open.weight
      placement.groups.append(open)
      part.seats = seat..<placement.seats.count
      part.groups = group..<placement.groups.count
      placement.parts.append(part)
    }
  }

  /// Removes the entries from a cluster's list that led nothing at a zoom; coarser zooms do not
  /// need them.
  private mutating func thinList(ofNode node: Int, zoom: UInt8) {
    var (entry, kept) = (contents[node].head, Int32(-1))
    // The members of entries before the first that stays.
    var waiting: Int32 = 0
    while entry >= 0 {
      let link = links[Int(entry)]
      if link.zoom <= zoom {
        if kept < 0 { contents[node].head = entry } else { links[Int(kept)].next = entry }
        if waiting > 0 { links[Int(entry)].weight += waiting }
        (kept, waiting) = (entry, 0)
      } else if kept < 0 {
        waiting += link.weight
      } else {
        links[Int(kept)].weight += link.weight
      }
      entry = link.next
    }
    contents[node].tail = kept
    links[Int(kept)].next = -1
  }

  /// Gives the placement the parts near each part.
  private mutating func gatherNear() {
    var ends = [Int](repeating: 0, count: field.items.count)
    for pair in field.pairs {
      ends[Int(pair.first)] += 1
      ends[Int(pair.second)] += 1
    }
    var end = 0
    for part in ends.indices {
      placement.parts[part].near = end..<end + ends[part]
      (ends[part], end) = (end, end + ends[part])
    }
    var near = [Int](repeating: 0, count: end)
    for pair in field.pairs {
      let (first, second) = (Int(pair.first), Int(pair.second))
      near[ends[first]] = second
      ends[first] += 1
      near[ends[second]] = first
      ends[second] += 1
    }
    placement.near = near
  }
}
