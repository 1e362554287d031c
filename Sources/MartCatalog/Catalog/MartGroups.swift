import MartModels

/// The places of branches by mart, while a catalogue is made.
///
/// Comparing Korean texts for sameness is slow beside comparing their bytes, and a catalogue has
/// thousands of branches of a few marts.
struct MartGroups {
  private var groups: [(mart: Mart, positions: [Int])] = []
  private var indices: [UInt64: [Int]] = [:]

  mutating func add(_ mart: Mart, at position: Int) {
    let key = Self.hash(mart.serverName)
    for index in indices[key] ?? [] where groups[index].mart == mart {
      groups[index].positions.append(position)
      return
    }
    indices[key, default: []].append(groups.count)
    groups.append((mart, [position]))
  }

  /// The places of each mart, in order; a name in two spellings of one text is one mart.
  var positions: [Mart: [Int]] {
    var positions: [Mart: [Int]] = [:]
    for group in groups { positions[group.mart, default: []] += group.positions }
    return positions.mapValues { $0.sorted() }
  }

  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
