import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Finds the nearest marts, judges the positions of a recorded track, and draws a map.
struct Nearby: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "nearby", "가까운 매장을 거리, 방향, 오늘과 내일의 영업 여부와 함께 찾습니다.",
    "The nearest marts, with distance, direction, and whether they are open today and tomorrow.",
    details: (
      """
      nearby --at 37.4979,127.0276 --km 5      가까운 매장
      nearby --track walk.txt                  기록된 위치마다 검색 여부와 이유
      nearby --map korea.svg --zoom 7          전국 지도
      nearby --geojson --at 37.4979,127.0276   지도 도구용 GeoJSON
      """,
      """
      nearby --at 37.4979,127.0276 --km 5      the nearest marts
      nearby --track walk.txt                  each position with its decision and reason
      nearby --map korea.svg --zoom 7          a map of the country
      nearby --geojson --at 37.4979,127.0276   GeoJSON for tools of maps
      """
    ))

  @Option(help: .text("위도,경도; 없으면 강남역.", "Latitude,longitude; 강남역 when absent."))
  var at: String?

  @Option(help: .text("반경 1…50 km; 없으면 5.", "The radius, 1…50 km; 5 when absent."))
  var km: Int?

  @Option(
    help: .text(
      "오늘로 볼 날; 없으면 한국의 오늘.", "The day that counts as today; by default today in Korea.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: .catalog)
  var catalog: String?

  @Option(
    help: .text(
      "위치 기록 파일: 줄마다 위도,경도[,정확도 m[,경과 초]].",
      "A recorded track: latitude,longitude[,accuracy in meters[,age in seconds]] a line.",
      valueName: "file"))
  var track: String?

  @Option(
    help: .text(
      "--track의 이동 기준: degrees, meters, accuracy; 없으면 degrees.",
      "What counts as movement with --track: degrees, meters, accuracy; degrees when absent."))
  var policy: String?

  @Flag(help: .text("GeoJSON으로 출력.", "Prints GeoJSON."))
  var geojson = false

  @Option(help: .text("지도를 그릴 SVG 파일.", "A file into which a map is drawn.", valueName: "file"))
  var map: String?

  @Option(
    help: .text(
      "표시를 합칠 확대 수준 0…18; 없으면 7. --map이나 --at 없는 --geojson과 함께.",
      """
      The zoom at which markers are joined, 0…18, 7 when absent; with --map, or --geojson without \
      --at.
      """))
  var zoom: Int?

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    let here = try at.map(PlaceArgument.place)
    let (km, zoom) = (km ?? 5, zoom ?? 7)
    guard let radius = SearchRadius(kilometers: km) else {
      throw ExampleFailure(
        .usage, korean: "반경은 1…50 km입니다: \(km)", english: "the radius is 1…50 km: \(km)")
    }
    guard (0...18).contains(zoom) else {
      throw ExampleFailure(
        .usage, korean: "확대 수준은 0…18입니다: \(zoom)", english: "the zoom is 0…18: \(zoom)")
    }
    try checkOptions()
    if let track {
      let track = try Track(path: track, policy: policy ?? "degrees")
      return try StandardOutput.show(track.report(.ofRun))
    }
    let today = try KoreaToday.parse(date)
    guard today < .latest else {
      throw ExampleFailure(
        .usage, korean: "달력은 \(today)에 끝납니다.", english: "the calendar ends on \(today)")
    }
    let stores = Stores(
      try ExampleCatalog.branches(in: catalog), today: today, language: .ofRun)
    if let map {
      let drawing = KoreaMap(stores: stores, zoom: zoom, here: here, radius: radius)
      try OutputFile.write(drawing.svg(), to: map)
      try StandardOutput.show(drawing.summary(path: map))
    } else if geojson {
      try StandardOutput.write(stores.geoJSON(near: here, within: radius, zoom: zoom))
    } else {
      let place = try here ?? PlaceArgument.place("37.4979,127.0276")
      try StandardOutput.show(stores.report(near: place, within: radius))
    }
  }

  /// Refuses an option that would do nothing.
  private func checkOptions() throws {
    let given = [
      "--at": at != nil, "--km": km != nil, "--date": date != nil, "--catalog": catalog != nil,
      "--policy": policy != nil, "--geojson": geojson, "--map": map != nil, "--zoom": zoom != nil,
    ]
    if track != nil {
      for (option, isGiven) in given.sorted(by: { $0.key < $1.key })
      where isGiven && option != "--policy" {
        throw ExampleFailure.option(option, excludes: "--track")
      }
    } else if policy != nil {
      throw ExampleFailure.option("--policy", needs: "--track")
    }
    if geojson, map != nil { throw ExampleFailure.option("--geojson", excludes: "--map") }
    if zoom != nil, !geojson, map == nil {
      throw ExampleFailure.option("--zoom", needs: "--map/--geojson")
    }
    // Near a place there are stores, not markers.
    if zoom != nil, geojson, at != nil { throw ExampleFailure.option("--zoom", excludes: "--at") }
    if km != nil, at == nil, geojson || map != nil {
      throw ExampleFailure.option("--km", needs: "--at")
    }
  }
}
