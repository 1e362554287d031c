import Favorites
public import Keeping

/// Runs a store through the contract of `ByteStore` and says what it broke.
///
/// It returns its findings, so it works in any test framework; an empty array means that the store
/// follows the contract.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// let store = InMemoryByteStore()
/// await ByteStoreConformance.findings { store }.isEmpty               // true
/// await ByteStoreConformance.findingsOfConcurrentUse { store }.count  // 0
/// ```
public enum ByteStoreConformance: Sendable {
  /// A rule that a store broke, and how.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule.
    public let rule: String
    /// What the store did instead.
    public let observed: String

    /// The rule and what the store did instead, in one line.
    public var description: String { "\(rule): \(observed)" }
  }

  /// Bytes that every store must take: lists short, long, with notes and empty, and any other, up
  /// to the 1 MiB that a keeper of favorites may store.
  public static var samplePayloads: [[UInt8]] {
    var noted = FavoriteList<Int>()
    noted.push(1140, note: "주말 장보기 \"quoted\" \\ \n")
    noted.push(7)
    var long = FavoriteList<Int>(limit: nil)
    for id in 1...5_000 { long.push(id) }
    let lists = [noted, FavoriteList<Int>(), long, FavoriteList<Int>(limit: 0), noted]
    let others = ["MartFetch 1\n".utf8.map { $0 }, [], Array(0...255), [0]]
    return lists.map(\.storedForm) + others + [[UInt8](repeating: 0x0A, count: 1 << 20)]
  }

  /// Checks what one owner of a store can see.
  ///
  /// - Parameters:
  ///   - payloads: what to save.
  ///   - open: opens the store's place, empty at first and the same on every call.
  /// - Returns: what the store broke.
  public static func findings(
    payloads: [[UInt8]] = samplePayloads, opening open: () throws -> any ByteStore
  ) async -> [Finding] {
    var check = Check()
    await check.run(payloads, open)
    return check.findings
  }

  /// Checks that no change is lost when many tasks change a store at once.
  ///
  /// - Parameters:
  ///   - tasks: the number of simultaneous tasks.
  ///   - changes: the number of changes by each.
  ///   - open: opens the store's place, the same on every call.
  /// - Returns: what the store broke.
  public static func findingsOfConcurrentUse(
    tasks: Int = 8, changes: Int = 20, opening open: @Sendable () throws -> any ByteStore
  ) async -> [Finding] {
    let rule = "no change is lost when many change at once"
    let most = tasks * changes * "\(tasks).\(changes)\n".utf8.count
    do {
      try await open().save([])
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<tasks {
          let store = try open()
          group.addTask {
            for change in 0..<changes {
              try await store.update { stored in
                guard case .bytes(let bytes) = stored.content else { throw Interruption() }
                // A store that adds to what it has doubles it with each change.
                guard bytes.count <= most else { throw Excess() }
                stored.replace(with: bytes + "\(task).\(change)\n".utf8)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      let left = Set(try open().load()?.split(separator: 0x0A) ?? [])
      guard left.count == tasks * changes else {
        return [Finding(rule: rule, observed: "\(left.count) of \(tasks * changes) are left")]
      }
      return []
    } catch is Excess {
      return [Finding(rule: rule, observed: "more is stored than was ever written")]
    } catch {
      return [Finding(rule: rule, observed: "threw \(error)")]
    }
  }
}

extension ByteStoreConformance {
  private struct Check {
    typealias Open = () throws -> any ByteStore

    var findings: [Finding] = []

    mutating func run(_ payloads: [[UInt8]], _ open: Open) async {
      await rule("a place where nothing was stored answers nil") {
        try open().load() == nil ? nil : "answered bytes"
      }
      await rule("nothing is stored by looking") {
        let seen = try await open().update { $0.content }
        guard try open().load() == nil else { return "answered bytes" }
        return seen == .nothing ? nil : "the change saw something"
      }
      await rule("where nothing was stored, nothing is set aside") {
        if let place = try await open().update({ try $0.setAside() }) { return place }
        return try open().load() == nil ? nil : "answered bytes"
      }
      for (number, payload) in payloads.enumerated() {
        await rule("what was saved is loaded, payload \(number)") {
          let store = try open()
          try await store.save(payload)
          return try store.load() == payload ? nil : "other bytes"
        }
        await rule("what was saved is loaded by another owner, payload \(number)") {
          try open().load() == payload ? nil : "other bytes"
        }
      }
      guard let first = payloads.first, let other = payloads.first(where: { $0 != first }) else {
        return
      }
      await changing(first, into: other, open)
      await settingAside(first, not: other, open)
    }

    private mutating func changing(
      _ first: [UInt8], into other: [UInt8], _ open: Open
    ) async {
      await rule("a change sees what is stored, replaces it and returns its answer") {
        let store = try open()
        try await store.save(first)
        let seen = try await store.update { stored in
          stored.replace(with: other)
          return stored.content
        }
        guard seen == .bytes(first) else { return "the change saw other bytes" }
        return try store.load() == other ? nil : "the bytes were not replaced"
      }
      await rule("a change that only looks changes nothing") {
        let store = try open()
        try await store.update { _ in }
        return try store.load() == other ? nil : "other bytes"
      }
      await rule("a change that throws stores nothing") {
        let store = try open()
        do {
          try await store.update { stored in
            stored.replace(with: first)
            throw Interruption()
          }
          return "it did not throw"
        } catch is Interruption {
          return try store.load() == other ? nil : "other bytes"
        }
      }
    }

    private mutating func settingAside(
      _ first: [UInt8], not other: [UInt8], _ open: Open
    ) async {
      await rule("bytes that were set aside are not \"never stored\"") {
        let store = try open()
        try await store.save(first)
        guard try await store.update({ try $0.setAside() }) != nil else {
          return try store.load() == first ? nil : "they were lost without a word"
        }
        do {
          return try store.load() == nil ? "answered nil" : "answered bytes"
        } catch {
          return nil
        }
      }
      await rule("a change sees that bytes were set aside") {
        let store = try open()
        return try await store.update { stored in
          switch stored.content {
          case .unreadable: try stored.setAside() != nil ? nil : "it does not say where they are"
          case .bytes(let bytes): bytes == first ? nil : "other bytes"
          case .nothing: "it saw nothing"
          }
        }
      }
      await rule("after bytes were set aside others can be saved") {
        let store = try open()
        try await store.save(other)
        return try store.load() == other ? nil : "other bytes"
      }
      await rule("setting aside and beginning again are one change") {
        let store = try open()
        let isPossible = try await store.update { stored in
          guard try stored.setAside() != nil else { return false }
          stored.replace(with: first)
          return true
        }
        return try store.load() == (isPossible ? first : other) ? nil : "other bytes"
      }
    }

    private mutating func rule(_ rule: String, _ body: () async throws -> String?) async {
      do {
        guard let observed = try await body() else { return }
        findings.append(Finding(rule: rule, observed: observed))
      } catch {
        findings.append(Finding(rule: rule, observed: "threw \(error)"))
      }
    }
  }

  private struct Interruption: Error {}
  private struct Excess: Error {}
}
