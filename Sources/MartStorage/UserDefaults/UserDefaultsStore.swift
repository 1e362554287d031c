import Favorites
import Foundation
public import Keeping

/// User defaults that keep bytes, and a list of favorites where the original app looks for it.
///
/// The bytes are under `favorites.list`. The original shared an `[Int]` under the key `favorites` of
/// its app group: when the bytes are a list of branch numbers, this store writes that array too, in
/// the user's order. If the two disagree, the array wins: an older version of the app changed it,
/// and the remaining favorites keep their notes. Other bytes, such as a snapshot, are kept as they
/// are, without an array.
///
/// User defaults have no transaction across processes. A change is safe from other tasks of the
/// same process; an app and a widget that both write need `FileStore`.
public struct UserDefaultsStore: ByteStore {
  private let suiteName: String?
  private let key: String
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

  /// Makes a store with a clock for naming values that are set aside, for a test.
  package init(suiteName: String?, key: String, now: @escaping @Sendable () -> Double) {
    self.suiteName = suiteName
    self.key = key
    self.now = now
  }

  private var bytesKey: String { key + ".list" }
  /// The key of the name under which data was last set aside; a search through all keys would find
  /// those of other programs too.
  private var asideKey: String { key + ".unreadable" }

  /// Reads what was stored, including the favorites that the original app stored.
  ///
  /// - Returns: the bytes, or `nil` when nothing was ever stored.
  /// - Throws: `StoreError` that names the key; unreadable data is set aside under a key with the
  ///   time.
  public func load() throws(StoreError) -> [UInt8]? {
    try locked { defaults throws(StoreError) in try current(in: defaults) }
  }

  /// Changes what is stored while no other task of this process can.
  ///
  /// In addition to what `ByteStore` says, it throws `StoreError` with the code `futureVersion` when a
  /// list of a later version is stored and the array cannot hold all of the new list.
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredBytes) throws -> Answer
  ) async throws -> Answer {
    try await Self.right.enter()
    defer { Self.right.leave() }
    var stored = try locked { defaults throws(StoreError) in content(in: defaults) }
    let answer = try change(&stored)
    if let bytes = stored.replacement {
      try locked { defaults throws(StoreError) in try write(bytes, to: defaults) }
    }
    return answer
  }

  private func locked<Answer>(
    _ body: (UserDefaults) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try Self.lock.withLock { () throws(StoreError) in try body(defaults(of: suiteName)) }
  }

  private func content(in defaults: UserDefaults) -> StoredBytes {
    do throws(StoreError) {
      return StoredBytes(try current(in: defaults).map { .bytes($0) } ?? .nothing) {
        try locked { defaults throws(StoreError) in
          let keys = [key, bytesKey].filter { defaults.object(forKey: $0) != nil }
          return keys.isEmpty ? lastPlace(in: defaults) : moveAside(keys, in: defaults)
        }
      }
    } catch {
      // What cannot be read is out of the way by now.
      return StoredBytes(.unreadable(error)) { error.remains }
    }
  }

  private func current(in defaults: UserDefaults) throws(StoreError) -> [UInt8]? {
    let kept = defaults.object(forKey: bytesKey)
    let bytes = (kept as? Data).map { [UInt8]($0) }
    guard let value = defaults.object(forKey: key) else {
      guard kept != nil else { return try refuseWhenSetAside(in: defaults) }
      if let bytes { return bytes }
      let place = moveAside([bytesKey], in: defaults)
      throw error(.malformed, "no data", "it was set aside under \(place)")
    }
    guard let numbers = BranchNumbers(value) else {
      let place = moveAside([key], in: defaults)
      throw error(.malformed, "no array of numbers", "it was set aside under \(place)")
    }
    let (found, isDamaged) = numbers.reconciled(with: bytes)
    if isDamaged || kept != nil && bytes == nil { _ = moveAside([bytesKey], in: defaults) }
    return found
  }

  private func write(_ bytes: [UInt8], to defaults: UserDefaults) throws(StoreError) {
    let list = BranchNumbers.Meaning(of: bytes).list
    let kept = defaults.data(forKey: bytesKey).map { BranchNumbers.Meaning(of: [UInt8]($0)) }
    if case .later(let version)? = kept {
      // The array wins if the two disagree, so the later version will find the change.
      guard let list, list.entries.allSatisfy({ $0.note == nil }),
        defaults.object(forKey: key) != nil
      else {
        throw error(.futureVersion, version, "what was stored before is unchanged")
      }
    } else {
      // The array comes last: until it is there, what was stored before is what is read.
      defaults.set(Data(bytes), forKey: bytesKey)
    }
    if let list {
      defaults.set(Array(list), forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
    guard defaults.synchronize() else {
      throw error(
        .notDurable, "the system did not write the user defaults",
        "the new bytes are in place and may not outlive a restart")
    }
  }

  private func moveAside(_ keys: [String], in defaults: UserDefaults) -> String {
    let stamp = asideKey + "-" + FileStore.stamp(Date(timeIntervalSince1970: now()))
    var place = stamp
    var attempt = 1
    while isTaken(place, in: defaults) {
      attempt += 1
      place = stamp + "-\(attempt)"
    }
    // The name comes first: it counts once something is there.
    defaults.set(place, forKey: asideKey)
    for moved in keys {
      guard let value = defaults.object(forKey: moved) else { continue }
      defaults.set(value, forKey: moved == key ? place : place + ".list")
      defaults.removeObject(forKey: moved)
    }
    defaults.synchronize()
    return place
  }

  private func refuseWhenSetAside(in defaults: UserDefaults) throws(StoreError) -> [UInt8]? {
    guard let place = lastPlace(in: defaults) else { return nil }
    throw error(.setAside, place, "what was stored is under \(place)")
  }

  /// Where what was set aside last is; `nil` when that was nothing, or somebody removed it.
  private func lastPlace(in defaults: UserDefaults) -> String? {
    defaults.string(forKey: asideKey).flatMap { isTaken($0, in: defaults) ? $0 : nil }
  }

  private func isTaken(_ place: String, in defaults: UserDefaults) -> Bool {
    defaults.object(forKey: place) != nil || defaults.object(forKey: place + ".list") != nil
  }

  private func error(_ code: StoreError.Code, _ value: String, _ remains: String) -> StoreError {
    StoreError(code, value: value, path: "\(suiteName ?? "standard"):\(key)", remains: remains)
  }
}

/// A suite of user defaults, or the standard ones.
func defaults(of suiteName: String?) throws(StoreError) -> UserDefaults {
  guard let suiteName else { return .standard }
  guard !suiteName.isEmpty, let defaults = UserDefaults(suiteName: suiteName) else {
    throw StoreError(.noSuchSuite, value: suiteName, remains: "nothing was changed")
  }
  return defaults
}
