extension StatutoryHoliday {
  /// The holiday whose name a substitute has: 설날 and 추석 for the days around them too, as in the
  /// official almanac, 월력요항.
  var namesake: StatutoryHoliday {
    switch self {
    case .seollalEve, .seollalAfter: .seollal
    case .chuseokEve, .chuseokAfter: .chuseok
    default: self
    }
  }

  /// The official Korean name on a date.
  ///
  /// - Parameter stamp: the date as yyyymmdd.
  package func koreanName(_ stamp: Int) -> String {
    switch self {
    case .newYear: "1월 1일"
    case .newYearSecond: "1월 2일"
    case .newYearThird: "1월 3일"
    case .seollalEve: "설날 전날"
    case .seollal: stamp < 1989_02_01 ? "민속의 날" : "설날"
    case .seollalAfter: "설날 다음 날"
    case .independenceMovement: "3·1절"
    case .arbor: "식목일"
    case .erosionControl: "사방의 날"
    case .buddhasBirthday: stamp < 2017_10_17 ? "석가탄신일" : "부처님 오신 날"
    case .labor: "노동절"
    case .children: "어린이날"
    case .memorial: "현충일"
    case .constitution: "제헌절"
    case .liberation: "광복절"
    case .chuseokEve: "추석 전날"
    case .chuseok: "추석"
    case .chuseokAfter: "추석 다음 날"
    case .armedForces: "국군의 날"
    case .nationalFoundation: "개천절"
    case .hangul: "한글날"
    case .unitedNations: "국제연합일"
    case .christmas: "기독탄신일"
    }
  }

  /// The English name.
  package func englishName(_ stamp: Int) -> String {
    switch self {
    case .newYear: "New Year's Day"
    case .newYearSecond: "Second Day of the New Year"
    case .newYearThird: "Third Day of the New Year"
    case .seollalEve: "Seollal Eve"
    case .seollal: stamp < 1989_02_01 ? "Folk Day" : "Seollal"
    case .seollalAfter: "Day after Seollal"
    case .independenceMovement: "Independence Movement Day"
    case .arbor: "Arbor Day"
    case .erosionControl: "Erosion Control Day"
    case .buddhasBirthday: "Buddha's Birthday"
    case .labor: "Labor Day"
    case .children: "Children's Day"
    case .memorial: "Memorial Day"
    case .constitution: "Constitution Day"
    case .liberation: "Liberation Day"
    case .chuseokEve: "Chuseok Eve"
    case .chuseok: "Chuseok"
    case .chuseokAfter: "Day after Chuseok"
    case .armedForces: "Armed Forces Day"
    case .nationalFoundation: "National Foundation Day"
    case .hangul: "Hangul Day"
    case .unitedNations: "United Nations Day"
    case .christmas: "Christmas Day"
    }
  }
}
