import Foundation
import MartHolidayKit
import MartStore

/// A folder that is there for one test.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "mart-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}

let noon = 1_795_230_000

let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
let branches = [
  Branch(
    id: 1, mart: .emart, name: "성수점", region: "서울", address: "서울특별시 성동구 뚝섬로 379",
    phone: "02-3408-1234", openingHours: "10:00~23:00", pageURL: "https://example.com/1",
    coordinate: Coordinate(latitude: 37.539993, longitude: 127.053111), schedule: sundays),
  Branch(id: 7, mart: .costco, name: "양재점"),
  Branch(id: 9, mart: Mart(serverName: "새마트"), name: "첫점"),
]
