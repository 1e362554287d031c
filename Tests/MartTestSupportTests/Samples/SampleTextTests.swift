import ClosingTexts
import GeoFiltering
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Sample texts and tracks")
struct SampleTextTests {
  @Test("A text says what its name promises")
  func texts() {
    #expect(SampleText.sundays.reading.rule == .nth([2, 4], .sunday))
    #expect(SampleText.sundays.reading.hours?.description == "10:00-23:00")
    #expect(
      SampleText.dates.reading.closedDates == [CivilDate(2026, 11, 8), CivilDate(2026, 11, 22)])
    #expect(SampleText.field.reading.closedDates.count == 3)
    #expect(SampleText.exchangedSunday.reading.openDates == [CivilDate(2026, 11, 22)])
    #expect(SampleText.exchangedSunday.reading.closedDates == [CivilDate(2026, 11, 29)])
    #expect(SampleText.moved.reading.moves.count == 1)
    #expect(SampleText.festivals.reading.rule == [.seollal, .chuseok])
    #expect(SampleText.oneBranch.reading.branchNotices.map(\.names) == [["일산점"]])
    #expect(SampleText.pool.reading.rule == .nth([1, 3], .monday))
    #expect(SampleText.neverCloses.reading.rule == .never)
  }

  @Test(
    "A text that cannot be read says so and has no rule",
    arguments: [(SampleText.withoutWeekday, true), (.elsewhere, false), (.empty, false)])
  func unread(text: SampleText, isReported: Bool) {
    #expect(text.reading.rule == nil)
    #expect(text.reading.closedDates.isEmpty)
    if isReported { #expect(!text.reading.unread.isEmpty) }
  }

  @Test("The texts are all there, each with a name of its own")
  func all() {
    #expect(SampleText.allCases.count == 12)
    #expect(Set(SampleText.allCases.map(\.name)).count == 12)
  }

  @Test(
    "An app searches as often along a track as its documentation says",
    arguments: [
      (SampleTrack.standing, 1), (.walk, 9), (.wayBack, 9), (.indoors, 1), (.broken, 0),
    ])
  func searches(track: SampleTrack, count: Int) {
    #expect(track.searches() == count)
    #expect(SampleTrack.allCases.contains(track))
  }

  @Test("The fixes that are none are skipped, each for a reason of its own")
  func reasons() {
    #expect(
      SampleTrack.broken.decisions() == [
        .skip(.outOfRange), .skip(.swapped), .skip(.outsideServiceArea), .skip(.notFinite),
        .skip(.inaccurate),
      ])
    #expect(
      SampleTrack.indoors.decisions().dropFirst() == [
        .skip(.nullIsland), .skip(.inaccurate), .skip(.stale), .skip(.withinThreshold),
      ])
  }

  @Test("A filter that has searched there already stays quiet along a track")
  func ownFilter() {
    var filter = LocationFilter()
    filter.markSearched(SamplePlace.seoul)
    #expect(SampleTrack.standing.searches(filter) == 0)
  }
}
