import Favorites

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exclusive right to change a file, for one owner in all processes.
///
/// It is a lock of the system on a file of its own beside the other, because that one is replaced.
/// The system takes the lock back when its process ends, in whatever way.
struct FileLock: ~Copyable {
  private let file: SystemFile

  /// Waits for the lock.
  ///
  /// - Throws: `FavoriteError` when the lock file cannot be made, or when the time is over.
  init(besides path: String, timeout: Duration) throws(FavoriteError) {
    let lockPath = path + ".lock"
    let deadline = ContinuousClock.now + timeout
    while true {
      do throws(SystemError) {
        let file = try SystemFile.locking(lockPath)
        // Somebody may have taken the lock file away in between; a lock on it keeps nobody out.
        if try file.tryLock(),
          try file.status().identity == SystemFile.kind(of: lockPath)?.identity
        {
          self.file = file
          return
        }
      } catch {
        throw unwritable(error, at: lockPath)
      }
      guard ContinuousClock.now < deadline else {
        throw FavoriteError(
          .lockTimedOut, value: "after \(timeout)", path: lockPath,
          remains: "what was stored before is unchanged")
      }
      usleep(500)
    }
  }

  /// Says up to where the lock is needed; the end of the value gives it back.
  func isHeldToHere() {}
}
