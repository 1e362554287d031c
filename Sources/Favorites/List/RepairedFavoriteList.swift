/// One favorite that a repair left out of a list, and why.
public struct FavoriteRepair<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The favorite with its note.
  public let entry: FavoriteList<ID>.Entry
  /// Why it was left out.
  public let reason: FavoriteRepairReason

  /// Makes a repair, for readers in other packages to say what they left out.
  ///
  /// - Parameters:
  ///   - entry: the favorite with its note.
  ///   - reason: why it was left out.
  public init(_ entry: FavoriteList<ID>.Entry, _ reason: FavoriteRepairReason) {
    self.entry = entry
    self.reason = reason
  }
}

/// Why a repair left a favorite out; new reasons may appear in later versions.
public struct FavoriteRepairReason: RawRepresentable, Hashable, Sendable {
  /// The stable name of the reason.
  public let rawValue: String

  /// Makes a reason from its stable name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It was already in the list, at an earlier position, which was kept.
  public static let duplicate = FavoriteRepairReason(rawValue: "duplicate")
  /// The list had as many favorites as its limit allows.
  public static let overLimit = FavoriteRepairReason(rawValue: "overLimit")
}

extension FavoriteRepair: CustomStringConvertible where ID: CustomStringConvertible {
  /// The favorite and the reason, such as `7: duplicate`.
  public var description: String { entry.id.description + ": " + reason.rawValue }
}

/// A list made from any outside data, with a reason for each favorite that it leaves out.
///
/// The first occurrence of a favorite is kept; it takes the note or the name of a later one only if
/// it has none. Normally use the strict initializers of `FavoriteList`; this type is for the case when all
/// favorites would be lost because one is invalid. Decode it instead of a `FavoriteList` to keep
/// what is valid; it still refuses data that is not a list and data of a later version.
///
/// ```swift
/// import MartHolidayKit
///
/// let repaired = RepairedFavoriteList([7, 7, 3], limit: 1)
/// Array(repaired.list)               // [7]
/// repaired.repairs.map(\.entry.id)   // [7, 3]
/// repaired.repairs.map(\.reason)     // [.duplicate, .overLimit]
/// ```
public struct RepairedFavoriteList<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The list without the favorites that were left out.
  public let list: FavoriteList<ID>
  /// The favorites that were left out, in the original order; empty when the list was valid.
  public let repairs: [FavoriteRepair<ID>]
  /// What could not be read at all: an entry, a note or a name, or a limit; the values say which.
  public let errors: [FavoriteError]

  /// Makes a list of favorites.
  ///
  /// - Parameters:
  ///   - ids: the favorites in order.
  ///   - limit: the maximum number of favorites; `nil` for no limit; one below 0 is an error and
  ///     counts as none.
  /// - Complexity: O(*n*)
  public init(_ ids: some Sequence<ID>, limit: Int? = FavoriteList<ID>.defaultLimit) {
    self.init(entries: ids.lazy.map { FavoriteList<ID>.Entry($0) }, limit: limit)
  }

  /// Makes a list of favorites with their notes.
  ///
  /// - Parameters:
  ///   - entries: the favorites in order, with their notes.
  ///   - limit: the maximum number of favorites; `nil` for no limit; one below 0 is an error and
  ///     counts as none.
  /// - Complexity: O(*n*)
  public init(
    entries: some Sequence<FavoriteList<ID>.Entry>, limit: Int? = FavoriteList<ID>.defaultLimit
  ) {
    self.init(entries: entries, limit: limit, errors: [])
  }

  init(entries: some Sequence<FavoriteList<ID>.Entry>, limit: Int?, errors: [FavoriteError]) {
    var (limit, errors) = (limit, errors)
    if let wrong = limit, wrong < 0 {
      errors.append(FavoriteError(.invalidLimit, value: "\(wrong)"))
      limit = nil
    }
    var kept: [FavoriteList<ID>.Entry] = []
    var repairs: [FavoriteRepair<ID>] = []
    // Where each favorite is in the list; `.max` for one that did not fit.
    var positions: [ID: Int] = [:]
    for entry in entries {
      if let position = positions[entry.id] {
        if position < kept.count {
          let first = kept[position]
          kept[position] = FavoriteList.Entry(
            entry.id, note: first.note ?? entry.note,
            lastKnown: first.lastKnown ?? entry.lastKnown)
        }
        repairs.append(FavoriteRepair(entry, .duplicate))
      } else if let limit, kept.count >= limit {
        positions[entry.id] = .max
        repairs.append(FavoriteRepair(entry, .overLimit))
      } else {
        positions[entry.id] = kept.count
        kept.append(entry)
      }
    }
    list = FavoriteList(unchecked: kept, limit: limit)
    self.repairs = repairs
    self.errors = errors
  }
}
