import Keeping

/// The exclusive right to change a file, for one owner in all processes.
///
/// It is a system lock on a separate file, because the file itself is replaced. The system releases
/// the lock however its process ends.
///
/// It has one owner at a time, who calls `release()`.
final class FileLock: @unchecked Sendable {
  /// The file that is locked, and where.
  struct Place: Hashable, Sendable {
    let path: String
    init(besides path: String) { self.path = path + ".lock" }
  }

  // Only the owner touches it; see above.
  private var file: OpenFile?

  private init(_ file: consuming OpenFile) { self.file = .some(file) }

  /// Gives the right back.
  func release() { file = nil }

  /// Takes the lock if nobody has it.
  ///
  /// - Returns: `nil` when somebody has it; never when it waits.
  /// - Throws: `StoreError` when the lock file cannot be made or locked.
  static func take(
    _ place: Place, in system: any FileSystem, waiting: Bool
  ) throws(StoreError) -> FileLock? {
    while true {
      do throws(SystemError) {
        let file = try OpenFile.locking(place.path, in: system)
        guard try file.lock(waiting: waiting) else { return nil }
        // Somebody may have removed the lock file in between; a lock on it keeps nobody out.
        if try file.status().identity == system.status(at: place.path)?.identity {
          return FileLock(file)
        }
      } catch {
        throw unwritable(error, at: place.path)
      }
    }
  }
}
