import NIOConcurrencyHelpers
import NIOCore

/// The bodies of the most requested lists, each made once for an image by the first request.
final class AnswerCache: Sendable {
  private let bodies = NIOLockedValueBox<[String: ByteBuffer]>([:])

  /// The body of a name, made if it is not there yet; all are kept, so names must be few.
  func body(_ name: String, _ make: () throws -> ByteBuffer) rethrows -> ByteBuffer {
    if let body = bodies.withLockedValue({ $0[name] }) { return body }
    let body = try make()
    bodies.withLockedValue { $0[name] = body }
    return body
  }
}
