import ClosingTexts
import FuzzSupport
import KoreanCalendar
import MartModels

/// No text of up to a kibibyte may make the reader ask for more at once.
private let largestAllocation = 64 << 10

/// Reads an input as a text, or as places in a table of fragments: the first byte chooses.
///
/// The fragments make sentences that random bytes hardly ever become.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
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
  let notice = HolidayText.read(text, relativeTo: reference)
  fuzz_unwatch_heap()
  precondition(notice.text == text)
  for dates in [notice.closedDates, notice.openDates] {
    precondition(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
  }
  var last = 0
  for remainder in notice.unread {
    precondition(remainder.utf8Range.lowerBound >= last)
    precondition(remainder.utf8Range.upperBound <= text.utf8.count)
    guard let range = remainder.range(in: text) else { preconditionFailure("\(remainder)") }
    precondition(text[range].utf8.elementsEqual(remainder.text.utf8))
    last = remainder.utf8Range.lowerBound
  }
  guard let rule = notice.rule else { return }
  let canonical = rule.description
  precondition(HolidayRule(canonical) == rule, canonical)
  precondition(
    HolidayText.read(canonical, relativeTo: reference).rule == rule, canonical)
}

private func grammarText(_ places: ArraySlice<UInt8>) -> String {
  var text = ""
  for place in places.prefix(60) { text += fragments[Int(place) % fragments.count] }
  return text
}

private let fragments: [String] =
  [
    "매월", "매주", "매년", "격주", "매일", "마지막", "첫째", "둘째", "셋째주", "네 번째", "다섯째", "여섯째", "2,4",
    "2·4번째", "1/3", "째주", "번째", "주", "일요일", "월요일", "수", "토", "일", "월~금", "워요일", "평일", "주말", "휴무",
    "휴무일", "정상영업", "쉽니다", "않습니다", "연중무휴", "무휴", "없음", "명절", "설날", "추석", "당일", "전날", "다음날",
    "연휴", "공휴일", "1월 1일", "10일", "31일", "2월", "12월", "2026년", "11/8", "2/29", "1.1", "20260111",
    "2026-01-11", "(일)", "(", ")", "~", "-", "→", "에서", "로", "으로", "부터", "까지", "변경", "대신", "제외",
    "대부분", "경우", "수 있습니다", "상이", "점포별", "일산점은", "수영장", "오늘", "음력", "10:00~22:00", "오후 7시", "24:00",
    "세일", "행사", "은", "는", "을", "과", "및", ",", "·", "/", ".", "!", "\n", " ", " ", " ", "<br>",
    "&nbsp;", "※",
    "*", "②", "日", "0", "9", "365일", "3일간", "02-411-1234",
  ]
