import Favorites
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileFavoriteStore {
  /// What is at the path.
  enum Contents {
    case absent
    case payload([UInt8])
    case unreadable(FavoriteError)
  }

  private var temporaryPath: String { path + ".new" }
  private var asidePrefix: String { name + ".unreadable-" }

  /// Reads the file, and tells one that is not there from every way in which it cannot be read.
  func contents() throws(FavoriteError) -> Contents {
    let bytes: [UInt8]
    do {
      let file = try SystemFile.reading(path)
      let (kind, size, _) = try file.status()
      switch kind {
      case .file: break
      case .directory: throw error(.isDirectory, "a directory is in place of the file")
      default: throw error(.notAFile, "something else is in place of the file")
      }
      guard size <= Self.largestFile else { throw error(.tooLarge, "\(size) bytes") }
      bytes = try file.read(atMost: Self.largestFile + 1)
    } catch let failure as SystemError {
      guard failure.number == ENOENT else { throw unreadable(failure) }
      try requireDirectory()
      return .absent
    } catch let known as FavoriteError {
      throw known
    } catch {
      throw self.error(.systemError, "\(error)")
    }
    switch FavoriteFileForm.contents(of: bytes) {
    case .payload(let payload): return .payload(payload)
    case .unreadable(let code, let value): return .unreadable(error(code, value))
    case .futureVersion(let version): throw error(.futureVersion, "\(version)")
    }
  }

  /// Gives an unreadable file a name that says when, and that no file has.
  func setAsideLocked(_ reason: FavoriteError) throws(FavoriteError) -> String {
    do throws(SystemError) {
      var place = path + ".unreadable-" + Self.stamp(now())
      var attempt = 1
      while try SystemFile.kind(of: place) != nil {
        attempt += 1
        place = path + ".unreadable-" + Self.stamp(now()) + "-\(attempt)"
      }
      try renameFile(path, to: place)
      try syncDirectory()
      return place
    } catch {
      throw FavoriteError(
        reason.code, value: "\(reason.value), and it cannot be set aside: \(error.words)",
        path: path, remains: "the file is unchanged")
    }
  }

  /// Refuses to call favourites "never stored" that were set aside.
  func refuseWhenSetAside() throws(FavoriteError) {
    let names: [String]
    do {
      names = try namesInDirectory(directoryPath)
    } catch {
      throw unreadable(error)
    }
    guard let latest = names.filter({ $0.hasPrefix(asidePrefix) }).max() else { return }
    throw FavoriteError(
      .setAside, value: latest, path: path, remains: "they are in \(directoryPath)/\(latest)")
  }

  /// Writes a new file and lets it take the name of the old one.
  func replace(with payload: [UInt8]) throws(FavoriteError) {
    do throws(SystemError) {
      // Only the holder of the lock writes this file, so one that is there was left by a process
      // that died.
      try removeFile(temporaryPath)
      let file = try SystemFile.creating(temporaryPath)
      try file.write(FavoriteFileForm.file(of: payload))
      try file.sync()
      try renameFile(temporaryPath, to: path)
    } catch {
      // The reason of the failure is worth more than that of the clean-up.
      do { try removeFile(temporaryPath) } catch {}
      throw unwritable(error, at: path)
    }
    do throws(SystemError) {
      try syncDirectory()
    } catch {
      throw FavoriteError(
        .notDurable, value: error.words, path: path,
        remains: "the new favourites are in place and may not outlive a power failure")
    }
  }

  private func syncDirectory() throws(SystemError) {
    do {
      try SystemFile.directory(directoryPath).sync()
    } catch {
      // Some network file systems cannot sync a directory and keep names in another way.
      guard error.number == EINVAL else { throw error }
    }
  }

  private func requireDirectory() throws(FavoriteError) {
    do {
      guard try SystemFile.kind(of: directoryPath) == nil else { return }
    } catch {
      throw unreadable(error)
    }
    throw error(.directoryMissing, directoryPath)
  }

  private func error(_ code: FavoriteError.Code, _ value: String) -> FavoriteError {
    FavoriteError(code, value: value, path: path, remains: "nothing was changed")
  }

  /// The error for a file that the system does not let us read.
  private func unreadable(_ failure: SystemError) -> FavoriteError {
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
func unwritable(_ failure: SystemError, at path: String) -> FavoriteError {
  let code: FavoriteError.Code =
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
  return FavoriteError(
    code, value: failure.words, path: path, remains: "what was stored before is unchanged")
}
