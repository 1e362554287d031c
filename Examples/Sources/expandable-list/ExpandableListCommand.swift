import ArgumentParser
import ExampleSupport
import MartHolidayKit

/// The favorites with their closing days, as a list that expands in the terminal.
struct ExpandableListCommand: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "expandable-list", "즐겨찾는 매장의 휴무일을 펼치고 접는 목록; 방향키, Enter로 펼치기, q로 끝.",
    "Favorites with their closing days; arrow keys, Enter toggles, q quits.",
    details: (
      """
      터미널이 아니거나 --script가 있으면 명령마다 목록을 출력합니다:
        toggle N | expand N | collapse N | expand all | collapse all | preview N
        replace (다음 날의 자료) | sort (다음 휴무일 순서, 다시 하면 원래대로) | remove N
      N은 화면의 즐겨찾기 번호로 1부터이고, 명령은 세미콜론으로 나눕니다.
      """,
      """
      Without a terminal, or with --script, it prints the list after each command:
        toggle N | expand N | collapse N | expand all | collapse all | preview N
        replace (load the data of the next day) | sort (by next closing day, and back) | remove N
      N counts the favorites on the screen from 1; commands are separated by semicolons.
      """
    ))

  @Option(
    help: .text(
      "오늘로 볼 날; 없으면 한국의 오늘.", "The day that counts as today; by default today in Korea.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: .branch)
  var branch: [String] = []

  @Option(
    help: .text(
      "접은 매장에 보일 휴무일 수, 0…9.", "How many closing days a collapsed favorite shows, 0 to 9."))
  var preview = 1

  @Flag(help: .text("한 번에 한 매장만 펼침.", "Allows one expanded favorite at a time."))
  var single = false

  @Option(help: .text("키 대신 할 명령.", "Commands to perform instead of reading keys."))
  var script: String?

  @OptionGroup var languages: LanguageOptions

  mutating func run() throws {
    let language = Language.ofRun
    let today = try KoreaToday.parse(date)
    let commands = try ScriptCommand.parse(script ?? "")
    guard (0...9).contains(preview) else {
      throw ExampleFailure(
        .usage, korean: "미리보기는 0에서 9까지입니다: \(preview)",
        english: "the preview is 0 to 9 rows: \(preview)")
    }
    let favorites = try Favorites.choose(branch, from: ExampleCatalog.country())
    var model = Favorites(
      favorites, today: today, preview: preview, mode: single ? .single : .multiple,
      language: language)
    if script == nil, let terminal = RawTerminal() {
      try Session(model: model, terminal: terminal).run()
    } else {
      let text = try PlainOutput.text(of: commands, on: &model)
      try StandardOutput.show(
        text.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
