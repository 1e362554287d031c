import ExampleSupport
import MartHolidayKit
import MartStorage

extension Session {
  func lines(of list: FavoriteList<Int>) -> [String] {
    guard !list.isEmpty else {
      return [language("즐겨찾는 마트를 추가해 주세요!", "No favorites yet.")]
    }
    var table = TextTable()
    for (place, entry) in list.entries.enumerated() {
      table.add([
        TextTable.Cell("\(place + 1)"), TextTable.Cell(name(entry.id), .bold),
        TextTable.Cell("\(entry.id)", .dim), TextTable.Cell(entry.note ?? ""),
      ])
    }
    let limit = list.limit.map { language(" (한도 \($0)곳)", " (at most \($0))") } ?? ""
    let english = list.count == 1 ? "1 favorite" : "\(list.count) favorites"
    let title = language("즐겨찾기 \(list.count)곳\(limit)", english + limit)
    return [title] + table.lines(.standardOutput()).map { $0.trimmingTrailingSpaces() }
  }

  func words(_ result: PushResult, for id: Int) -> String {
    result.phrase(for: name(id), in: language)
  }

  func words(_ result: PopResult, for id: Int) -> String {
    result.phrase(for: name(id), in: language)
  }

  func movedWords(_ id: Int, from: Int, to: Int) -> String {
    from == to
      ? language("그대로입니다: \(name(id)) (\(to)번째)", "unchanged: \(name(id)), number \(to)")
      : language(
        "옮겼습니다: \(name(id)) (\(from)번째 → \(to)번째)",
        "moved: \(name(id)), from number \(from) to \(to)")
  }

  func noteWords(_ text: String?, for id: Int) -> String {
    guard let text, !text.isEmpty else {
      return language("메모를 지웠습니다: \(name(id))", "note removed: \(name(id))")
    }
    return language("메모를 적었습니다: \(name(id)): \(text)", "noted: \(name(id)): \(text)")
  }

  func importWords(
    added: [Int], known: Int, dropped: [Int], list: FavoriteList<Int>
  ) -> [String] {
    var lines = [language("가져왔습니다: \(added.count)곳", "imported: \(added.count)")]
    lines += added.map { "  \(name($0))" }
    if known > 0 { lines.append(language("이미 있던 곳: \(known)곳", "already there: \(known)")) }
    if !dropped.isEmpty {
      let numbers = dropped.map(String.init).joined(separator: ", ")
      lines.append(
        language("지점 번호가 아니어서 뺀 값: \(numbers)", "left out, no branch number: \(numbers)"))
    }
    if list.isFull {
      lines.append(
        language("지금 \(list.count)곳이라 더 추가할 수 없습니다.", "With \(list.count) the list is full."))
    }
    return lines
  }

  func noSuchPlace(_ place: Int, count: Int) -> ExampleFailure {
    ExampleFailure(
      .usage, korean: "그런 순서가 없습니다: \(place) (즐겨찾기 \(count)곳)",
      english: "no such place: \(place) of \(count)")
  }

  /// What went wrong with the file, in words for a person and with the details behind them.
  func failure(_ error: StoreError) -> ExampleFailure {
    let code: ExampleFailure.ExitCode =
      switch error.code {
      case .diskFull, .readOnlyFileSystem, .directoryNotWritable, .lockTimedOut, .notDurable:
        .cannotWrite
      case .directoryMissing, .notADirectory, .permissionDenied, .isDirectory, .notAFile,
        .symbolicLink:
        .noInput
      default: .badData
      }
    let advice =
      error.code == .setAside
      ? ("; 새로 시작하려면 start-over를 쓰세요", "; start-over begins again") : ("", "")
    return ExampleFailure(
      code, korean: "\(error.phrase(in: .korean))\(advice.0): \(error)",
      english: "\(error.phrase(in: .english))\(advice.1): \(error)")
  }

  /// What is wrong with a list or a note, in the same form.
  func failure(_ error: FavoriteError) -> ExampleFailure {
    ExampleFailure(
      error.code == .noteTooLong ? .usage : .badData,
      korean: "\(error.phrase(in: .korean)): \(error)",
      english: "\(error.phrase(in: .english)): \(error)")
  }
}
