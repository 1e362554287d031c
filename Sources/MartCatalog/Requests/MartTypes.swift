public import MartModels

/// The list of marts that the server knows, in its order.
///
/// ```swift
/// import Foundation
/// import MartHolidayKit
///
/// let json = #"[{"value":"emart","displayName":"이마트"},{"value":"newmart","displayName":"새마트"}]"#
/// let types = try JSONDecoder().decode(MartTypes.self, from: Data(json.utf8))
/// types.types.map(\.mart.displayName)  // ["이마트", "새마트"]
/// types.type(of: .emart)?.value  // "emart"
/// ```
public struct MartTypes: Sendable {
  /// The marts, each value once.
  public let types: [MartType]
  /// What is wrong with the list; the row is the index in it.
  public let issues: [CatalogIssue]

  /// Makes a list of marts.
  ///
  /// - Parameter types: the marts; of two with the same value the first is kept and the other
  ///   reported.
  public init(_ types: some Sequence<MartType>) {
    var reading = MartTypeReading()
    for (index, type) in types.enumerated() { reading.add(type, at: index) }
    self.init(reading)
  }

  init(_ reading: MartTypeReading) {
    types = reading.types
    issues = reading.issues
  }

  /// The marts of the original server.
  public static var original: MartTypes {
    MartTypes(
      [Mart.emart, .traders, .noBrand, .lotteMart, .homeplus, .homeplusExpress, .costco]
        .compactMap { mart in
          mart.pathComponent.map { MartType(value: $0, displayName: mart.serverName) }
        })
  }

  /// The type of a mart, or `nil` when the server does not know it.
  public func type(of mart: Mart) -> MartType? { types.first { $0.mart == mart } }

  /// The list to keep after a newer answer: the newer, or this one if the newer has no marts.
  ///
  /// - Parameter newer: the newer list.
  public func updated(by newer: MartTypes) -> MartTypes { newer.types.isEmpty ? self : newer }
}

extension MartTypes: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.types == rhs.types }
  public func hash(into hasher: inout Hasher) { hasher.combine(types) }
}

/// The marts of a list during reading.
struct MartTypeReading {
  private(set) var types: [MartType] = []
  private(set) var issues: [CatalogIssue] = []
  private var values: Set<String> = []

  mutating func add(_ type: MartType, at index: Int) {
    guard values.insert(type.value).inserted else {
      report("value", .duplicateID, type.value, at: index)
      return
    }
    types.append(type)
  }

  mutating func report(
    _ field: String?, _ reason: CatalogIssue.Reason, _ value: String, at index: Int
  ) {
    issues.append(CatalogIssue(row: index, field: field, reason: reason, value: value))
  }
}

#if !hasFeature(Embedded)
  extension MartTypes: Codable {
    /// Reads the list, with or without an envelope; an entry without both names is left out and
    /// reported.
    ///
    /// - Throws: `CatalogError` when the server answers with an error; `DecodingError` when the
    ///   answer is not a list.
    public init(from decoder: any Decoder) throws {
      var list: any UnkeyedDecodingContainer
      do {
        let envelope = try decoder.container(keyedBy: CatalogResponse.Key.self)
        if let error = EnvelopeHead(decoder).error { throw error }
        list = try envelope.nestedUnkeyedContainer(forKey: .data)
      } catch DecodingError.typeMismatch {
        list = try decoder.unkeyedContainer()
      }
      var reading = MartTypeReading()
      while !list.isAtEnd {
        let index = list.currentIndex
        if try list.decodeNil() {
          reading.report(nil, .unreadable, "null", at: index)
          continue
        }
        let entry = try list.decode(Entry.self)
        if let type = entry.type {
          reading.add(type, at: index)
        } else {
          reading.report(entry.badField, .missing, "", at: index)
        }
      }
      self.init(reading)
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for type in types {
        var entry = list.nestedContainer(keyedBy: Entry.Key.self)
        try entry.encode(type.value, forKey: .value)
        try entry.encode(type.displayName, forKey: .displayName)
      }
    }

    /// An entry that accepts any value.
    private struct Entry: Decodable {
      enum Key: String, CodingKey { case value, displayName }

      var type: MartType?
      var badField: String?

      init(from decoder: any Decoder) throws {
        let fields: KeyedDecodingContainer<Key>
        do { fields = try decoder.container(keyedBy: Key.self) } catch { return }
        func text(_ key: Key) -> String? {
          do {
            return try fields.decodeIfPresent(String.self, forKey: key)?.withoutBlankEnds
          } catch {
            return nil
          }
        }
        guard let value = text(.value) else {
          badField = Key.value.rawValue
          return
        }
        guard let displayName = text(.displayName) else {
          badField = Key.displayName.rawValue
          return
        }
        type = MartType(value: value, displayName: displayName)
      }
    }
  }
#endif
