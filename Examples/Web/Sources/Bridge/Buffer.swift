// The one way between a script and Swift: a buffer of bytes and two or three functions.
//
// The script asks for room, writes a question in UTF-8 and calls `ask` with its length; `ask`
// returns the length of the answer, which is in the same buffer.

/// The bytes that go in and out.
nonisolated(unsafe) var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)

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

/// Puts an answer into the buffer.
///
/// - Returns: the bytes of the answer; `room(0)` says where they are.
func put(_ answer: [UInt8]) -> Int {
  _ = room(answer.count)
  _ = unsafe buffer.update(fromContentsOf: answer)
  return answer.count
}

/// Fills bytes at random for Swift's hashing, directly from the host.
///
/// The C library's generator would bring its printing with it.
@_cdecl("arc4random_buf")
public func fillWithRandom(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  _ = unsafe getentropy(bytes, count)
}

@_extern(c, "getentropy")
private func getentropy(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int32

/// Drops a character of a trap's message, because there is no place to print it.
@_cdecl("putchar")
public func putCharacter(_ character: Int32) -> Int32 { character }
