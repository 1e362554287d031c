import Fetching
import Foundation
import Keeping
import MartStorage

/// A full disk, a file system for reading only and links: the old snapshot stays, the new is shown.
enum SnapshotDiskProof {
  private static func keeper(
    _ file: URL, _ number: Int
  ) -> SnapshotKeeper<Numbered, String> {
    SnapshotKeeper(
      store: FileStore(url: file), form: Numbered.form, policy: .widget,
      bundled: { Numbered(0) }, now: { Double(number) }, fetch: { _ in Numbered(number) })
  }

  private static func store(_ number: Int, in file: URL) async throws {
    let answer = try await keeper(file, number).refreshed(in: nil)
    guard answer.storingFailed == nil else { throw ProofFailure("\(number) was not stored") }
  }

  /// Fetches a number that cannot be stored for a reason, and is shown all the same.
  private static func refused(
    _ number: Int, in file: URL, _ code: StoreError.Code
  ) async throws {
    let keeper = keeper(file, number)
    let answer = try await keeper.refreshed(in: nil)
    guard answer.storingFailed?.code == code else {
      throw ProofFailure(
        "\(code.rawValue) expected, not \(String(describing: answer.storingFailed))")
    }
    guard answer.content == Numbered(number),
      await keeper.answer(in: nil).content == Numbered(number)
    else { throw ProofFailure("what was fetched is not shown") }
  }

  static func full() async throws {
    try await Mount.withSmallDisk { directory in
      let file = directory.appendingPathComponent("catalogue")
      try await store(48, in: file)
      let filler = open(directory.path + "/filler", O_WRONLY | O_CREAT, 0o600)
      let block = [UInt8](repeating: 1, count: 512)
      while write(filler, block, block.count) > 0 {}
      close(filler)
      try await refused(49, in: file, .diskFull)
      guard try SnapshotWriter.number(in: file) == 48 else {
        throw ProofFailure("the old snapshot is not whole")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      guard names == ["catalogue", "catalogue.lock", "filler"] else {
        throw ProofFailure("left on the full disk: \(names)")
      }
      unlink(directory.path + "/filler")
      try await store(50, in: file)
      print(
        "A full disk: the old snapshot was whole, the new one shown; with room again it was stored")
    }
  }

  static func readOnly() async throws {
    try await Mount.withSmallDisk { directory in
      let file = directory.appendingPathComponent("catalogue")
      let damaged = directory.appendingPathComponent("damaged")
      try await store(48, in: file)
      try Data("garbage".utf8).write(to: damaged)
      guard try Mount.command("mount", "-o", "remount,ro", directory.path) == 0 else {
        print("skipped: no disk can be mounted for reading only here")
        return
      }
      guard await keeper(file, 60).answer(in: nil).content == Numbered(48) else {
        throw ProofFailure("the snapshot cannot be read")
      }
      try await refused(51, in: file, .readOnlyFileSystem)
      guard await keeper(damaged, 60).answer(in: nil).content == Numbered(0) else {
        throw ProofFailure("the bundled data do not answer")
      }
      try await refused(52, in: damaged, .readOnlyFileSystem)
      guard try SnapshotWriter.number(in: file) == 48,
        try Data(contentsOf: damaged) == Data("garbage".utf8)
      else { throw ProofFailure("something was changed") }
      print("A file system for reading only: read, 2 answers shown and not stored, nothing changed")
    }
  }

  static func links() async throws {
    for (name, refusal) in [
      ("catalogue", StoreError.Code.symbolicLink), ("catalogue.lock", .symbolicLink),
      ("catalogue.new", nil),
    ] {
      try await inTemporaryDirectory { directory in
        let target = directory.appendingPathComponent("target")
        let text = Data("of others".utf8)
        try text.write(to: target)
        try FileManager.default.createSymbolicLink(
          at: directory.appendingPathComponent(name), withDestinationURL: target)
        let file = directory.appendingPathComponent("catalogue")
        if let refusal {
          try await refused(1, in: file, refusal)
        } else {
          try await store(1, in: file)
        }
        guard try Data(contentsOf: target) == text else {
          throw ProofFailure("a save went through the link \(name)")
        }
      }
    }
    print("Symbolic links in place of 3 files: 2 refused, 1 replaced, their target untouched")
  }
}
