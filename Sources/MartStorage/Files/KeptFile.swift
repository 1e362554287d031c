import Foundation

/// The common part of every file store: a file, whatever its bytes mean.
///
/// The stores document its promises; their guides have them as tables.
struct KeptFile: Sendable {
  /// What is stored, for the owner of the lock.
  enum Content {
    case nothing
    case bytes([UInt8])
    case unreadable(FileFault)
  }

  let path: String
  /// The greatest number of bytes that are stored or read.
  let sizeLimit: Int
  let form: FileForm
  /// The path of the directory, found once: the path component of a URL asks the file system.
  let directoryPath: String
  let name: String
  let lockTimeout: Duration
  let now: @Sendable () -> Date
  let system: any FileSystem

  init(
    url: URL, form: FileForm, lockTimeout: Duration, sizeLimit: Int, system: any FileSystem,
    now: @escaping @Sendable () -> Date
  ) {
    precondition(url.isFileURL, "not the URL of a file: \(url)")
    precondition(sizeLimit >= 0, "a file cannot have \(sizeLimit) bytes")
    path = url.path
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    directoryPath = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[slash...].dropFirst())
    self.form = form
    self.lockTimeout = lockTimeout
    self.sizeLimit = sizeLimit
    self.system = system
    self.now = now
  }

  var url: URL { URL(fileURLWithPath: path, isDirectory: false) }

  var directory: URL { URL(fileURLWithPath: directoryPath, isDirectory: true) }

  /// Makes the directory of the file, and those above it, when they do not exist.
  func createDirectory() throws(FileFault) {
    do {
      let missing = try missingDirectories()
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      // The name of a new directory is in the one above it, and lasts when that one is synced.
      for path in missing { try sync(directory: (path as NSString).deletingLastPathComponent) }
    } catch {
      throw FileFault(
        .directoryNotWritable,
        value: (error as? SystemError)?.words ?? error.localizedDescription, path: directoryPath,
        remains: "nothing was made")
    }
  }

  /// Reads what was stored last; it needs no lock and waits for nobody.
  ///
  /// A file that cannot be read is set aside, unless somebody changes it at this moment.
  ///
  /// - Returns: `nil` only when nothing was ever stored in the file.
  func load() throws(FileFault) -> [UInt8]? {
    let found = try contents()
    guard case .unreadable(let reason) = found, reason.code != .tooLarge else {
      return try bytes(of: stored(found))
    }
    let free: FileLock?
    do {
      free = try FileLock.take(.init(besides: path), in: system, waiting: false)
    } catch {
      // Why the file cannot be read is worth more than why it cannot be locked.
      free = nil
    }
    guard let free else { throw reason.remaining("the file is unchanged") }
    defer { free.release() }
    return try bytes(of: stored(contents()))
  }

  /// Replaces what is stored, whole or not at all; the thread of the caller waits for the lock.
  func save(_ bytes: [UInt8]) throws(FileFault) {
    let lock = try FileLockWaits.shared.lockBlocking(
      .init(besides: path), in: system, timeout: lockTimeout)
    defer { lock.release() }
    if case .unreadable(let reason) = try contents() {
      guard reason.code != .tooLarge else { throw reason }
      _ = try setAsideLocked(reason)
    }
    try replace(with: bytes)
  }

  /// Changes what is stored while no other process, task or store can.
  ///
  /// - Parameter change: receives what is stored, and answers what is to be stored in its place,
  ///   `nil` when it is to stay.
  nonisolated(nonsending) func update<Answer>(
    _ change: (Content) throws -> (answer: Answer, replacement: [UInt8]?)
  ) async throws -> Answer {
    let lock: FileLock
    do {
      lock = try await FileLockWaits.shared.lock(
        .init(besides: path), in: system, timeout: lockTimeout)
    } catch let fault as FileFault where fault.code == .directoryMissing {
      // Nothing was ever stored, and there is nothing to keep others out of.
      let (answer, replacement) = try change(.nothing)
      guard replacement == nil else { throw fault }
      return answer
    }
    defer { lock.release() }
    let (answer, replacement) = try change(stored(contents()))
    if let replacement { try replace(with: replacement) }
    return answer
  }

  private func bytes(of content: Content) throws(FileFault) -> [UInt8]? {
    switch content {
    case .nothing: return nil
    case .bytes(let bytes): return bytes
    case .unreadable(let fault): throw fault
    }
  }
}
