import Foundation

/// The few operations that replace one file by another, also across a power failure.
enum Files {
  static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  static func link(_ path: String, to other: String) throws {
    #if canImport(Glibc)
      let result = Glibc.link(path, other)
    #else
      let result = Darwin.link(path, other)
    #endif
    guard result == 0 else { throw failure(other) }
  }

  /// Renames a file if it is there.
  static func rename(_ path: String, to other: String) throws {
    guard Foundation.rename(path, other) == 0 || errno == ENOENT else { throw failure(other) }
  }

  /// Puts a file on the disk and then in the place of another, in one step.
  static func replace(_ path: String, by newer: String) throws {
    try synchronize(newer)
    guard Foundation.rename(newer, path) == 0 else { throw failure(path) }
    try synchronize(URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  private static func synchronize(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String) -> MartStoreError {
    MartStoreError(.system, "\(path): \(String(cString: strerror(errno)))")
  }
}
