public import GeoFiltering
public import KoreanCalendar
public import MartModels

/// A store of a mart in the open register of large stores.
///
/// The register says where a store is, how the law classifies it and when it ended. It knows no
/// closing days.
public struct RegisterStore: Hashable, Sendable {
  /// How the law classifies a store; a municipality may designate different days for the two.
  ///
  /// Source: 유통산업발전법 art. 2.
  public enum StoreClass: String, Hashable, Sendable {
    /// A large store, 대규모점포, of 3,000 m² and more.
    case large
    /// A supermarket of a chain, 준대규모점포.
    case supermarket
  }

  /// What the register says about the business.
  public enum State: Hashable, Sendable {
    /// Licensed and not yet open.
    case beforeOpening
    /// Open, as far as anybody has told the authority.
    case open
    /// Suspended, with the dates that the register has.
    case suspended(from: CivilDate?, through: CivilDate?)
    /// Ended: closed, or its license withdrawn.
    case ended(on: CivilDate?)
    /// Moved to another authority, deleted, or a status that is not defined.
    case unknown
  }

  /// The number of the branch, from 0, the same in every register and on every machine.
  public internal(set) var id: Int
  /// The license: authority and number; `nil` where a spreadsheet has shortened the number.
  public let licence: String?
  /// The mart.
  public let mart: Mart
  /// The branch's name within the mart.
  public internal(set) var name: String
  /// Whether the register has only the mart's name, so that `name` is the 동 or the district.
  public internal(set) var isNameMade: Bool
  /// The name as the register has it; of several rows, that of the one that names the branch.
  public internal(set) var writtenName: String
  /// The address by road, or by lot if there is no other.
  public let address: String
  /// The address by lot, where the register has one.
  public let lotAddress: String?
  /// The phone number, where the register has one that can be dialed.
  public let phone: String?
  /// The place.
  public let coordinate: Coordinate?
  /// How the law classifies the store; `nil` where neither the row nor the mart tells.
  public let storeClass: StoreClass?
  /// What the register says about the business.
  public let state: State
  /// The day of the license.
  public let licensed: CivilDate?
  /// The day on which anybody last changed the row.
  public let changed: CivilDate?
}

extension RegisterStore {
  /// What can be believed about a store on a day.
  public enum Presence: Hashable, Sendable {
    /// What the register says.
    case state(State)
    /// The row says that the store is open, or suspended without an end, and has not been changed since
    /// a day long ago.
    case notSeenSince(CivilDate)
  }

  /// What to believe about the store.
  ///
  /// A row that has not changed for years is no proof that a store is open, or still suspended.
  ///
  /// - Parameters:
  ///   - date: today.
  ///   - years: the number of years without a change after which the row is not believed; years of
  ///     the calendar are counted.
  public func presence(on date: CivilDate, staleAfterYears years: Int = 10) -> Presence {
    switch state {
    case .open, .suspended(_, through: nil): break
    case .suspended, .beforeOpening, .ended, .unknown: return .state(state)
    }
    guard let changed, date.year - changed.year > years else { return .state(state) }
    return .notSeenSince(changed)
  }
}

extension Mart {
  /// How the law classifies the stores of a mart that all have one class.
  var storeClass: RegisterStore.StoreClass? {
    switch legalKind {
    case .hypermarket: .large
    case .supermarket: .supermarket
    case .singleStores, nil: nil
    }
  }
}

extension RegisterStore: CustomStringConvertible {
  /// The mart, the name and the state, such as `이마트 동해점: open`.
  public var description: String { "\(mart.displayName) \(name): \(state)" }
}
