import KoreanCalendar
import Testing

@Suite("The place in an ordered list where a condition ends")
struct PartitionIndexTests {
  @Test("Every place in lists of every length is found, and few are asked", arguments: 0...130)
  func places(count: Int) {
    for place in 0...count {
      var asked: [Int] = []
      let found = partitionIndex(count) { index in
        asked.append(index)
        return index < place
      }
      #expect(found == place)
      #expect(asked.allSatisfy { 0..<count ~= $0 }, "an index outside the list was asked")
      // The number of bits of the count is the least that can tell count + 1 places apart.
      #expect(asked.count <= Int.bitWidth - count.leadingZeroBitCount)
    }
  }
}
