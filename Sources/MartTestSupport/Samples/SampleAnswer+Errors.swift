import MartCatalog

extension SampleAnswer {
  /// 400: a parameter is missing, with a text as its info.
  public static let badRequest = SampleAnswer(
    "badRequest", status: 400,
    text: #"{"code":"BAD_REQUEST","message":"경도(longitude)가 필요합니다.","info":"longitude"}"#,
    outcome: .error(
      CatalogError(
        .badRequest, message: "경도(longitude)가 필요합니다.", info: .text("longitude"))))

  /// 400: a parameter is refused, with an object as its info that names the field.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// guard case .error(let error) = SampleAnswer.badParameter.outcome else { return }
  /// error.info?.fieldErrors.map(\.field)  // ["latitude"]
  /// SampleAnswer.badParameter.failure?.code  // .client
  /// ```
  public static let badParameter = SampleAnswer(
    "badParameter", status: 400,
    text: #"{"code":"BAD_PARAMETER","message":"잘못된 요청파라미터입니다.","#
      + #""info":{"errors":[{"field":"latitude","message":"위도는 -90과 90 사이여야 합니다."}]}}"#,
    outcome: .error(
      CatalogError(
        .badParameter, message: "잘못된 요청파라미터입니다.",
        info: .fields([
          "errors": .list([
            .fields(["field": .text("latitude"), "message": .text("위도는 -90과 90 사이여야 합니다.")])
          ])
        ]))))

  /// 401: the session has expired.
  public static let signedOut = SampleAnswer(
    "signedOut", status: 401,
    text: #"{"code":"UNAUTHORIZED","message":"세션이 만료되었습니다.","info":null}"#,
    outcome: .error(CatalogError(.unauthorized, message: "세션이 만료되었습니다.")))

  /// 429: too many requests, and the server wants to be asked again after two minutes.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// SampleAnswer.tooMany.failure?.retryAfter  // 120
  /// ```
  public static let tooMany = SampleAnswer(
    "tooMany", status: 429, retryAfter: "120",
    text: #"{"code":"TOO_MANY_REQUESTS","message":"요청이 너무 많습니다."}"#,
    outcome: .error(CatalogError(.tooManyRequests, message: "요청이 너무 많습니다.")))

  /// 500: the server's own error, with an empty list that is not an empty catalog.
  public static let serverError = SampleAnswer(
    "serverError", status: 500,
    text: #"{"code":"SERVER_ERROR","message":"서버 에러가 발생 중입니다.","data":[]}"#,
    outcome: .error(CatalogError(.serverError, message: "서버 에러가 발생 중입니다.")))

  /// 500: the error of the server's framework for unexpected failures.
  public static let framework = SampleAnswer(
    "framework", status: 500,
    text: #"{"status":500,"error":"Internal Server Error","message":"No message available"}"#,
    outcome: .error(
      CatalogError(.serverError, message: "No message available", status: 500)))

  /// 502: the page of a proxy in front of the server.
  public static let errorPage = SampleAnswer(
    "errorPage", status: 502, text: "<html><body><h1>502 Bad Gateway</h1></body></html>",
    outcome: .undecodable)

  /// 200: an answer that ends in the middle of a row.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// SampleAnswer.cutOff.failure?.code  // .undecodable
  /// ```
  public static let cutOff = SampleAnswer(
    "cutOff", text: String(good.text.prefix(100)), outcome: .undecodable)

  /// 200: an answer without a body.
  public static let nothing = SampleAnswer("nothing", text: "", outcome: .undecodable)
}
