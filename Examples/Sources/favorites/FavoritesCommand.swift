import ArgumentParser
import ExampleSupport
import MartHolidayKit

/// Keeps favorite branches in a file, as an app and its widget would.
struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.example(
    "favorites", "즐겨찾는 매장을 파일에 보관합니다.", "Keeps favorite branches in a file.",
    details: (
      """
      favorites push "코스트코 양재점"     추가
      favorites list                      목록
      favorites note 1140 "주말 장보기"    메모
      favorites move 2 1                  둘째를 첫째로
      favorites import FavoriteList.plist 예전 앱의 보관 파일에서 가져오기

      종료 코드: 0 바뀜, 1 바뀐 것 없음, 2 한도가 참, 그 밖은 오류.
      """,
      """
      favorites push "코스트코 양재점"     add
      favorites list                      list
      favorites note 1140 "on weekends"   note
      favorites move 2 1                  the second first
      favorites import FavoriteList.plist take over from the original app

      Exit codes: 0 changed, 1 nothing changed, 2 full, anything else is an error.
      """
    ),
    subcommands: [
      List.self, Push.self, Pop.self, Move.self, Note.self, Import.self, StartOver.self,
    ])
}

extension FavoritesCommand {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration.example(nil, "목록을 보여 줍니다.", "Shows the list.")
    @OptionGroup var options: SharedOptions

    func run() async throws {
      let session = try options.session()
      let list = try await session.attempt { try await $0.list }
      try StandardOutput.show(session.lines(of: list))
    }
  }

  struct Push: AsyncParsableCommand {
    static let configuration = CommandConfiguration.example(
      nil, "맨 뒤에 추가합니다.", "Adds branches at the end.")
    @OptionGroup var options: SharedOptions
    @Argument(help: .text("지점 번호나 이름.", "Numbers or names of branches."))
    var branches: [String]
    @Flag(
      help: .text(
        "매장 목록에 없는 번호도 추가.", "Also adds numbers that no branch has."))
    var force = false

    func run() async throws {
      let session = try options.session(creating: true)
      let ids = try branches.map { try session.id(of: $0, isKnown: !force) }
      var code = EndCode.changed
      var lines: [String] = []
      for id in ids {
        let result = try await session.attempt { try await $0.push(id) }
        lines.append(session.words(result, for: id))
        code = max(code, EndCode(result))
      }
      try code.end(lines)
    }
  }

  struct Pop: AsyncParsableCommand {
    static let configuration = CommandConfiguration.example(
      nil, "즐겨찾기에서 뺍니다.", "Removes branches.")
    @OptionGroup var options: SharedOptions
    @Argument(help: .text("지점 번호나 이름.", "Numbers or names of branches."))
    var branches: [String]

    func run() async throws {
      let session = try options.session(creating: true)
      let ids = try branches.map { try session.id(of: $0) }
      var code = EndCode.changed
      var lines: [String] = []
      for id in ids {
        let result = try await session.attempt { try await $0.pop(id) }
        lines.append(session.words(result, for: id))
        code = max(code, EndCode(result))
      }
      try code.end(lines)
    }
  }

  struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration.example(
      nil, "순서를 바꿉니다.", "Moves a favorite to another position.")
    @OptionGroup var options: SharedOptions
    @Argument(help: .text("지금 순서, 1부터.", "Its position now, from 1."))
    var from: Int
    @Argument(help: .text("새 순서, 1부터.", "Its new position, from 1."))
    var to: Int

    func run() async throws {
      let session = try options.session(creating: true)
      let shown = try await session.attempt { try await $0.list }
      for place in [from, to] where !(1...max(1, shown.count)).contains(place) || shown.isEmpty {
        throw session.noSuchPlace(place, count: shown.count)
      }
      // As in SwiftUI, the offset counts the places between favorites before the move.
      let destination = to > from ? to : to - 1
      try await session.attempt {
        try await $0.move(fromOffsets: [from - 1], toOffset: destination)
      }
      try (from == to ? EndCode.unchanged : .changed)
        .end([session.movedWords(shown[from - 1], from: from, to: to)])
    }
  }

  struct Note: AsyncParsableCommand {
    static let configuration = CommandConfiguration.example(
      nil, "메모를 적거나 지웁니다.", "Writes or removes a note.")
    @OptionGroup var options: SharedOptions
    @Argument(help: .text("지점 번호나 이름.", "The number or name of a branch."))
    var branch: String
    @Argument(help: .text("메모. 없으면 지웁니다.", "The note; without it, the note is removed."))
    var text: String?

    func run() async throws {
      let session = try options.session(creating: true)
      let id = try session.id(of: branch)
      let isFavorite = try await session.attempt { try await $0.setNote(text, for: id) }
      try (isFavorite ? EndCode.changed : .unchanged).end([
        isFavorite ? session.noteWords(text, for: id) : session.words(.notPresent, for: id)
      ])
    }
  }

  struct StartOver: AsyncParsableCommand {
    static let configuration = CommandConfiguration.example(
      nil, "읽을 수 없는 파일을 따로 두고 새로 시작합니다.", "Sets an unreadable file aside and begins again.")
    @OptionGroup var options: SharedOptions

    func run() async throws {
      let session = try options.session()
      try await session.attempt { try await $0.startOver() }
      let list = try await session.attempt { try await $0.list }
      try StandardOutput.show(session.lines(of: list))
    }
  }
}
