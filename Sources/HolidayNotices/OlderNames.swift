public import KoreanCalendar
public import MartModels

extension AlertSettings {
  /// An older spelling of `init(leads:at:language:)`; the minute is clamped to 0…1439.
  @available(*, deprecated, renamed: "init(leads:at:language:)")
  public init(leads: LeadDays = [1], minuteOfDay: Int, language: PhraseLanguage = .korean) {
    self.init(leads: leads, at: TimeOfDay(clamping: minuteOfDay), language: language)
  }

  /// An older name of `time`; a minute is clamped to 0…1439.
  @available(*, deprecated, renamed: "time")
  public var minuteOfDay: Int {
    get { time.minutes }
    set { time = TimeOfDay(clamping: newValue) }
  }
}

extension AlertSubscriber {
  /// An older spelling of `init(id:favorites:leads:notBefore:language:sent:)`; a minute outside
  /// 0…1439 leaves the time to the plan.
  @available(*, deprecated, renamed: "init(id:favorites:leads:notBefore:language:sent:)")
  public init(
    id: String, favorites: [Int], leads: LeadDays? = nil, minuteOfDay: Int?,
    language: PhraseLanguage = .korean, sent: [AlertIdentity] = []
  ) {
    self.init(
      id: id, favorites: favorites, leads: leads,
      notBefore: minuteOfDay.flatMap { TimeOfDay(minutes: $0) }, language: language, sent: sent)
  }

  /// An older name of `notBefore`.
  @available(*, deprecated, renamed: "notBefore")
  public var minuteOfDay: Int? {
    get { notBefore?.minutes }
    set { notBefore = newValue.flatMap { TimeOfDay(minutes: $0) } }
  }
}

extension AlertPlan {
  /// An older spelling of `init(for:at:leads:notBefore:calendar:)`; the minute is clamped.
  @available(*, deprecated, renamed: "init(for:at:leads:notBefore:calendar:)")
  public init(
    for branches: some Sequence<Branch>, at now: WallTime, leads: LeadDays = [1],
    minuteOfDay: Int, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(
      for: branches, at: now, leads: leads, notBefore: TimeOfDay(clamping: minuteOfDay),
      calendar: calendar)
  }

  /// An older name of `notBefore`.
  @available(*, deprecated, renamed: "notBefore")
  public var minuteOfDay: Int { notBefore.minutes }
}

extension HolidayFeed {
  /// An older name of `alarm`; a minute outside 0…1439 sets no reminder.
  @available(*, deprecated, renamed: "alarm")
  public var alarmMinute: Int? {
    get { alarm?.minutes }
    set { alarm = newValue.flatMap { TimeOfDay(minutes: $0) } }
  }
}

extension LocalAlertPlan {
  /// An older spelling of `init(for:from:leads:at:limit:calendar:)`; the minute is clamped.
  @available(*, deprecated, renamed: "init(for:from:leads:at:limit:calendar:)")
  public init(
    for branches: some Sequence<Branch>, from now: WallTime, leads: LeadDays = [1],
    minuteOfDay: Int, limit: Int = defaultLimit, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(
      for: branches, from: now, leads: leads, at: TimeOfDay(clamping: minuteOfDay), limit: limit,
      calendar: calendar)
  }
}

extension LeadDays {
  /// An older spelling of `init(_:)`.
  @available(*, deprecated, renamed: "init(_:)")
  public init?(validating days: some Sequence<Int>) { self.init(days) }
}
