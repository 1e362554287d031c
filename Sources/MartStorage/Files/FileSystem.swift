#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An error number of the system.
package struct SystemError: Error, Equatable {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// The number that the last failed call left behind.
  static var last: SystemError { SystemError(number: errno) }

  /// The words of the system.
  var words: String {
    let text = unsafe strerror(number).map { unsafe String(cString: $0) }
    return "\(text ?? "unknown error"), error \(number)"
  }
}

/// The system calls that a file of favorites needs.
///
/// A test replaces it to see each call, or to make one fail.
package protocol FileSystem: Sendable {
  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32
  func close(_ descriptor: Int32)
  func status(_ descriptor: Int32) throws(SystemError) -> FileStatus
  /// What a path names, without following a link at its end; `nil` when it names nothing.
  func status(at path: String) throws(SystemError) -> FileStatus?
  /// Reads once; no bytes at the end.
  func read(_ descriptor: Int32, atMost count: Int) throws(SystemError) -> [UInt8]
  /// Writes once, and says how many bytes.
  func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  /// Waits until the device has the bytes.
  func sync(_ descriptor: Int32) throws(SystemError)
  /// Takes the exclusive lock, which ends when the descriptor is closed.
  ///
  /// - Returns: `false` when somebody else has it; never when it waits.
  func lock(_ descriptor: Int32, waiting: Bool) throws(SystemError) -> Bool
  /// Renames a file, replacing any file with the new name.
  func rename(_ old: String, to new: String) throws(SystemError)
  /// Removes a file; a missing one is fine.
  func remove(_ path: String) throws(SystemError)
  /// The names in a directory.
  func names(in path: String) throws(SystemError) -> [String]
}

/// What a file is, how long it is, and which one it is.
package struct FileStatus: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case file, directory, symbolicLink, other
  }

  /// Which file it is, whatever it is called.
  package struct Identity: Equatable, Sendable {
    fileprivate let device: UInt64
    fileprivate let number: UInt64
  }

  package let kind: Kind
  package let size: Int
  package let identity: Identity

  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .other
      }
    // A file may be larger than an `Int` of 32 bits, and is then larger than any limit.
    size = Int(clamping: status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// The file system of the machine.
///
/// The functions of the system are called as they are, because Foundation neither syncs a directory
/// nor replaces a file reliably on every platform.
package struct MachineFileSystem: FileSystem {
  package init() {}

  package func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    while true {
      #if canImport(Darwin)
        let descriptor = unsafe Darwin.open(path, flags | O_CLOEXEC, 0o600)
      #elseif canImport(Glibc)
        let descriptor = unsafe Glibc.open(path, flags | O_CLOEXEC, 0o600)
      #else
        let descriptor = unsafe Musl.open(path, flags | O_CLOEXEC, 0o600)
      #endif
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw .last }
    }
  }

  package func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Musl.close(descriptor)
    #endif
  }

  package func status(_ descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  package func status(at path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    if unsafe lstat(path, &status) == 0 { return FileStatus(status) }
    guard errno == ENOENT else { throw .last }
    return nil
  }

  package func read(_ descriptor: Int32, atMost count: Int) throws(SystemError) -> [UInt8] {
    // All empty arrays share one storage, into which two threads would write that it is empty.
    guard count > 0 else { return [] }
    while true {
      var failure: SystemError?
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        #if canImport(Darwin)
          let got = unsafe Darwin.read(descriptor, buffer.baseAddress, count)
        #elseif canImport(Glibc)
          let got = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
        #else
          let got = unsafe Musl.read(descriptor, buffer.baseAddress, count)
        #endif
        initialized = max(0, got)
        if got < 0 { failure = .last }
      }
      guard let failure else { return bytes }
      guard failure.number == EINTR else { throw failure }
    }
  }

  package func write(
    _ descriptor: Int32, _ bytes: ArraySlice<UInt8>
  ) throws(SystemError) -> Int {
    while true {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if written >= 0 { return written }
      guard errno == EINTR else { throw .last }
    }
  }

  package func sync(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
      // On Apple platforms fsync leaves the bytes in the cache of the drive.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  package func lock(_ descriptor: Int32, waiting: Bool) throws(SystemError) -> Bool {
    while flock(descriptor, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if !waiting, errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw .last }
    }
    return true
  }

  package func rename(_ old: String, to new: String) throws(SystemError) {
    #if canImport(Darwin)
      let result = unsafe Darwin.rename(old, new)
    #elseif canImport(Glibc)
      let result = unsafe Glibc.rename(old, new)
    #else
      let result = unsafe Musl.rename(old, new)
    #endif
    guard result == 0 else { throw .last }
  }

  package func remove(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .last }
  }

  package func names(in path: String) throws(SystemError) -> [String] {
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
}
