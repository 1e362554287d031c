/// The 64-bit FNV-1a hash of bytes: the same on every machine and in every version.
///
/// Source: the Internet draft "The FNV Non-Cryptographic Hash Algorithm".
package struct StableHash {
  /// The hash of what was added.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
