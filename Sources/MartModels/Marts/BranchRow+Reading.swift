// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import GeoFiltering
  import KoreanCalendar

  extension BranchRow {
    /// Reads a row, whatever it contains, with its mart and name as they are written.
    ///
    /// - Parameters:
    ///   - decoder: the decoder of the row.
    ///   - report: receives what is wrong, field by field, and may throw to stop.
    /// - Returns: `nil` when the number, mart or name is missing or cannot be read, which was
    ///   reported.
    /// - Throws: only what `report` throws.
    package static func read(
      from decoder: any Decoder, _ report: Report
    ) throws -> BranchRow? {
      var hours = HoursCache()
      return try read(from: decoder, &hours, namesAreTrimmed: false, report)
    }

    /// Reads a row of a server like the other function, but leaves out the blanks around its mart
    /// and name, of which a blank one is missing, and reads equal texts of hours only once.
    package static func read(
      from decoder: any Decoder, _ hours: inout HoursCache, namesAreTrimmed: Bool = true,
      _ report: Report
    ) throws -> BranchRow? {
      let fields: KeyedDecodingContainer<Key>
      do {
        fields = try decoder.container(keyedBy: Key.self)
      } catch {
        try report(
          BranchRowDefect(
            field: nil, reason: .unreadable, value: Self.found(in: decoder), error: error))
        return nil
      }
      let reader = BranchRowReader(fields: fields, namesAreTrimmed: namesAreTrimmed)
      let id = try reader.id(report)
      let mart = try reader.name(.martType, report)
      let name = try reader.name(.branchName, report)
      guard let id, let mart, let name else { return nil }
      let location = try reader.location(report)
      let (region, address) = (
        try reader.text(.region, report), try reader.text(.address, report)
      )
      let phone = try reader.text(.phoneNumber, report)
      let openingHours = try reader.text(.openingHours, report)
      var row = BranchRow(
        Branch(
          id: id, mart: Mart(serverName: mart), name: name, region: region, address: address,
          phone: phone, openingHours: openingHours,
          readHours: openingHours.flatMap { hours.read($0) },
          pageURL: try reader.text(.url, report), coordinate: location.place,
          schedule: HolidaySchedule()))
      row.kilometers = location.kilometers
      try reader.readSchedule(into: &row, report)
      if row.source != .schedule { try reader.readHolidays(into: &row, report) }
      return row
    }

    /// A short description of what a decoder has in place of an object.
    private static func found(in decoder: any Decoder) -> String {
      do {
        return try decoder.singleValueContainer().decode(WrittenValue.Words.self).words
      } catch {
        return ""
      }
    }
  }

  /// The fields of one row.
  private struct BranchRowReader {
    let fields: KeyedDecodingContainer<BranchRow.Key>
    let namesAreTrimmed: Bool

    func id(_ report: BranchRow.Report) throws -> Int? {
      do {
        if let id = try fields.decodeIfPresent(Int.self, forKey: .id) { return id }
      } catch {
        try report(defect(.id, error))
        return nil
      }
      try report(missing(.id))
      return nil
    }

    func name(_ key: BranchRow.Key, _ report: BranchRow.Report) throws -> String? {
      do {
        let text = try fields.decodeIfPresent(String.self, forKey: key)
        if let text = namesAreTrimmed ? text?.withoutBlankEnds : text { return text }
      } catch {
        try report(defect(key, error))
        return nil
      }
      try report(missing(key))
      return nil
    }

    /// A text that may be absent; one without letters counts as absent, any other is kept as it is.
    func text(_ key: BranchRow.Key, _ report: BranchRow.Report) throws -> String? {
      do {
        let text = try fields.decodeIfPresent(String.self, forKey: key)
        return text?.withoutBlankEnds == nil ? nil : text
      } catch {
        try report(defect(key, error))
        return nil
      }
    }

    func location(
      _ report: BranchRow.Report
    ) throws -> (place: Coordinate?, kilometers: Double?) {
      let location: WrittenLocation
      do {
        guard let written = try fields.decodeIfPresent(WrittenLocation.self, forKey: .location)
        else { return (nil, nil) }
        location = written
      } catch {
        try report(defect(.location, error))
        return (nil, nil)
      }
      if let error = location.distanceError { try report(defect(.location, error)) }
      var kilometers = location.distance
      if let distance = kilometers, !(distance >= 0 && distance.isFinite) { kilometers = nil }
      guard let latitude = location.latitude, let longitude = location.longitude else {
        return (nil, kilometers)
      }
      // The original server writes 0,0 for a store without a place.
      if latitude == 0, longitude == 0 { return (nil, kilometers) }
      guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
        try report(
          BranchRowDefect(
            field: BranchRow.Key.location.rawValue, reason: .noSuchPlace,
            value: "\(latitude.written), \(longitude.written)",
            error: DecodingError.dataCorruptedError(
              forKey: .location, in: fields,
              debugDescription: "no place on the Earth: \(latitude), \(longitude)")))
        return (nil, kilometers)
      }
      return (place, kilometers)
    }

    func readSchedule(into row: inout BranchRow, _ report: BranchRow.Report) throws {
      do {
        guard
          let schedule = try fields.decodeIfPresent(HolidaySchedule.self, forKey: .schedule)
        else { return }
        row.branch.schedule = schedule
        row.source = .schedule
      } catch {
        row.source = .unreadableSchedule
        try report(
          BranchRowDefect(
            field: BranchRow.Key.schedule.rawValue, reason: .unreadable,
            value: (error as? DecodingError)?.lines ?? "\(error)", error: error))
      }
    }

    func readHolidays(into row: inout BranchRow, _ report: BranchRow.Report) throws {
      let texts: [String]
      do {
        texts = try fields.decodeIfPresent([String].self, forKey: .holidays) ?? []
      } catch {
        texts = try readMixedHolidays(into: &row, error, report)
      }
      var isSorted = true
      row.listedDates.reserveCapacity(texts.count)
      for text in texts {
        let listed = ListedDate(text)
        guard case .date(let date) = listed else {
          row.untrusted.append(.text(text))
          try report(untrusted(text, listed))
          continue
        }
        if let last = row.listedDates.last, last >= date { isSorted = false }
        row.listedDates.append(date)
      }
      if !isSorted { row.listedDates = Set(row.listedDates).sorted() }
    }

    /// The texts of a list with other values in it, or of something that is not a list.
    private func readMixedHolidays(
      into row: inout BranchRow, _ error: any Error, _ report: BranchRow.Report
    ) throws -> [String] {
      var texts: [String] = []
      let found: WrittenValue
      do {
        found = try fields.decode(WrittenValue.self, forKey: .holidays)
      } catch {
        found = .text("")
      }
      let values = if case .list(let list) = found { list } else { [WrittenValue.noList(found)] }
      for value in values {
        if case .text(let text) = value {
          texts.append(text)
        } else {
          row.untrusted.append(value)
          try report(
            BranchRowDefect(
              field: BranchRow.Key.holidays.rawValue, reason: .unreadable, value: value.words,
              error: error))
        }
      }
      return texts
    }

    private func untrusted(_ text: String, _ listed: ListedDate) -> BranchRowDefect {
      let (reason, words): (BranchRowDefect.Reason, String) =
        switch listed {
        case .noSuchDate: (.noSuchDate, "no date")
        case .otherWeekday: (.otherWeekday, "not the weekday of the date behind it")
        case .textBehind: (.textBehind, "not only a date")
        case .noDate, .date: (.unreadable, "no date")
        }
      return BranchRowDefect(
        field: BranchRow.Key.holidays.rawValue, reason: reason, value: text,
        error: DecodingError.dataCorruptedError(
          forKey: .holidays, in: fields, debugDescription: "\(words): \"\(text)\""))
    }

    private func missing(_ key: BranchRow.Key) -> BranchRowDefect {
      BranchRowDefect(
        field: key.rawValue, reason: .missing, value: "",
        error: DecodingError.keyNotFound(
          key,
          DecodingError.Context(
            codingPath: fields.codingPath, debugDescription: "no \"\(key.rawValue)\"")))
    }

    private func defect(_ key: BranchRow.Key, _ error: any Error) -> BranchRowDefect {
      BranchRowDefect(
        field: key.rawValue, reason: .unreadable, value: found(key), error: error)
    }

    /// A short description of the value of a field.
    private func found(_ key: BranchRow.Key) -> String {
      do {
        return try fields.decode(WrittenValue.Words.self, forKey: key).words
      } catch {
        return ""
      }
    }
  }
#endif
