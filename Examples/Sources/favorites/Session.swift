import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit
import MartStorage

/// The options of every command.
struct SharedOptions: ParsableArguments {
  @Option(
    help: .text(
      "파일을 둘 폴더; 없으면 사용자의 데이터 폴더.",
      "The folder of the file; the user's application data when absent.", valueName: "folder"))
  var home: String?

  @Option(help: .text("한도.", "The greatest number of favorites."))
  var limit = 3

  @Option(help: .catalog)
  var catalog: String?

  @OptionGroup var languages: LanguageOptions

  /// Opens the file of favorites.
  ///
  /// - Parameter creating: whether the folder is made when it does not exist.
  func session(creating: Bool = false) throws -> Session {
    guard limit >= 0 else {
      throw ExampleFailure(
        .usage, korean: "한도는 0 이상입니다: \(limit)", english: "the limit is 0 or more: \(limit)")
    }
    let branches = try ExampleCatalog.branches(in: catalog)
    let folder = home.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.applicationData
    let store = FileStore(url: folder.appendingPathComponent("favorites"))
    let session = Session(
      store: store, limit: limit, branches: branches, language: .ofRun)
    // The standard folder belongs to the program; a folder that a person named may be a mistake.
    if creating || home == nil { try session.createFolder() } else { try session.requireFolder() }
    return session
  }

  private static var applicationData: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      .first.map { $0.appendingPathComponent("MartHolidayKit") }
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(".martholidaykit")
  }
}

/// The exit code of a command that ended without a failure.
enum EndCode: Int32, Comparable {
  case changed = 0
  case unchanged = 1
  case full = 2

  init(_ result: PushResult) {
    switch result {
    case .added: self = .changed
    case .alreadyPresent: self = .unchanged
    case .full: self = .full
    }
  }

  init(_ result: PopResult) { self = result.succeeded ? .changed : .unchanged }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Says what happened and ends the program with the code.
  func end(_ lines: [String]) throws {
    try StandardOutput.show(lines)
    if self != .changed { throw ExitCode(rawValue) }
  }
}

/// A file of favorites and the words for it.
struct Session {
  let language: Language
  private let store: FileStore
  private let keeper: FavoriteKeeper<Int>
  private let finder: BranchSearch
  private let names: [Int: String]

  init(store: FileStore, limit: Int, branches: [Branch], language: Language) {
    self.store = store
    self.language = language
    keeper = FavoriteKeeper(store: store, limit: limit)
    finder = BranchSearch(branches)
    names = Dictionary(branches.map { ($0.id, $0.displayName(in: language)) }) { first, _ in
      first
    }
  }

  func createFolder() throws {
    do {
      try store.createDirectory()
    } catch {
      throw failure(error)
    }
  }

  /// Refuses a missing folder, which the library would take for one with nothing stored in it.
  func requireFolder() throws {
    guard !FileManager.default.fileExists(atPath: store.directory.path) else { return }
    throw failure(
      StoreError(
        .directoryMissing, value: store.directory.path, path: store.path,
        remains: "nothing was changed"))
  }

  /// Calls the keeper and puts what it throws into words.
  func attempt<Answer>(
    _ body: (FavoriteKeeper<Int>) async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await body(keeper)
    } catch let error as StoreError {
      throw failure(error)
    } catch let error as FavoriteError {
      throw failure(error)
    }
  }

  /// The number of a branch that a person named.
  ///
  /// - Parameters:
  ///   - text: a name or a number.
  ///   - isKnown: whether the catalogue has to have the number; that of a favorite may be gone.
  func id(of text: String, isKnown: Bool = false) throws -> Int {
    if let id = Int(text) {
      guard id > 0 else {
        throw ExampleFailure(
          .usage, korean: "지점 번호는 1 이상입니다: \(id)",
          english: "the number of a branch is 1 or more: \(id)")
      }
      guard !isKnown || names[id] != nil else {
        throw ExampleFailure(
          .badData, korean: "매장 목록에 없는 번호입니다: \(id) (그래도 추가하려면 --force)",
          english: "no branch has the number \(id) (--force adds it)")
      }
      return id
    }
    let found = try finder.branches(named: text)
    guard found.count == 1 else { throw BranchSearch.severalBranches(found, text) }
    return found[0].id
  }

  func name(_ id: Int) -> String {
    names[id] ?? language("목록에 없는 지점 \(id)", "unknown branch \(id)")
  }
}
