import Foundation

/// Disks that a proof makes for itself; it ends with 77 where none can be made.
enum Mount {
  /// Runs a body with the directory of a disk of 64 KiB.
  static func withSmallDisk(_ body: (URL) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("favorites-proof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { rmdir(directory.path) }
    guard try command("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", directory.path) == 0 else {
      print("skipped: no disk can be mounted here")
      rmdir(directory.path)
      exit(77)
    }
    defer {
      do { _ = try command("umount", directory.path) } catch {}
    }
    try await body(directory)
  }

  /// Runs a command and answers how it ended.
  static func command(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
