extension MarkerClusters {
  /// The markers in a box at a zoom, the best rank first.
  ///
  /// A marker is in the box when its place is; widen the box by half a marker to draw those that
  /// reach into it.
  ///
  /// - Parameters:
  ///   - box: the part of the map that is shown, its edges included.
  ///   - zoom: the zoom of the map; a smaller one than `zooms` counts as its first, and beyond its
  ///     last only places with equal coordinates share a marker.
  /// - Complexity: about O(*k* log *n*) for *k* markers.
  @inlinable
  public func clusters(in box: BoundingBox, zoom: Int) -> [MarkerCluster<ID>] {
    tree.clusters(in: box, zoom: zoom).map(cluster)
  }

  /// The markers in a box at a zoom between two whole ones, as maps report it.
  ///
  /// - Parameters:
  ///   - box: the part of the map that is shown, its edges included.
  ///   - zoom: the zoom of the map; the clusters are those of the whole zoom below it.
  /// - Complexity: about O(*k* log *n*) for *k* markers.
  @inlinable
  public func clusters(in box: BoundingBox, zoom: Double) -> [MarkerCluster<ID>] {
    // The clamp keeps infinities away from Int; NaN ends at the first zoom.
    let clamped = max(Double(zooms.lowerBound), min(zoom, Double(zooms.upperBound + 1)))
    return clusters(in: box, zoom: zoom.isNaN ? zooms.lowerBound : Int(clamped))
  }

  /// The smallest zoom at which a cluster comes apart.
  ///
  /// - Parameter cluster: a cluster of these.
  /// - Returns: `nil` when no zoom separates its members: they share one place, or there is only one.
  @inlinable
  public func expansionZoom(of cluster: MarkerCluster<ID>) -> Int? {
    expansionZoom(of: cluster.id)
  }

  /// The smallest zoom at which the cluster with an identity comes apart.
  ///
  /// - Parameter id: the identity of a cluster.
  /// - Returns: `nil` when no zoom separates its members, or there is no such cluster.
  @inlinable
  public func expansionZoom(of id: MarkerCluster<ID>.ID) -> Int? {
    node(id).flatMap { tree.expansionZoom(ofNode: $0) }
  }

  /// The ids of a cluster's members, the best rank first.
  ///
  /// - Parameter cluster: a cluster of these; one of other clusters has no members here.
  @inlinable
  public func members(of cluster: MarkerCluster<ID>) -> [ID] { members(of: cluster.id) }

  /// The ids of the members of the cluster with an identity, the best rank first.
  ///
  /// - Parameter id: the identity of a cluster.
  /// - Returns: no id when there is no such cluster.
  @inlinable
  public func members(of id: MarkerCluster<ID>.ID) -> [ID] {
    guard let node = node(id) else { return [] }
    return tree.members(ofNode: node).map { ids[$0] }
  }

  /// The cluster with an identity, for a selection that outlived the clusters it was made in.
  ///
  /// - Parameter id: the identity of a cluster.
  /// - Returns: `nil` when there is no such cluster.
  @inlinable
  public func cluster(withID id: MarkerCluster<ID>.ID) -> MarkerCluster<ID>? {
    node(id).map(cluster)
  }

  @inlinable
  func cluster(_ index: Int) -> MarkerCluster<ID> {
    let node = tree.nodes[index]
    let lead = Int(node.lead)
    let place = places[lead]
    return MarkerCluster(
      id: MarkerCluster.ID(lead: ids[lead], count: Int(node.count)), coordinate: place,
      center: node.count == 1 ? place : tree.center(ofNode: index), bounds: node.bounds,
      expansionZoom: tree.expansionZoom(ofNode: index))
  }

  /// The node of a cluster, by bisection over the ids.
  @inlinable
  func node(_ id: MarkerCluster<ID>.ID) -> Int? {
    var (low, high) = (0, entriesByID.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[entriesByID[middle]] < id.lead { low = middle + 1 } else { high = middle }
    }
    guard low < entriesByID.count, ids[entriesByID[low]] == id.lead else { return nil }
    return tree.node(ledBy: entriesByID[low], count: id.count)
  }
}
