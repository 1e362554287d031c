public import KoreanCalendar
public import MartModels

extension BranchCatalog {
  /// Every mart of a register with what its municipality has designated.
  ///
  /// An open store has the closing days of its municipality and class, all expected and none
  /// confirmed. A store that has ended is closed for good from that day, a suspended one for its
  /// period. Nothing is known about a store that is not yet open, or whose row has not changed for
  /// years.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let file = "영업상태코드,도로명주소,사업장명,점포구분명\n01,서울 성동구 왕십리광장로 17,이마트 왕십리점,대규모점포"
  /// let catalog = BranchCatalog(
  ///   register: try StoreRegister(file: file.utf8), municipal: .southKorea, asOf: CivilDate(2026, 11, 23))
  /// catalog.branches[0].schedule.status(on: CivilDate(2026, 12, 13))  // .closed(.municipal)
  /// ```
  ///
  /// - Parameters:
  ///   - register: the register.
  ///   - municipal: the designations.
  ///   - date: the day of the register, normally today.
  ///   - years: the number of years without a change after which a row is not believed to be of an
  ///     open store, or one suspended without an end.
  /// - Complexity: O(*n* log *n*) in the number of stores.
  public init(
    register: StoreRegister, municipal: MunicipalRules = .southKorea, asOf date: CivilDate,
    staleAfterYears years: Int = 10
  ) {
    self.init(
      register.stores.map { $0.branch(municipal, asOf: date, staleAfterYears: years) }, asOf: date)
  }
}

extension RegisterStore {
  /// The store as a branch, with what its municipality has designated.
  ///
  /// - Parameters:
  ///   - municipal: the designations.
  ///   - date: the day of the register, normally today.
  ///   - years: after how many years without a change a row is not believed to be of an open store,
  ///     or one suspended without an end.
  public func branch(
    _ municipal: MunicipalRules = .southKorea, asOf date: CivilDate, staleAfterYears years: Int = 10
  ) -> Branch {
    let postal = PostalAddress(address)
    return Branch(
      id: id, mart: mart, name: name, region: postal?.shortRegion, address: address, phone: phone,
      coordinate: coordinate,
      schedule: schedule(
        postal?.withMunicipality(lotAddress), municipal, asOf: date, staleAfterYears: years))
  }

  private func schedule(
    _ address: PostalAddress?, _ municipal: MunicipalRules, asOf date: CivilDate,
    staleAfterYears years: Int
  ) -> HolidaySchedule {
    guard case .state(let state) = presence(on: date, staleAfterYears: years) else {
      return HolidaySchedule()
    }
    switch state {
    case .open:
      let periods = address.map {
        municipal.periods(for: mart, named: name, at: $0, storeClass: storeClass)
      }
      return HolidaySchedule().adding(agreeingMunicipal: periods ?? [])
    case .ended(let end):
      return HolidaySchedule().adding(closedForGoodFrom: end ?? changed ?? date)
    case .suspended(let first, let last):
      // A store whose suspension has ended may have opened again without telling the authority.
      guard let first = first ?? changed, last.map({ $0 >= max(first, date) }) ?? true else {
        return HolidaySchedule()
      }
      return HolidaySchedule().adding(
        closure: last.map { StoreClosure(first...$0) } ?? StoreClosure(openEndedFrom: first))
    case .beforeOpening, .unknown: return HolidaySchedule()
    }
  }
}
