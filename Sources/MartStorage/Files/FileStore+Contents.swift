import Foundation
import Keeping

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileStore {
  /// What is at the path.
  enum Found {
    case absent
    case payload([UInt8])
    case unreadable(StoreError)
  }

  private var temporaryPath: String { path + ".new" }
  private var asidePrefix: String { name + ".unreadable-" }

  /// Reads the file, and tells one that is not there from every way in which it cannot be read.
  func contents() throws(StoreError) -> Found {
    let found: Bytes
    do {
      found = try find()
    } catch {
      guard error.number == ENOENT else { throw unreadable(error) }
      return .absent
    }
    switch found {
    case .other(.directory): throw error(.isDirectory, "a directory is in place of the file")
    case .other: throw error(.notAFile, "something else is in place of the file")
    case .tooLarge(let size):
      return .unreadable(error(.tooLarge, "\(size) bytes, and at most \(sizeLimit) are read"))
    case .bytes(let bytes):
      switch FileForm.contents(of: bytes) {
      case .payload(let payload): return .payload(payload)
      case .unreadable(let code, let value): return .unreadable(error(code, value))
      case .futureVersion(let version): throw error(.futureVersion, version)
      }
    }
  }

  private enum Bytes {
    case bytes([UInt8])
    case tooLarge(Int)
    case other(FileStatus.Kind)
  }

  private func find() throws(SystemError) -> Bytes {
    let file = try OpenFile.reading(path, in: system)
    let status = try file.status()
    guard status.kind == .file else { return .other(status.kind) }
    // Without a sum, which the largest of all limits would not survive.
    guard status.size - FileForm.longestHeader <= sizeLimit else {
      return .tooLarge(status.size)
    }
    return .bytes(try file.read(atMost: status.size))
  }

  /// What is stored, for the owner of the lock; a file that cannot be read is set aside.
  func stored(_ found: Found) throws(StoreError) -> StoredBytes.Content {
    switch found {
    case .absent: return try setAsideBefore().map { .unreadable($0) } ?? .nothing
    case .payload(let bytes): return .bytes(bytes)
    case .unreadable(let reason):
      guard reason.code != .tooLarge else { return .unreadable(reason) }
      return .unreadable(
        reason.remaining("it was set aside as \(try setAside(because: reason))"))
    }
  }

  /// Renames what is there and returns its new name, even if it was renamed before.
  func setAside() throws(StoreError) -> String? {
    switch try contents() {
    case .absent: return try setAsideBefore().map { "\(directoryPath)/\($0.value)" }
    case .payload:
      return try setAside(
        because: StoreError(
          .malformed, value: "the caller could not read it", path: path,
          remains: "the file is unchanged"))
    case .unreadable(let reason): return try setAside(because: reason)
    }
  }

  /// Renames an unreadable file to an unused name with the time.
  func setAside(because reason: StoreError) throws(StoreError) -> String {
    do throws(SystemError) {
      let stamp = path + ".unreadable-" + Self.stamp(Date(timeIntervalSince1970: now()))
      var place = stamp
      var attempt = 1
      while try system.status(at: place) != nil {
        attempt += 1
        place = stamp + "-\(attempt)"
      }
      try system.rename(path, to: place)
      try sync(directory: directoryPath)
      return place
    } catch {
      throw StoreError(
        reason.code, value: "\(reason.value), and it cannot be set aside: \(error.words)",
        path: path, remains: "the file is unchanged")
    }
  }

  /// The error that names the file set aside last, or `nil` without one.
  private func setAsideBefore() throws(StoreError) -> StoreError? {
    let names: [String]
    do throws(SystemError) {
      names = try system.names(in: directoryPath)
    } catch {
      // In a directory that does not exist nothing was ever stored.
      guard error.number != ENOENT else { return nil }
      throw unreadable(error)
    }
    guard let latest = names.filter({ $0.hasPrefix(asidePrefix) }).max() else { return nil }
    return StoreError(
      .setAside, value: latest, path: path,
      remains: "what was stored is in \(directoryPath)/\(latest)")
  }

  /// Writes a new file and lets it take the name of the old one.
  func replace(with payload: [UInt8]) throws(StoreError) {
    guard payload.count <= sizeLimit else {
      throw StoreError(
        .tooLarge, value: "\(payload.count) of at most \(sizeLimit) bytes", path: path,
        remains: "what was stored before is unchanged")
    }
    do throws(SystemError) {
      // Only the holder of the lock writes this file, so one that is there was left by a process
      // that died.
      try system.remove(temporaryPath)
      let file = try OpenFile.creating(temporaryPath, in: system)
      try file.write(FileForm.file(of: payload))
      try file.sync()
      try system.rename(temporaryPath, to: path)
    } catch {
      // The first failure is the one to report.
      do { try system.remove(temporaryPath) } catch {}
      throw unwritable(error, at: path)
    }
    do throws(SystemError) {
      try sync(directory: directoryPath)
    } catch {
      throw StoreError(
        .notDurable, value: error.words, path: path,
        remains: "the new bytes are in place and may not outlive a power failure")
    }
  }

  func sync(directory path: String) throws(SystemError) {
    do {
      try OpenFile.directory(path, in: system).sync()
    } catch {
      // Some network file systems cannot sync a directory and keep names in another way.
      guard error.number == EINVAL else { throw error }
    }
  }

  /// The directories on the way to the file that do not exist, the deepest one first.
  func missingDirectories() throws(SystemError) -> [String] {
    var missing: [String] = []
    var path = directoryPath
    while path.count > 1, try system.status(at: path) == nil {
      missing.append(path)
      path = (path as NSString).deletingLastPathComponent
    }
    return missing
  }

  private func error(_ code: StoreError.Code, _ value: String) -> StoreError {
    StoreError(code, value: value, path: path, remains: "nothing was changed")
  }

  /// The error for a file that the system does not let us read.
  private func unreadable(_ failure: SystemError) -> StoreError {
    switch failure.number {
    case EACCES, EPERM: error(.permissionDenied, failure.words)
    case ENOTDIR: error(.notADirectory, failure.words)
    case ELOOP, EMLINK: error(.symbolicLink, "a symbolic link is in place of the file")
    default: error(.systemError, failure.words)
    }
  }

  /// The time as it is part of a file name, such as `20261121T110230Z`.
  static func stamp(_ time: Date) -> String {
    time.formatted(
      .iso8601.year().month().day().dateSeparator(.omitted)
        .dateTimeSeparator(.standard).time(includingFractionalSeconds: false)
        .timeSeparator(.omitted)) + "Z"
  }
}

/// The error for a file that the system does not let us write.
func unwritable(_ failure: SystemError, at path: String) -> StoreError {
  let code: StoreError.Code =
    switch failure.number {
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    case EROFS: .readOnlyFileSystem
    case EACCES, EPERM: .directoryNotWritable
    case ENOENT: .directoryMissing
    case ENOTDIR: .notADirectory
    case ELOOP, EMLINK: .symbolicLink
    case EISDIR: .isDirectory
    default: .systemError
    }
  return StoreError(
    code, value: failure.words, path: path, remains: "what was stored before is unchanged")
}
