import Testing

@testable import HolidayNotices

@Suite("The hash of a subscriber")
struct SubscriberHashTests {
  /// Four of the vectors that the authors of SipHash publish for 128 bits.
  ///
  /// The key is 00…0F and the message 00, 01, … of some length; `openssl mac -macopt size:16 SIPHASH` computes the same.
  @Test(
    "It is SipHash-2-4 with 128 bits, by the authors' test vectors",
    arguments: [
      (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
      (15, "5493e99933b0a8117e08ec0f97cfc3d9"), (63, "5150d1772f50834a503e069a973fbd7c"),
    ])
  func vectors(length: Int, expected: String) {
    let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)
    let hash = SubscriberHash(bytes: (0..<length).map { UInt8($0) }, key: key)
    let bytes = [hash.low, hash.high].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
    }
    let text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(text == expected)
  }
}
