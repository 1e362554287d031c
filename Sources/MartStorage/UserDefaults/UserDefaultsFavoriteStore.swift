public import Favorites
import Foundation

/// User defaults that keep the favorites where the original app and its widget look for them.
///
/// The original shared an `[Int]` under the key `favorites` of its app group. This store writes the
/// same, in the user's order, and in addition the whole list with notes and limit under
/// `favorites.list`. If the two disagree, the array wins: an older version of the app changed it,
/// and the remaining favorites keep their notes.
///
/// User defaults have no transaction across processes. A change is safe from other tasks of the
/// same process; an app and a widget that both write need `FileFavoriteStore`. It accepts only
/// lists of branch numbers, because the original can read nothing else.
public struct UserDefaultsFavoriteStore: FavoriteStore {
  /// The suite, such as the name of an app group; `nil` for the standard user defaults.
  public let suiteName: String?
  /// The key of the array.
  public let key: String
  private let now: @Sendable () -> Double

  // Changing user defaults needs the right to change; any access holds the lock.
  private static let right = WaitingLine()
  private static let lock = Lock()

  /// Makes a store; nothing is read yet.
  ///
  /// - Parameters:
  ///   - suiteName: the suite, such as the name of an app group; `nil` for the standard ones.
  ///   - key: the key of the array.
  public init(suiteName: String?, key: String = "favorites") {
    self.init(suiteName: suiteName, key: key) { Date.now.timeIntervalSince1970 }
  }

  /// Makes a store with a clock for naming values that are set aside.
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

  /// Reads the favorites, including those that the original app stored.
  ///
  /// - Returns: the bytes of a list, or `nil` when nothing was ever stored.
  /// - Throws: `FavoriteError` that names the key; unreadable data is set aside under a key with
  ///   the time.
  public func load() throws(FavoriteError) -> [UInt8]? {
    try locked { defaults throws(FavoriteError) in try current(in: defaults) }
  }

  /// Stores a list of branch numbers; blocks the caller's thread during other changes.
  ///
  /// - Parameter bytes: the stored form of a `FavoriteList<Int>`.
  /// - Throws: `FavoriteError`, without storing anything, when the bytes are not such a list, and
  ///   when there is a list of a later version and this one has notes, which the array cannot hold.
  public func save(_ bytes: [UInt8]) throws(FavoriteError) {
    Self.right.enterBlocking()
    defer { Self.right.leave() }
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
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredFavorites) throws -> Answer
  ) async throws -> Answer {
    try await Self.right.enter()
    defer { Self.right.leave() }
    var stored = try locked { defaults throws(FavoriteError) in try content(in: defaults) }
    let answer = try change(&stored)
    if let bytes = stored.replacement {
      try locked { defaults throws(FavoriteError) in try write(bytes, to: defaults) }
    }
    return answer
  }

  private func locked<Answer>(
    _ body: (UserDefaults) throws(FavoriteError) -> Answer
  ) throws(FavoriteError) -> Answer {
    try Self.lock.withLock { () throws(FavoriteError) in try body(defaults(of: suiteName)) }
  }

  private func content(in defaults: UserDefaults) throws(FavoriteError) -> StoredFavorites {
    do throws(FavoriteError) {
      return StoredFavorites(try current(in: defaults).map { .bytes($0) } ?? .nothing) {
        try locked { defaults throws(FavoriteError) in moveAside([key, listKey], in: defaults) }
      }
    } catch {
      // What cannot be read is out of the way by now, but for a later version's list.
      guard error.code != .futureVersion else { throw error }
      return StoredFavorites(.unreadable(error)) { error.remains }
    }
  }

  private func current(in defaults: UserDefaults) throws(FavoriteError) -> [UInt8]? {
    guard let value = defaults.object(forKey: key) else {
      switch storedList(in: defaults) {
      case nil: return try refuseWhenSetAside(in: defaults)
      case .list(let list)?: return list.storedForm
      case .unreadable(let reason)?:
        throw error(
          reason.code, reason.value,
          "it was set aside under \(moveAside([listKey], in: defaults))")
      case .later(let version)?: throw error(.futureVersion, version, "nothing was changed")
      }
    }
    guard let members = value as? [Any],
      case let numbers = members.compactMap({ Self.number($0) }), numbers.count == members.count
    else {
      let place = moveAside([key], in: defaults)
      throw error(.malformed, "no array of numbers", "it was set aside under \(place)")
    }
    var list: FavoriteList<Int>?
    switch storedList(in: defaults) {
    case .list(let stored)?: list = stored
    case .unreadable?: _ = moveAside([listKey], in: defaults)
    case .later?, nil: break
    }
    if let list, list.elementsEqual(numbers) { return list.storedForm }
    // The original put a 0 where it had no favorites.
    return RepairedFavoriteList(
      entries: numbers.lazy.filter { $0 > 0 }.map { .init($0, note: list?.note(for: $0)) },
      limit: nil
    ).list.storedForm
  }

  private static func number(_ value: Any) -> Int? {
    if let number = value as? Int { return number }
    return (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
  }

  /// The whole list, next to the array.
  private enum StoredList {
    case list(FavoriteList<Int>)
    case unreadable(FavoriteError)
    /// A later version's list: it stays where it is, and the array is what this version reads.
    case later(String)
  }

  private func storedList(in defaults: UserDefaults) -> StoredList? {
    guard let value = defaults.object(forKey: listKey) else { return nil }
    do throws(FavoriteError) {
      return .list(try FavoriteList(storedForm: value as? Data ?? Data()))
    } catch {
      return error.code == .futureVersion ? .later(error.value) : .unreadable(error)
    }
  }

  private func write(_ bytes: [UInt8], to defaults: UserDefaults) throws(FavoriteError) {
    let list: FavoriteList<Int>
    do {
      list = try FavoriteList(storedForm: bytes)
    } catch {
      throw self.error(error.code, error.value, "what was stored before is unchanged")
    }
    if case .later(let version)? = storedList(in: defaults) {
      // The array wins if the two disagree, so the later version will find the change.
      guard list.entries.allSatisfy({ $0.note == nil }) else {
        throw error(.futureVersion, version, "what was stored before is unchanged")
      }
    } else {
      // The array comes last: until it is there, what was stored before is what is read.
      defaults.set(Data(bytes), forKey: listKey)
    }
    defaults.set(Array(list), forKey: key)
    guard defaults.synchronize() else {
      throw error(
        .notDurable, "the system did not write the user defaults",
        "the new favorites are in place and may not outlive a restart")
    }
  }

  private func moveAside(_ keys: [String], in defaults: UserDefaults) -> String {
    let time = KeptFile.stamp(Date(timeIntervalSince1970: now()))
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
