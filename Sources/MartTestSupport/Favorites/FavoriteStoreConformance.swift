public import Favorites

/// Runs a store of favourites through the contract of `FavoriteStore` and says what it broke.
///
/// It returns what it found, so that it works in any test framework: an empty array is a store that
/// keeps its word.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// let store = InMemoryFavoriteStore()
/// FavoriteStoreConformance.findings { store }.isEmpty                     // true
/// await FavoriteStoreConformance.findingsOfConcurrentUse { store }.count  // 0
/// ```
public enum FavoriteStoreConformance: Sendable {
  /// A rule that a store broke, and how.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule.
    public let rule: String
    /// What the store did instead.
    public let observed: String

    /// The rule and what the store did instead, in one line.
    public var description: String { "\(rule): \(observed)" }
  }

  /// Lists in their stored form, which every store must take: short, long, with notes, empty.
  public static var samplePayloads: [[UInt8]] {
    var noted = FavoriteList<Int>()
    noted.push(1140, note: "주말 장보기 \"quoted\" \\ \n")
    noted.push(7)
    var long = FavoriteList<Int>(limit: nil)
    for id in 1...5_000 { long.push(id) }
    return [noted, FavoriteList<Int>(), long, FavoriteList<Int>(limit: 0), noted].map(\.storedForm)
  }

  /// Checks what one owner of a store can see.
  ///
  /// - Parameters:
  ///   - payloads: what to save; a store that takes any bytes may be given any.
  ///   - open: opens the place that is checked, empty at first and the same one on every call.
  /// - Returns: what the store broke.
  public static func findings(
    payloads: [[UInt8]] = samplePayloads, opening open: () throws -> any FavoriteStore
  ) -> [Finding] {
    withoutActuallyEscaping(open) { open in
      let check = Check(payloads: payloads, open: open)
      check.run()
      return check.findings
    }
  }

  /// Checks that no change is lost when many tasks change a store at once.
  ///
  /// It is for stores that keep others out during `update(_:)`; the default of the protocol does
  /// not.
  ///
  /// - Parameters:
  ///   - tasks: how many tasks run at once.
  ///   - changes: how many changes each of them makes.
  ///   - open: opens the place that is checked, the same one on every call.
  /// - Returns: what the store broke.
  public static func findingsOfConcurrentUse(
    tasks: Int = 8, changes: Int = 20, opening open: @Sendable () throws -> any FavoriteStore
  ) async -> [Finding] {
    let rule = "no change is lost when many change at once"
    do {
      try open().save(FavoriteList<Int>(limit: nil).storedForm)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<tasks {
          let store = try open()
          group.addTask {
            for change in 0..<changes {
              try store.update { bytes in
                var list = try FavoriteList<Int>(storedForm: bytes ?? [])
                list.push(task * changes + change)
                bytes = list.storedForm
              }
            }
          }
        }
        try await group.waitForAll()
      }
      let list = try FavoriteList<Int>(storedForm: open().load() ?? [])
      guard list.count == tasks * changes else {
        return [Finding(rule: rule, observed: "\(list.count) of \(tasks * changes) are left")]
      }
      return []
    } catch {
      return [Finding(rule: rule, observed: "threw \(error)")]
    }
  }
}

extension FavoriteStoreConformance {
  private final class Check {
    let payloads: [[UInt8]]
    let open: () throws -> any FavoriteStore
    var findings: [Finding] = []

    init(payloads: [[UInt8]], open: @escaping () throws -> any FavoriteStore) {
      self.payloads = payloads
      self.open = open
    }

    func run() {
      rule("a place where nothing was stored answers nil") {
        try open().load() == nil ? nil : "answered bytes"
      }
      rule("nothing is stored by reading") {
        try open().update { $0 == nil } ? nil : "answered bytes"
      }
      for (number, payload) in payloads.enumerated() {
        rule("what was saved is loaded, payload \(number)") {
          let store = try open()
          try store.save(payload)
          return try store.load() == payload ? nil : "other bytes"
        }
        rule("what was saved is loaded by another owner, payload \(number)") {
          try open().load() == payload ? nil : "other bytes"
        }
      }
      guard let first = payloads.first, let other = payloads.first(where: { $0 != first }) else {
        return
      }
      changing(first, into: other)
      settingAside(first, not: other)
    }

    private func changing(_ first: [UInt8], into other: [UInt8]) {
      rule("a change sees what is stored, replaces it and returns its answer") {
        let store = try open()
        try store.save(first)
        let seen = try store.update { bytes in
          defer { bytes = other }
          return bytes
        }
        guard seen == first else { return "the change saw other bytes" }
        return try store.load() == other ? nil : "the bytes were not replaced"
      }
      rule("a change that sets nil deletes nothing") {
        let store = try open()
        try store.update { $0 = nil }
        return try store.load() == other ? nil : "other bytes"
      }
      rule("a change that throws stores nothing") {
        let store = try open()
        do {
          try store.update { bytes in
            bytes = first
            throw Interruption()
          }
          return "it did not throw"
        } catch is Interruption {
          return try store.load() == other ? nil : "other bytes"
        }
      }
    }

    private func settingAside(_ first: [UInt8], not other: [UInt8]) {
      rule("bytes that are not stored are not set aside") {
        let store = try open()
        try store.save(first)
        guard try store.setAside(other) == nil else { return "it said where they are" }
        return try store.load() == first ? nil : "other bytes"
      }
      rule("bytes that were set aside are not \"never stored\"") {
        let store = try open()
        guard try store.setAside(first) != nil else {
          return try store.load() == first ? nil : "they were lost without a word"
        }
        do {
          return try store.load() == nil ? "answered nil" : "answered bytes"
        } catch {
          return nil
        }
      }
      rule("after bytes were set aside others can be saved") {
        let store = try open()
        try store.save(other)
        return try store.load() == other ? nil : "other bytes"
      }
    }

    private func rule(_ rule: String, _ body: () throws -> String?) {
      do {
        guard let observed = try body() else { return }
        findings.append(Finding(rule: rule, observed: observed))
      } catch {
        findings.append(Finding(rule: rule, observed: "threw \(error)"))
      }
    }
  }

  private struct Interruption: Error {}
}
