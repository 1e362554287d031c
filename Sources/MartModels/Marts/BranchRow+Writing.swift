// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import GeoFiltering
  import KoreanCalendar

  extension BranchRow: Encodable {
    /// Writes the row in the form of the original server, with a `schedule` only when it had one.
    package func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: Key.self)
      try row.encode(branch.id, forKey: .id)
      try row.encode(branch.mart, forKey: .martType)
      try row.encode(branch.name, forKey: .branchName)
      try row.encode(branch.region ?? "", forKey: .region)
      try row.encode(branch.phone ?? "", forKey: .phoneNumber)
      try row.encode(branch.address ?? "", forKey: .address)
      try row.encode(branch.openingHours ?? "", forKey: .openingHours)
      try row.encode(branch.pageURL ?? "", forKey: .url)
      // What stood in place of a list is no list.
      if source != .schedule, listedDates.isEmpty, untrusted.count == 1,
        case .noList? = untrusted.first
      {
        try row.encode(untrusted[0], forKey: .holidays)
      } else if untrusted.isEmpty || source == .schedule {
        try row.encode(listedTexts, forKey: .holidays)
      } else {
        try row.encode(listedTexts.map { .text($0) } + untrusted, forKey: .holidays)
      }
      var location = row.nestedContainer(keyedBy: LocationKey.self, forKey: .location)
      // The original app needs both keys, with null if there is no place.
      try location.encode(branch.coordinate?.latitude, forKey: .latitude)
      try location.encode(branch.coordinate?.longitude, forKey: .longitude)
      try location.encodeIfPresent(kilometers, forKey: .distance)
      switch source {
      case .holidays: break
      case .schedule: try row.encode(branch.schedule, forKey: .schedule)
      // Without the key, a reader would take the list for complete.
      case .unreadableSchedule: try row.encode("", forKey: .schedule)
      }
    }

    /// The closing days.
    private var listedTexts: [String] {
      guard source == .schedule else { return listedDates.map { $0.listedText } }
      return branch.schedule.published.flatMap { publication in
        publication.month.dates(of: publication.closed).map { $0.listedText }
      }
    }
  }
#endif
