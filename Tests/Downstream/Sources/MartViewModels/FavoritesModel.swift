import MartHolidayKit

/// The favorites with their stars, and what the last tap came to.
public actor FavoritesModel {
  /// A row of the list that the user sorts.
  public struct Row: Identifiable, Hashable, Sendable {
    public let id: Int
    /// The name of the branch; `nil` while the catalog does not have it.
    public let title: String?
    public let note: String?
  }

  public nonisolated let keeper: FavoriteKeeper<Int>
  public nonisolated let language: PhraseLanguage
  public private(set) var list = FavoriteList<Int>()
  /// What is said to the user; `nil` when there is nothing to say.
  public private(set) var message: String?

  public init(_ keeper: FavoriteKeeper<Int>, in language: PhraseLanguage) {
    self.keeper = keeper
    self.language = language
  }

  public func load() async {
    await perform { _ in nil }
  }

  public func isStarred(_ id: Int) -> Bool { list.contains(id) }

  public func tapStar(of branch: Branch) async {
    let (name, language) = (branch.displayName(in: language), language)
    await perform { try await $0.toggle(branch.id).phrase(for: name, in: language) }
  }

  public func move(fromOffsets offsets: [Int], toOffset destination: Int) async {
    await perform {
      try await $0.move(fromOffsets: offsets, toOffset: destination)
      return nil
    }
  }

  public func write(note: String, for id: Int) async {
    await perform {
      _ = try await $0.setNote(note.isEmpty ? nil : note, for: id)
      return nil
    }
  }

  public func rows(in catalog: BranchCatalog) -> [Row] {
    list.entries.map { entry in
      Row(
        id: entry.id, title: catalog[entry.id]?.displayName(in: language), note: entry.note)
    }
  }

  /// The user's marts as the next catalog numbers them.
  public func renumber(by diff: CatalogDiff) async {
    await perform {
      try await $0.update { $0 = $0.renumbered(by: diff) }
      return nil
    }
  }

  /// Does something and shows what is stored then; when it fails, what was shown before stays.
  private func perform(_ action: (FavoriteKeeper<Int>) async throws -> String?) async {
    do {
      message = try await action(keeper)
      list = try await keeper.list
    } catch {
      message =
        (error as? FavoriteError)?.phrase(in: language, style: .long)
        ?? (error as? StoreError)?.phrase(in: language, style: .long)
        ?? (language == .korean
          ? "즐겨찾기에 문제가 생겼습니다. 다시 시도해 주세요."
          : "Something is wrong with the favorites. Please try again.")
    }
  }
}
