import Foundation

/// A lock beside the database file: shared by all who have it open, exclusive for a replacement.
///
/// The system releases it when the process ends, however it ends.
public final class FileHold: Sendable {
  /// Whether others may have the file open at the same time.
  public enum Kind: Sendable { case shared, alone }

  private let descriptor: Int32

  /// Takes the lock without waiting.
  ///
  /// - Throws: `MartStoreError` when others have it, or when its file cannot be made.
  public init(of path: String, _ kind: Kind) throws {
    let name = path + ".lock"
    descriptor = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw MartStoreError(.system, "\(name): \(String(cString: strerror(errno)))")
    }
    guard flock(descriptor, (kind == .alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 else {
      close(descriptor)
      throw MartStoreError(.fileInUse, path)
    }
  }

  deinit { close(descriptor) }
}
