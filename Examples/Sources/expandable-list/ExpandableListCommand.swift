import ArgumentParser
import ExampleSupport
import MartHolidayKit

/// The favourites with their closing days, as a list that expands in the terminal.
struct ExpandableListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expandable-list",
    abstract: "Favourites with their closing days; arrow keys, Enter toggles, q quits.",
    discussion: """
      Without a terminal, or with --script, it prints the list after each command:
        toggle N | expand N | collapse N | expand all | collapse all | preview N
        replace (load the data of the next day) | sort (by next closing day, and back) | remove N
      N counts the favourites on the screen from 1; commands are separated by semicolons.
      """)

  @Option(help: "The day that counts as today, such as 2026-11-21.")
  var date: String?

  @Option(help: "A favourite by its name, such as 양재점; may be given more than once.")
  var branch: [String] = []

  @Option(help: "How many closing days a collapsed favourite shows, 0 to 9.")
  var preview = 1

  @Flag(help: "Allow one expanded favourite at a time.")
  var single = false

  @Option(help: "Commands to perform instead of reading keys.")
  var script: String?

  @Flag(help: "Speak English.")
  var english = false

  mutating func run() throws {
    let language: Language = english ? .english : .korean
    let today = try KoreaToday.parse(date)
    let commands = try ScriptCommand.parse(script ?? "")
    guard (0...9).contains(preview) else {
      throw ExampleFailure(
        .usage, korean: "미리보기는 0에서 9까지입니다: \(preview)",
        english: "the preview is 0 to 9 rows: \(preview)")
    }
    let favourites = try Favourites.choose(branch, from: ExampleCatalog.bundled())
    var model = Favourites(
      favourites, today: today, preview: preview, mode: single ? .single : .multiple,
      language: language)
    if script == nil, let terminal = RawTerminal() {
      try Session(model: model, terminal: terminal).run()
    } else {
      let text = try PlainOutput.text(of: commands, on: &model)
      print(text, terminator: "")
    }
  }
}
