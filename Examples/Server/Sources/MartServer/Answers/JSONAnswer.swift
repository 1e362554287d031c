import Foundation
import HTTPTypes
import Hummingbird
import MartHolidayFoundation
import NIOCore

/// The envelope of every answer, `{"code":"OK","message":…,"data":…}`.
enum JSONAnswer {
  static let contentType = "application/json; charset=utf-8"
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder.makeMartHolidayEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  private static let head: StaticString =
    #"{"code":"OK","message":"요청이 성공했습니다.","data":"#

  /// An answer of a value.
  static func response(
    _ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
  ) throws -> Response {
    let bytes = try encoder.encode(value)
    return response(
      body(size: bytes.count) { $0.writeBytes(bytes) }, status: status, headers: headers)
  }

  /// An answer of a list whose entries are JSON already.
  static func response(list: some Collection<[UInt8]>, headers: HTTPFields) -> Response {
    response(body(list: list), headers: headers)
  }

  /// The body of an answer of a list whose entries are JSON already.
  static func body(list: some Collection<[UInt8]>) -> ByteBuffer {
    body(size: list.reduce(2) { $0 + $1.count + 1 }) { buffer in
      buffer.writeInteger(UInt8(ascii: "["))
      var isFirst = true
      for entry in list {
        if !isFirst { buffer.writeInteger(UInt8(ascii: ",")) }
        isFirst = false
        buffer.writeBytes(entry)
      }
      buffer.writeInteger(UInt8(ascii: "]"))
    }
  }

  /// An answer of one entry that is JSON already.
  static func response(entry: [UInt8], headers: HTTPFields) -> Response {
    response(body(size: entry.count) { $0.writeBytes(entry) }, headers: headers)
  }

  /// An answer with a finished body.
  static func response(
    _ body: ByteBuffer, status: HTTPResponse.Status = .ok, headers: HTTPFields
  ) -> Response {
    var fields = headers
    fields[.contentType] = contentType
    return Response(status: status, headers: fields, body: ResponseBody(byteBuffer: body))
  }

  private static func body(size: Int, _ write: (inout ByteBuffer) -> Void) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.reserveCapacity(size + head.utf8CodeUnitCount + 1)
    buffer.writeStaticString(head)
    write(&buffer)
    buffer.writeInteger(UInt8(ascii: "}"))
    return buffer
  }
}
