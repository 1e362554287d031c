import ClosingTexts
import FuzzSupport
import KoreanCalendar
import MartModels

/// No text of up to a kibibyte may make the reader ask for more at once.
private let largestAllocation = 64 << 10

/// The tables of words are made by the first reading, and are no allocation for a text.
private let hasTables =
  HolidayText("내년 3월 휴무를 옮깁니다", relativeTo: .earliest).text.isEmpty == false

/// Reads an input as a text, or as places in a table of fragments: the first byte chooses.
///
/// The fragments make sentences that random bytes hardly ever become.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  precondition(hasTables)
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  let text =
    input.first.map { $0 < 0x80 } == true && input.count > 2 && input[0] < 0x10
    ? grammarText(input.dropFirst()) : String(decoding: input, as: UTF8.self)
  check(text, reference: reference(of: input))
  return 0
}

private func reference(of input: [UInt8]) -> CivilDate {
  switch input.last ?? 0 {
  case 0: .earliest
  case 1: .latest
  case let byte: CivilDate(dayNumber: 20_000 + 11 * Int32(byte)) ?? .latest
  }
}

private func check(_ text: String, reference: CivilDate) {
  if text.utf8.count <= 1_024 { fuzz_watch_heap(largestAllocation) }
  let notice = HolidayText(text, relativeTo: reference)
  fuzz_unwatch_heap()
  precondition(notice.text.utf8.elementsEqual(text.utf8))
  checkPlaces(notice.unread, in: text)
  checkDates(notice.closedDates, notice.openDates)
  checkRule(notice.rule, reference)
  for part in notice.branchNotices {
    checkNames(part.names)
    checkDates(part.closedDates, part.openDates)
    checkRule(part.rule, reference)
  }
  for part in notice.facilityNotices {
    checkNames(part.names)
    checkDates(part.closedDates, part.openDates)
  }
  guard isDrawn(text) else { return }
  precondition(HolidayText(text, relativeTo: reference) == notice)
  checkSchedules(notice, reference)
  checkExplanation(text, reference)
}

/// Whether a text is one of the eighth whose schedules and explanation are asked for too, which
/// take many times as long as reading it; always the same answer for a text.
private func isDrawn(_ text: String) -> Bool {
  var sum: UInt32 = 0
  for byte in text.utf8 { sum = sum &* 31 &+ UInt32(byte) }
  return (sum &* 2_654_435_769) >> 29 == 0
}

/// What was not read is in order, inside the text, and between characters of it.
private func checkPlaces(_ unread: [HolidayText.Remainder], in text: String) {
  var last = 0
  for remainder in unread {
    precondition(remainder.utf8Range.lowerBound >= last)
    precondition(remainder.utf8Range.upperBound <= text.utf8.count)
    precondition(!remainder.utf8Range.isEmpty)
    guard let range = remainder.range(in: text) else { preconditionFailure("\(remainder)") }
    precondition(text[range].utf8.elementsEqual(remainder.text.utf8))
    precondition(isBetweenCharacters(range.lowerBound, in: text), "\(remainder)")
    precondition(isBetweenCharacters(range.upperBound, in: text), "\(remainder)")
    last = remainder.utf8Range.lowerBound
  }
}

/// Whether a place is between two scalars and not inside a syllable of separate consonants and vowels.
private func isBetweenCharacters(_ index: String.Index, in text: String) -> Bool {
  guard let place = index.samePosition(in: text.unicodeScalars) else { return false }
  let scalars = text.unicodeScalars
  guard place > scalars.startIndex, place < scalars.endIndex else { return true }
  let before = scalars[scalars.index(before: place)].value
  let behind = scalars[place].value
  let joinsVowel = (0x1100...0x1112).contains(before) && (0x1161...0x1175).contains(behind)
  let joinsEnd = (0x1161...0x1175).contains(before) && (0x11A8...0x11C2).contains(behind)
  return !joinsVowel && !joinsEnd
}

private func checkNames(_ names: [String]) {
  precondition(!names.isEmpty && names.allSatisfy { !$0.isEmpty })
}

private func checkDates(_ closed: [CivilDate], _ open: [CivilDate]) {
  for dates in [closed, open] {
    precondition(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
  }
}

private func checkRule(_ rule: HolidayRule?, _ reference: CivilDate) {
  guard let rule else { return }
  let canonical = rule.description
  precondition(HolidayRule(canonical) == rule, canonical)
  precondition(HolidayText(canonical, relativeTo: reference).rule == rule, canonical)
}

/// A schedule follows for every branch, and no date of the text is called the opposite for certain.
private func checkSchedules(_ notice: HolidayText, _ reference: CivilDate) {
  let names = [nil, "없는지점"] + notice.branchNotices.flatMap(\.names).map { Optional($0) }
  for name in names.prefix(6) {
    let schedule = HolidaySchedule(reading: notice, for: name, asOf: reference)
    let again = HolidaySchedule().adding(reading: notice, for: name, asOf: reference)
    for day in -3..<40 where reference > .earliest && reference < .latest {
      guard let date = CivilDate(dayNumber: reference.dayNumber + Int32(day)) else { continue }
      precondition(schedule.status(on: date) == again.status(on: date))
    }
  }
  let schedule = HolidaySchedule(reading: notice, asOf: reference)
  for date in notice.closedDates where !notice.openDates.contains(date) {
    if case .open(let basis) = schedule.status(on: date) { precondition(basis.isTentative) }
  }
}

/// Every line of every stage speaks of a place inside the text.
private func checkExplanation(_ text: String, _ reference: CivilDate) {
  let explanation = HolidayText.explanation(of: text, relativeTo: reference)
  for line in explanation.stages.flatMap(\.lines) {
    for range in line.ranges {
      precondition(range.lowerBound >= 0 && range.upperBound <= text.utf8.count)
    }
  }
}

private func grammarText(_ places: ArraySlice<UInt8>) -> String {
  var text = ""
  for place in places.prefix(60) { text += fragments[Int(place) % fragments.count] }
  return text
}
