// The stored forms of marts and branches; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import GeoFiltering
  import KoreanCalendar

  extension Mart: Codable {
    /// Reads a mart from the name that the server uses, known or not.
    public init(from decoder: any Decoder) throws {
      self.init(serverName: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(serverName, to: encoder) }
  }

  extension Mart: CodingKeyRepresentable {
    /// The name that the server uses.
    public var codingKey: any CodingKey { TextKey(serverName) }

    /// Makes a mart from a key, known or not.
    public init?<Key: CodingKey>(codingKey: Key) { self.init(serverName: codingKey.stringValue) }
  }

  extension Branch: Codable {
    private enum Key: String, CodingKey {
      case id, martType, branchName, region, phoneNumber, address, openingHours, url, holidays
      case location, schedule
    }

    private enum LocationKey: String, CodingKey { case latitude, longitude }

    /// Reads a branch from a row of the original server, with or without a `schedule`.
    ///
    /// A row without a `schedule` has closing dates in `holidays`, as `2026-11-22 (일)`. It says that
    /// the store is closed on these and nothing else: the server lists some stores only a month
    /// ahead, and never says how far a list reaches. What the day of the fetch allows to conclude is
    /// for the catalogue. With a `schedule`, the `holidays` are for older readers and are not looked
    /// at. An empty text, a location without coordinates and one at 0,0 are read as nothing.
    ///
    /// - Throws: `DecodingError` that names the field: a missing `id`, `martType` or `branchName`, a
    ///   date that does not exist, has another weekday or has text behind it, or facts in the
    ///   schedule that contradict each other.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: Key.self)
      func text(_ key: Key) throws -> String? {
        let text = try row.decodeIfPresent(String.self, forKey: key)
        return text?.isEmpty == true ? nil : text
      }
      self.init(
        id: try row.decode(Int.self, forKey: .id),
        mart: try row.decode(Mart.self, forKey: .martType),
        name: try row.decode(String.self, forKey: .branchName),
        region: try text(.region), address: try text(.address), phone: try text(.phoneNumber),
        openingHours: try text(.openingHours), pageURL: try text(.url),
        coordinate: try Self.coordinate(in: row),
        schedule: try row.decodeIfPresent(HolidaySchedule.self, forKey: .schedule)
          ?? Self.schedule(ofHolidaysIn: row))
    }

    private static func coordinate(in row: KeyedDecodingContainer<Key>) throws -> Coordinate? {
      guard row.contains(.location), try !row.decodeNil(forKey: .location) else { return nil }
      let location = try row.nestedContainer(keyedBy: LocationKey.self, forKey: .location)
      guard let latitude = try location.decodeIfPresent(Double.self, forKey: .latitude),
        let longitude = try location.decodeIfPresent(Double.self, forKey: .longitude)
      else { return nil }
      // The original server writes 0,0 for a store that nobody has placed.
      if latitude == 0, longitude == 0 { return nil }
      guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
        throw DecodingError.dataCorruptedError(
          forKey: .latitude, in: location,
          debugDescription: "no place on the Earth: \(latitude), \(longitude)")
      }
      return coordinate
    }

    private static func schedule(
      ofHolidaysIn row: KeyedDecodingContainer<Key>
    ) throws -> HolidaySchedule {
      var closed: [YearMonth: UInt32] = [:]
      for text in try row.decodeIfPresent([String].self, forKey: .holidays) ?? [] {
        guard let date = CivilDate(listedAs: text) else {
          throw DecodingError.dataCorruptedError(
            forKey: .holidays, in: row,
            debugDescription: CivilDate(String(text.prefix(10))) == nil
              ? "no date: \"\(text)\"" : "not the weekday of the date behind it: \"\(text)\"")
        }
        closed[date.yearMonth, default: 0] |= 1 << UInt32(date.day)
      }
      return try HolidaySchedule(
        published: closed.map { month, bits in
          try PublishedMonth(month, closed: DaySet(bits: bits), covered: DaySet(bits: bits))
        })
    }

    /// Writes a row of the original server with a `schedule`, and the published closings as
    /// `holidays` for older readers.
    public func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: Key.self)
      try row.encode(id, forKey: .id)
      try row.encode(mart, forKey: .martType)
      try row.encode(name, forKey: .branchName)
      try row.encode(region ?? "", forKey: .region)
      try row.encode(phone ?? "", forKey: .phoneNumber)
      try row.encode(address ?? "", forKey: .address)
      try row.encode(openingHours ?? "", forKey: .openingHours)
      try row.encode(pageURL ?? "", forKey: .url)
      let holidays = schedule.published.flatMap { publication in
        publication.closed.compactMap { publication.month.date(day: $0) }
      }
      try row.encode(holidays.map { $0.listedText }, forKey: .holidays)
      var location = row.nestedContainer(keyedBy: LocationKey.self, forKey: .location)
      // The original app needs both keys, with null where there is no place.
      try location.encode(coordinate?.latitude, forKey: .latitude)
      try location.encode(coordinate?.longitude, forKey: .longitude)
      try row.encode(schedule, forKey: .schedule)
    }
  }
#endif
