/// A query as keys, one or two of which may be wrong, missing or too many.
///
/// The distance is found for all lengths of the text at once, with one bit for each key of the
/// query (Myers, *A fast bit-vector algorithm for approximate string matching*, 1999).
struct SlipPattern: Sendable {
  /// The keys of the query.
  let keys: [UInt8]
  /// How many of them may be wrong.
  let limit: Int
  /// A bit for every key that occurs.
  let mask: UInt64
  private let places: [UInt64]
  private let high: UInt64

  /// How far the comparison with a text has come.
  struct State: Sendable {
    var plus: UInt64
    var minus: UInt64 = 0
    var distance: Int
  }

  /// Makes a pattern of a query.
  ///
  /// - Returns: `nil` for fewer than five keys, which would fit nearly everything, and for more than 64.
  init?(_ letters: [UInt16]) {
    var keys: [UInt8] = []
    keys.reserveCapacity(letters.count * 4)
    for letter in letters {
      KeyLetters.forEach(letter) { keys.append($0) }
      guard keys.count <= 64 else { return nil }
    }
    guard keys.count >= 5 else { return nil }
    var places = [UInt64](repeating: 0, count: KeyLetters.count)
    var mask: UInt64 = 0
    for (place, key) in keys.enumerated() {
      // Two letters without a key are not the same letter for that.
      mask |= KeyLetters.bit(key)
      if key != KeyLetters.other { places[Int(key)] |= 1 << UInt64(place) }
    }
    self.keys = keys
    self.places = places
    self.mask = mask
    limit = Self.limit(keys.count)
    high = 1 << UInt64(keys.count - 1)
  }

  /// How many of some keys may be wrong, missing or too many.
  private static func limit(_ count: Int) -> Int { count >= 8 ? 2 : 1 }

  /// How many keys may be wrong behind or before the whole name of a mart.
  ///
  /// The name fits every branch of the mart, so what is left has to tell them apart: with two slips
  /// in 이마트 ㅇㅍ, nothing would be left of ㅇㅍ, and each 이마트 would be found.
  ///
  /// - Parameter name: the keys of the mart's name.
  func limit(beside name: ArraySlice<UInt8>) -> Int {
    let rest = keys.count - name.count
    guard rest > 0, !name.isEmpty, keys.starts(with: name) || keys.suffix(name.count) == name else {
      return limit
    }
    return rest < Self.fewestBeside ? 0 : Self.limit(rest)
  }

  /// The fewest keys beside the name of a mart that may have a slip, those of a syllable with a
  /// final consonant.
  private static let fewestBeside = 3

  /// The state before the first key of a text.
  var start: State { State(plus: ~0, distance: keys.count) }

  /// Whether the query is some letters with no more slips than it may have.
  func isNearly(_ letters: ArraySlice<UInt16>) -> Bool {
    var text: [UInt8] = []
    for letter in letters { KeyLetters.forEach(letter) { text.append($0) } }
    var state = start
    _ = advance(text, text.indices, &state)
    return state.distance <= limit
  }

  /// Whether a text that has some keys can be near enough at all.
  @inline(__always)
  func mayFit(_ mask: UInt64) -> Bool { (self.mask & ~mask).nonzeroBitCount <= limit }

  /// Goes on with a part of a text.
  ///
  /// - Parameters:
  ///   - text: the keys of texts.
  ///   - range: the part.
  ///   - state: what has been compared before, and then.
  /// - Returns: the least distance of the query from any beginning of the text that ends in the part.
  @inline(__always)
  func advance(_ text: [UInt8], _ range: Range<Int>, _ state: inout State) -> Int {
    var best = Int.max
    var plus = state.plus
    var minus = state.minus
    var distance = state.distance
    for place in range {
      let equal = places[Int(text[place])]
      let vertical = equal | minus
      let horizontal = ((equal & plus) &+ plus) ^ plus | equal
      var up = minus | ~(horizontal | plus)
      var down = plus & horizontal
      if up & high != 0 { distance += 1 }
      if down & high != 0 { distance -= 1 }
      up = up << 1 | 1
      down <<= 1
      plus = down | ~(vertical | up)
      minus = up & vertical
      best = min(best, distance)
    }
    state = State(plus: plus, minus: minus, distance: distance)
    return best
  }

  /// The cost of the slips, and the number of matched keys: a key that is easily confused costs
  /// one, any other slip two.
  ///
  /// - Parameter text: the keys of a text from where the query begins.
  func cost(_ text: ArraySlice<UInt8>) -> (cost: Int, length: Int) {
    var row = (0...Int32(keys.count)).map { 2 * $0 }
    var best = (cost: row[keys.count], length: 0)
    for (column, key) in text.prefix(keys.count + limit).enumerated() {
      var diagonal = row[0]
      row[0] += 2
      for place in keys.indices {
        let replaced = diagonal + KeyLetters.cost(key, keys[place])
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, row[place + 1] + 2, row[place] + 2)
      }
      if row[keys.count] < best.cost { best = (row[keys.count], column + 1) }
    }
    return (Int(best.cost), best.length)
  }
}
