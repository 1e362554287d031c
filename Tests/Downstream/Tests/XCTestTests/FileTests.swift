import Foundation
import MartHolidayKit
import MartStorage
import MartTestSupport
import XCTest

@testable import MartViewModels

@MainActor
final class FileTests: XCTestCase {
  func testAnotherLaunchShowsTheStarsWithTheirNamesWhenTheDataAreGone() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    let store = FileStore(url: folder.appendingPathComponent("favorites"))
    let first = Board(SampleBranch.branches, store: store, in: .korean)
    for sample in [SampleBranch.ruled, .published] { await first.tapStar(of: sample.branch) }
    let second = Board([], store: store, in: .english)
    await second.load()
    let rows = second.rows(at: WallTime(SampleBranch.today, 12, 0))
    XCTAssertEqual(rows.map { $0.displayName(in: .english) }, ["E-mart 규칙점", "Lotte Mart 게시점"])
    for row in rows { await second.remove(row) }
    XCTAssertTrue(second.favorites.isEmpty)
  }
}
