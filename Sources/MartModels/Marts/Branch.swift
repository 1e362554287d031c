public import GeoFiltering

/// One store of a mart.
///
/// What a store list does not say is `nil`, never an empty text or a place at 0,0. Texts from the
/// store list are kept unchanged; `hours`, `phoneNumber` and `postalAddress` read them.
///
/// ```swift
/// import MartHolidayKit
///
/// Branch(id: 7, mart: .traders, name: "고양점").displayName  // "트레이더스 고양점"
/// ```
public struct Branch: Identifiable, Hashable, Sendable {
  /// The number by which the server knows the branch.
  public let id: Int
  /// The mart that the branch belongs to.
  public var mart: Mart
  /// The name within the mart, such as `고양점`.
  public var name: String
  /// The region in short, such as `경기`.
  public var region: String?
  /// The address as the store list writes it.
  public var address: String?
  /// The phone number as the store list writes it.
  public var phone: String?
  /// The opening hours as the store list writes them.
  public var openingHours: String? {
    didSet { readHours = openingHours.flatMap { ReadHours.reading($0) } }
  }
  /// The opening hours as read from the text, or `nil` when the text is missing or unclear.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00")
  /// branch.hours?.description  // "10:00-23:00"
  /// ```
  public var hours: OpeningHours? { readHours?.hours }
  /// The address of the branch's page, as text.
  public var pageURL: String?
  /// The place of the branch.
  public var coordinate: Coordinate?
  /// What is known about its closings.
  public var schedule: HolidaySchedule

  /// The hours of the text, read once and stored behind one reference, so that a branch is cheap to
  /// copy.
  private(set) var readHours: ReadHours?

  /// Makes a branch; leave out what is not known.
  ///
  /// - Parameters:
  ///   - id: the number by which the server knows the branch.
  ///   - mart: the mart.
  ///   - name: the name within the mart, without that of the mart.
  ///   - region: the region in short.
  ///   - address: the address as the store list writes it.
  ///   - phone: the phone number as the store list writes it.
  ///   - openingHours: the opening hours as the store list writes them.
  ///   - pageURL: the address of the branch's page.
  ///   - coordinate: the place.
  ///   - schedule: what is known about the closings.
  public init(
    id: Int, mart: Mart, name: String, region: String? = nil, address: String? = nil,
    phone: String? = nil, openingHours: String? = nil, pageURL: String? = nil,
    coordinate: Coordinate? = nil, schedule: HolidaySchedule = HolidaySchedule()
  ) {
    self.init(
      id: id, mart: mart, name: name, region: region, address: address, phone: phone,
      openingHours: openingHours, readHours: openingHours.flatMap { ReadHours.reading($0) },
      pageURL: pageURL, coordinate: coordinate, schedule: schedule)
  }

  /// Every path that makes a branch ends here; the hours are those that the text, or a part of it, says.
  init(
    id: Int, mart: Mart, name: String, region: String?, address: String?, phone: String?,
    openingHours: String?, readHours: ReadHours?, pageURL: String?, coordinate: Coordinate?,
    schedule: HolidaySchedule
  ) {
    self.id = id
    self.mart = mart
    self.name = name
    self.region = region
    self.address = address
    self.phone = phone
    self.openingHours = openingHours
    self.readHours = readHours
    self.pageURL = pageURL
    self.coordinate = coordinate
    self.schedule = schedule
  }

  /// The name for a list: that of the mart, then that of the branch.
  ///
  /// A name that already begins with the mart does not get it twice.
  public var displayName: String {
    let own = mart.nameWithoutMart(name)
    return own.isEmpty ? mart.displayName : "\(mart.displayName) \(own)"
  }
}
