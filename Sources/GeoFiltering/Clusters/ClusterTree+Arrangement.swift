extension ClusterTree {
  /// The markers of one zoom, while each may still move to where its members are.
  ///
  /// A marker stands at the place of a member and hosts whole clusters of the next zoom, here called
  /// parts. What is made small is the sum of the members' distances to their markers, where those of
  /// a part count as if they were in its middle, and a charge for every member that stands nearer to
  /// another marker. Parts and members are tried in an order that follows from their places.
  struct Arrangement {
    /// Beyond so many clusters a zoom keeps the first choice: the work grows with the trials, and
    /// where the map shows so many markers, each has few members to choose from.
    static let most = 160
    /// About so many members of a part are tried.
    static let mostTried = 8
    /// What a member that stands nearer to another marker is charged, in radii.
    static let charge = 1.4
    /// How far a marker may be from the lead of its part, in radii, and how far two leads may be
    /// apart whose parts have markers within the radius of each other.
    static let stray = 0.5
    static let reach = 1 + 2 * stray

    /// A cluster of the next zoom.
    struct Part {
      let lead: SIMD2<Double>
      let center: SIMD2<Double>
      let weight: Double
      /// How far the farthest member is from the centre.
      var extent = 0.0
      let rank: Int32
      let leadEntry: Int32
      /// The first of the members' chain.
      let first: Int32
      /// The member with a marker, or −1, and its place.
      var marker: Int32 = -1
      var spot = SIMD2<Double>.zero
      /// Whether a trial takes the marker away.
      var isLeaving = false
      /// How many other parts the marker hosts.
      var guests: Int32 = 0
      var choice = Choice()
    }

    /// The marker that a part is shown by.
    struct Choice {
      /// The part that has the marker, or −1.
      var host: Int32 = -1
      /// The part that has the next nearest marker, or −1.
      var runnerUp: Int32 = -1
      /// From the part's centre to the marker, and to the next nearest one.
      var distance = 0.0
      var second = Double.infinity
      var cost = 0.0
    }

    var parts: [Part]
    let spots: [SIMD2<Double>]
    let ranks: [Int32]
    let following: [Int32]
    let radius: Double
    /// The parts whose leads are within reach of another one's, the part itself among them.
    private(set) var near: [Int32] = []
    private(set) var nearStart: [Int] = []
    /// What a trial has changed so far, kept between trials for its memory alone.
    var changed: [(index: Int32, marker: Int32)] = []
    var touched: [SIMD2<Double>] = []
    var settled: [(index: Int32, choice: Choice)] = []
    var hosts: [Int32] = []
    /// What each part near can gain by a trial at most, and all together.
    var hopes: [Double] = []
    var hope = 0.0

    /// Begins with the leaders of the first choice.
    init(_ builder: Builder, leaders: [Int32]) {
      spots = builder.spots
      ranks = builder.ranks
      following = builder.following
      radius = builder.radius
      parts = builder.items.map { item in
        Part(
          lead: SIMD2(item.x, item.y), center: SIMD2(item.centerX, item.centerY),
          weight: item.weight, rank: builder.ranks[Int(item.lead)], leadEntry: item.lead,
          first: item.first)
      }
      findNear()
      for index in parts.indices {
        if parts[index].weight > 1 { parts[index].extent = extent(of: index) }
        if leaders[index] < 0 { place(parts[index].leadEntry, in: index) }
      }
      for index in parts.indices { settle(index) }
    }

    private func extent(of index: Int) -> Double {
      var extent = 0.0
      var entry = parts[index].first
      while entry >= 0 {
        extent = max(extent, Self.square(spots[Int(entry)] - parts[index].center))
        entry = following[Int(entry)]
      }
      return extent.squareRoot()
    }

    /// Sweeps over the parts from west to east.
    private mutating func findNear() {
      let order = parts.indices.sorted { first, second in
        let (one, other) = (parts[first].lead.x, parts[second].lead.x)
        return one == other ? first < second : one < other
      }
      let reach = Self.reach * radius
      var pairs: [(Int32, Int32)] = []
      var counts = [Int](repeating: 1, count: parts.count)
      var start = 0
      for (position, index) in order.enumerated() {
        let lead = parts[index].lead
        while parts[order[start]].lead.x < lead.x - reach { start += 1 }
        for other in order[start..<position]
        where Self.square(parts[other].lead - lead) <= reach * reach {
          pairs.append((Int32(index), Int32(other)))
          counts[index] += 1
          counts[other] += 1
        }
      }
      var next: [Int] = []
      var end = 0
      for count in counts {
        nearStart.append(end)
        next.append(end + 1)
        end += count
      }
      nearStart.append(end)
      near = [Int32](repeating: 0, count: end)
      for index in parts.indices { near[nearStart[index]] = Int32(index) }
      for (one, other) in pairs {
        near[next[Int(one)]] = other
        next[Int(one)] += 1
        near[next[Int(other)]] = one
        next[Int(other)] += 1
      }
    }

    @inline(__always)
    static func square(_ step: SIMD2<Double>) -> Double { step.x * step.x + step.y * step.y }

    func nearby(_ index: Int) -> Range<Int> { nearStart[index]..<nearStart[index + 1] }

    mutating func place(_ entry: Int32, in index: Int) {
      parts[index].marker = entry
      if entry >= 0 { parts[index].spot = spots[Int(entry)] }
    }

    /// Lets a part choose among all markers near.
    mutating func settle(_ index: Int) {
      take(choice(of: index, among: near[nearby(index)]) ?? Choice(), for: index)
    }

    /// Gives a part its choice, and its host one guest more.
    mutating func take(_ choice: Choice, for index: Int) {
      let before = Int(parts[index].choice.host)
      if before >= 0, before != index { parts[before].guests -= 1 }
      parts[index].choice = choice
      let host = Int(choice.host)
      if host >= 0, host != index { parts[host].guests += 1 }
    }

    /// The marker of some parts that a part is shown by as the markers stand now.
    ///
    /// - Returns: `nil` when none has a rank that may lead the part.
    func choice(of index: Int, among hosts: ArraySlice<Int32>) -> Choice? {
      let (center, rank) = (parts[index].center, parts[index].rank)
      var choice = Choice()
      var (first, second) = (Double.infinity, Double.infinity)
      for host in hosts {
        let other = Int(host)
        guard parts[other].marker >= 0, parts[other].rank <= rank else { continue }
        let square = Self.square(parts[other].spot - center)
        if other == index || (choice.host != index && square < first) {
          (second, choice.runnerUp) = (first, choice.host)
          (first, choice.host) = (square, host)
        } else if square < second {
          (second, choice.runnerUp) = (square, host)
        }
      }
      guard choice.host >= 0 else { return nil }
      choice.distance = first.squareRoot()
      choice.second = second.squareRoot()
      choice.cost = parts[index].weight * choice.distance
      // Nearer members are no more than twice their extent nearer.
      if choice.runnerUp >= 0, choice.second <= choice.distance + 2 * parts[index].extent {
        let strays = strays(
          index, from: parts[Int(choice.host)].spot, to: parts[Int(choice.runnerUp)].spot)
        choice.cost += Double(strays) * Self.charge * radius
      }
      return choice
    }

    /// How many members of a part stand nearer to the second marker than to the chosen one.
    private func strays(_ index: Int, from own: SIMD2<Double>, to other: SIMD2<Double>) -> Int {
      let way = other - own
      let middle = (own + other) * 0.5
      var count = 0
      var entry = parts[index].first
      while entry >= 0 {
        let step = (spots[Int(entry)] - middle) * way
        if step.x + step.y > 0 { count += 1 }
        entry = following[Int(entry)]
      }
      return count
    }
  }
}
