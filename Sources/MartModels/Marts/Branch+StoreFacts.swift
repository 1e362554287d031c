public import KoreanCalendar

extension Branch {
  /// Whether the branch is open at a minute, by its closing days and its hours.
  ///
  /// It considers moves, closures, early closings and hours past midnight. If the hours are
  /// unknown, the answer is that of the schedule.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00",
  ///   schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
  /// branch.opening(at: WallTime(CivilDate(2026, 11, 21), 12, 0))
  /// // .open(closes: WallTime(CivilDate(2026, 11, 21), 23, 0))
  /// ```
  ///
  /// - Parameters:
  ///   - time: the minute to ask about.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the days until the next change, at most 366, without allocation.
  public func opening(
    at time: WallTime, calendar: PublicHolidayCalendar = .southKorea
  ) -> OpeningAnswer {
    if let readHours { return readHours.opening(at: time, schedule, calendar) }
    switch schedule.status(on: time.date, calendar: calendar) {
    case .open(let basis): return .openHoursUnknown(basis: basis)
    case .closed: return .closed(opens: nil)
    case .unknown: return .unknown
    }
  }
}

// What a branch's texts say, read at each call; keep the value if you need it often.
extension Branch {
  /// The first phone number, or `nil` when the branch has none that can be dialed.
  public var phoneNumber: PhoneNumber? { phoneNumbers.first }

  /// The phone numbers in the branch's text, such as those of the store and of its service desk.
  public var phoneNumbers: [PhoneNumber] { phone.map { PhoneNumber.numbers(in: $0) } ?? [] }

  /// The page of the branch, or that of its mart about its stores when the branch has none.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Branch(id: 7, mart: .costco, name: "양재점").bestPageURL  // "https://www.costco.co.kr/store-finder"
  /// ```
  public var bestPageURL: String? { pageURL ?? mart.pageURL }

  /// The parts of the address, or `nil` when the branch has none.
  public var postalAddress: PostalAddress? { address.flatMap { PostalAddress($0) } }
}
