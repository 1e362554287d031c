import Favorites
import Foundation
import MartTestSupport
import Testing

/// The plainest list there could be: what it does is read off its code at once.
private struct Model: Equatable {
  struct Row: Equatable {
    var id: Int
    var note: String?
  }
  var limit: Int?
  var rows: [Row] = []

  func position(_ id: Int) -> Int? { rows.firstIndex { $0.id == id } }
}

@Suite("Favorites against a plain array")
struct FavoriteListModelTests {
  /// A short run in every build; `MART_LONG_PROOFS=1` runs all 10,000.
  static let runs = ProcessInfo.processInfo.environment["MART_LONG_PROOFS"] == "1" ? 10_000 : 20

  @Test("Runs of 200 random operations agree with the model at each step")
  func operations() throws {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix64(seed: seed)
      let limit = [3, nil, 0, 1, 8, 40].randomElement(using: &random) ?? 3
      let idRange = 0..<([6, 12, 60].randomElement(using: &random) ?? 6)
      var list = FavoriteList<Int>(limit: limit)
      var model = Model(limit: limit)
      for step in 0..<200 {
        let problem = apply(&list, &model, ids: idRange, &random) ?? difference(list, model)
        if let problem {
          Issue.record("seed \(seed), step \(step): \(problem)")
          return
        }
        if try roundTrip(list, withFoundation: step % 20 == 0) != list {
          Issue.record("seed \(seed), step \(step): the stored form reads back as another list")
          return
        }
      }
    }
  }

  private func roundTrip(
    _ list: FavoriteList<Int>, withFoundation: Bool
  ) throws -> FavoriteList<Int> {
    let own = try FavoriteList<Int>(storedForm: list.storedForm)
    guard withFoundation else { return own }
    // Either side reads what the other wrote.
    let encoded = try JSONEncoder().encode(own)
    let crossed = try FavoriteList<Int>(storedForm: encoded)
    return try JSONDecoder().decode(FavoriteList<Int>.self, from: Data(crossed.storedForm))
  }

  private func difference(_ list: FavoriteList<Int>, _ model: Model) -> String? {
    let rows = list.entries.map { Model.Row(id: $0.id, note: $0.note) }
    guard rows == model.rows else { return "\(rows) is not \(model.rows)" }
    guard list.limit == model.limit, list.count == model.rows.count else { return "limit" }
    guard list.isFull == (model.limit.map { model.rows.count >= $0 } ?? false) else {
      return "isFull"
    }
    let probe = model.rows.last?.id ?? 0
    guard list.contains(probe) == (model.position(probe) != nil),
      list.firstIndex(of: probe) == model.position(probe), !list.contains(-1)
    else { return "contains" }
    return nil
  }

  private func apply(
    _ list: inout FavoriteList<Int>, _ model: inout Model, ids: Range<Int>,
    _ random: inout SplitMix64
  ) -> String? {
    let id = Int.random(in: ids, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4:
      let expected: PushResult
      if let position = model.position(id) {
        expected = .alreadyPresent(at: position)
      } else if let limit = model.limit, model.rows.count >= limit {
        expected = .full(limit: limit)
      } else {
        model.rows.append(Model.Row(id: id))
        expected = .added(at: model.rows.count - 1)
      }
      let result = list.push(id)
      return result == expected ? nil : "push \(result), not \(expected)"
    case 4..<6:
      var expected = PopResult.notPresent
      if let position = model.position(id) {
        model.rows.remove(at: position)
        expected = .removed(at: position)
      }
      let result = list.pop(id)
      return result == expected ? nil : "pop \(result), not \(expected)"
    case 6:
      let before = list
      let result = list.toggle(id)
      if let position = model.position(id) {
        model.rows.remove(at: position)
        return result == .removed(at: position) ? nil : "toggle \(result)"
      }
      if before.isFull { return result.succeeded ? "toggle \(result)" : nil }
      model.rows.append(Model.Row(id: id))
      return result == .added(at: model.rows.count - 1) ? nil : "toggle \(result)"
    case 7:
      let note = ["우유", "", "a \"b\" \\ \u{1}\n😀", nil].randomElement(using: &random) ?? nil
      if let position = model.position(id) { model.rows[position].note = note == "" ? nil : note }
      return list.setNote(note, for: id) == (model.position(id) != nil) ? nil : "note"
    case 8, 9:
      let offsets = model.rows.indices.filter { _ in Bool.random(using: &random) }
      let destination = Int.random(in: 0...model.rows.count, using: &random)
      moveOneByOne(&model.rows, offsets, destination)
      list.move(fromOffsets: offsets.shuffled(using: &random), toOffset: destination)
      return nil
    case 10:
      let gone = Set((0..<3).map { _ in Int.random(in: ids, using: &random) })
      let expected = model.rows.map(\.id).filter { gone.contains($0) }
      model.rows.removeAll { gone.contains($0.id) }
      let found = list.resolve { gone.contains($0) ? nil : $0 }
      let result = list.prune(gone)
      return result == expected && found.missing == expected && found.found == Array(list)
        ? nil : "prune \(result), not \(expected)"
    default:
      let limit = [nil, 2, 9, 30].randomElement(using: &random) ?? nil
      let isPossible = limit.map { $0 >= model.rows.count } ?? true
      if isPossible { model.limit = limit }
      return list.setLimit(limit) == isPossible ? nil : "limit"
    }
  }

  /// The move of SwiftUI, done with a marker and one row at a time.
  private func moveOneByOne(_ rows: inout [Model.Row], _ offsets: [Int], _ destination: Int) {
    let marker = Model.Row(id: .min)
    let moving = offsets.map { rows[$0] }
    rows.insert(marker, at: destination)
    for row in moving {
      rows.removeAll { $0 == row }
      rows.insert(row, at: rows.firstIndex(of: marker) ?? 0)
    }
    rows.removeAll { $0 == marker }
  }
}
