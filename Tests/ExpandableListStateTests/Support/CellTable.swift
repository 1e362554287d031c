import ExpandableListState

/// A table that moves its cells about like cards on a desk, and shares nothing with `SimulatedTable`.
///
/// A batch is played in two movements: what leaves or moves is taken from its old place, the rest
/// closes up; then what comes or moves is put on its new place, and the rest fills the gaps. A place
/// that is taken, missing or left over is a refusal. Each cell has a number from its birth, so that a
/// row that should have stayed but was removed and inserted again is found.
struct CellTable {
  struct Refusal: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  struct Cell: Equatable {
    let birth: Int
    var content: Item
    var loads = 1
  }

  /// What a header shows: a title, an arrow, and how many rows are hidden.
  struct Header: Equatable {
    var shelf: Shelf
    var isExpanded: Bool
    var hidden: Int
  }

  struct Column {
    var header: Header
    var cells: [Cell]
  }

  private(set) var columns: [Column] = []
  private var births = 0

  init(showing visible: VisibleRows<Shelf, Item>) { load(visible) }

  mutating func load(_ visible: VisibleRows<Shelf, Item>) {
    columns = visible.sections.indices.map { column(in: visible, at: $0) }
  }

  mutating func perform(_ changes: ListChanges<Shelf, Item>) throws(Refusal) {
    for stage in changes.stages {
      if stage.reloads.isEmpty { try play(stage) } else { try reload(stage) }
      let counts = (0..<stage.data.numberOfSections).map(stage.data.numberOfRows(inSection:))
      guard columns.map(\.cells.count) == counts else { throw Refusal("not the data's counts") }
    }
    for section in changes.refreshedHeaders {
      guard columns.indices.contains(section) else { throw Refusal("no header \(section)") }
      columns[section].header = header(in: changes.result, at: section)
    }
  }

  private mutating func column(in data: VisibleRows<Shelf, Item>, at section: Int) -> Column {
    Column(
      header: header(in: data, at: section),
      cells: (0..<data.numberOfRows(inSection: section)).map {
        birth(of: data[ListPosition(section: section, row: $0)])
      })
  }

  private func header(in data: VisibleRows<Shelf, Item>, at section: Int) -> Header {
    let section = data.sections[section]
    return Header(
      shelf: section.section, isExpanded: section.isExpanded, hidden: section.hiddenRowCount)
  }

  private mutating func birth(of content: Item) -> Cell {
    births += 1
    return Cell(birth: births, content: content)
  }

  private mutating func reload(_ stage: ListStage<Shelf, Item>) throws(Refusal) {
    guard stage.removals.isEmpty, stage.insertions.isEmpty, stage.moves.isEmpty,
      stage.sectionRemovals.isEmpty, stage.sectionInsertions.isEmpty, stage.sectionMoves.isEmpty
    else { throw Refusal("a reload shares its batch") }
    for place in stage.reloads {
      guard columns.indices.contains(place.section),
        columns[place.section].cells.indices.contains(place.row)
      else { throw Refusal("no row \(place) to reload") }
      columns[place.section].cells[place.row].content = stage.data[place]
      columns[place.section].cells[place.row].loads += 1
    }
  }

  private mutating func play(_ stage: ListStage<Shelf, Item>) throws(Refusal) {
    // Rows leave first, then whole sections; a section that leaves must not have lost a row.
    var desk = columns.map { Gaps($0.cells) }
    var carriedRows: [(from: Int, to: ListPosition, cell: Cell)] = []
    func lift(_ place: ListPosition) throws(Refusal) -> Cell {
      guard desk.indices.contains(place.section) else { throw Refusal("no section of \(place)") }
      return try desk[place.section].lift(place.row)
    }
    for place in stage.removals { _ = try lift(place) }
    for move in stage.moves {
      carriedRows.append((move.source.section, move.destination, try lift(move.source)))
    }
    var numbered = Gaps(Array(columns.indices))
    var carriedSections: [(to: Int, section: Int)] = []
    for section in stage.sectionRemovals { _ = try numbered.lift(section) }
    for move in stage.sectionMoves {
      carriedSections.append((move.destination, try numbered.lift(move.source)))
    }
    for section in columns.indices where numbered.isLifted(section) && desk[section].hasGaps {
      throw Refusal("a row operation in section \(section), which leaves or moves")
    }

    var slots = Slots<Int>(count: stage.data.numberOfSections)
    for section in stage.sectionInsertions { try slots.put(-1, at: section) }
    for carried in carriedSections { try slots.put(carried.section, at: carried.to) }
    let isWhole = slots.isTaken
    let origins = try slots.filled(with: numbered.rest)

    var rows = origins.indices.map {
      Slots<Cell>(count: stage.data.numberOfRows(inSection: $0))
    }
    func check(_ place: ListPosition) throws(Refusal) {
      guard rows.indices.contains(place.section) else { throw Refusal("no section of \(place)") }
      if isWhole[place.section] { throw Refusal("\(place) is in a section that comes or moves") }
    }
    for place in stage.insertions {
      try check(place)
      try rows[place.section].put(birth(of: stage.data[place]), at: place.row)
    }
    for carried in carriedRows {
      try check(carried.to)
      guard origins[carried.to.section] == carried.from else {
        throw Refusal("a row moves to another section, \(carried.to)")
      }
      try rows[carried.to.section].put(carried.cell, at: carried.to.row)
    }
    var arrived: [Column] = []
    for (section, origin) in origins.enumerated() {
      if origin < 0 {
        arrived.append(column(in: stage.data, at: section))
      } else {
        arrived.append(
          Column(
            header: columns[origin].header,
            cells: try rows[section].filled(with: desk[origin].rest)))
      }
    }
    columns = arrived
  }
}

/// A row of cards from which some are lifted.
private struct Gaps<Card> {
  private var cards: [Card?]
  init(_ cards: [Card]) { self.cards = cards }
  var rest: [Card] { cards.compactMap { $0 } }
  var hasGaps: Bool { cards.contains { $0 == nil } }
  func isLifted(_ place: Int) -> Bool { cards[place] == nil }

  mutating func lift(_ place: Int) throws(CellTable.Refusal) -> Card {
    guard cards.indices.contains(place) else { throw CellTable.Refusal("nothing at \(place)") }
    guard let card = cards[place] else { throw CellTable.Refusal("\(place) leaves twice") }
    cards[place] = nil
    return card
  }
}

/// Empty places for cards.
private struct Slots<Card> {
  private var cards: [Card?]
  init(count: Int) { cards = Array(repeating: nil, count: count) }
  var isTaken: [Bool] { cards.map { $0 != nil } }

  mutating func put(_ card: Card, at place: Int) throws(CellTable.Refusal) {
    guard cards.indices.contains(place) else { throw CellTable.Refusal("no place \(place)") }
    guard cards[place] == nil else { throw CellTable.Refusal("\(place) is taken twice") }
    cards[place] = card
  }

  /// All cards when the rest, in its order, fills exactly what is empty.
  func filled(with rest: [Card]) throws(CellTable.Refusal) -> [Card] {
    let empty = cards.count { $0 == nil }
    guard empty == rest.count else {
      throw CellTable.Refusal("\(rest.count) are left for \(empty) places")
    }
    var next = rest.makeIterator()
    return cards.compactMap { $0 ?? next.next() }
  }
}
