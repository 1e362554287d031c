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

@Suite("What makes a save last")
struct DurabilityTests {
  private func store(
    _ directory: TemporaryDirectory, _ system: RecordingFileSystem
  ) -> FileStore {
    FileStore(url: directory.file, lockTimeout: .milliseconds(200), system: system) {
      1_795_258_950
    }
  }

  @Test("A save syncs the new file, renames it, and syncs the directory, in this order")
  func save() async throws {
    let directory = try TemporaryDirectory()
    let order = [
      "lock favorites.lock", "remove favorites.new", "create favorites.new",
      "write favorites.new", "sync favorites.new", "rename favorites.new favorites",
      "sync directory",
    ]
    let first = RecordingFileSystem()
    try await store(directory, first).save([1])
    #expect(first.withoutWaits == order)
    let second = RecordingFileSystem()
    try await store(directory, second).update { $0.replace(with: [2]) }
    #expect(second.withoutWaits.filter { !$0.hasPrefix("read") } == order)
  }

  @Test("A change that changes nothing writes nothing")
  func noChange() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1])
    let system = RecordingFileSystem()
    try await store(directory, system).update { $0.replace(with: [1]) }
    #expect(system.withoutWaits == ["lock favorites.lock", "read favorites"])
  }

  @Test("Setting aside syncs the directory")
  func settingAside() throws {
    let directory = try TemporaryDirectory()
    try Data("garbage".utf8).write(to: directory.file)
    let system = RecordingFileSystem()
    #expect(throws: StoreError.self) { try store(directory, system).load() }
    let aside = "favorites.unreadable-20261121T110230Z"
    #expect(system.record.suffix(2) == ["rename favorites \(aside)", "sync directory"])
  }

  @Test("New directories are synced into those above them")
  func directories() throws {
    let directory = try TemporaryDirectory()
    let system = RecordingFileSystem()
    let file = directory.url.appending(path: "a/b/favorites")
    let store = FileStore(url: file, lockTimeout: .zero, system: system)
    try store.createDirectory()
    #expect(system.record == ["sync directory", "sync directory"])
    #expect(
      Set(system.syncedDirectories)
        == [directory.url.path, directory.url.appending(path: "a").path])
    try store.createDirectory()
    #expect(system.record.count == 2, "a directory that is there needs nothing")
  }

  @Test(
    "A save that fails leaves the old bytes and no file beside it",
    arguments: [
      ("create favorites.new", EACCES, StoreError.Code.directoryNotWritable),
      ("write favorites.new", ENOSPC, .diskFull), ("write favorites.new", EDQUOT, .diskFull),
      ("sync favorites.new", EIO, .systemError),
      ("rename favorites.new favorites", EROFS, .readOnlyFileSystem),
    ])
  func failure(call: String, number: Int32, code: StoreError.Code) async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1])
    let system = RecordingFileSystem(faults: [call: number])
    let errors = [
      await #expect(throws: StoreError.self) { try await store(directory, system).save([2]) },
      await #expect(throws: StoreError.self) {
        try await store(directory, system).update { $0.replace(with: [2]) }
      },
    ]
    for error in errors {
      #expect(error?.code == code)
      #expect(error?.remains == "what was stored before is unchanged")
    }
    #expect(try directory.names == ["favorites", "favorites.lock"])
    #expect(try directory.store.load() == [1])
  }

  @Test("A directory that cannot be synced is said; some file systems have no such call")
  func directorySync() async throws {
    let directory = try TemporaryDirectory()
    let broken = RecordingFileSystem(faults: ["sync directory": EIO])
    let error = await #expect(throws: StoreError.self) {
      try await store(directory, broken).save([1])
    }
    #expect(error?.code == .notDurable)
    #expect(error?.remains == "the new bytes are in place and may not outlive a power failure")
    #expect(try directory.store.load() == [1])
    try await store(directory, RecordingFileSystem(faults: ["sync directory": EINVAL])).save([2])
    #expect(try directory.store.load() == [2])
  }

  @Test("A lock on a lock file that was taken away keeps nobody out, so it does not count")
  func lockIdentity() async throws {
    let directory = try TemporaryDirectory()
    let lockPath = directory.file.path + ".lock"
    let system = RecordingFileSystem(before: [
      "lock favorites.lock": {
        // Between opening and locking somebody replaces the file.
        unlink(lockPath)
        close(open(lockPath, O_CREAT | O_RDWR, 0o600))
      }
    ])
    try await store(directory, system).update { stored in
      let other = open(lockPath, O_RDWR)
      #expect(flock(other, LOCK_EX | LOCK_NB) != 0, "two owners at once")
      close(other)
      stored.replace(with: [1])
    }
    #expect(try directory.store.load() == [1])
  }

  @Test("A file that is damaged and then saved anew, before it can be set aside, is read")
  func repairedMeanwhile() async throws {
    let directory = try TemporaryDirectory()
    try await directory.store.save([1])
    let whole = try Data(contentsOf: directory.file)
    try Data("garbage".utf8).write(to: directory.file)
    let file = directory.file
    let system = RecordingFileSystem(before: [
      "lock favorites.lock": {
        // Between reading and locking another process saves.
        #expect(FileManager.default.createFile(atPath: file.path, contents: whole))
      }
    ])
    #expect(try store(directory, system).load() == [1])
    #expect(try directory.names == ["favorites", "favorites.lock"])
  }

  @Test("Reading a file that is too large takes no lock and makes no file")
  func readingTooLarge() async throws {
    let directory = try TemporaryDirectory()
    try Data(count: 200).write(to: directory.file)
    let system = RecordingFileSystem()
    let store = FileStore(url: directory.file, lockTimeout: .zero, sizeLimit: 100, system: system)
    #expect(#expect(throws: StoreError.self) { try store.load() }?.code == .tooLarge)
    #expect(system.record == [])
    #expect(try directory.names == ["favorites"])
  }

  @Test("Reading takes no lock and makes no file")
  func reading() async throws {
    let directory = try TemporaryDirectory()
    let system = RecordingFileSystem()
    #expect(try store(directory, system).load() == nil)
    try await directory.store.save([1])
    #expect(try store(directory, system).load() == [1])
    #expect(system.record == ["read favorites"])
  }

  @Test("A link in place of the new file is taken away, and what it points to is left alone")
  func linkedTemporaryFile() async throws {
    let directory = try TemporaryDirectory()
    let target = directory.url.appending(path: "target")
    try Data("of others".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(
      at: directory.url.appending(path: "favorites.new"), withDestinationURL: target)
    try await directory.store.save([1])
    #expect(try directory.bytes(of: "target") == Array("of others".utf8))
    #expect(try directory.names == ["favorites", "favorites.lock", "target"])
  }
}

extension RecordingFileSystem {
  /// What was done, but for waiting: a process that the tests have begun may hold the lock for a moment, until it is
  /// the program it is to be.
  fileprivate var withoutWaits: [String] { record.filter { !$0.hasPrefix("wait") } }
}
