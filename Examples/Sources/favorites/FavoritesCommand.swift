import ArgumentParser
import MartHolidayKit

/// Keeps favourite branches in a file, as an app and its widget would.
struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "즐겨찾는 매장을 파일에 보관합니다. Keeps favourite branches in a file.",
    discussion: """
      favorites push "코스트코 양재점"     추가
      favorites list                      목록
      favorites note 1140 "주말 장보기"    메모
      favorites move 2 1                  둘째를 첫째로
      favorites import FavoriteList.plist 예전 앱의 보관 파일에서 가져오기

      종료 코드: 0 바뀜, 1 바뀐 것 없음, 2 한도가 참, 그 밖은 오류.
      Exit codes: 0 changed, 1 nothing changed, 2 full, anything else is an error.
      """,
    subcommands: [
      List.self, Push.self, Pop.self, Move.self, Note.self, Import.self, StartOver.self,
    ])
}

extension FavoritesCommand {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "목록을 보여 줍니다. Shows the list.")
    @OptionGroup var options: SharedOptions

    func run() async throws {
      let session = try options.session()
      let list = try await session.attempt { try await $0.list }
      session.lines(of: list).forEach { print($0) }
    }
  }

  struct Push: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "맨 뒤에 추가합니다. Adds branches at the end.")
    @OptionGroup var options: SharedOptions
    @Argument(help: "지점 번호나 이름. Numbers or names of branches.")
    var branches: [String]

    func run() async throws {
      let session = try options.session(creating: true)
      let ids = try branches.map { try session.id(of: $0) }
      var code = EndCode.changed
      for id in ids {
        let result = try await session.attempt { try await $0.push(id) }
        print(session.words(result, for: id))
        code = max(code, EndCode(result))
      }
      code.end()
    }
  }

  struct Pop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "즐겨찾기에서 뺍니다. Takes branches out.")
    @OptionGroup var options: SharedOptions
    @Argument(help: "지점 번호나 이름. Numbers or names of branches.")
    var branches: [String]

    func run() async throws {
      let session = try options.session(creating: true)
      let ids = try branches.map { try session.id(of: $0) }
      var code = EndCode.changed
      for id in ids {
        let result = try await session.attempt { try await $0.pop(id) }
        print(session.words(result, for: id))
        code = max(code, EndCode(result))
      }
      code.end()
    }
  }

  struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "순서를 바꿉니다. Moves a favourite to another place.")
    @OptionGroup var options: SharedOptions
    @Argument(help: "지금 순서, 1부터. The place that it has now, from 1.")
    var from: Int
    @Argument(help: "새 순서, 1부터. The place that it shall have, from 1.")
    var to: Int

    func run() async throws {
      let session = try options.session(creating: true)
      let shown = try await session.attempt { try await $0.list }
      for place in [from, to] where !(1...max(1, shown.count)).contains(place) || shown.isEmpty {
        throw session.noSuchPlace(place, count: shown.count)
      }
      // SwiftUI counts the places between favourites before anything moves.
      let destination = to > from ? to : to - 1
      try await session.attempt {
        try await $0.move(fromOffsets: [from - 1], toOffset: destination)
      }
      print(session.movedWords(shown[from - 1], from: from, to: to))
      (from == to ? EndCode.unchanged : .changed).end()
    }
  }

  struct Note: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "메모를 적거나 지웁니다. Writes a note, or takes it away.")
    @OptionGroup var options: SharedOptions
    @Argument(help: "지점 번호나 이름. The number or name of a branch.")
    var branch: String
    @Argument(help: "메모. 없으면 지웁니다. The note; none takes it away.")
    var text: String?

    func run() async throws {
      let session = try options.session(creating: true)
      let id = try session.id(of: branch)
      let isFavorite = try await session.attempt { try await $0.setNote(text, for: id) }
      print(
        isFavorite
          ? session.noteWords(text, for: id) : session.words(.notPresent, for: id))
      (isFavorite ? EndCode.changed : .unchanged).end()
    }
  }

  struct StartOver: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "읽을 수 없는 파일을 따로 두고 새로 시작합니다. Begins again beside an unreadable file.")
    @OptionGroup var options: SharedOptions

    func run() async throws {
      let session = try options.session()
      try await session.attempt { try await $0.startOver() }
      let list = try await session.attempt { try await $0.list }
      session.lines(of: list).forEach { print($0) }
    }
  }
}
