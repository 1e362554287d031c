import Favorites

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An error number of the system.
struct SystemError: Error, Equatable {
  let number: Int32

  /// The number that the last failed call left behind.
  static var last: SystemError { SystemError(number: errno) }

  /// The words of the system.
  var words: String {
    let text = unsafe strerror(number).map { unsafe String(cString: $0) }
    return "\(text ?? "unknown error"), error \(number)"
  }
}

/// An open file or directory that is closed when the value ends.
///
/// The functions of the system are called as they are, because Foundation neither syncs a directory
/// nor replaces a file reliably on every platform.
struct SystemFile: ~Copyable {
  /// What a path names, without following a link at its end.
  enum Kind: Equatable {
    case file, directory, symbolicLink, other
  }

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> SystemFile {
    while true {
      #if canImport(Darwin)
        let descriptor = unsafe Darwin.open(path, flags | O_CLOEXEC, 0o600)
      #elseif canImport(Glibc)
        let descriptor = unsafe Glibc.open(path, flags | O_CLOEXEC, 0o600)
      #else
        let descriptor = unsafe Musl.open(path, flags | O_CLOEXEC, 0o600)
      #endif
      if descriptor >= 0 { return SystemFile(descriptor: descriptor) }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Opens a file for reading; a pipe does not make it wait.
  static func reading(_ path: String) throws(SystemError) -> SystemFile {
    try open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  }

  /// Makes a file that must not exist.
  static func creating(_ path: String) throws(SystemError) -> SystemFile {
    try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
  }

  /// Opens a file to lock, and makes it when it does not exist.
  static func locking(_ path: String) throws(SystemError) -> SystemFile {
    try open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
  }

  /// Opens a directory to sync it.
  static func directory(_ path: String) throws(SystemError) -> SystemFile {
    try open(path, O_RDONLY | O_DIRECTORY)
  }

  /// What the open file is, how long it is, and which one it is.
  func status() throws(SystemError) -> (kind: Kind, size: Int, identity: FileIdentity) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return (Self.kind(status), Int(status.st_size), FileIdentity(status))
  }

  /// What a path names, or `nil` when it names nothing.
  static func kind(of path: String) throws(SystemError) -> (kind: Kind, identity: FileIdentity)? {
    var status = stat()
    if unsafe lstat(path, &status) == 0 { return (kind(status), FileIdentity(status)) }
    guard errno == ENOENT else { throw .last }
    return nil
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  /// Reads to the end, but no more than a number of bytes.
  func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let wanted = min(65_536, limit - bytes.count)
      var failure: SystemError?
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        #if canImport(Darwin)
          let got = unsafe Darwin.read(descriptor, buffer.baseAddress, wanted)
        #elseif canImport(Glibc)
          let got = unsafe Glibc.read(descriptor, buffer.baseAddress, wanted)
        #else
          let got = unsafe Musl.read(descriptor, buffer.baseAddress, wanted)
        #endif
        count = max(0, got)
        if got < 0 { failure = .last }
      }
      if let failure {
        if failure.number == EINTR { continue }
        throw failure
      }
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let got = unsafe bytes[written...].withUnsafeBytes { buffer in
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if got < 0 {
        guard errno == EINTR else { throw .last }
      } else {
        written += got
      }
    }
  }

  /// Waits until the device has the bytes.
  func sync() throws(SystemError) {
    #if canImport(Darwin)
      // On Apple platforms fsync leaves the bytes in the cache of the drive.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Takes the exclusive lock unless somebody else has it; closing the file gives it back.
  func tryLock() throws(SystemError) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
    return false
  }
}

/// Which file it is, whatever it is called.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// Gives a file another name, in place of one that has it.
func renameFile(_ old: String, to new: String) throws(SystemError) {
  guard unsafe rename(old, new) == 0 else { throw .last }
}

/// Takes a file away; one that is not there is as good.
func removeFile(_ path: String) throws(SystemError) {
  guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .last }
}

/// The names in a directory.
func namesInDirectory(_ path: String) throws(SystemError) -> [String] {
  guard let directory = unsafe opendir(path) else { throw .last }
  defer { unsafe closedir(directory) }
  var names: [String] = []
  while let entry = unsafe readdir(directory) {
    let capacity = unsafe MemoryLayout.size(ofValue: entry.pointee.d_name)
    unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      unsafe name.withMemoryRebound(to: CChar.self, capacity: capacity) {
        unsafe names.append(String(cString: $0))
      }
    }
  }
  return names
}
