// The stored form for any encoder; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  enum FavoriteListKeys: String, CodingKey {
    case version, limit, favorites
  }

  extension FavoriteList {
    /// The version of the stored form that this library writes, and the last one that it reads.
    static var storedVersion: Int { 1 }
  }

  extension FavoriteList: Encodable where ID: Encodable {
    /// Writes the version, the limit when there is one, and the favourites with their notes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FavoriteListKeys.self)
      try container.encode(Self.storedVersion, forKey: .version)
      try container.encodeIfPresent(limit, forKey: .limit)
      try container.encode(entries, forKey: .favorites)
    }
  }

  extension FavoriteList: Decodable where ID: Decodable {
    /// Reads a list and refuses one that is wrong: nothing is dropped without a word.
    ///
    /// - Throws: `DecodingError`; for a duplicate, too many favourites, a negative limit and a later
    ///   version its underlying error is the `FavoriteError`. To keep what is right in a wrong list,
    ///   decode a `RepairedFavoriteList`.
    public init(from decoder: any Decoder) throws {
      let (entries, limit) = try Self.parts(from: decoder)
      do {
        try self.init(entries: entries, limit: limit)
      } catch {
        throw Self.corrupted(error, in: decoder)
      }
    }

    static func parts(from decoder: any Decoder) throws -> (entries: [Entry], limit: Int?) {
      let container = try decoder.container(keyedBy: FavoriteListKeys.self)
      let version = try container.decode(Int.self, forKey: .version)
      guard version <= storedVersion else {
        throw corrupted(FavoriteError(.futureVersion, value: "\(version)"), in: decoder)
      }
      guard version == storedVersion else {
        throw corrupted(FavoriteError(.malformed, value: "version \(version)"), in: decoder)
      }
      return (
        try container.decode([Entry].self, forKey: .favorites),
        try container.decodeIfPresent(Int.self, forKey: .limit)
      )
    }

    private static func corrupted(
      _ error: FavoriteError, in decoder: any Decoder
    ) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }

  extension FavoriteList.Entry: Encodable where ID: Encodable {
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FavoriteEntryKeys.self)
      try container.encode(id, forKey: .id)
      try container.encodeIfPresent(note, forKey: .note)
    }
  }

  extension FavoriteList.Entry: Decodable where ID: Decodable {
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FavoriteEntryKeys.self)
      try self.init(
        container.decode(ID.self, forKey: .id),
        note: container.decodeIfPresent(String.self, forKey: .note))
    }
  }

  enum FavoriteEntryKeys: String, CodingKey {
    case id, note
  }

  /// A list that was decoded although it had duplicates or was over its limit.
  ///
  /// Decode this type in place of `FavoriteList` to keep what is right in a wrong list. It still
  /// refuses what is no list at all and what a later version stored.
  public struct RepairedFavoriteList<ID: Hashable & Sendable & Decodable>: Decodable, Hashable,
    Sendable
  {
    /// The list without what was dropped.
    public let list: FavoriteList<ID>
    /// What was dropped.
    public let report: FavoriteRepairReport<ID>

    /// Reads a list and repairs it.
    ///
    /// - Throws: `DecodingError` when there is no list, or one of a later version.
    public init(from decoder: any Decoder) throws {
      let (entries, limit) = try FavoriteList<ID>.parts(from: decoder)
      var report = FavoriteRepairReport<ID>()
      list = FavoriteList(repairing: entries, limit: limit, report: &report)
      self.report = report
    }
  }
#endif
