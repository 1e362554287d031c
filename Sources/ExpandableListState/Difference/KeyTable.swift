/// Finds the rows of one section by key, and the first key that occurs twice.
///
/// It is an open-addressing table of row indices; the rows themselves are not copied. One table
/// serves all sections of a list in turn, so a list of many short sections allocates once.
@usableFromInline
@frozen
struct KeyTable: Sendable {
  /// The upper half of an entry is part of the hash, the lower half the row's index plus one.
  @usableFromInline var entries: [UInt64] = []
  @usableFromInline var mask = 0

  @inlinable
  init() {}

  /// Removes all rows and makes room for others.
  @usableFromInline
  mutating func clear(for count: Int) {
    precondition(count < UInt32.max, "\(count) rows in one section")
    var size = 8
    while size < count + count / 2 { size <<= 1 }
    if size > entries.count {
      entries = [UInt64](repeating: 0, count: size)
    } else {
      for slot in 0..<size { entries[slot] = 0 }
    }
    mask = size - 1
  }

  @inlinable
  static func hash<ID>(_ key: ListKey<ID>) -> UInt64 {
    let hash = UInt64(truncatingIfNeeded: key.id.hashValue)
    return key.occurrence == 1
      ? hash : (hash ^ UInt64(truncatingIfNeeded: key.occurrence)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Enters all rows of a section.
  ///
  /// - Throws: `ListError` for the first row with the key of an earlier one.
  @inlinable
  mutating func index<Row>(_ keys: RowKeys<Row>, at sectionIndex: Int) throws(ListError) {
    clear(for: keys.count)
    for row in 0..<keys.count {
      let key = keys[row]
      let hash = Self.hash(key)
      let tag = hash & 0xFFFF_FFFF_0000_0000
      var slot = Int(truncatingIfNeeded: hash) & mask
      while entries[slot] != 0 {
        let entry = entries[slot]
        if entry & 0xFFFF_FFFF_0000_0000 == tag {
          let other = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
          if keys.has(key, at: other) {
            throw ListError(
              .duplicateRow, id: listErrorText(of: key.id), section: sectionIndex,
              indices: [other, row])
          }
        }
        slot = (slot + 1) & mask
      }
      entries[slot] = tag | UInt64(truncatingIfNeeded: row + 1)
    }
  }

  /// The index of the row with a key in the section entered last, or -1.
  @inlinable
  func find<Row>(_ key: ListKey<Row.ID>, in keys: RowKeys<Row>) -> Int {
    let hash = Self.hash(key)
    let tag = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = entries[slot]
      if entry == 0 { return -1 }
      if entry & 0xFFFF_FFFF_0000_0000 == tag {
        let row = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
        if keys.has(key, at: row) { return row }
      }
      slot = (slot + 1) & mask
    }
  }
}
