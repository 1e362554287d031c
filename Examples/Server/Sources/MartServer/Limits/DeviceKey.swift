import Crypto

/// A secret that the server makes, shows once and stores only as a hash.
struct DeviceKey {
  let text: String

  /// Makes a key that nobody guesses: 160 bits of the system's random numbers.
  init(prefix: String = "") {
    var random = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    text =
      prefix
      + String((0..<32).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
  }

  var hash: String { Self.hash(of: text) }

  static func hash(of text: String) -> String {
    SHA256.hash(data: Array(text.utf8)).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    .joined()
  }

  /// Whether a text is the key with a hash.
  ///
  /// The time it takes may tell something about the hash, but nothing about the key.
  static func matches(_ text: String?, _ hash: String) -> Bool {
    guard let text, text.utf8.count <= 256 else { return false }
    return Self.hash(of: text) == hash
  }
}
