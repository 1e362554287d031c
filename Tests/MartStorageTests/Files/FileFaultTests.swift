import Favorites
import Foundation
import Keeping
import MartStorage
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The code of the error that a store throws, `nil` when it throws none.
private func code(_ body: () async throws -> Any?) async -> StoreError.Code? {
  do {
    _ = try await body()
    return nil
  } catch {
    return (error as? StoreError)?.code
  }
}

@Suite("A file that the system refuses")
struct FileFaultTests {
  @Test("In a missing directory nothing was ever stored, and nothing can be stored")
  func missingDirectory() async throws {
    let directory = try TemporaryDirectory()
    let store = FileStore(url: directory.url.appending(path: "no/such/favorites"))
    #expect(try store.load() == nil)
    let keeper = FavoriteKeeper(store: store)
    #expect(try await keeper.list.isEmpty)
    #expect(try await keeper.pop(1) == .notPresent)
    try await keeper.startOver()
    let push = await #expect(throws: StoreError.self) { try await keeper.push(1) }
    #expect(push?.code == .directoryMissing)
    let save = await #expect(throws: StoreError.self) { try await store.save([1]) }
    #expect(save?.code == .directoryMissing)
    #expect(save?.remains == "what was stored before is unchanged")
    #expect(try directory.names == [], "reading makes no directory")
    try store.createDirectory()
    #expect(try store.load() == nil)
    #expect(try await keeper.push(1) == .added(at: 0))
  }

  @Test("A file on the way is not a directory")
  func fileOnTheWay() async throws {
    let directory = try TemporaryDirectory()
    try Data().write(to: directory.file)
    let store = FileStore(url: directory.file.appending(path: "favorites"))
    #expect(await code { try store.load() } == .notADirectory)
    #expect(await code { try await store.save([]) } == .notADirectory)
    #expect(throws: StoreError.self) { try store.createDirectory() }
  }

  @Test("A directory in place of the file is refused and kept")
  func directoryInPlace() async throws {
    let directory = try TemporaryDirectory()
    let inside = directory.file.appending(path: "inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    for error in [
      #expect(throws: StoreError.self) { try directory.store.load() },
      await #expect(throws: StoreError.self) { try await directory.store.save([1]) },
    ] {
      #expect(error?.code == .isDirectory)
      #expect(error?.path == directory.file.path)
      #expect(error?.remains == "nothing was changed")
    }
    #expect(FileManager.default.fileExists(atPath: inside.path))
  }

  @Test("A symbolic link is refused, whether or not its target exists", arguments: [true, false])
  func symbolicLink(exists: Bool) async throws {
    let directory = try TemporaryDirectory()
    let target = directory.url.appending(path: "target")
    if exists { try Data("favorites of others".utf8).write(to: target) }
    try FileManager.default.createSymbolicLink(at: directory.file, withDestinationURL: target)
    for error in [
      #expect(throws: StoreError.self) { try directory.store.load() },
      await #expect(throws: StoreError.self) { try await directory.store.save([1]) },
      await #expect(throws: StoreError.self) {
        try await directory.store.update { $0.replace(with: [1]) }
      },
    ] {
      #expect(error?.code == .symbolicLink)
      #expect(error?.path == directory.file.path)
    }
    #expect(FileManager.default.fileExists(atPath: target.path) == exists)
  }

  @Test("A symbolic link in place of the lock file is refused")
  func linkedLock() async throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      at: directory.url.appending(path: "favorites.lock"),
      withDestinationURL: directory.url.appending(path: "target"))
    let error = await #expect(throws: StoreError.self) { try await directory.store.save([1]) }
    #expect(error?.code == .symbolicLink)
    #expect(error?.path == directory.file.path + ".lock")
  }

  @Test("A pipe in place of the file is refused without waiting for a writer")
  func pipe() async throws {
    let directory = try TemporaryDirectory()
    #expect(mkfifo(directory.file.path, 0o600) == 0)
    #expect(await code { try directory.store.load() } == .notAFile)
    #expect(await code { try await directory.store.save([]) } == .notAFile)
  }

  @Test("A file larger than the limit is refused before it is read, and kept")
  func tooLarge() async throws {
    let directory = try TemporaryDirectory()
    #expect(FileManager.default.createFile(atPath: directory.file.path, contents: nil))
    #expect(truncate(directory.file.path, 1 << 40) == 0)
    #expect(await code { try directory.store.load() } == .tooLarge)
    #expect(await code { try await directory.store.save([]) } == .tooLarge)
    #expect(try directory.names == ["favorites", "favorites.lock"])
  }

  @Test("A foreign file of any size is a way out of: it is set aside when a keeper starts over")
  func tooLargeStartOver() async throws {
    let directory = try TemporaryDirectory()
    #expect(FileManager.default.createFile(atPath: directory.file.path, contents: nil))
    #expect(truncate(directory.file.path, 1 << 40) == 0)
    let keeper = FavoriteKeeper(store: directory.store)
    let error = await #expect(throws: StoreError.self) { try await keeper.push(1) }
    #expect(error?.code == .tooLarge)
    #expect(error?.remains == "nothing was changed")
    try await keeper.startOver()
    #expect(try await keeper.push(1) == .added(at: 0))
    try await keeper.startOver()
    #expect(try await Array(keeper.list) == [1])
    #expect(try directory.names.contains("favorites.unreadable-20261121T110230Z"))
  }

  @Test("A limit may be the largest number")
  func largestLimit() async throws {
    let directory = try TemporaryDirectory()
    let store = FileStore(url: directory.file, sizeLimit: .max)
    try await store.save([1, 2, 3])
    #expect(try store.load() == [1, 2, 3])
  }

  @Test("Bytes of exactly the limit are stored and read, and one byte more is refused")
  func sizeLimit() async throws {
    let directory = try TemporaryDirectory()
    let store = FileStore(url: directory.file, sizeLimit: 1 << 16)
    let most = [UInt8](repeating: 7, count: store.sizeLimit)
    try await store.save(most)
    #expect(try store.load() == most)
    for error in [
      await #expect(throws: StoreError.self) { try await store.save(most + [7]) },
      await #expect(throws: StoreError.self) {
        try await store.update { $0.replace(with: most + [7]) }
      },
    ] {
      #expect(error?.code == .tooLarge)
      #expect(error?.remains == "what was stored before is unchanged")
    }
    #expect(try store.load() == most)
    let small = FileStore(url: directory.file, sizeLimit: 10)
    #expect(await code { try small.load() } == .tooLarge)
    #expect(try store.load() == most, "a store with a greater limit still reads it")
  }

  @Test("A lock that another one holds for too long is an error that says so")
  func lockTimeout() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1])
    do {
      let holder = LockHolder(directory)
      let error = await #expect(throws: StoreError.self) { try await directory.store.save([2]) }
      #expect(error?.code == .lockTimedOut)
      #expect(error?.path == directory.file.path + ".lock")
      let loaded = try directory.store.load()
      #expect(loaded == [1], "reading needs no lock")
      _ = holder.descriptor
    }
    try await FileStore(url: directory.file, lockTimeout: .seconds(60)).save([2])
  }

  // The following need a process whose rights or limits can be taken away.

  @Test("A full disk is an error, and the old bytes are whole", .timeLimit(.minutes(10)))
  func fullDisk() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1, 2, 3])
    let file = directory.file.path
    await #expect(processExitsWith: .success) { [file = file as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      #if canImport(Glibc)
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #else
        #expect(setrlimit(RLIMIT_FSIZE, &limit) == 0)
      #endif
      let store = FileStore(url: URL(fileURLWithPath: file))
      let large = [UInt8](repeating: 7, count: 1_000)
      let folder = (file as NSString).deletingLastPathComponent
      let errors = [
        await #expect(throws: StoreError.self) { try await store.save(large) },
        await #expect(throws: StoreError.self) {
          try await store.update { $0.replace(with: large) }
        },
      ]
      for error in errors {
        #expect(error?.code == .diskFull)
        #expect(error?.path == file)
        #expect(error?.remains == "what was stored before is unchanged")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(left == ["favorites", "favorites.lock"], "no half file is left")
      #expect(try store.load() == [1, 2, 3])
      try await store.save([4])
    }
    #expect(try directory.store.load() == [4])
  }

  /// Another user than root, to whom the modes of files mean something.
  static let nobody: uid_t = 65_534

  @Test("A directory that cannot be written is an error; what is there can be read")
  func readOnlyDirectory() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1])
    let (path, file) = (directory.url.path, directory.file.path)
    for name in ["favorites", "favorites.lock"] { chmod(path + "/" + name, 0o666) }
    chmod(path, 0o555)
    defer { chmod(path, 0o700) }
    await #expect(processExitsWith: .success) { [file = file as String] in
      if getuid() == 0 { #expect(setuid(Self.nobody) == 0) }
      let store = FileStore(url: URL(fileURLWithPath: file))
      let before = try store.load()
      #expect(before == [1])
      let error = await #expect(throws: StoreError.self) { try await store.save([2]) }
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
      let store = FileStore(url: URL(fileURLWithPath: file))
      for _ in 0..<2 {
        let error = #expect(throws: StoreError.self) { try store.load() }
        #expect(error?.code == .malformed)
        #expect(error?.remains == "the file is unchanged")
      }
    }
    #expect(try directory.names == ["favorites"])
  }

  @Test("A file that may not be read is not \"never stored\", and is not written over")
  func permissionDenied() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1])
    let (path, file) = (directory.url.path, directory.file.path)
    chmod(path, 0o777)
    chmod(file + ".lock", 0o666)
    chmod(file, 0)
    await #expect(processExitsWith: .success) { [file = file as String] in
      if getuid() == 0 { #expect(setuid(Self.nobody) == 0) }
      let store = FileStore(url: URL(fileURLWithPath: file))
      for error in [
        #expect(throws: StoreError.self) { try store.load() },
        await #expect(throws: StoreError.self) { try await store.save([2]) },
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
      let store = FileStore(url: URL(fileURLWithPath: file))
      #expect(await code { try store.load() } == .permissionDenied)
    }
  }
}
