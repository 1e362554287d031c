extension MarkerClusters {
  /// The markers in a box at a zoom, the best rank first.
  ///
  /// A marker is in the box if its place is; widen the box by half a marker to draw those that
  /// reach into it.
  ///
  /// - Parameters:
  ///   - box: the part of the map that is shown, its edges included.
  ///   - zoom: the zoom of the map; a zoom below `zooms` counts as its first, and beyond its last
  ///     only places with equal coordinates share a marker.
  /// - Complexity: about O(*k* log *n*) for *k* markers.
  @inlinable
  public func clusters(in box: BoundingBox, zoom: Int) -> [MarkerCluster<Element>] {
    tree.clusters(in: box, zoom: zoom).map(cluster)
  }

  /// The markers in a box at a fractional zoom, as maps report it.
  ///
  /// - Parameters:
  ///   - box: the part of the map that is shown, its edges included.
  ///   - zoom: the zoom of the map; the clusters are those of the whole zoom below it.
  /// - Complexity: about O(*k* log *n*) for *k* markers.
  @inlinable
  public func clusters(in box: BoundingBox, zoom: Double) -> [MarkerCluster<Element>] {
    // The clamp keeps infinities away from Int; NaN becomes the first zoom.
    let clamped = max(Double(zooms.lowerBound), min(zoom, Double(zooms.upperBound + 1)))
    return clusters(in: box, zoom: zoom.isNaN ? zooms.lowerBound : Int(clamped))
  }

  /// The smallest zoom at which a cluster splits.
  ///
  /// - Parameter cluster: a cluster of this value.
  /// - Returns: `nil` when no zoom separates its members: they share one place, or there is only one.
  @inlinable
  public func expansionZoom(of cluster: MarkerCluster<Element>) -> Int? {
    expansionZoom(of: cluster.id)
  }

  /// The smallest zoom at which the cluster with an identity splits.
  ///
  /// - Parameter id: the identity of a cluster.
  /// - Returns: `nil` when no zoom separates its members, or there is no such cluster.
  @inlinable
  public func expansionZoom(of id: MarkerCluster<Element>.ID) -> Int? {
    node(id).flatMap { tree.expansionZoom(ofNode: $0) }
  }

  /// The members of a cluster, the best rank first and equal ranks in the order of the ids.
  ///
  /// - Parameter cluster: a cluster of this value; one of another value has no members here.
  @inlinable
  public func members(of cluster: MarkerCluster<Element>) -> [Element] { members(of: cluster.id) }

  /// The members of the cluster with an identity, the best rank first.
  ///
  /// - Parameter id: the identity of a cluster.
  /// - Returns: an empty array when there is no such cluster.
  @inlinable
  public func members(of id: MarkerCluster<Element>.ID) -> [Element] {
    guard let node = node(id) else { return [] }
    return tree.members(ofNode: node).map { elements[$0] }
  }

  /// The cluster with an identity, for a selection that is older than these clusters.
  ///
  /// - Parameter id: the identity of a cluster.
  /// - Returns: `nil` when there is no such cluster.
  @inlinable
  public func cluster(withID id: MarkerCluster<Element>.ID) -> MarkerCluster<Element>? {
    node(id).map(cluster)
  }

  @inlinable
  func cluster(_ index: Int) -> MarkerCluster<Element> {
    let node = tree.nodes[index]
    let lead = Int(node.lead)
    let place = places[lead]
    return MarkerCluster(
      lead: elements[lead], id: MarkerCluster.ID(coordinate: place, count: Int(node.count)),
      center: node.count == 1 ? place : tree.center(ofNode: index), bounds: node.bounds,
      expansionZoom: tree.expansionZoom(ofNode: index))
  }

  @inlinable
  func node(_ id: MarkerCluster<Element>.ID) -> Int? {
    tree.node(ledAt: id.coordinate, count: id.count)
  }
}
