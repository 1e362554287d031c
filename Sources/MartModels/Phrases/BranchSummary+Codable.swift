// The stored form, so that an app can pass summaries to its widget; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar

  extension BranchSummary: Codable {
    private enum Key: String, CodingKey {
      case id, mart, branchName, date, time, today, tomorrow, opening, nextClosing, state
      case earlyClosing, laterClosing
    }

    /// Reads a stored summary.
    ///
    /// - Throws: `DecodingError` that names the field, also for a time on a different date and for
    ///   an impossible minute of an early closing.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: Key.self)
      let date = try row.decode(CivilDate.self, forKey: .date)
      let time = try row.decodeIfPresent(WallTime.self, forKey: .time)
      if let time, time.date != date { throw row.unexpected(time.description, forKey: .time) }
      let early = try row.decodeIfPresent(Int.self, forKey: .earlyClosing)
      if let early, !(0...2_880).contains(early) {
        throw row.unexpected(String(early), forKey: .earlyClosing)
      }
      self.init(
        id: try row.decode(Int.self, forKey: .id), mart: try row.decode(Mart.self, forKey: .mart),
        branchName: try row.decode(String.self, forKey: .branchName), date: date, time: time,
        today: try row.decode(HolidayStatus.self, forKey: .today),
        tomorrow: try row.decodeIfPresent(HolidayStatus.self, forKey: .tomorrow),
        opening: try row.decodeIfPresent(OpeningAnswer.self, forKey: .opening),
        nextClosing: try row.decode(NextClosing.self, forKey: .nextClosing),
        state: try row.decode(StoreState.self, forKey: .state), earlyClosing: early,
        laterClosing: try row.decodeIfPresent(NextClosing.self, forKey: .laterClosing))
    }

    public func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: Key.self)
      try row.encode(id, forKey: .id)
      try row.encode(mart, forKey: .mart)
      try row.encode(branchName, forKey: .branchName)
      try row.encode(date, forKey: .date)
      try row.encodeIfPresent(time, forKey: .time)
      try row.encode(today, forKey: .today)
      try row.encodeIfPresent(tomorrow, forKey: .tomorrow)
      try row.encodeIfPresent(opening, forKey: .opening)
      try row.encode(nextClosing, forKey: .nextClosing)
      try row.encode(state, forKey: .state)
      try row.encodeIfPresent(earlyClosing, forKey: .earlyClosing)
      try row.encodeIfPresent(laterClosing, forKey: .laterClosing)
    }
  }
#endif
