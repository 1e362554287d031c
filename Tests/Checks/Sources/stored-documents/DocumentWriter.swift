import Foundation
import MartHolidayKit

/// Writes documents of every form into a folder, a file a form.
struct DocumentWriter {
  let folder: URL
  private let encoder: JSONEncoder

  init(folder: URL) {
    self.folder = folder
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func writeAll(catalogue: URL, texts: [ClosingText]) async throws {
    let response = try JSONDecoder().decode(
      CatalogResponse.self, from: Data(contentsOf: catalogue))
    let rules = Documents.rules
    try write("rule", rules)
    try write("rule-text", rules.map(\.description))
    try write("schedule", try Documents.schedules(of: rules))
    try write("branch", Documents.branches(response))
    try write("catalogue", try Documents.catalogues(response))
    try write("text", Documents.readings(of: texts))
    try write("snapshot", try await Documents.snapshots(response))
    try write("subscriber", Documents.subscribers)
    try write("message", try Documents.messages())
    try writeLists()
    try writeBodies()
  }

  private func write(_ form: String, _ documents: [some Encodable]) throws {
    try write(form, lines: documents.map { [UInt8](try encoder.encode($0)) })
  }

  private func write(_ form: String, lines: [[UInt8]]) throws {
    try Data(lines.flatMap { $0 + [UInt8(ascii: "\n")] })
      .write(to: folder.appending(path: form + ".jsonl"))
  }

  /// The lists in both ways to write one.
  private func writeLists() throws {
    let (stores, names) = try (Documents.storeLists(), Documents.namedLists())
    try write(
      "favorites",
      lines: stores.map(\.storedForm) + names.map(\.storedForm)
        + stores.map { [UInt8](try encoder.encode($0)) }
        + names.map { [UInt8](try encoder.encode($0)) })
  }

  private func writeBodies() throws {
    let bodies = try Documents.storeLists().compactMap { list in
      var sync = FavoritesSync()
      return try sync.message(for: list, token: "token-A")?.body
    }
    let settings = [
      AlertSettings(), AlertSettings(leads: [31, 0], at: TimeOfDay(0, 0), language: .english),
      AlertSettings(leads: [], at: TimeOfDay(23, 59), language: PhraseLanguage(rawValue: "f\"r")),
    ]
    let registered = try settings.compactMap { settings -> [UInt8]? in
      var registration = PushRegistration()
      registration.receive(token: "token-A")
      registration.answer(.granted)
      let request = try registration.nextRequest(
        for: FavoriteList([7_014, 1_033]), settings: settings)
      guard case .save(let message)? = request else { return nil }
      return message.body
    }
    try write("favorites-body", lines: bodies + registered)
  }
}
