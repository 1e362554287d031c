public import Favorites
import Foundation

/// User defaults that keep the favourites where the original app and its widget look for them.
///
/// The original shared an `[Int]` under the key `favorites` of its app group. This store writes the
/// same, in the user's order, and beside it the whole list with notes and limit under
/// `favorites.list`. When the two disagree, the array is right: an older version of the app changed
/// it, and the notes of the favourites that stayed are kept.
///
/// User defaults have no transaction across processes. A change is safe from other tasks of the same
/// process; an app and a widget that both write need `FileFavoriteStore`. It takes lists of branch
/// numbers only, since an array of numbers is all that the original can read.
public struct UserDefaultsFavoriteStore: FavoriteStore {
  /// The suite, such as the name of an app group; `nil` for the standard user defaults.
  public let suiteName: String?
  /// The key of the array.
  public let key: String
  private let now: @Sendable () -> Double

  private static let lock = NSRecursiveLock()

  /// Makes a store; nothing is read yet.
  ///
  /// - Parameters:
  ///   - suiteName: the suite, such as the name of an app group; `nil` for the standard ones.
  ///   - key: the key of the array.
  public init(suiteName: String?, key: String = "favorites") {
    self.init(suiteName: suiteName, key: key) { Date.now.timeIntervalSince1970 }
  }

  /// Makes a store with a clock, which names values that are set aside.
  ///
  /// - Parameters:
  ///   - suiteName: the suite, such as the name of an app group; `nil` for the standard ones.
  ///   - key: the key of the array.
  ///   - now: the seconds since 1970.
  public init(suiteName: String?, key: String, now: @escaping @Sendable () -> Double) {
    self.suiteName = suiteName
    self.key = key
    self.now = now
  }

  private var listKey: String { key + ".list" }
  private var asidePrefix: String { key + ".unreadable-" }

  /// Reads the favourites, also those that the original app stored.
  ///
  /// - Returns: the bytes of a list, or `nil` when nothing was ever stored.
  /// - Throws: `FavoriteError` that names the key; what cannot be read is set aside under a key that
  ///   says when.
  public func load() throws(FavoriteError) -> [UInt8]? {
    try locked { defaults throws(FavoriteError) in try current(in: defaults) }
  }

  /// Stores a list of branch numbers.
  ///
  /// - Parameter bytes: the stored form of a `FavoriteList<Int>`.
  /// - Throws: `FavoriteError` when the bytes are no such list, and when a later version's list is
  ///   there; nothing is stored then.
  public func save(_ bytes: [UInt8]) throws(FavoriteError) {
    try locked { defaults throws(FavoriteError) in
      do throws(FavoriteError) {
        _ = try current(in: defaults)
      } catch {
        // Anything else that could not be read is out of the way by now.
        if error.code == .futureVersion { throw error }
      }
      try write(bytes, to: defaults)
    }
  }

  /// Changes what is stored while no other task of this process can.
  public func update<Answer>(_ change: (inout [UInt8]?) throws -> Answer) throws -> Answer {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    let stored = try load()
    var bytes = stored
    let answer = try change(&bytes)
    if let bytes, bytes != stored { try save(bytes) }
    return answer
  }

  /// Keeps the values under keys that say when.
  ///
  /// - Parameter bytes: what was loaded; nothing happens when something else is stored by now.
  /// - Returns: the key that has the array now.
  /// - Throws: `FavoriteError`; the values are where they were.
  public func setAside(_ bytes: [UInt8]) throws(FavoriteError) -> String? {
    try locked { defaults throws(FavoriteError) in
      guard try current(in: defaults) == bytes else { return nil }
      return moveAside([key, listKey], in: defaults)
    }
  }

  private func locked<Answer>(
    _ body: (UserDefaults) throws(FavoriteError) -> Answer
  ) throws(FavoriteError) -> Answer {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return try body(defaults(of: suiteName))
  }

  private func current(in defaults: UserDefaults) throws(FavoriteError) -> [UInt8]? {
    let list = try storedList(in: defaults)
    guard let value = defaults.object(forKey: key) else {
      if let list { return list.storedForm }
      return try refuseWhenSetAside(in: defaults)
    }
    guard let members = value as? [Any],
      case let numbers = members.compactMap({ Self.number($0) }), numbers.count == members.count
    else {
      let place = moveAside([key], in: defaults)
      throw error(.malformed, "no array of numbers", "it was set aside under \(place)")
    }
    if let list, list.elementsEqual(numbers) { return list.storedForm }
    // The original put a 0 where it had no favourites.
    return RepairedFavoriteList(
      entries: numbers.lazy.filter { $0 > 0 }.map { FavoriteList.Entry($0, note: list?.note(for: $0)) },
      limit: nil
    ).list.storedForm
  }

  private static func number(_ value: Any) -> Int? {
    if let number = value as? Int { return number }
    return (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
  }

  /// The whole list beside the array; one that cannot be read is set aside, for the array remains.
  private func storedList(in defaults: UserDefaults) throws(FavoriteError) -> FavoriteList<Int>? {
    guard let value = defaults.object(forKey: listKey) else { return nil }
    do throws(FavoriteError) {
      return try FavoriteList(storedForm: value as? Data ?? Data())
    } catch {
      guard error.code != .futureVersion else {
        throw self.error(.futureVersion, error.value, "nothing was changed")
      }
      let place = moveAside([listKey], in: defaults)
      guard defaults.object(forKey: key) == nil else { return nil }
      throw self.error(error.code, error.value, "it was set aside under \(place)")
    }
  }

  private func write(_ bytes: [UInt8], to defaults: UserDefaults) throws(FavoriteError) {
    let list: FavoriteList<Int>
    do {
      list = try FavoriteList(storedForm: bytes)
    } catch {
      throw self.error(error.code, error.value, "what was stored before is unchanged")
    }
    // The array comes last: until it is there, what was stored before is what is read.
    defaults.set(Data(bytes), forKey: listKey)
    defaults.set(Array(list), forKey: key)
    guard defaults.synchronize() else {
      throw error(
        .notDurable, "the system did not write the user defaults",
        "the new favourites are in place and may not outlive a restart")
    }
  }

  private func moveAside(_ keys: [String], in defaults: UserDefaults) -> String {
    let time = FileFavoriteStore.stamp(Date(timeIntervalSince1970: now()))
    var place = asidePrefix + time
    var attempt = 1
    while defaults.object(forKey: place) != nil || defaults.object(forKey: place + ".list") != nil {
      attempt += 1
      place = asidePrefix + time + "-\(attempt)"
    }
    for moved in keys {
      guard let value = defaults.object(forKey: moved) else { continue }
      defaults.set(value, forKey: moved == key ? place : place + ".list")
      defaults.removeObject(forKey: moved)
    }
    defaults.synchronize()
    return place
  }

  private func refuseWhenSetAside(in defaults: UserDefaults) throws(FavoriteError) -> [UInt8]? {
    let names = defaults.dictionaryRepresentation().keys
    guard let latest = names.filter({ $0.hasPrefix(asidePrefix) }).max() else { return nil }
    throw error(.setAside, latest, "they are under \(latest)")
  }

  private func error(
    _ code: FavoriteError.Code, _ value: String, _ remains: String
  ) -> FavoriteError {
    FavoriteError(code, value: value, path: "\(suiteName ?? "standard"):\(key)", remains: remains)
  }
}
