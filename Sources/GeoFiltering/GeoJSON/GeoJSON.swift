/// A GeoJSON document of points, built as text.
///
/// The form is RFC 7946: one `FeatureCollection`, longitude before latitude, seven decimals, which
/// is a centimeter. Map tools, editors and databases read it. It needs no Foundation and does not
/// read GeoJSON.
///
/// ```swift
/// import MartHolidayKit
///
/// var document = GeoJSON()
/// if let place = Coordinate(latitude: 37.4636, longitude: 127.0368) {
///   document.append(place, id: 1, properties: ["name": "양재점", "open": true])
/// }
/// document.features.count  // 1
/// ```
public struct GeoJSON: Hashable, Sendable {
  /// A value of a property or an id.
  public enum Value: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number; NaN and the infinities, which JSON lacks, are written as `null`.
    case number(Double)
    /// A truth value.
    case boolean(Bool)
    /// The absence of a value.
    case null
  }

  /// The features, each as the text of a JSON object.
  public private(set) var features: [String]

  /// Makes a document without features.
  public init() { features = [] }

  /// Appends a point.
  ///
  /// - Parameters:
  ///   - coordinate: where it is.
  ///   - id: the feature's id, a string or a number; other values are not allowed there and left
  ///     out.
  ///   - properties: its properties, in this order; of equal names the last is written.
  public mutating func append(
    _ coordinate: Coordinate, id: Value? = nil, properties: KeyValuePairs<String, Value> = [:]
  ) {
    append(coordinate, id: id, properties: properties.map { ($0.key, $0.value) })
  }

  /// Appends a point with properties assembled at run time.
  ///
  /// - Parameters:
  ///   - coordinate: where it is.
  ///   - id: the feature's id, a string or a number; other values are not allowed there and left
  ///     out.
  ///   - properties: its properties, in this order; of equal names the last is written.
  public mutating func append(
    _ coordinate: Coordinate, id: Value? = nil, properties: [(name: String, value: Value)]
  ) {
    var text = #"{"type":"Feature","#
    switch id {
    case .string?, .integer?: text += #""id":"# + (id?.json ?? "null") + ","
    case .number(let number)? where number.isFinite:
      text += #""id":"# + Value.number(number).json + ","
    default: break
    }
    text += #""geometry":{"type":"Point","coordinates":["#
    text += decimal(coordinate.longitude) + "," + decimal(coordinate.latitude)
    text += #"]},"properties":{"#
    var isFirst = true
    for (index, property) in properties.enumerated() {
      if properties[(index + 1)...].contains(where: { $0.name == property.name }) { continue }
      if !isFirst { text += "," }
      isFirst = false
      text += Value.string(property.name).json + ":" + property.value.json
    }
    features.append(text + "}}")
  }

  /// The whole document, with one feature on each line.
  public var text: String {
    var text = #"{"type":"FeatureCollection","features":["#
    for (index, feature) in features.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += feature
    }
    return text + "\n]}\n"
  }
}

extension GeoJSON {
  /// Makes a document of places.
  ///
  /// - Parameters:
  ///   - places: the places, in the order of the features.
  ///   - id: how to write the id of an element; `nil` leaves it out.
  ///   - properties: the properties of a place.
  @inlinable
  public init<Element>(
    _ places: some Sequence<Place<Element>>, id: (Element) -> Value?,
    properties: (Element) -> KeyValuePairs<String, Value> = { _ in [:] }
  ) {
    self.init()
    for place in places {
      append(place.coordinate, id: id(place.element), properties: properties(place.element))
    }
  }

  /// Makes a document of the markers of a map.
  ///
  /// A marker has the properties `cluster`, `point_count` and `point_count_abbreviated`, which
  /// styles made for other cluster libraries read, and `expansion_zoom`, which is `null` if no zoom
  /// separates the members.
  ///
  /// - Parameters:
  ///   - clusters: the markers, in the order of the features.
  ///   - id: how to write the id of a member; a marker of several has its lead's id as `lead`.
  ///   - properties: the properties of a single place, or of the lead of several.
  @inlinable
  public init<Element>(
    clusters: some Sequence<MarkerCluster<Element>>, id: (Element) -> Value,
    properties: (Element) -> KeyValuePairs<String, Value> = { _ in [:] }
  ) {
    self.init()
    for cluster in clusters {
      var all: [(name: String, value: Value)] = [("cluster", .boolean(cluster.count > 1))]
      if cluster.count > 1 {
        all += [
          ("point_count", .integer(cluster.count)),
          ("point_count_abbreviated", .string(String(cluster.count))),
          ("expansion_zoom", cluster.expansionZoom.map { .integer($0) } ?? .null),
          ("lead", id(cluster.lead)),
        ]
      }
      for property in properties(cluster.lead) { all.append((property.key, property.value)) }
      append(
        cluster.coordinate, id: cluster.count > 1 ? nil : id(cluster.lead), properties: all)
    }
  }
}

extension GeoJSON.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Makes a text.
  public init(stringLiteral text: String) { self = .string(text) }
  /// Makes a whole number.
  public init(integerLiteral number: Int) { self = .integer(number) }
  /// Makes a number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// Makes a truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Makes the absence of a value.
  public init(nilLiteral: ()) { self = .null }
}
