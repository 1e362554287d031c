// What a branch's texts say, read anew at each call; keep the value where it is asked for often.
extension Branch {
  /// The opening hours, or `nil` when the branch has none or its text does not say them clearly.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00")
  /// branch.hours?.description  // "10:00-23:00"
  /// ```
  public var hours: OpeningHours? { openingHours.flatMap { OpeningHours($0) } }

  /// The phone number, or `nil` when the branch has none that can be dialled.
  public var phoneNumber: PhoneNumber? { phone.flatMap { PhoneNumber($0) } }

  /// The address taken apart, or `nil` when the branch has none.
  public var postalAddress: PostalAddress? { address.flatMap { PostalAddress($0) } }
}
