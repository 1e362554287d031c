// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// Something wrong in a row.
  package struct BranchRowDefect {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
      /// The field is not there.
      case missing
      /// The value has the wrong type, such as a text for a number.
      case unreadable
      /// The date does not exist.
      case noSuchDate
      /// The date has a different weekday.
      case otherWeekday
      /// There is text after the date.
      case textBehind
      /// There is no such place on the Earth.
      case noSuchPlace
    }

    /// The key of the field, or `nil` for the row itself.
    package let field: String?
    /// What is wrong.
    package let reason: Reason
    /// The value in the row; empty when there is none.
    package let value: String
    /// The same for a caller that refuses the row.
    package let error: any Error
  }

  extension BranchRow {
    enum Key: String, CodingKey {
      case id, martType, branchName, region, phoneNumber, address, openingHours, url, holidays
      case location, schedule
    }

    enum LocationKey: String, CodingKey { case latitude, longitude, distance }

    /// Reports what is wrong, and throws if that makes the row useless.
    package typealias Report = (BranchRowDefect) throws -> Void
  }
#endif
