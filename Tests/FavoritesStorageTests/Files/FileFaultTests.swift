import Favorites
import FavoritesStorage
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The code of the error that a store throws, `nil` when it throws none.
private func code(_ body: () throws -> Any?) -> FavoriteError.Code? {
  do {
    _ = try body()
    return nil
  } catch {
    return (error as? FavoriteError)?.code
  }
}

@Suite("A file that the system refuses")
struct FileFaultTests {
  @Test("A missing directory is not \"never stored\"")
  func missingDirectory() throws {
    let directory = try TemporaryDirectory()
    let store = FileFavoriteStore(url: directory.url.appending(path: "no/favorites"))
    let load = #expect(throws: FavoriteError.self) { try store.load() }
    #expect(load?.code == .directoryMissing)
    #expect(load?.path == store.path)
    let save = #expect(throws: FavoriteError.self) { try store.save([1]) }
    #expect(save?.code == .directoryMissing)
    #expect(save?.remains == "what was stored before is unchanged")
    try store.createDirectory()
    #expect(try store.load() == nil)
    try store.save([1])
  }

  @Test("A file on the way is not a directory")
  func fileOnTheWay() throws {
    let directory = try TemporaryDirectory()
    try Data().write(to: directory.file)
    let store = FileFavoriteStore(url: directory.file.appending(path: "favorites"))
    #expect(code { try store.load() } == .notADirectory)
    #expect(code { try store.save([]) } == .notADirectory)
    #expect(throws: FavoriteError.self) { try store.createDirectory() }
  }

  @Test("A directory in place of the file is refused and kept")
  func directoryInPlace() throws {
    let directory = try TemporaryDirectory()
    let inside = directory.file.appending(path: "inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    for error in [
      #expect(throws: FavoriteError.self) { try directory.store.load() },
      #expect(throws: FavoriteError.self) { try directory.store.save([1]) },
    ] {
      #expect(error?.code == .isDirectory)
      #expect(error?.path == directory.file.path)
      #expect(error?.remains == "nothing was changed")
    }
    #expect(FileManager.default.fileExists(atPath: inside.path))
  }

  @Test("A symbolic link is refused, whether or not its target exists", arguments: [true, false])
  func symbolicLink(exists: Bool) throws {
    let directory = try TemporaryDirectory()
    let target = directory.url.appending(path: "target")
    if exists { try Data("favourites of others".utf8).write(to: target) }
    try FileManager.default.createSymbolicLink(at: directory.file, withDestinationURL: target)
    for error in [
      #expect(throws: FavoriteError.self) { try directory.store.load() },
      #expect(throws: FavoriteError.self) { try directory.store.save([1]) },
      #expect(throws: FavoriteError.self) { try directory.store.update { $0 = [1] } },
    ] {
      #expect(error?.code == .symbolicLink)
      #expect(error?.path == directory.file.path)
    }
    #expect(FileManager.default.fileExists(atPath: target.path) == exists)
  }

  @Test("A symbolic link in place of the lock file is refused")
  func linkedLock() throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      at: directory.url.appending(path: "favorites.lock"),
      withDestinationURL: directory.url.appending(path: "target"))
    let error = #expect(throws: FavoriteError.self) { try directory.store.save([1]) }
    #expect(error?.code == .symbolicLink)
    #expect(error?.path == directory.file.path + ".lock")
  }

  @Test("A pipe in place of the file is refused without waiting for a writer")
  func pipe() throws {
    let directory = try TemporaryDirectory()
    #expect(mkfifo(directory.file.path, 0o600) == 0)
    #expect(code { try directory.store.load() } == .notAFile)
    #expect(code { try directory.store.save([]) } == .notAFile)
  }

  @Test("A file larger than any list is refused before it is read, and kept")
  func tooLarge() throws {
    let directory = try TemporaryDirectory()
    #expect(FileManager.default.createFile(atPath: directory.file.path, contents: nil))
    #expect(truncate(directory.file.path, 1 << 40) == 0)
    #expect(code { try directory.store.load() } == .tooLarge)
    #expect(code { try directory.store.save([]) } == .tooLarge)
  }

  @Test("A lock that another one holds for too long is an error that says so")
  func lockTimeout() throws {
    let directory = try TemporaryDirectory()
    try directory.store.save([1])
    try directory.store.update { _ in
      let error = #expect(throws: FavoriteError.self) { try directory.store.save([2]) }
      #expect(error?.code == .lockTimedOut)
      #expect(error?.path == directory.file.path + ".lock")
      let loaded = try directory.store.load()
      #expect(loaded == [1], "reading needs no lock")
    }
    try directory.store.save([2])
  }

  @Test("A lock file that is taken away and made again is not locked twice")
  func lockFileReplaced() throws {
    let directory = try TemporaryDirectory()
    try directory.store.update { _ in
      try FileManager.default.removeItem(at: directory.url.appending(path: "favorites.lock"))
    }
    try directory.store.save([2])
    #expect(try directory.store.load() == [2])
  }

  // The following need a process whose rights or limits can be taken away.

  @Test("A full disk is an error, and the old favourites are whole", .timeLimit(.minutes(1)))
  func fullDisk() async throws {
    let directory = try TemporaryDirectory()
    try directory.store.save([1, 2, 3])
    let file = directory.file.path
    await #expect(processExitsWith: .success) { [file = file as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      #if canImport(Glibc)
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #else
        #expect(setrlimit(RLIMIT_FSIZE, &limit) == 0)
      #endif
      let store = FileFavoriteStore(url: URL(fileURLWithPath: file))
      let large = [UInt8](repeating: 7, count: 1_000)
      let errors = [
        #expect(throws: FavoriteError.self) { try store.save(large) },
        #expect(throws: FavoriteError.self) { try store.update { $0 = large } },
      ]
      for error in errors {
        #expect(error?.code == .diskFull)
        #expect(error?.path == file)
        #expect(error?.remains == "what was stored before is unchanged")
      }
      #expect(try store.load() == [1, 2, 3])
      try store.save([4])
    }
    #expect(try directory.names == ["favorites", "favorites.lock"], "no half file is left")
    #expect(try directory.store.load() == [4])
  }

  /// Another user than root, to whom the modes of files mean something.
  static let nobody: uid_t = 65_534

  @Test("A directory that cannot be written is an error; what is there can be read")
  func readOnlyDirectory() async throws {
    let directory = try TemporaryDirectory()
    try directory.store.save([1])
    let (path, file) = (directory.url.path, directory.file.path)
    for name in ["favorites", "favorites.lock"] { chmod(path + "/" + name, 0o666) }
    chmod(path, 0o555)
    defer { chmod(path, 0o700) }
    await #expect(processExitsWith: .success) { [file = file as String] in
      if getuid() == 0 { #expect(setuid(Self.nobody) == 0) }
      let store = FileFavoriteStore(url: URL(fileURLWithPath: file))
      let before = try store.load()
      #expect(before == [1])
      let error = #expect(throws: FavoriteError.self) { try store.save([2]) }
      #expect(error?.code == .directoryNotWritable)
      #expect(error?.path == file)
      #expect(error?.remains == "what was stored before is unchanged")
      let after = try store.load()
      #expect(after == [1])
    }
  }

  @Test("An unreadable file in a directory that cannot be written stays where it is")
  func unreadableInReadOnlyDirectory() async throws {
    let directory = try TemporaryDirectory()
    try Data("garbage".utf8).write(to: directory.file)
    let (path, file) = (directory.url.path, directory.file.path)
    chmod(file, 0o644)
    chmod(path, 0o555)
    defer { chmod(path, 0o700) }
    await #expect(processExitsWith: .success) { [file = file as String] in
      if getuid() == 0 { #expect(setuid(Self.nobody) == 0) }
      let store = FileFavoriteStore(url: URL(fileURLWithPath: file))
      for _ in 0..<2 {
        let error = #expect(throws: FavoriteError.self) { try store.load() }
        #expect(error?.code == .malformed)
        #expect(error?.remains == "the file is unchanged")
      }
    }
    #expect(try directory.names == ["favorites"])
  }

  @Test("A file that may not be read is not \"never stored\", and is not written over")
  func permissionDenied() async throws {
    let directory = try TemporaryDirectory()
    try directory.store.save([1])
    let (path, file) = (directory.url.path, directory.file.path)
    chmod(path, 0o777)
    chmod(file + ".lock", 0o666)
    chmod(file, 0)
    await #expect(processExitsWith: .success) { [file = file as String] in
      if getuid() == 0 { #expect(setuid(Self.nobody) == 0) }
      let store = FileFavoriteStore(url: URL(fileURLWithPath: file))
      for error in [
        #expect(throws: FavoriteError.self) { try store.load() },
        #expect(throws: FavoriteError.self) { try store.save([2]) },
      ] {
        #expect(error?.code == .permissionDenied)
        #expect(error?.path == file)
        #expect(error?.remains == "nothing was changed")
      }
    }
    chmod(file, 0o600)
    #expect(try directory.store.load() == [1])
  }

  @Test("A directory that may not be entered is not \"never stored\"")
  func directoryDenied() async throws {
    let directory = try TemporaryDirectory()
    let (path, file) = (directory.url.path, directory.file.path)
    chmod(path, 0)
    defer { chmod(path, 0o700) }
    await #expect(processExitsWith: .success) { [file = file as String] in
      if getuid() == 0 { #expect(setuid(Self.nobody) == 0) }
      let store = FileFavoriteStore(url: URL(fileURLWithPath: file))
      #expect(code { try store.load() } == .permissionDenied)
    }
  }
}
