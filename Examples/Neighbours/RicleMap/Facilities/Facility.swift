import ExampleSupport
import Foundation
import MartHolidayKit

/// What a facility is for; the later ones are rarer.
enum FacilityKind: Int, CaseIterable {
  case pump, rack, repair

  private static let words = KeywordClassifier<FacilityKind>([
    ("공기", .pump), ("주입기", .pump), ("주차", .rack), ("거치", .rack), ("보관", .rack),
    ("수리", .repair),
  ])

  /// The kind by a title; `nil` when nothing in it says so.
  init?(title: String) {
    guard let kind = Self.words.label(of: title) else { return nil }
    self = kind
  }

  /// The rank on a map: the rarest kind leads a marker.
  var rank: Int { Self.allCases.count - rawValue }

  func name(in language: Language) -> String {
    switch self {
    case .pump: language("공기 주입기", "air pump")
    case .rack: language("자전거 거치대", "bicycle rack")
    case .repair: language("자전거 수리시설", "repair")
    }
  }
}

/// A facility for bicycles.
struct Facility: Hashable, Identifiable {
  let title: String
  let address: String
  let info: String
  let coordinate: Coordinate

  /// What the facility is known by.
  ///
  /// The number of its row is not part of that: it changes from answer to answer.
  var id: String {
    let place = String(format: "%.4f,%.4f", coordinate.latitude, coordinate.longitude)
    return [title, address, place].joined(separator: "\t")
  }

  /// The kind that a title does not name is repair, as in the original.
  var kind: FacilityKind { FacilityKind(title: title) ?? .repair }

  /// Whether the kind was only assumed.
  var isKindAssumed: Bool { FacilityKind(title: title) == nil }

  /// When it is open; an empty text means always.
  func hours(in language: Language) -> String { info.isEmpty ? language("24시간", "24 hours") : info }

  /// The text of the facility in a list.
  func label(number: Int) -> String { "\(number). \(title)" }
}

/// A link that opens the route to a facility in a map app, or the store that has the app.
struct RouteLink {
  let scheme: String
  let store: String

  func text(to facility: Facility, isInstalled: Bool) -> String {
    guard isInstalled else { return store }
    let name = facility.title.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let place = facility.coordinate
    return "\(scheme)://route?lat=\(place.latitude)&lng=\(place.longitude)&name=\(name)"
  }
}
