import NIOConcurrencyHelpers
import NIOCore

/// The bodies of the lists that are asked for most, made once for an image by whoever asks first.
final class AnswerCache: Sendable {
  private let bodies = NIOLockedValueBox<[String: ByteBuffer]>([:])

  /// The body under a name; there have to be few names.
  func body(_ name: String, _ make: () throws -> ByteBuffer) rethrows -> ByteBuffer {
    if let body = bodies.withLockedValue({ $0[name] }) { return body }
    let body = try make()
    bodies.withLockedValue { $0[name] = body }
    return body
  }
}
