import Foundation
import MartHolidayKit
import Testing

@testable import BoardingPlan

@Suite("Days of boarding-plan")
struct DayTests {
  private let cards = Dictionary(
    uniqueKeysWithValues: [
      ("a", "Eiffel"), ("b", "Pantheon"), ("c", "Orsay"), ("d", "Louvre"),
    ].map { ($0, card($0, title: $1)) })

  private var day: TripDay {
    var day = TripDay()
    for id in ["a", "b", "c", "d"] { _ = day.add(id, memo: "m" + id) }
    return day
  }

  private func texts(_ day: TripDay) -> [String] {
    day.rows { cards[$0] }.rows.map { "\($0.number) \($0.card.title):\($0.memo ?? "-")" }
  }

  @Test("A card is added once a day with its memo, and may be in several days")
  func adding() {
    var (first, second) = (TripDay(), TripDay())
    #expect(first.add("a", memo: "one") == .added(number: 1))
    #expect(first.add("a", memo: "two") == .alreadyThere(number: 1))
    #expect(texts(first) == ["1 Eiffel:one"])
    #expect(second.add("a") == .added(number: 1))
    #expect(texts(second) == ["1 Eiffel:-"])
  }

  @Test("A memo of 100 characters is kept and one of 101 is refused whole")
  func longMemo() {
    var day = day
    let hundred = String(repeating: "가", count: 100)
    #expect(day.setMemo(hundred, row: 1) == true)
    #expect(day.setMemo(hundred + "나", row: 1) == false)
    #expect(day.cards.note(for: "a") == hundred)
    #expect(day.add("e", memo: hundred + "나") == .memoTooLong)
    #expect(!day.cards.contains("e"))
  }

  @Test("A family in a full memo is one character, whatever replaces it")
  func familyInAFullMemo() {
    var day = day
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 100)
    #expect(day.setMemo(family, row: 1) == true)
    #expect(day.setMemo(family.dropLast() + "ab", row: 1) == false)
    #expect(day.setMemo(family.dropLast() + "a", row: 1) == true)
  }

  @Test("A memo of spaces and line ends is none, and a row is addressed by its number from 1")
  func blankMemo() {
    var day = day
    #expect(day.setMemo("  \n", row: 2) == true)
    #expect(texts(day)[1] == "2 Pantheon:-")
    for number in [0, 5, -1, .max] { #expect(day.setMemo("x", row: number) == false) }
  }

  @Test("Cards come back in the traveller's order, whatever the order of the answer")
  func order() {
    #expect(
      texts(day) == ["1 Eiffel:ma", "2 Pantheon:mb", "3 Orsay:mc", "4 Louvre:md"])
  }

  @Test("Notes do not drift when several cards were deleted")
  func notesDoNotDrift() {
    var day = day
    let removed = day.removeDeleted(["b", "c"])
    #expect(removed == ["b", "c"])
    #expect(texts(day) == ["1 Eiffel:ma", "2 Louvre:md"])
  }

  @Test("A card that is missing in one answer keeps its place, its number and its memo")
  func missingIsNotDeleted() {
    let (rows, missing) = day.rows { $0 == "b" ? nil : cards[$0] }
    #expect(missing == ["b"])
    #expect(rows.map(\.number) == [1, 3, 4])
    #expect(texts(day).count == 4)
  }

  @Test("An empty day has no card, and none that was deleted")
  func emptyDay() {
    var day = TripDay()
    #expect(day.rows { cards[$0] }.missing.isEmpty)
    #expect(day.removeDeleted([""]).isEmpty)
  }

  @Test("Moving a row carries its memo, and what comes from outside is refused")
  func moving() {
    var day = day
    #expect(day.move("d", before: "a") == true)
    #expect(texts(day)[0] == "1 Louvre:md")
    #expect(day.move("d", before: nil) == true)
    #expect(texts(day)[3] == "4 Louvre:md")
    let fromOutside = [day.move("x", before: "a"), day.move("a", before: "x")]
    #expect(fromOutside == [false, false])
    let deletions = [day.deleteRow(1), day.deleteRow(4)]
    #expect(deletions == [true, false])
    #expect(texts(day)[0] == "1 Pantheon:mb")
  }

  @Test("A card without a place leaves the map as it is, and another one centres it at zoom 12")
  func map() throws {
    let coordinate = try #require(Coordinate(latitude: 48.8584, longitude: 2.2945))
    let shown = CardOnMap(card("a", title: "Eiffel", coordinate: coordinate))
    #expect(shown?.center == coordinate && shown?.marker == "Eiffel")
    #expect(CardOnMap.zoom == 12)
    #expect(CardOnMap(card("a")) == nil)
  }
}
