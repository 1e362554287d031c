import ExampleSupport
import MartHolidayKit

/// What the program prints, part by part.
struct RegisterPageText {
  let language: Language
  let style: TerminalStyle
  let today: CivilDate

  /// How many stores each mart has, and of how many the municipality's closing days are known.
  func summary(_ register: StoreRegister, _ catalog: BranchCatalog) -> [String] {
    var table = TextTable()
    table.add([
      TextTable.Cell(language("마트", "mart"), .dim), TextTable.Cell(language("영업", "open"), .dim),
      TextTable.Cell(language("휴업·개점 전", "suspended, not open"), .dim),
      TextTable.Cell(language("폐업", "ended"), .dim),
      TextTable.Cell(language("의무휴업일을 앎", "closing days known"), .dim),
    ])
    for mart in catalog.marts {
      let stores = register.stores.filter { $0.mart == mart }
      let open = stores.filter { $0.state == .open }
      let known = open.filter { catalog[$0.id].map { !$0.schedule.municipal.isEmpty } ?? false }
      let ended = stores.filter { if case .ended = $0.state { true } else { false } }
      table.add([
        TextTable.Cell(mart.displayName(in: language)),
        TextTable.Cell("\(open.count)"),
        TextTable.Cell("\(stores.count - open.count - ended.count)"),
        TextTable.Cell("\(ended.count)"), TextTable.Cell("\(known.count)"),
      ])
    }
    let head = language(
      "줄 \(register.rowCount)개에서 마트 \(register.stores.count)곳, 다른 가게 \(register.otherShopCount)곳",
      "\(register.stores.count) marts and \(register.otherShopCount) other shops in \(register.rowCount) rows"
    )
    // A store that has closed for good does not count as closed on the day.
    let there = BranchCatalog(catalog.branches.filter { $0.schedule.closedForGoodFrom == nil })
    let day = there.closing(on: today).phrase(in: language)
    return [style(.bold, head), "  " + day] + table.lines(style) + [""]
  }

  /// What was left out or merged, a line for each.
  func issues(of register: StoreRegister) -> [String] {
    [
      style(
        .bold, language("문제 \(register.issues.count)건", "\(register.issues.count) issues")
      )
    ]
      + register.issues.map { "  " + style(.yellow, $0.phrase(in: language).withoutControls) } + [
        ""
      ]
  }

  /// The stores that have ended since a day, the last ones first.
  func ended(_ register: StoreRegister, since date: CivilDate) -> [String] {
    let stores = register.stores.compactMap { store -> (CivilDate, RegisterStore)? in
      guard case .ended(let end?) = store.state, end >= date else { return nil }
      return (end, store)
    }
    let head = language(
      "\(date)부터 폐업 \(stores.count)곳", "\(stores.count) closed for good since \(date)")
    return [style(.bold, head)]
      + stores.sorted { $0.0 > $1.0 }.map { "  \($0.0)  " + name($0.1) } + [""]
  }

  /// What changed since an older register.
  func difference(_ diff: RegisterDiff) -> [String] {
    var lines = diff.opened.map { language("개점: ", "opened: ") + name($0) }
    lines += diff.ended.map { language("폐점: ", "closed for good: ") + name($0) }
    lines += diff.moved.map { language("이전: ", "moved: ") + name($0.new) + " → " + $0.new.address }
    lines += diff.renamed.map {
      language("이름 변경: ", "renamed: ") + name($0.old) + " → " + name($0.new)
    }
    lines += diff.gone.map { language("목록에서 사라짐: ", "gone: ") + name($0) }
    return [style(.bold, diff.phrase(in: language))]
      + lines.map { "  " + $0.withoutControls } + [""]
  }

  private func name(_ store: RegisterStore) -> String {
    (store.mart.displayName(in: language) + " " + store.name).withoutControls
  }
}
