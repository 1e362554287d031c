/// Where the markers of one zoom stand, and which parts each of them represents.
///
/// A part is a cluster of the next zoom. Its seats are the places where its marker may stand: the
/// leads of its small sub-clusters. Markers are more than the radius apart, and each part has a
/// marker within the radius of its lead that may lead it by rank.
///
/// Lengths are in radii.
struct Placement {
  /// With more parts, markers stand only on leads: each then has few members to choose from.
  static let most = 160
  /// How far a marker may be from the lead of its part.
  static let stray = 0.45
  /// The seats of a part are the leads of its pieces this many zooms further, which are a sixteenth
  /// of a radius apart.
  static let depth: UInt8 = 4
  /// The groups of its members are its pieces this many zooms further.
  static let groupDepth: UInt8 = 2

  /// How far apart two leads may be, in radii, for their parts to affect each other.
  static func reach(_ count: Int) -> Double { count > most ? 1 : 1 + 2 * stray }

  /// A cluster of the next zoom.
  struct Part {
    /// The place of its lead, and its rank.
    let spot: SIMD2<Double>
    let rank: Int32
    /// The mean and the number of the members.
    let center: SIMD2<Double>
    let weight: Double
    /// The runs of its seats, of its groups of members and of the parts near it.
    var seats = 0..<0
    var groups = 0..<0
    var near = 0..<0
    var leadSeat = -1
    /// The seat with a marker, or −1, and its place.
    var marker = -1
    var place = SIMD2<Double>.zero
    /// The part whose marker represents this one.
    var host = -1
    /// The number of other parts that the marker represents.
    var guests = 0

    var hasMarker: Bool { marker >= 0 }
    /// Whether the marker is away from the lead although it represents no other part.
    var isLonely: Bool { marker >= 0 && guests == 0 && marker != leadSeat }
  }

  /// A place where a marker may stand.
  struct Seat {
    let spot: SIMD2<Double>
    let entry: Int32
    /// Whether it is near enough to the part's lead, and has its rank.
    let mayLead: Bool
  }

  /// Members that are treated together.
  struct Group {
    /// The mean and the number of the members.
    var center: SIMD2<Double>
    var weight: Double
    /// The seat of the one that leads them.
    let seat: Int
  }

  var parts: [Part] = []
  var seats: [Seat] = []
  var groups: [Group] = []
  /// The parts whose leads are within reach of another part's lead.
  var near: [Int] = []

  /// Forgets the previous zoom.
  mutating func removeAll() {
    parts.removeAll(keepingCapacity: true)
    seats.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  static func square(_ step: SIMD2<Double>) -> Double { step.x * step.x + step.y * step.y }

  /// Places the markers and gives each part one.
  ///
  /// - Returns: `false` when the ranks leave a part without a marker.
  mutating func place() -> Bool {
    choose()
    guard settle() else { return false }
    recenter()
    tryOthers()
    return true
  }

  // MARK: Markers

  mutating func put(_ seat: Int, in part: Int) {
    parts[part].marker = seat
    if seat >= 0 { parts[part].place = seats[seat].spot }
  }

  /// Whether at most one marker is within the radius of a place in a part.
  func isFree(_ spot: SIMD2<Double>, in part: Int, except own: Int = -1) -> Bool {
    if parts[part].hasMarker, part != own, Self.square(parts[part].place - spot) <= 1 {
      return false
    }
    for other in near[parts[part].near] where other != own && parts[other].hasMarker {
      if Self.square(parts[other].place - spot) <= 1 { return false }
    }
    return true
  }

  /// Whether a marker that may lead a part is within the radius of its lead.
  func isCovered(_ part: Int) -> Bool {
    let (spot, rank) = (parts[part].spot, parts[part].rank)
    for other in near[parts[part].near] where parts[other].hasMarker && parts[other].rank <= rank {
      if Self.square(parts[other].place - spot) <= 1 { return true }
    }
    return false
  }

  /// Gives each part that no marker covers one at its lead.
  ///
  /// - Returns: `false` when a marker of a worse rank is in the way.
  mutating func cover() -> Bool {
    for part in parts.indices where !parts[part].hasMarker && !isCovered(part) {
      guard isFree(parts[part].spot, in: part) else { return false }
      put(parts[part].leadSeat, in: part)
    }
    return true
  }

  /// Gives each part the nearest marker that may lead it.
  mutating func assign() {
    for part in parts.indices { parts[part].guests = 0 }
    for part in parts.indices {
      let host = parts[part].hasMarker ? part : host(of: part)
      parts[part].host = host
      if host >= 0, host != part { parts[host].guests += 1 }
    }
  }

  private func host(of part: Int) -> Int {
    let (center, rank) = (parts[part].center, parts[part].rank)
    var (best, least) = (-1, Double.infinity)
    for other in near[parts[part].near] where parts[other].hasMarker && parts[other].rank <= rank {
      let square = Self.square(parts[other].place - center)
      if square < least { (best, least) = (other, square) }
    }
    return best
  }

  /// Covers and assigns the parts; a marker that represents no other part returns to its lead.
  ///
  /// - Returns: `false` when the ranks leave a part without a marker.
  mutating func settle() -> Bool {
    while true {
      guard cover() else { return false }
      assign()
      guard parts.contains(where: { $0.isLonely }) else { return true }
      for part in parts.indices where parts[part].isLonely {
        parts[part].marker = -1
        if isFree(parts[part].spot, in: part) { put(parts[part].leadSeat, in: part) }
      }
    }
  }
}
