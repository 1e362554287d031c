public import GeoFiltering
public import MartModels

/// Finds the place of an address by asking a geocoder, candidate after candidate.
///
/// If a geocoder finds nothing, the next candidate follows; if it cannot be reached, the same one
/// is retried later. The walk never repeats a candidate that was answered, and it ends.
///
/// ```swift
/// import MartHolidayKit
///
/// var walk = GeocodingWalk(address: "서울 송파구 신천동 올림픽로300")
/// walk.step  // .ask("서울 송파구 신천동 올림픽로300")
/// walk.receive(.noResult)
/// walk.step  // .ask("서울 송파구 올림픽로 300")
/// walk.receive(.unreachable)
/// walk.step  // .askLater("서울 송파구 올림픽로 300")
/// walk.resume()
/// walk.receive(.noResult)
/// walk.step
/// // .givenUp(.notFound(tried: ["서울 송파구 신천동 올림픽로300", "서울 송파구 올림픽로 300"]))
/// ```
///
/// An app's loop:
///
/// ```swift no-run
/// import MartHolidayKit
///
/// func place(of address: String, geocode: (String) async -> GeocodingWalk.Answer) async -> Coordinate? {
///   var walk = GeocodingWalk(address: address)
///   while true {
///     switch walk.step {
///     case .ask(let candidate): walk.receive(await geocode(candidate))
///     // Keep a walk that is to ask later, and resume it when the network is back.
///     case .askLater, .givenUp: return nil
///     case .found(let coordinate): return coordinate
///     }
///   }
/// }
/// ```
public struct GeocodingWalk: Hashable, Sendable {
  /// What a geocoder answered.
  public enum Answer: Hashable, Sendable {
    /// A place.
    case found(Coordinate)
    /// The geocoder knows no such place.
    case noResult
    /// No answer: no network, no time left, or too many questions.
    case unreachable
  }

  /// What to do.
  public enum Step: Hashable, Sendable {
    /// Ask for this text now.
    case ask(String)
    /// Ask for this text when the geocoder can be reached again.
    case askLater(String)
    /// The place is found.
    case found(Coordinate)
    /// There is nothing left to ask; show the address without a map.
    case givenUp(Reason)
  }

  /// Why no place was found.
  public enum Reason: Hashable, Sendable {
    /// The text is not an address.
    case noAddress
    /// The geocoder does not know any of the candidates.
    case notFound(tried: [String])
    /// Everything that the geocoder found is outside the country, so it cannot be this address.
    case outsideServiceArea(tried: [String])
  }

  /// What to do next.
  public private(set) var step: Step

  private let candidates: [String]
  private var next = 0
  private var wasOutside = false

  /// Begins at the first candidate of an address.
  public init(_ address: PostalAddress) { self.init(candidates: address.geocodingCandidates) }

  /// Begins at the first candidate of an address from a store list.
  ///
  /// - Parameter address: any text, or `nil` for a store without an address.
  public init(address: String?) {
    let address = address.flatMap { PostalAddress($0) }
    self.init(candidates: address?.geocodingCandidates ?? [])
  }

  /// Begins at the place of a branch, or else at the first candidate of its address.
  public init(of branch: Branch) {
    self.init(address: branch.coordinate == nil ? branch.address : nil)
    if let place = branch.coordinate { step = .found(place) }
  }

  private init(candidates: [String]) {
    self.candidates = candidates
    step = candidates.first.map { .ask($0) } ?? .givenUp(.noAddress)
  }

  /// Takes the answer for the current candidate.
  ///
  /// An unexpected answer changes nothing.
  ///
  /// - Parameter answer: what the geocoder said; a place outside the country counts as no result.
  public mutating func receive(_ answer: Answer) {
    switch step {
    case .found, .givenUp: return
    case .ask, .askLater: break
    }
    switch answer {
    case .found(let coordinate) where ServiceArea.southKorea.contains(coordinate):
      step = .found(coordinate)
    case .found:
      wasOutside = true
      advance()
    case .noResult: advance()
    case .unreachable: step = .askLater(candidates[next])
    }
  }

  /// Asks again, for the candidate that could not be asked for.
  public mutating func resume() {
    if case .askLater(let candidate) = step { step = .ask(candidate) }
  }

  private mutating func advance() {
    next += 1
    guard next < candidates.count else {
      step = .givenUp(
        wasOutside ? .outsideServiceArea(tried: candidates) : .notFound(tried: candidates))
      return
    }
    step = .ask(candidates[next])
  }
}
