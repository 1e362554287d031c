import CZlib
import HTTPTypes
import Hummingbird
import NIOCore

/// Bodies in gzip for clients that read it.
enum Compression {
  /// A body of fewer bytes fits into one packet anyway.
  private static let least = 1_400

  /// Whether a client reads gzip, by `Accept-Encoding`.
  static func isWanted(_ request: Request) -> Bool {
    guard let list = request.headers[.acceptEncoding] else { return false }
    return list.split(separator: ",").contains { entry in
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " } }
      guard parts.first?.lowercased() == "gzip" else { return false }
      return parts.dropFirst().allSatisfy { !["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) }
    }
  }

  /// A body in gzip, or `nil` where it would not pay.
  static func gzip(_ body: ByteBuffer) -> ByteBuffer? {
    guard body.readableBytes >= least else { return nil }
    var stream = z_stream()
    // 16 beyond the window makes the header that of gzip.
    let isMade = deflateInit2_(
      &stream, 5, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard isMade == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let most = Int(deflateBound(&stream, UInt(body.readableBytes)))
    var result = ByteBuffer()
    var input = body
    let written = result.writeWithUnsafeMutableBytes(minimumWritableBytes: most) { output -> Int in
      input.withUnsafeMutableReadableBytes { bytes -> Int in
        stream.next_in = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_in = UInt32(bytes.count)
        stream.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = UInt32(output.count)
        guard deflate(&stream, Z_FINISH) == Z_STREAM_END else { return 0 }
        return Int(stream.total_out)
      }
    }
    return written > 0 && written < body.readableBytes ? result : nil
  }
}
