// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// Something in a row that is not as it should be.
  package struct BranchRowDefect {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
      /// The field is not there.
      case missing
      /// The value is of another kind, such as a text for a number.
      case unreadable
      /// The date does not exist.
      case noSuchDate
      /// The date has another weekday.
      case otherWeekday
      /// Something stands behind the date.
      case textBehind
      /// There is no such place on the Earth.
      case noSuchPlace
    }

    /// The key of the field, or `nil` when it is the row itself.
    package let field: String?
    /// What is wrong.
    package let reason: Reason
    /// What stands there; empty when nothing does.
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

    /// Reports what is wrong, and throws where that is the end of the row.
    package typealias Report = (BranchRowDefect) throws -> Void
  }
#endif
