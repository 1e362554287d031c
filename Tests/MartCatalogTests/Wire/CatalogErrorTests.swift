import Foundation
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Errors that the server answers")
struct CatalogErrorTests {
  private static let bodies: [(String, CatalogError)] = [
    (
      #"{"code":"BAD_PARAMETER","message":"잘못된 마트입니다. [value : hongmart]","#
        + #""info":{"martTypes":"EMART, EMART_TRADERS"}}"#,
      CatalogError(
        .badParameter, message: "잘못된 마트입니다. [value : hongmart]",
        info: .fields(["martTypes": .text("EMART, EMART_TRADERS")]))
    ),
    (
      #"{"code":"BAD_PARAMETER","message":"잘못된 요청파라미터입니다.","info":{"errors":[{"field":"latitude","#
        + #""message":"위도는 -90과 90 사이여야 합니다."}]}}"#,
      CatalogError(
        .badParameter, message: "잘못된 요청파라미터입니다.",
        info: .fields([
          "errors": .list([
            .fields(["field": .text("latitude"), "message": .text("위도는 -90과 90 사이여야 합니다.")])
          ])
        ]))
    ),
    (
      #"{"code":"BAD_REQUEST","message":"경도(longitude)가 필요합니다.","info":"longitude"}"#,
      CatalogError(.badRequest, message: "경도(longitude)가 필요합니다.", info: .text("longitude"))
    ),
    (
      #"{"code":"UNAUTHORIZED","message":"세션이 만료되었습니다.","info":null}"#,
      CatalogError(.unauthorized, message: "세션이 만료되었습니다.")
    ),
    (
      #"{"timestamp":"2020-05-02T05:55:54.000+0000","status":401,"error":"Unauthorized","path":"/api/marts"}"#,
      CatalogError(.unauthorized, message: "Unauthorized", status: 401)
    ),
    (
      #"{"code":"SERVER_ERROR","message":"서버 에러가 발생 중입니다.","data":null}"#,
      CatalogError(.serverError, message: "서버 에러가 발생 중입니다.")
    ),
    (
      #"{"code":"SERVER_ERROR","message":"서버 에러가 발생 중입니다.","data":[]}"#,
      CatalogError(.serverError, message: "서버 에러가 발생 중입니다.")
    ),
    (
      #"{"status":500,"error":"Internal Server Error","message":"boom"}"#,
      CatalogError(.serverError, message: "boom", status: 500)
    ),
    (
      #"{"code":418,"message":7,"info":[1,true,null,"x"]}"#,
      CatalogError(
        CatalogError.Code(rawValue: "418"), info: .list([.number(1), .flag(true), .text("x")]))
    ),
    (#"{"code":"BAD_PARAMETER","data":"none"}"#, CatalogError(.badParameter)),
    (
      #"{"code":"ERROR","data":[{"id":1,"martType":"이마트","branchName":"성수점"}]}"#,
      CatalogError(CatalogError.Code(rawValue: "ERROR"))
    ),
    (
      #"{"code":"ERROR","data":{"id":1,"martType":"이마트","branchName":"성수점"}}"#,
      CatalogError(CatalogError.Code(rawValue: "ERROR"))
    ),
    (
      #"{"status":503,"data":[{"value":"emart","displayName":"이마트"}]}"#,
      CatalogError(.serverError, status: 503)
    ),
  ]

  @Test("An error body is a typed error with code, message and info", arguments: bodies)
  func typedError(body: String, expected: CatalogError) throws {
    let error = #expect(throws: CatalogError.self) { try response(body) }
    #expect(error == expected)
    #expect(try JSONDecoder().decode(CatalogError.self, from: Data(body.utf8)) == expected)
    #expect(throws: CatalogError.self) {
      try JSONDecoder().decode(MartTypes.self, from: Data(body.utf8))
    }
    let again = try JSONDecoder().decode(
      CatalogError.self, from: JSONEncoder().encode(expected))
    #expect(again == expected)
    for language in PhraseLanguage.allCases {
      #expect(!expected.phrase(in: language).isEmpty)
      #expect(expected.phrase(in: language, style: .long).hasPrefix(expected.phrase(in: language)))
    }
  }

  @Test("The fields that a server refuses are named with its words")
  func fieldErrors() {
    #expect(
      Self.bodies[1].1.info?.fieldErrors.map { [$0.field, $0.message] }
        == [["latitude", "위도는 -90과 90 사이여야 합니다."]])
    #expect(Self.bodies[0].1.info?.fieldErrors == [])
  }

  @Test(
    "What is neither an answer nor an error is refused",
    arguments: [
      "", "nothing", "{}", "5", "null", #""text""#, #"{"data":5}"#, #"{"data":"x"}"#,
      #"{"code":"OK"}"#,
      #"{"code":"OK","data":null}"#, #"{"message":"x"}"#,
    ])
  func noAnswer(body: String) {
    #expect(throws: DecodingError.self) { try response(body) }
  }

  @Test("An info of any kind does not cost the rows, and is written back")
  func infoOfAnAnswer() throws {
    for info in [#""text""#, #"{"a":{"b":[1,2.5,"c"]}}"#, "[]", "7", "false", "null"] {
      let answer = try response(#"{"code":"OK","info":\#(info),"data":[\#(row(1))]}"#)
      #expect(answer.rows.count == 1)
      #expect((answer.info == nil) == (info == "null"))
      let again = try JSONDecoder().decode(
        CatalogResponse.self, from: JSONEncoder().encode(answer))
      #expect(again == answer)
    }
  }

  @Test("An info that is nested without end is cut, not followed")
  func deepInfo() throws {
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let answer = try response(#"{"code":"OK","info":\#(deep),"data":[\#(row(1))]}"#)
    #expect(answer.rows.count == 1)
    #expect(String(describing: try #require(answer.info)).isEmpty)
  }
}
