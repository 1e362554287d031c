import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Elements in the order of a number")
struct NumberOrderTests {
  @Test("They are in the order of the standard library's sort", arguments: 0..<100 as Range<UInt64>)
  func order(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bounds: ClosedRange<Int32> = seed % 2 == 0 ? -3...3 : Int32.min...Int32.max
    let elements = (0..<Int.random(in: 0...40, using: &random)).map { place in
      (number: Int32.random(in: bounds, using: &random), place: place)
    }
    let expected = elements.sorted { ($0.number, $0.place) < ($1.number, $1.place) }
    let ordered = elements.inOrder { $0.number }
    #expect(ordered.map { $0.number } == expected.map { $0.number }, "seed \(seed)")
    #expect(ordered.map { $0.place } == expected.map { $0.place }, "seed \(seed)")
  }

  @Test("What is in order already stays as it is")
  func inOrder() {
    #expect([Int32.min, -1, -1, 0, .max].inOrder { $0 } == [.min, -1, -1, 0, .max])
    #expect([Int32]().inOrder { $0 }.isEmpty)
  }
}
