// The stored form; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import Favorites

  extension PushRegistration: Codable {
    private enum CodingKeys: String, CodingKey {
      case version, token, permission, isSignedOn, isPending, sync, removing, settings
    }

    /// Reads what was stored.
    ///
    /// - Throws: `DecodingError` for an unknown version or an invalid answer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let version = try container.decode(Int.self, forKey: .version)
      guard version == 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container, debugDescription: "version \(version)")
      }
      self.init()
      let name = try container.decode(String.self, forKey: .permission)
      guard let permission = Permission(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .permission, in: container, debugDescription: "unexpected: \"\(name)\"")
      }
      try restore(
        token: container.decodeIfPresent(String.self, forKey: .token), permission: permission,
        isSignedOn: container.decode(Bool.self, forKey: .isSignedOn),
        isPending: container.decode(Bool.self, forKey: .isPending),
        sync: container.decode(FavoritesSync.self, forKey: .sync),
        removing: container.decodeIfPresent([String].self, forKey: .removing) ?? [],
        acknowledged: container.decodeIfPresent(AlertSettings.self, forKey: .settings))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(1, forKey: .version)
      try container.encodeIfPresent(token, forKey: .token)
      try container.encode(permission.rawValue, forKey: .permission)
      try container.encode(isSignedOn, forKey: .isSignedOn)
      try container.encode(isPending, forKey: .isPending)
      try container.encode(sync, forKey: .sync)
      if !removing.isEmpty { try container.encode(removing.sorted(), forKey: .removing) }
      try container.encodeIfPresent(acknowledged, forKey: .settings)
    }
  }
#endif
