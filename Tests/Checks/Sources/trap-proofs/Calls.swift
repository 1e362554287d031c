/// Everything public, to be called.
struct Calls {
  struct Entry {
    let name: String
    let isAsync: Bool
    let body: (Picks) throws -> Void

    var makesValues: Bool { name.contains(".init") || name.hasPrefix("decoding") }
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ name: String, _ body: @escaping (Picks) throws -> Void) {
    entries.append(Entry(name: name, isAsync: false, body: body))
  }

  mutating func addAsync(_ name: String, _ body: @escaping (Picks) async throws -> Void) {
    entries.append(
      Entry(name: name, isAsync: true) { picks in try waiting { try await body(picks) } })
  }
}
