#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file or directory that is closed when the value ends.
struct OpenFile: ~Copyable {
  private let system: any FileSystem
  private let descriptor: Int32

  private init(
    _ path: String, _ flags: Int32, in system: any FileSystem
  ) throws(SystemError) {
    descriptor = try system.open(path, flags)
    self.system = system
  }

  deinit { system.close(descriptor) }

  /// Opens a file for reading; a pipe does not make it wait.
  static func reading(
    _ path: String, in system: any FileSystem
  ) throws(SystemError) -> OpenFile {
    try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, in: system)
  }

  /// Makes a file that must not exist.
  static func creating(
    _ path: String, in system: any FileSystem
  ) throws(SystemError) -> OpenFile {
    try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, in: system)
  }

  /// Opens a file to lock, and makes it when it does not exist.
  static func locking(
    _ path: String, in system: any FileSystem
  ) throws(SystemError) -> OpenFile {
    try OpenFile(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, in: system)
  }

  /// Opens a directory to sync it.
  static func directory(
    _ path: String, in system: any FileSystem
  ) throws(SystemError) -> OpenFile {
    try OpenFile(path, O_RDONLY | O_DIRECTORY, in: system)
  }

  func status() throws(SystemError) -> FileStatus { try system.status(descriptor) }

  /// Reads to the end, but no more than a number of bytes.
  func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes = try system.read(descriptor, atMost: limit)
    while !bytes.isEmpty, bytes.count < limit {
      let piece = try system.read(descriptor, atMost: limit - bytes.count)
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try system.write(descriptor, rest)) }
  }

  /// Waits until the device has the bytes.
  func sync() throws(SystemError) { try system.sync(descriptor) }

  /// Takes the exclusive lock; closing the file gives it back.
  func lock(waiting: Bool) throws(SystemError) -> Bool {
    try system.lock(descriptor, waiting: waiting)
  }
}
