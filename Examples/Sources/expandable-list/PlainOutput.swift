import ExampleSupport
import MartHolidayKit

/// The list and what each command did to it, as plain text.
enum PlainOutput {
  /// The text of a run; nothing has been printed when a command fails.
  static func text(
    of commands: [(text: String, ScriptCommand)], on model: inout Favorites
  ) throws(ExampleFailure) -> String {
    var text = Session.title(model) + "\n\n" + picture(model.list.visibleRows)
    for (name, command) in commands {
      let shown = model.list.visibleRows
      let changes = try model.perform(command)
      text += "\n> \(name)\n"
      for (number, stage) in changes.stages.enumerated() {
        text += summary(of: stage, number: number + 1, model.language) + "\n"
      }
      if !changes.refreshedHeaders.isEmpty {
        let headers = changes.refreshedHeaders.map { "\($0 + 1)" }.joined(separator: ", ")
        text += model.language("머리줄", "headers") + ": \(headers)\n"
      }
      text += drawing(of: changes, from: shown, model.language) + "\n\n"
      text += picture(model.list.visibleRows)
    }
    return text
  }

  private static func picture(_ shown: ShownRows) -> String {
    let lines = ListLines(shown)
    return lines.texts(0..<lines.count, style: TerminalStyle(isColored: false))
      .map { $0 + "\n" }.joined()
  }

  /// The operations of a stage, with sections and rows counted from 1.
  private static func summary(
    of stage: ClosingStage, number: Int, _ language: Language
  ) -> String {
    var parts: [String] = []
    func add(_ korean: String, _ english: String, _ places: [String]) {
      if !places.isEmpty {
        parts.append(language(korean, english) + " " + places.joined(separator: ", "))
      }
    }
    func name(_ position: ListPosition) -> String { "\(position.section + 1).\(position.row + 1)" }
    add("매장 삭제", "remove sections", stage.sectionRemovals.map { "\($0 + 1)" })
    add("줄 삭제", "remove rows", stage.removals.map(name))
    add("매장 추가", "insert sections", stage.sectionInsertions.map { "\($0 + 1)" })
    add(
      "매장 이동", "move sections",
      stage.sectionMoves.map { "\($0.source + 1)→\($0.destination + 1)" })
    add("줄 추가", "insert rows", stage.insertions.map(name))
    add(
      "줄 이동", "move rows", stage.moves.map { "\(name($0.source))→\(name($0.destination))" })
    add("줄 갱신", "reload rows", stage.reloads.map(name))
    return language("단계 \(number)", "stage \(number)") + ": " + parts.joined(separator: "; ")
  }

  /// Which lines a terminal that is high enough writes for a change.
  private static func drawing(
    of changes: ClosingChanges, from shown: ShownRows, _ language: Language
  ) -> String {
    let count = ListLines(changes.result).count
    var painter = ListPainter(
      firstRow: 1, height: max(count, ListLines(shown).count) + 1, width: .max,
      style: TerminalStyle(isColored: false))
    _ = painter.show(shown, selected: nil)
    _ = painter.show(changes, from: shown, selected: nil)
    let drawn = painter.drawnLines.filter { $0 < count }.map { "\($0 + 1)" }
    return language("다시 그린 줄", "lines drawn")
      + ": " + (drawn.isEmpty ? language("없음", "none") : drawn.joined(separator: " "))
      + " / \(count)"
  }
}
