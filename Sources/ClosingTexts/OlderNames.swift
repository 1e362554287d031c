public import KoreanCalendar
public import MartModels

extension HolidayText {
  /// An older name of `ClosingMove`.
  @available(*, deprecated, renamed: "ClosingMove")
  public typealias Move = ClosingMove

  /// An older spelling of `init(_:relativeTo:as:calendar:)` for notices.
  @available(*, deprecated, renamed: "init(_:relativeTo:)")
  public static func read(_ text: String, relativeTo reference: CivilDate) -> HolidayText {
    HolidayText(text, relativeTo: reference)
  }
}
