public import Foundation
public import MartCatalog

/// A file that keeps what an app fetched last, for the app, its widget and its extensions.
///
/// It is the same kind of file as that of the favorites: a save happens whole or not at all and
/// lasts when it has returned, two processes exclude each other, reading waits for nobody, an
/// unreadable file is set aside under a name that says when, and one of a later version stays
/// untouched. A symbolic link is refused. The lock lies in `….lock` beside it and stays.
///
/// ```swift
/// import Foundation
/// import MartHolidayKit
/// import MartStorage
///
/// let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
/// let store = FileSnapshotStore(url: folder.appending(path: "catalogue"))
/// try store.createDirectory()
/// try store.load()  // nil
/// let keeper = SnapshotKeeper<[String], YearMonth>(
///   store: store, form: .json(), policy: .catalog, now: { 1_795_258_950 }, fetch: { _ in ["양재점"] })
/// try await keeper.refreshed(in: YearMonth(2026, 11)).content  // ["양재점"]
/// try FileManager.default.removeItem(at: folder)
/// ```
public struct FileSnapshotStore: SnapshotStore {
  private let file: KeptFile

  /// Makes a store for a file; nothing is read or made yet.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - lockTimeout: how long to wait for another process that changes the file.
  ///   - sizeLimit: the greatest number of bytes that are stored or read, 16 MiB unless told.
  ///   - now: the clock that names files that are set aside; the system's when left out.
  /// - Precondition: the URL is one of a file, and the limit is not negative.
  public init(
    url: URL, lockTimeout: Duration = .seconds(10), sizeLimit: Int = 1 << 24,
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.init(
      url: url, lockTimeout: lockTimeout, sizeLimit: sizeLimit, system: MachineFileSystem(),
      now: now)
  }

  /// Makes a store in another file system, for a test.
  package init(
    url: URL, lockTimeout: Duration, sizeLimit: Int = 1 << 24, system: any FileSystem,
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    file = KeptFile(
      url: url, form: .snapshot, lockTimeout: lockTimeout, sizeLimit: sizeLimit, system: system,
      now: now)
  }

  /// The path of the file.
  public var path: String { file.path }

  /// The greatest number of bytes that are stored or read.
  public var sizeLimit: Int { file.sizeLimit }

  /// The file.
  public var url: URL { file.url }

  /// The directory that the file is in.
  public var directory: URL { file.directory }

  /// Makes the directory of the file, and those above it, when they do not exist.
  ///
  /// - Throws: `SnapshotError` that names the directory.
  public func createDirectory() throws(SnapshotError) {
    do {
      try file.createDirectory()
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Reads what was stored last; it needs no lock and waits for nobody.
  ///
  /// A file that cannot be read is set aside, unless somebody changes it at this moment.
  ///
  /// - Returns: `nil` only when nothing was ever stored in the file.
  /// - Throws: `SnapshotError` that names the path, the reason and what remains.
  public func load() throws(SnapshotError) -> [UInt8]? {
    do {
      return try file.load()
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Replaces what is stored, whole or not at all.
  ///
  /// A file that cannot be read is set aside first, and one of a later version or one that is too
  /// large is left alone. The thread of the caller waits while somebody else changes the file; a
  /// task calls `update(_:)`.
  ///
  /// - Parameter bytes: what to store.
  /// - Throws: `SnapshotError` that names the path, the reason and what remains.
  public func save(_ bytes: [UInt8]) throws(SnapshotError) {
    do {
      try file.save(bytes)
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Changes what is stored while no other process, task or store can.
  ///
  /// A task that waits for another one holds no thread. A file that cannot be read is set aside
  /// before the change sees it; one that is too large only when the change asks for it.
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredSnapshot) throws -> Answer
  ) async throws -> Answer {
    do {
      return try await file.update { content in
        var stored = StoredSnapshot(StoredSnapshot.Content(content)) { try setAside() }
        let answer = try change(&stored)
        return (answer, stored.replacement)
      }
    } catch let fault as FileFault {
      throw SnapshotError(fault)
    }
  }

  private func setAside() throws(SnapshotError) -> String? {
    do {
      return try file.setAsideLocked()
    } catch {
      throw SnapshotError(error)
    }
  }
}

extension StoredSnapshot.Content {
  fileprivate init(_ content: KeptFile.Content) {
    switch content {
    case .nothing: self = .nothing
    case .bytes(let bytes): self = .bytes(bytes)
    case .unreadable(let fault): self = .unreadable(SnapshotError(fault))
    }
  }
}

extension SnapshotError {
  fileprivate init(_ fault: FileFault) {
    self.init(
      Code(rawValue: fault.code.rawValue), value: fault.value, path: fault.path,
      remains: fault.remains)
  }
}
