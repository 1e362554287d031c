import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Which marts are near, whether a recorded track asks for searches, and all of it on a map.
struct Nearby: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nearby",
    abstract: "가까운 매장을 거리, 방향, 내일 영업 여부와 함께 찾습니다. The nearest marts.",
    discussion: """
      nearby --at 37.4979,127.0276 --km 5      가까운 매장
      nearby --track walk.txt                  기록된 위치마다 검색 여부와 이유
      nearby --map korea.svg --zoom 7          전국 지도
      nearby --geojson --at 37.4979,127.0276   지도 도구용 GeoJSON
      """)

  @Option(help: "위도,경도. Latitude,longitude; 강남역 when absent.")
  var at: String?

  @Option(help: "반경 1…50 km. The radius.")
  var km = 5

  @Option(help: "오늘 날짜 yyyy-MM-dd. Today; the clock's date in Korea when absent.")
  var date: String?

  @Option(help: "매장 목록 파일. A catalogue in place of the bundled one.")
  var catalog: String?

  @Option(help: "위치 기록 파일: 줄마다 위도,경도[,정확도 m[,경과 초]]. A recorded track.")
  var track: String?

  @Option(help: "이동 기준: degrees, meters, accuracy. What counts as movement on the track.")
  var policy = "degrees"

  @Flag(help: "GeoJSON으로 출력. Print GeoJSON.")
  var geojson = false

  @Option(help: "지도를 그릴 SVG 파일. Draw a map into this file.")
  var map: String?

  @Option(help: "지도의 확대 수준 0…18. The zoom at which markers are joined.")
  var zoom = 7

  @Flag(help: "영어로 출력. English output.")
  var english = false

  private var language: Language { english ? .english : .korean }

  func run() throws {
    let here = try at.map(Self.place)
    guard let radius = SearchRadius(kilometers: km) else {
      throw ExampleFailure(
        .usage, korean: "반경은 1…50 km입니다: \(km)", english: "the radius is 1…50 km: \(km)")
    }
    guard (0...18).contains(zoom) else {
      throw ExampleFailure(
        .usage, korean: "확대 수준은 0…18입니다: \(zoom)", english: "the zoom is 0…18: \(zoom)")
    }
    if let track {
      let lines = try Track(path: track, policy: policy).report(language)
      lines.forEach { print($0) }
      return
    }
    let today = try KoreaToday.parse(date)
    guard today < .latest else {
      throw ExampleFailure(
        .usage, korean: "달력은 \(today)에 끝납니다.", english: "the calendar ends on \(today)")
    }
    let tomorrow = today.adding(days: 1)
    let branches = try catalog.map(ExampleCatalog.load) ?? ExampleCatalog.bundled()
    let stores = Stores(branches, on: tomorrow, language: language)
    if let map {
      let drawing = KoreaMap(stores: stores, zoom: zoom, here: here, radius: radius)
      try write(drawing.svg(), to: map)
      print(drawing.summary(path: map))
    } else if geojson {
      print(stores.geoJSON(near: here, within: radius, zoom: zoom), terminator: "")
    } else {
      let place = try here ?? Self.place("37.4979,127.0276")
      stores.report(near: place, within: radius).forEach { print($0) }
    }
  }

  /// A place that a person typed: spaces and missing decimals are welcome.
  private static func place(_ text: String) throws -> Coordinate {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      throw ExampleFailure(
        .usage, korean: "위도,경도가 아닙니다: \"\(text)\" (예: 37.4979,127.0276)",
        english: "not a latitude,longitude: \"\(text)\" (for example 37.4979,127.0276)")
    }
    switch LocationFilter().decide(LocationFix(latitude: latitude, longitude: longitude)) {
    case .search(let place): return place
    case .skip(let reason):
      throw ExampleFailure(
        .usage, korean: "\(reason.phrase(in: .korean)): \"\(text)\"",
        english: "\(reason.phrase(in: .english)): \"\(text)\"")
    }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ExampleFailure(
        .cannotWrite, korean: "파일을 쓸 수 없습니다: \(path)", english: "cannot write: \(path)")
    }
  }
}
