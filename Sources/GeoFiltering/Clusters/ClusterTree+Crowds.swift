/// If there are more places than the last zoom can tell apart, the number of pairs would grow with
/// the square of the places. So places in the same small square of the map are joined before
/// looking for pairs. From then on a square is one group of members, because trying each of them as
/// a marker would be as much work again.
extension ClusterTree.Builder {
  /// The side of a square, in radii: a marker stays near its members, and few squares are within a
  /// radius.
  private static var side: Double { 0.25 }

  /// Joins crowded places in the same square; the best rank leads.
  mutating func joinCrowds(zoom: UInt8) {
    guard field.isCrowded(within: radius) else { return }
    struct Square: Comparable {
      let column: Double
      let row: Double
      let rank: Int32
      let item: Int

      static func < (first: Square, second: Square) -> Bool {
        if first.row != second.row { return first.row < second.row }
        if first.column != second.column { return first.column < second.column }
        // The items are in the order of their places, whatever their ids.
        return first.rank != second.rank ? first.rank < second.rank : first.item < second.item
      }
    }
    let side = Self.side * radius
    let squares = field.items.indices.map { index in
      let item = field.items[index]
      return Square(
        column: (item.x / side).rounded(.down), row: (item.y / side).rounded(.down),
        rank: ranks[Int(nodes[Int(item.node)].lead)], item: index)
    }
    .sorted()
    let firstNew = nodes.count
    guard var host = squares.first else { return }
    for square in squares.dropFirst() {
      if square.row == host.row, square.column == host.column {
        let lead = nodes[Int(field.items[square.item].node)].lead
        join(square.item, to: host.item, zoom: zoom, firstNew: firstNew)
        links[Int(lead)].zoom = zoom + Placement.groupDepth + 1
      } else {
        host = square
      }
    }
    field.restore()
  }
}
