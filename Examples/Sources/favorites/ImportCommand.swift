import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit
import MartStorage

extension FavoritesCommand {
  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration.example(
      nil, "예전 앱의 보관 파일이나 저장된 목록에서 가져옵니다.", "Imports favorites from a file.")
    @OptionGroup var options: SharedOptions
    @Argument(
      help: .text("파일: FavoriteList 보관 파일 또는 JSON 목록.", "An archive or a stored list."))
    var file: String

    func run() async throws {
      let session = try options.session(creating: true)
      let (entries, dropped) = try read(session.language)
      let added = try await session.attempt { keeper in
        try await keeper.update { list in
          var added: [Int] = []
          // Favorites of the file are never left out because of the limit of this program.
          let missing = entries.filter { !list.contains($0.id) }
          if let limit = list.limit { list.setLimit(max(limit, list.count + missing.count)) }
          for entry in missing where list.push(entry.id, note: entry.note).succeeded {
            added.append(entry.id)
          }
          return added
        }
      }
      let list = try await session.attempt { try await $0.list }
      try (added.isEmpty ? EndCode.unchanged : .changed).end(
        session.importWords(
          added: added, known: entries.count - added.count, dropped: dropped, list: list))
    }

    private func read(
      _ language: Language
    ) throws -> (entries: [FavoriteList<Int>.Entry], dropped: [Int]) {
      let bytes = try InputFile(file, korean: "즐겨찾기", english: "file of favorites").bytes()
      do {
        guard !bytes.starts(with: Array("bplist".utf8)) else {
          let original = try LegacyFavorites(archive: bytes)
          return (original.list().entries, original.dropped)
        }
        return (try FavoriteList<Int>(storedForm: bytes).entries, [])
      } catch {
        throw ExampleFailure(
          .badData, korean: "즐겨찾기 파일이 아닙니다: \(file): \(error)",
          english: "no file of favorites: \(file): \(error)")
      }
    }
  }
}
