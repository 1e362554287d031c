// What the engine of the notices exports.

nonisolated(unsafe) private var reader = NoticeReader()

/// Answers the question that is in the buffer.
///
/// - Parameter count: its bytes.
/// - Returns: the bytes of the answer, which are in the buffer.
@_expose(wasm, "ask") @_cdecl("ask")
public func ask(_ count: Int) -> Int { unsafe put(reader.answer(buffer.prefix(count))) }
