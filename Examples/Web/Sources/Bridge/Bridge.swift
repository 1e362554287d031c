// The one way between the page's script and Swift: a buffer of bytes and three functions.
//
// The script asks for room, writes a question in UTF-8, calls `ask` with its length, and reads as
// many bytes of the answer from the same buffer. `load` takes the catalogue in the same way.

/// The bytes that go in and out.
nonisolated(unsafe) private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: 1 << 16)

nonisolated(unsafe) private var page = Page([])

/// Makes room for a question.
///
/// - Parameter count: the least number of bytes.
/// - Returns: where the buffer is from now on.
@_expose(wasm, "room") @_cdecl("room")
public func room(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  if count > buffer.count {
    unsafe buffer.deallocate()
    unsafe buffer = .allocate(capacity: count)
  }
  return unsafe buffer.baseAddress
}

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
/// - Returns: the bytes of the answer, which are in the buffer; `room(0)` says where that is.
@_expose(wasm, "ask") @_cdecl("ask")
public func ask(_ count: Int) -> Int {
  let answer = unsafe page.answer(buffer.prefix(count))
  _ = room(answer.count)
  _ = unsafe buffer.update(fromContentsOf: answer)
  return answer.count
}

/// Random bytes for Swift's hashing, from the host at once; the C library's generator would bring its
/// printing with it.
@_cdecl("arc4random_buf")
public func fillWithRandom(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  _ = unsafe getentropy(bytes, count)
}

@_extern(c, "getentropy")
private func getentropy(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int32

/// A letter of the message of a trap, which has no place to go.
@_cdecl("putchar")
public func putCharacter(_ character: Int32) -> Int32 { character }
