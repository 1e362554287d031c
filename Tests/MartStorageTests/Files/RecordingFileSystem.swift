import Foundation
import MartStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file system of the machine, with a record of each call, and with faults that a test asks for.
final class RecordingFileSystem: FileSystem, @unchecked Sendable {
  private let base = MachineFileSystem()
  // Every access to the variables holds the lock.
  private let lock = NSLock()
  private var calls: [String] = []
  private var names: [Int32: String] = [:]
  private var directories: [Int32: String] = [:]
  private var synced: [String] = []
  private let faults: [String: Int32]
  /// Runs before a call, once.
  private var before: [String: @Sendable () -> Void]

  /// - Parameters:
  ///   - faults: the error number of each call that fails, by the call as it is recorded.
  ///   - before: what happens right before a call, the first time.
  init(faults: [String: Int32] = [:], before: [String: @Sendable () -> Void] = [:]) {
    self.faults = faults
    self.before = before
  }

  /// The calls that change something or make it last, such as `sync favorites.new`.
  var record: [String] { lock.withLock { calls } }

  /// The path of each directory that was synced.
  var syncedDirectories: [String] { lock.withLock { synced } }

  private func note(_ call: String) throws(SystemError) {
    let hook = lock.withLock {
      calls.append(call)
      return before.removeValue(forKey: call)
    }
    hook?()
    if let number = faults[call] { throw SystemError(number: number) }
  }

  private func name(_ path: String) -> String { (path as NSString).lastPathComponent }
  private func name(_ descriptor: Int32) -> String {
    lock.withLock { names[descriptor] ?? "unknown" }
  }

  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    if flags & O_EXCL != 0 { try note("create \(name(path))") }
    let descriptor = try base.open(path, flags)
    let name = flags & O_DIRECTORY != 0 ? "directory" : name(path)
    lock.withLock {
      names[descriptor] = name
      directories[descriptor] = flags & O_DIRECTORY != 0 ? path : nil
    }
    return descriptor
  }

  func close(_ descriptor: Int32) { base.close(descriptor) }

  func status(_ descriptor: Int32) throws(SystemError) -> FileStatus {
    try base.status(descriptor)
  }

  func status(at path: String) throws(SystemError) -> FileStatus? { try base.status(at: path) }

  func read(_ descriptor: Int32, atMost count: Int) throws(SystemError) -> [UInt8] {
    try note("read \(name(descriptor))")
    return try base.read(descriptor, atMost: count)
  }

  func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try note("write \(name(descriptor))")
    return try base.write(descriptor, bytes)
  }

  func sync(_ descriptor: Int32) throws(SystemError) {
    try note("sync \(name(descriptor))")
    lock.withLock { if let path = directories[descriptor] { synced.append(path) } }
    try base.sync(descriptor)
  }

  func lock(_ descriptor: Int32, waiting: Bool) throws(SystemError) -> Bool {
    try note("\(waiting ? "wait" : "lock") \(name(descriptor))")
    return try base.lock(descriptor, waiting: waiting)
  }

  func rename(_ old: String, to new: String) throws(SystemError) {
    try note("rename \(name(old)) \(name(new))")
    try base.rename(old, to: new)
  }

  func remove(_ path: String) throws(SystemError) {
    try note("remove \(name(path))")
    try base.remove(path)
  }

  func names(in path: String) throws(SystemError) -> [String] { try base.names(in: path) }
}
