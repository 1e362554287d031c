import ClosingTexts

let text = HolidayText("매월 둘째·넷째 일요일 휴무", relativeTo: CivilDate(2026, 11, 21), as: .notice)
print(text.rule?.description ?? "")
