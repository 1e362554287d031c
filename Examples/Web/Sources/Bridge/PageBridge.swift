// What the engine of the answers exports.

nonisolated(unsafe) private var page = Page([])

/// Takes the catalogue that is in the buffer.
///
/// - Parameter count: its bytes.
/// - Returns: 0, or the number of the first line that cannot be read.
@_expose(wasm, "load") @_cdecl("load")
public func load(_ count: Int) -> Int {
  do throws(CompactCatalogueError) {
    unsafe page = Page(try CompactCatalogue.branches(buffer.prefix(count)))
    return 0
  } catch {
    return error.line
  }
}

/// Answers the question that is in the buffer.
///
/// - Parameter count: its bytes.
/// - Returns: the bytes of the answer, which are in the buffer.
@_expose(wasm, "ask") @_cdecl("ask")
public func ask(_ count: Int) -> Int { unsafe put(page.answer(buffer.prefix(count))) }
