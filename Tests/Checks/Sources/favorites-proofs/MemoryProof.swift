import Favorites
import Foundation
import Keeping
import MartStorage

/// Reading a list of the greatest size needs no more than eight times that size.
enum MemoryProof {
  /// Lists that are as large as a keeper stores them, made of the smallest parts that it can have.
  private static let lists: [(name: String, list: @Sendable (Int) -> FavoriteList<String>?)] = [
    ("numbers", { count in list(count) { ("\($0 + 10_000)", nil) } }),
    ("letters", { count in list(count) { (String($0, radix: 36), nil) } }),
    ("short notes", { count in list(count) { (String($0, radix: 36), "\($0 % 10)") } }),
    ("long names", { count in list(count) { ("a name of 20 bytes, \($0)", nil) } }),
    ("escapes", { count in list(count) { (String($0, radix: 36), "\"\n\u{1}\($0)") } }),
    ("brackets", { count in list(count / 20) { ("\($0)", String(repeating: "{", count: 200)) } }),
    ("last names", { count in named(count) { FavoriteName("\($0 % 10)", mart: "") } }),
    (
      "long last names",
      { count in
        named(count) { FavoriteName("a name of 20 bytes, \($0)", mart: "a mart of 20 bytes") }
      }
    ),
  ]

  /// Favorites that keep what they were called when they were last seen.
  private static func named(
    _ count: Int, _ name: (Int) -> FavoriteName
  ) -> FavoriteList<String>? {
    do {
      return try FavoriteList(
        entries: (0..<count).map {
          FavoriteList.Entry(String($0, radix: 36), lastKnown: name($0))
        },
        limit: nil)
    } catch {
      return nil
    }
  }

  private static func list(
    _ count: Int, _ entry: (Int) -> (String, String?)
  ) -> FavoriteList<String>? {
    do {
      return try FavoriteList(
        entries: (0..<count).map { FavoriteList.Entry(entry($0).0, note: entry($0).1) },
        limit: nil)
    } catch {
      return nil
    }
  }

  static func run() async throws {
    try await inTemporaryDirectory { directory in
      for (name, make) in lists {
        let store = FileStore(url: directory.appendingPathComponent(name))
        // The largest number of favorites whose stored form fits.
        var (fits, tooMany) = (1, 200_000)
        while tooMany - fits > 1 {
          let count = (fits + tooMany) / 2
          if (make(count)?.storedForm.count ?? .max) <= FavoriteBounds().storedSize {
            fits = count
          } else {
            tooMany = count
          }
        }
        guard let form = make(fits)?.storedForm else { throw ProofFailure("no list of \(name)") }
        try await store.save(form)
        for kind in name == "numbers" ? ["text", "number"] : ["text"] {
          if kind == "number" {
            try await store.save(
              FavoriteList((0..<fits).map { $0 + 10_000 }, limit: nil).storedForm)
          }
          let (process, output) = try child([
            "memory-reader", "--file", store.path, "--kind", kind,
          ])
          let text = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
          process.waitUntilExit()
          guard process.terminationStatus == 0, let grown = Int(text.dropLast()), grown > 0 else {
            throw ProofFailure("the reader of \(name) failed")
          }
          let size = try Data(contentsOf: store.url).count
          let times = Double(grown) / Double(size)
          print(
            "\(name), read as \(kind): \(fits) favorites in \(size) bytes need "
              + "\(grown) bytes, \((times * 10).rounded() / 10) times")
          guard times <= 8 else { throw ProofFailure("more than eight times") }
        }
      }
    }
  }

  /// The child: reads a small list, then the large one, and says what that added at most.
  static func read(_ options: Options) async throws {
    let url = URL(fileURLWithPath: try options.text("--file"))
    let small = InMemoryByteStore(try FavoriteList(["1"]).storedForm)
    _ = try await FavoriteKeeper<String>(store: small).list
    let store = FileStore(url: url)
    _ = try FileStore(url: url.appendingPathExtension("missing")).load()
    let before = peak()
    if try options.text("--kind") == "number" {
      _ = try await FavoriteKeeper<Int>(store: store, limit: nil).list.count
    } else {
      _ = try await FavoriteKeeper<String>(store: store, limit: nil).list.count
    }
    say("\(peak() - before)")
  }

  /// The greatest amount of memory that this process has had, in bytes.
  private static func peak() -> Int {
    #if os(Linux)
      // What getrusage answers begins with the memory of the parent process.
      let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
      let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("VmHWM:") }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1_024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
