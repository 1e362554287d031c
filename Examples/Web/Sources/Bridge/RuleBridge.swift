// What the smallest engine exports.

/// Answers the question that is in the buffer.
///
/// - Parameter count: its bytes.
/// - Returns: the bytes of the answer, which are in the buffer.
@_expose(wasm, "ask") @_cdecl("ask")
public func ask(_ count: Int) -> Int { unsafe put(RuleAnswer.answer(buffer.prefix(count))) }
