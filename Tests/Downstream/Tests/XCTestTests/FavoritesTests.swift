import Expectations
import Foundation
import MartHolidayKit
import MartStorage
import MartTestSupport
import MartViewModels
import XCTest

final class FavoritesTests: XCTestCase {
  private var file = URL(fileURLWithPath: "/")

  /// In a folder of its own, because a store keeps a lock, and what it could not read, beside it.
  override func setUpWithError() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("favorites")
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  func testStoresOfTheAppKeepTheirContracts() async {
    let file = file
    let findings = await ByteStoreConformance.findings { FileStore(url: file) }
    XCTAssertEqual(findings, [])
    let other = file.appendingPathExtension("snapshot")
    let shared = await ByteStoreConformance.findingsOfConcurrentUse(tasks: 2, changes: 5) {
      FileStore(url: other)
    }
    XCTAssertEqual(shared, [])
    XCTAssertNoThrow(try FileManager.default.removeItem(at: other))
  }

  func testAnotherLaunchShowsTheOrderAndTheNotesOfTheUser() async throws {
    let first = FavoritesModel(FavoriteKeeper(store: FileStore(url: file)), in: .korean)
    for sample in [SampleBranch.ruled, .published, .moved] {
      await first.tapStar(of: sample.branch)
    }
    await first.move(fromOffsets: [2], toOffset: 0)
    await first.write(note: "주말 장보기", for: 3)
    let second = FavoritesModel(FavoriteKeeper(store: FileStore(url: file)), in: .korean)
    await second.load()
    let rows = await second.rows(in: SampleCatalog.catalog)
    XCTAssertEqual(rows.map(\.title), ["코스트코 변경점", "이마트 규칙점", "롯데마트 게시점"])
    XCTAssertEqual(rows.map(\.note), [nil, nil, "주말 장보기"])
    await second.write(note: "", for: 3)
    let notes = await second.list.entries.map(\.note)
    XCTAssertEqual(notes, [nil, nil, nil])
  }

  func testARenumberedBranchStaysAFavoriteAndAMissingOneHasNoName() async throws {
    let model = try await World([8, 3]).favorites
    await model.load()
    await model.renumber(
      by: CatalogDiff(from: SampleCatalog.catalog, to: SampleCatalog.later))
    let rows = await model.rows(in: SampleCatalog.later)
    XCTAssertEqual(rows.map(\.id), [8, 103])
    XCTAssertEqual(rows.map(\.title), [nil, "롯데마트 게시점"])
    let isStarred = await model.isStarred(103)
    XCTAssertTrue(isStarred)
  }

  func testAStalledWriteHoldsUpTheStarAndLosesNothing() async throws {
    let world = try await World([2], favoriteFaults: [.stall(.save, on: 1)])
    let tapped = expectation(description: "the star was tapped")
    let (favorites, store) = (world.favorites, world.favoriteStore)
    Task.detached {
      await favorites.tapStar(of: SampleBranch.moved.branch)
      tapped.fulfill()
    }
    while !store.isStalled { await Task.yield() }
    store.release()
    await fulfillment(of: [tapped], timeout: 10)
    let ids = await Array(favorites.list)
    XCTAssertEqual(ids, [2, 5])
    XCTAssertEqual(store.count(of: .save), 1)
  }
}
