/// 128 bits of the name of a subscriber, the same on every machine and in every version.
///
/// It is SipHash-2-4 with 128 bits of output (J.-P. Aumasson and D. J. Bernstein, 2012) under a key
/// that never changes. Among a billion subscribers, the chance that any two names share one is
/// below 2 in 10²¹. The key is public, so the hash does not protect against somebody who can choose
/// names freely; names come from the server or the push service.
struct SubscriberHash: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Hashes the UTF-8 of a name.
  init(_ name: String) {
    let key = (Self.key0, Self.key1)
    // A string that is not stored as contiguous UTF-8, such as one from Objective-C, is read byte
    // by byte.
    self =
      unsafe name.utf8.withContiguousStorageIfAvailable { unsafe Self(stored: $0, key: key) }
      ?? Self(bytes: name.utf8, key: key)
  }

  /// Hashes contiguous bytes, eight at a time.
  private init(stored bytes: UnsafeBufferPointer<UInt8>, key: (UInt64, UInt64)) {
    var state = SipState(key)
    let raw = UnsafeRawBufferPointer(bytes)
    let whole = raw.count & ~7
    var place = 0
    while place < whole {
      state.compress(
        UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    var word: UInt64 = 0
    while place < raw.count {
      unsafe word |= UInt64(raw[place]) << UInt64(8 * (place & 7))
      place += 1
    }
    self.init(&state, lastWord: word, count: raw.count)
  }

  /// The ASCII letters `mart-holiday-kit`.
  private static let key0: UInt64 = 0x6C6F_682D_7472_616D
  private static let key1: UInt64 = 0x7469_6B2D_7961_6469

  init(bytes: some Sequence<UInt8>, key: (UInt64, UInt64)) {
    var state = SipState(key)
    var word: UInt64 = 0
    var count = 0
    for byte in bytes {
      word |= UInt64(byte) << UInt64(8 * (count & 7))
      count += 1
      if count & 7 == 0 {
        state.compress(word)
        word = 0
      }
    }
    self.init(&state, lastWord: word, count: count)
  }

  private init(_ state: inout SipState, lastWord word: UInt64, count: Int) {
    state.compress(word | UInt64(truncatingIfNeeded: count) << 56)
    state.v2 ^= 0xEE
    state.rounds(4)
    low = state.sum
    state.v1 ^= 0xDD
    state.rounds(4)
    high = state.sum
  }
}

private struct SipState {
  var v0: UInt64
  var v1: UInt64
  var v2: UInt64
  var v3: UInt64

  init(_ key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736F_6D65_7073_6575
    v1 = key.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = key.0 ^ 0x6C79_6765_6E65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  var sum: UInt64 { v0 ^ v1 ^ v2 ^ v3 }

  @inline(__always)
  mutating func compress(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  mutating func rounds(_ count: Int) {
    for _ in 0..<count { round() }
  }

  @inline(__always)
  private mutating func round() {
    v0 &+= v1
    v1 = Self.rotated(v1, 13) ^ v0
    v0 = Self.rotated(v0, 32)
    v2 &+= v3
    v3 = Self.rotated(v3, 16) ^ v2
    v0 &+= v3
    v3 = Self.rotated(v3, 21) ^ v0
    v2 &+= v1
    v1 = Self.rotated(v1, 17) ^ v2
    v2 = Self.rotated(v2, 32)
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }
}
