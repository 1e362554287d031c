import MartModels

/// The places of branches by mart, while a catalog is made.
struct MartGroups {
  private var groups: [(mart: Mart, positions: [Int])] = []
  private var indices: [UInt64: [Int]] = [:]

  mutating func add(_ mart: Mart, at position: Int) {
    let key = mart.serverName.bytesKey
    for index in indices[key] ?? [] where groups[index].mart == mart {
      groups[index].positions.append(position)
      return
    }
    indices[key, default: []].append(groups.count)
    groups.append((mart, [position]))
  }

  /// The indices of each mart, in order; two Unicode forms of a name are one mart.
  var positions: [Mart: [Int]] {
    var positions: [Mart: [Int]] = [:]
    for group in groups { positions[group.mart, default: []] += group.positions }
    return positions.mapValues { $0.sorted() }
  }
}
