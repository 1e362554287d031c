import Fetching
import Foundation
import Keeping
import KoreanCalendar
import MartCatalog
import MartHolidayFoundation
import MartStorage
import MartTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of a snapshot in a directory of its own, with the clock of `TemporaryDirectory`.
private struct SnapshotFile {
  let directory: TemporaryDirectory
  var url: URL { directory.url.appending(path: "catalogue") }
  var store: FileStore {
    FileStore(url: url, lockTimeout: .milliseconds(200)) { 1_795_258_950 }
  }

  init() throws { directory = try TemporaryDirectory() }
}

@Suite("The file of a catalog, seen by the app")
struct StoredCatalogueTests {
  private struct First: Codable, Sendable { var rain: Int }
  private struct Second: Codable, Sendable, Equatable { var rain: Double }

  private func keeper(_ file: SnapshotFile) -> SnapshotKeeper<Second, YearMonth> {
    SnapshotKeeper(
      store: file.store,
      form: .json(version: 2) { data, _ in
        Second(rain: Double(try JSONDecoder().decode(First.self, from: data).rain))
      }, policy: .catalog, bundled: { Second(rain: -1) }, now: { 20 },
      fetch: { _ in throw FetchFailure(.offline) })
  }

  private func storeFirst(_ file: SnapshotFile) async throws {
    let form = SnapshotForm<First, YearMonth>.json()
    try await file.store.save(
      form.bytes(of: .snapshot(FetchSnapshot(First(rain: 30), fetchedAt: 10, context: nil))))
  }

  @Test(
    "Links, directories and pipes in place of the file are refused",
    arguments: ["link", "folder", "pipe"])
  func inPlace(kind: String) async throws {
    let file = try SnapshotFile()
    let code: StoreError.Code
    switch kind {
    case "link":
      code = .symbolicLink
      try FileManager.default.createSymbolicLink(
        at: file.url, withDestinationURL: file.directory.url.appending(path: "target"))
    case "folder":
      code = .isDirectory
      try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: false)
    default:
      code = .notAFile
      #expect(mkfifo(file.url.path, 0o600) == 0)
    }
    #expect(#expect(throws: StoreError.self) { try file.store.load() }?.code == code)
    #expect(await #expect(throws: StoreError.self) { try await file.store.save([1]) }?.code == code)
    let keeper = SnapshotKeeper<[Int], YearMonth>(
      store: file.store, form: .json(), policy: .catalog, bundled: { [0] }, now: { 10 },
      fetch: { _ in [1] })
    #expect(await keeper.answer(in: nil).content == [0])
    let fetched = try await keeper.refreshed(in: nil)
    #expect(fetched.content == [1])
    #expect(fetched.storingFailed?.code == code)
    #expect(await keeper.answer(in: nil).content == [1])
  }

  @Test("A snapshot over the limit is not stored, is shown, and the old one stays")
  func tooLarge() async throws {
    let file = try SnapshotFile()
    let store = FileStore(url: file.url, sizeLimit: 200)
    let keeper = SnapshotKeeper<String, YearMonth>(
      store: store, form: .json(), policy: .catalog, now: { 10 },
      fetch: { _ in String(repeating: "x", count: 300) })
    #expect(try await keeper.refreshed(in: nil).storingFailed?.code == .tooLarge)
    #expect(try store.load() == nil)
    #expect(await keeper.answer(in: nil).content?.count == 300)
  }

  @Test("A file of the first version is migrated: rain of 30 is read as 30.0, with its time")
  func migrated() async throws {
    let file = try SnapshotFile()
    try await storeFirst(file)
    let answer = await keeper(file).answer(in: nil)
    #expect(answer.used == SourcedContent(Second(rain: 30), from: .cache, fetchedAt: 10))
  }

  @Test("It is written in the new form with the next save, also when that notes a failure")
  func rewritten() async throws {
    let file = try SnapshotFile()
    try await storeFirst(file)
    let failed = try await keeper(file).refreshed(in: nil, byHand: true)
    #expect(failed.content == Second(rain: 30))
    let form = SnapshotForm<Second, YearMonth>.json(version: 2)
    let stored = try form.read(try #require(try file.store.load()))
    #expect(stored.snapshot?.content == Second(rain: 30))
    #expect(stored.snapshot?.fetchedAt == 10)
    #expect(stored.failure?.failure.code == .offline)
  }

  @Test(
    "A file of a later version stays byte for byte, and the bundled data answer",
    arguments: ["MartSnapshot 2 anything\nnew", "inside"])
  func later(text: String) async throws {
    let file = try SnapshotFile()
    if text == "inside" {
      let form = SnapshotForm<Second, YearMonth>.json(version: 3)
      try await file.store.save(
        form.bytes(of: .snapshot(FetchSnapshot(Second(rain: 1), fetchedAt: 10))))
    } else {
      try Data(text.utf8).write(to: file.url)
    }
    let bytes = try file.directory.bytes(of: "catalogue")
    let keeper = keeper(file)
    #expect(await keeper.answer(in: nil).content == Second(rain: -1))
    #expect(try await keeper.refreshed(in: nil).content == Second(rain: -1))
    #expect(try file.directory.bytes(of: "catalogue") == bytes)
    #expect(try file.directory.names.allSatisfy { !$0.contains("unreadable") })
  }

  @Test("An unreadable file is set aside, the bundled data answer, and the next success is stored")
  func unreadable() async throws {
    let file = try SnapshotFile()
    try Data("garbage".utf8).write(to: file.url)
    let keeper = SnapshotKeeper<Second, YearMonth>(
      store: file.store, form: .json(version: 2), policy: .catalog,
      bundled: { Second(rain: -1) }, now: { 20 }, fetch: { _ in Second(rain: 5) })
    let first = await keeper.answer(in: nil)
    #expect(first.content == Second(rain: -1))
    guard case .unreadable(let error)? = first.skipped.last?.reason else {
      Issue.record("\(first.skipped)")
      return
    }
    #expect(error.code == .malformed)
    #expect(
      try file.directory.bytes(of: "catalogue.unreadable-20261121T110230Z") == Array("garbage".utf8)
    )
    #expect(try await keeper.refreshed(in: nil).storingFailed == nil)
    #expect(await keeper.answer(in: nil).used?.source == .cache)
  }

  @Test("Whole bytes that are no snapshot are set aside by the next success")
  func noSnapshot() async throws {
    let file = try SnapshotFile()
    try await file.store.save([1, 2, 3])
    let keeper = SnapshotKeeper<Second, YearMonth>(
      store: file.store, form: .json(), policy: .catalog, now: { 20 },
      fetch: { _ in Second(rain: 5) })
    #expect(try await keeper.refreshed(in: nil).storingFailed == nil)
    #expect(
      try file.directory.names == [
        "catalogue", "catalogue.lock", "catalogue.unreadable-20261121T110230Z",
      ])
  }

  @Test("An app and its widget share the file: what one fetches the other shows")
  func shared() async throws {
    let file = try SnapshotFile()
    func keeper(_ policy: FreshnessPolicy<YearMonth>, _ answer: Result<[Int], FetchFailure>)
      -> SnapshotKeeper<[Int], YearMonth>
    {
      SnapshotKeeper(
        store: file.store, form: .json(), policy: policy, now: { 100 },
        fetch: { _ in try answer.get() })
    }
    let app = keeper(.catalog, .success([1]))
    let widget = keeper(.widget, .failure(FetchFailure(.timeout)))
    _ = try await app.refreshed(in: YearMonth(2026, 11))
    let drawn = try await widget.refreshed(in: YearMonth(2026, 11))
    #expect(drawn.content == [1])
    #expect(drawn.age == 0)
    #expect(drawn.failure?.code == .timeout)
    #expect(await app.answer(in: YearMonth(2026, 11)).verdict == .fresh)
  }
}
