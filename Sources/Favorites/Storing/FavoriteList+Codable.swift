import Keeping

// The stored form for any encoder; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  enum FavoriteListKeys: String, CodingKey {
    case version, limit, favorites
  }

  extension FavoriteList: Encodable where ID: Encodable {
    /// Writes the version, the limit when there is one, and the favorites with their notes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FavoriteListKeys.self)
      try container.encode(Self.storedVersion, forKey: .version)
      try container.encodeIfPresent(limit, forKey: .limit)
      try container.encode(entries, forKey: .favorites)
    }
  }

  extension FavoriteList: Decodable where ID: Decodable {
    /// Reads a list and refuses an invalid one: nothing is dropped silently.
    ///
    /// - Throws: `DecodingError`; for a duplicate, too many favorites, a negative limit and a later
    ///   version its underlying error is the `FavoriteError`. To keep what is valid in an invalid
    ///   list, decode a `RepairedFavoriteList`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FavoriteListKeys.self)
      try Self.checkVersion(in: container, of: decoder)
      let entries = try container.decode([Entry].self, forKey: .favorites)
      let limit = try container.decodeIfPresent(Int.self, forKey: .limit)
      do {
        try self.init(entries: entries, limit: limit)
      } catch {
        throw Self.corrupted(error, in: decoder)
      }
    }

    fileprivate static func checkVersion(
      in container: KeyedDecodingContainer<FavoriteListKeys>, of decoder: any Decoder
    ) throws {
      let text: String
      do {
        text = String(try container.decode(Int.self, forKey: .version))
      } catch {
        // A version that does not fit an Int is a later one too.
        text = "\(try container.decode(Double.self, forKey: .version))"
      }
      switch StoredVersion(Array(text.utf8)[...], newest: storedVersion) {
      case .known?: return
      case .later(let version)?:
        throw corrupted(FavoriteError(.futureVersion, value: version), in: decoder)
      case nil: throw corrupted(FavoriteError(.malformed, value: "version \(text)"), in: decoder)
      }
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
      try container.encodeIfPresent(lastKnown?.name, forKey: .name)
      try container.encodeIfPresent(lastKnown?.mart, forKey: .mart)
    }
  }

  extension FavoriteList.Entry: Decodable where ID: Decodable {
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FavoriteEntryKeys.self)
      let name = try container.decodeIfPresent(String.self, forKey: .name)
      let mart = try container.decodeIfPresent(String.self, forKey: .mart)
      try self.init(
        container.decode(ID.self, forKey: .id),
        note: container.decodeIfPresent(String.self, forKey: .note),
        lastKnown: name.map { FavoriteName($0, mart: mart ?? "") })
    }
  }

  enum FavoriteEntryKeys: String, CodingKey {
    case id, note, name, mart
  }

  extension RepairedFavoriteList: Decodable where ID: Decodable {
    /// Reads a list and repairs it.
    ///
    /// A limit that cannot be read counts as none, so that it costs no favorite.
    ///
    /// - Throws: `DecodingError` when there is no list, or one of a later version.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FavoriteListKeys.self)
      try FavoriteList<ID>.checkVersion(in: container, of: decoder)
      let read = try container.decode([ReadableEntry<ID>].self, forKey: .favorites)
      var errors = read.enumerated().flatMap { number, entry in
        entry.wrong.map { FavoriteError(.malformed, value: "the \($0) of favorite \(number)") }
      }
      var limit: Int?
      do {
        limit = try container.decodeIfPresent(Int.self, forKey: .limit)
      } catch {
        errors.append(FavoriteError(.malformed, value: "\"limit\" is no whole number"))
      }
      self.init(entries: read.compactMap(\.entry), limit: limit, errors: errors)
    }
  }

  /// What can be read of an entry, and the names of what cannot.
  private struct ReadableEntry<ID: Hashable & Sendable & Decodable>: Decodable {
    let entry: FavoriteList<ID>.Entry?
    let wrong: [String]

    init(from decoder: any Decoder) throws {
      var wrong: [String] = []
      func read<Value: Decodable>(_ key: FavoriteEntryKeys) -> Value? {
        do {
          return try decoder.container(keyedBy: FavoriteEntryKeys.self)
            .decodeIfPresent(Value.self, forKey: key)
        } catch {
          wrong.append(key.rawValue)
          return nil
        }
      }
      guard let id: ID = read(.id) else {
        entry = nil
        self.wrong = [FavoriteEntryKeys.id.rawValue]
        return
      }
      let (note, name, mart): (String?, String?, String?) = (read(.note), read(.name), read(.mart))
      entry = FavoriteList.Entry(
        id, note: note, lastKnown: name.map { FavoriteName($0, mart: mart ?? "") })
      self.wrong = wrong
    }
  }
#endif
