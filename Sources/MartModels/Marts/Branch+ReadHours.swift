public import GeoFiltering

extension Branch {
  /// Makes a branch whose hours were read before, so that they are not read from the text again.
  ///
  /// An Embedded program that makes all its branches this way links without the large Korean reader.
  /// Both are kept as they are given, also where the hours were read from a part of the text, as those
  /// of a `HolidayText` are. Only the text is stored, so a branch that is decoded has the hours that
  /// `OpeningHours` reads from it.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let hours = OpeningHours(text: "10:00~23:00", storedForm: "127 600 1380||")
  /// let branch = Branch(
  ///   id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00", hours: hours)
  /// branch.hours?.description  // "10:00-23:00"
  /// ```
  ///
  /// - Parameters:
  ///   - id: the number by which the server knows the branch.
  ///   - mart: the mart.
  ///   - name: the name within the mart, without that of the mart.
  ///   - region: the region in short.
  ///   - address: the address as the store list writes it.
  ///   - phone: the phone number as the store list writes it.
  ///   - openingHours: the opening hours as the store list writes them.
  ///   - hours: what was read from `openingHours` or from a part of it; `nil` when that text was unclear.
  ///   - pageURL: the address of the branch's page.
  ///   - coordinate: the place.
  ///   - schedule: what is known about the closings.
  public init(
    id: Int, mart: Mart, name: String, region: String? = nil, address: String? = nil,
    phone: String? = nil, openingHours: String?, hours: OpeningHours?, pageURL: String? = nil,
    coordinate: Coordinate? = nil, schedule: HolidaySchedule = HolidaySchedule()
  ) {
    self.init(
      id: id, mart: mart, name: name, region: region, address: address, phone: phone,
      openingHours: openingHours, readHours: hours.map { ReadHours($0) }, pageURL: pageURL,
      coordinate: coordinate, schedule: schedule)
  }
}
