import Foundation
import HTTPTypes
import Hummingbird
import MartHolidayKit
import MartStore
import NIOCore
import NIOHTTP1

/// An error as the original server answers it: a code, a message for people, and an object `info`.
struct ServerError: Error, HTTPResponseError {
  let status: HTTPResponse.Status
  let body: CatalogError
  var headers: HTTPFields = [:]

  init(
    _ status: HTTPResponse.Status, _ code: CatalogError.Code, _ message: String,
    info: [String: CatalogInfo] = [:], headers: HTTPFields = [:]
  ) {
    self.status = status
    body = CatalogError(code, message: message, info: .fields(info))
    self.headers = headers
  }

  /// The head and the bytes of the answer.
  var answer: (head: HTTPResponse, body: ByteBuffer) {
    var bytes = ByteBuffer()
    do {
      bytes.writeBytes(try JSONAnswer.encoder.encode(body))
    } catch {
      assertionFailure("an error that cannot be encoded: \(error)")
    }
    var fields = headers
    fields[.contentType] = JSONAnswer.contentType
    fields[.contentLength] = String(bytes.readableBytes)
    fields[.cacheControl] = "no-store"
    return (HTTPResponse(status: status, headerFields: fields), bytes)
  }

  func response(from request: Request, context: some RequestContext) -> Response {
    let (head, body) = answer
    return Response(
      status: head.status, headers: head.headerFields, body: ResponseBody(byteBuffer: body))
  }
}

extension CatalogError.Code {
  static let forbidden = CatalogError.Code(rawValue: "FORBIDDEN")
  static let preconditionFailed = CatalogError.Code(rawValue: "PRECONDITION_FAILED")
  static let methodNotAllowed = CatalogError.Code(rawValue: "METHOD_NOT_ALLOWED")
}

extension ServerError {
  // The words of the original server.
  static let badRequest = ServerError(.badRequest, .badRequest, "잘못된 요청입니다.")
  static let notFound = ServerError(.notFound, .notFound, "요청한 리소스를 찾을 수 없습니다.")
  static let failed = ServerError(.internalServerError, .serverError, "서버 에러가 발생 중입니다.")

  static func badFields(_ errors: [(field: String, message: String)]) -> ServerError {
    let list = errors.map { error in
      CatalogInfo.fields(["field": .text(error.field), "message": .text(error.message)])
    }
    return ServerError(
      .badRequest, .badParameter, "잘못된 요청파라미터입니다.", info: ["errors": .list(list)])
  }

  static func badParameter(_ message: String) -> ServerError {
    ServerError(.badRequest, .badParameter, message)
  }

  static func noSuchMart(_ value: String, _ types: [MartType]) -> ServerError {
    let names = types.map { $0.value.uppercased() }.joined(separator: ", ")
    return ServerError(
      .badRequest, .badParameter, "잘못된 마트입니다. [value : \(value)]",
      info: ["martTypes": .text(names)])
  }

  // What the original server did not have.
  static let tooSlow = ServerError(
    .requestTimeout, CatalogError.Code(rawValue: "REQUEST_TIMEOUT"), "요청이 너무 느립니다.")
  static let pathTooLong = ServerError(
    .uriTooLong, CatalogError.Code(rawValue: "URI_TOO_LONG"), "주소가 너무 깁니다.")
  static let tooManyConnections = ServerError(
    .tooManyRequests, .tooManyRequests, "연결이 너무 많습니다.", headers: [.retryAfter: "10"])
  static let noToken = ServerError(
    .unauthorized, .unauthorized, "인증이 필요합니다.",
    headers: [.wwwAuthenticate: #"Bearer realm="mart-server""#])
  static let wrongToken = ServerError(.forbidden, .forbidden, "권한이 없습니다.")
  static let writesAreOff = ServerError(.forbidden, .forbidden, "이 서버에서는 변경할 수 없습니다.")
  static let preconditionFailed = ServerError(
    .preconditionFailed, .preconditionFailed, "그 사이에 변경되었습니다.")
  static let noDatabase = ServerError(
    .serviceUnavailable, .serverError, "데이터베이스를 읽을 수 없습니다.")
  static let notJSON = ServerError(
    .unsupportedMediaType, CatalogError.Code(rawValue: "UNSUPPORTED_MEDIA_TYPE"),
    "application/json 형식만 가능합니다.")

  static let ending = ServerError(
    .serviceUnavailable, CatalogError.Code(rawValue: "ENDING"), "서버가 종료되는 중입니다.",
    headers: [.retryAfter: "5"])

  static func noDatabase(because code: MartStoreError.Code?) -> ServerError {
    ServerError(
      .serviceUnavailable, .serverError, "데이터베이스를 읽을 수 없습니다.",
      info: code.map { ["reason": .text($0.rawValue)] } ?? [:])
  }

  static let otherHost = ServerError(
    .misdirectedRequest, CatalogError.Code(rawValue: "MISDIRECTED_REQUEST"), "이 서버의 주소가 아닙니다.")
  static let tooBusy = ServerError(
    .serviceUnavailable, .serverError, "잠시 후 다시 시도해 주세요.", headers: [.retryAfter: "5"])

  static func bodyTooLarge(_ most: Int) -> ServerError {
    ServerError(
      .contentTooLarge, CatalogError.Code(rawValue: "CONTENT_TOO_LARGE"), "요청이 너무 큽니다.",
      info: ["largestBody": .number(Double(most))])
  }

  static func tooManyRequests(_ seconds: Int) -> ServerError {
    ServerError(
      .tooManyRequests, .tooManyRequests, "요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
      info: ["retryAfter": .number(Double(seconds))], headers: [.retryAfter: String(seconds)])
  }

  static func methodNotAllowed(_ allowed: String) -> ServerError {
    ServerError(
      .methodNotAllowed, .methodNotAllowed, "허용되지 않는 메서드입니다.", headers: [.allow: allowed])
  }

  /// A request that the parser gave up on.
  static func unreadableRequest(_ error: any Error) -> ServerError {
    guard (error as? HTTPParserError) == .headerOverflow else { return badRequest }
    return ServerError(
      .requestHeaderFieldsTooLarge, CatalogError.Code(rawValue: "HEADERS_TOO_LARGE"),
      "요청 헤더가 너무 큽니다.")
  }

  /// A body of the wrong form: the error names the path of the field, and never its value.
  static func badBody(_ error: DecodingError) -> ServerError {
    let context: DecodingError.Context
    var path: [any CodingKey]
    switch error {
    case .keyNotFound(let key, let found):
      context = found
      path = found.codingPath + [key]
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
      path = found.codingPath
    @unknown default: return badRequest
    }
    let field = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    return badFields([(field.isEmpty ? "body" : field, context.debugDescription)])
  }

  init?(_ error: any Error) {
    switch error {
    case let error as ServerError: self = error
    case let error as MartStoreError where error.code == .noSuchBranch: self = .notFound
    case let error as MartStoreError where error.code == .preconditionFailed:
      self = .preconditionFailed
    case let error as MartStoreError where error.code == .damagedFile: self = .noDatabase
    case let error as MartStoreError where error.isPassing: self = .tooBusy
    case let error as DecodingError: self = .badBody(error)
    case let error as HTTPError where error.status == .notFound: self = .notFound
    case let error as HTTPError where error.status.code < 500:
      self.init(error.status, .badRequest, error.body ?? "잘못된 요청입니다.")
    default: return nil
    }
  }
}
