import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Shows what a widget says on the next seven days.
struct WidgetPreview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widget-preview",
    abstract: "위젯이 이레 동안 보여 줄 내용입니다. What a widget shows on seven days.",
    discussion: """
      --svg를 쓰면 폴더에 작은 것과 중간 것을 밝게 어둡게 그립니다.
      With --svg it draws the small and the medium size, light and dark, into a folder.
      """)

  static let days = 7

  @Option(help: ArgumentHelp("첫날. The first day; today in Korea.", valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: "매장 이름; 여러 번 쓸 수 있음. The name of a branch; may be repeated.")
  var branch: [String] = []

  @Option(
    help: ArgumentHelp(
      "이 날 뒤로 새 정보를 받지 못한 것처럼. As if nothing newer was received since then.",
      valueName: "yyyy-MM-dd"))
  var dataFrom: String?

  @Flag(help: "즐겨찾기가 없을 때의 모습. What it shows without a favourite.")
  var empty = false

  @Option(help: "그림을 쓸 폴더. The folder for the four pictures.")
  var svg: String?

  @Option(help: "매장 목록 파일. A file with the branches to use.")
  var catalog: String?

  @Flag(help: "영어로 출력. Prints in English.")
  var english = false

  func run() throws {
    let first = try KoreaToday.parse(date)
    let fetch: WidgetFetch =
      try dataFrom.map { .failed(dataFrom: try KoreaToday.parse($0)) } ?? .succeeded
    let branches = empty ? [] : try ExampleCatalog.branches(named: branch, in: catalog)
    let language: Language = english ? .english : .korean
    func timeline(_ limit: Int) -> WidgetTimeline {
      WidgetTimeline(branches, from: first, days: Self.days, limit: limit, fetch: fetch)
    }
    let page = PreviewPage(timeline: timeline(3), language: language, style: .standardOutput())
    var lines = page.lines()
    if let svg {
      try makeFolder(svg)
      for size in WidgetDrawing.Size.allCases {
        for scheme in WidgetDrawing.Scheme.allCases {
          let drawing = WidgetDrawing(
            timeline: timeline(size.rows), size: size, scheme: scheme, language: language)
          let path = "\(svg)/\(size.rawValue)-\(scheme.rawValue).svg"
          try OutputFile.write(drawing.svg(), to: path)
          lines.append("  " + path)
        }
      }
    }
    print(lines.joined(separator: "\n"))
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ExampleFailure(
        .cannotWrite, korean: "폴더를 만들 수 없습니다: \(path)", english: "cannot make the folder: \(path)")
    }
  }
}
