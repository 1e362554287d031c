import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Shows what a widget says on the next seven days.
struct WidgetPreview: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "widget-preview", "위젯이 7일 동안 보여 줄 내용입니다.", "What a widget shows on seven days.",
    details: (
      "--svg를 쓰면 작은 크기와 중간 크기를 밝은 모드와 어두운 모드로 폴더에 그립니다.",
      "With --svg it draws the small and the medium size, light and dark, into a folder."
    ))

  static let days = 7

  @Option(
    help: .text(
      "첫날; 없으면 한국의 오늘.", "The first day; by default today in Korea.", valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: .branch)
  var branch: [String] = []

  @Option(
    help: .text(
      "이 날 뒤로 새 정보를 받지 못한 것처럼.", "As if nothing newer was received since then.",
      valueName: "yyyy-MM-dd"))
  var dataFrom: String?

  @Flag(help: .text("즐겨찾기가 없을 때의 모습.", "What it shows without a favorite."))
  var empty = false

  @Option(
    help: .text("그림 네 장을 쓸 폴더.", "The folder for the four pictures.", valueName: "folder"))
  var svg: String?

  @Option(help: .catalog)
  var catalog: String?

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    let first = try KoreaToday.parse(date)
    let fetch: WidgetFetch =
      try dataFrom.map { .failed(dataFrom: try KoreaToday.parse($0)) } ?? .succeeded
    for (name, isGiven) in [
      ("--branch", !branch.isEmpty), ("--catalog", catalog != nil),
      ("--data-from", dataFrom != nil),
    ]
    where empty && isGiven {
      throw ExampleFailure.option("--empty", excludes: name)
    }
    let branches = empty ? [] : try ExampleCatalog.branches(named: branch, in: catalog)
    let language = Language.ofRun
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
    try StandardOutput.show(lines)
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
