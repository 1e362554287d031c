// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// A place as a row writes it.
  struct WrittenLocation: Decodable {
    let latitude: Double?
    let longitude: Double?
    let distance: Double?
    /// What is wrong with the distance, which costs the place nothing.
    let distanceError: (any Error)?

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: BranchRow.LocationKey.self)
      latitude = try fields.decodeIfPresent(Double.self, forKey: .latitude)
      longitude = try fields.decodeIfPresent(Double.self, forKey: .longitude)
      let distance = Result { try fields.decodeIfPresent(Double.self, forKey: .distance) }
      (self.distance, distanceError) =
        switch distance {
        case .success(let kilometers): (kilometers, nil)
        case .failure(let error): (nil, error)
        }
    }
  }

  extension String {
    /// The text without the blanks around it, or `nil` when nothing else is in it.
    package var withoutBlankEnds: String? {
      guard let first = first, let last = last else { return nil }
      // Nearly every text is as it should be and is not copied.
      if !first.isWhitespace, !last.isWhitespace { return self }
      guard let start = firstIndex(where: { !$0.isWhitespace }),
        let end = lastIndex(where: { !$0.isWhitespace })
      else { return nil }
      return String(self[start...end])
    }
  }

  extension DecodingError {
    /// What is wrong, without the path to it.
    var lines: String {
      switch self {
      case .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context), .dataCorrupted(let context):
        context.debugDescription
      @unknown default: "\(self)"
      }
    }
  }
#endif
