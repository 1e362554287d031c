import KoreanCalendar
import MartCatalog
import MartModels
import Testing

/// The headers, each with one row of the store that it describes.
@Suite("Files of the register of large stores")
struct RegisterFileTests {
  /// A header, and a row in it.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let licence: String?
  }

  static let forms = [
    Form(
      testDescription: "national, 29 columns, saved by a spreadsheet",
      file: """
        \u{FEFF}번호,개방서비스명,개방서비스아이디,개방자치단체코드,관리번호,인허가일자,인허가취소일자,영업상태구분코드,영업상태명,상세영업상태코드,상세영업상태명,폐업일자,휴업시작일자,휴업종료일자,재개업일자,소재지전화,소재지면적,소재지우편번호,소재지전체주소,도로명전체주소,도로명우편번호,사업장명,최종수정시점,데이터갱신구분,데이터갱신일자,업태구분명,좌표정보x(epsg5174),좌표정보y(epsg5174),점포구분명
        1,대규모점포,08_25_01_P,3450000,2.00035E+18,1997-06-30,,1,영업/정상,1,정상영업,,,,,053 3831234,11525.46,,대구광역시 북구 산격동 1817호,대구광역시 북구 검단로 97 (산격동),,코스트코 홀세일 대구점,2015-12-02 9:53,I,2018-08-31 23:59,대형마트,346013.6515,268532.1899,대규모점포
        """, licence: nil),
    Form(
      testDescription: "national before 2018, with the other name of the coordinates",
      file: """
        번호,개방서비스명,개방서비스아이디,개방자치단체코드,관리번호,인허가일자,인허가취소일자,영업상태구분코드,영업상태명,상세영업상태코드,상세영업상태명,폐업일자,휴업시작일자,휴업종료일자,재개업일자,소재지전화,소재지면적,소재지우편번호,소재지전체주소,도로명전체주소,도로명우편번호,사업장명,최종수정시점,데이터갱신구분,데이터갱신일자,업태구분명,좌표정보(x),좌표정보(y),점포구분명
        1,대규모점포,08_25_01_P,3450000,2000345022607500001,19970630,,01,영업/정상,1,정상영업,,,,,053 3831234,11525.46,,대구광역시 북구 산격동 1817호,대구광역시 북구 검단로 97 (산격동),,코스트코 홀세일 대구점,20151202095300,I,2018-08-31 23:59:59.0,대형마트,346013.6515,268532.1899,대규모점포
        """, licence: "3450000-2000345022607500001"),
    Form(
      testDescription: "Seoul, 26 columns, all quoted, coordinates padded",
      file: """
        "개방자치단체코드","관리번호","인허가일자","인허가취소일자","영업상태코드","영업상태명","상세영업상태코드","상세영업상태명","폐업일자","휴업시작일자","휴업종료일자","재개업일자","전화번호","소재지면적","소재지우편번호","지번주소","도로명주소","도로명우편번호","사업장명","최종수정일자","데이터갱신구분","데이터갱신일자","업태구분명","좌표정보(X)","좌표정보(Y)","점포구분명"
        "3450000","2000345022607500001","19970630","","01","영업/정상","1","정상영업","","","","","053 3831234","11525.46","","대구광역시 북구 산격동 1817호","대구광역시 북구 검단로 97 (산격동)","03140","코스트코 홀세일 대구점","20151202095300","I","2019-09-27 02:40:00.0","대형마트","346013.6515         ","268532.1899         ","대규모점포"
        """, licence: "3450000-2000345022607500001"),
    // Composed: no file of 2026 was captured. Its columns are in the order of their names after the
    // first eleven.
    Form(
      testDescription: "2026, composed",
      file: """
        개방자치단체코드,관리번호,인허가일자,인허가취소일자,영업상태코드,영업상태명,상세영업상태코드,상세영업상태명,폐업일자,휴업시작일자,휴업종료일자,데이터갱신구분,데이터갱신시점,도로명우편번호,도로명주소,사업장명,소재지면적,소재지우편번호,업태구분명,재개업일자,전화번호,점포구분명,좌표정보(X),좌표정보(Y),지번주소,최종수정시점
        3450000,2000345022607500001,1997-06-30,,01,영업/정상,1,정상영업,,,,I,2026-01-14 14:27:17,,대구광역시 북구 검단로 97 (산격동),코스트코 홀세일 대구점,11525.46,,대형마트,,053 3831234,대규모점포,346013.6515,268532.1899,대구광역시 북구 산격동 1817호,2015-12-02 09:53:00
        """, licence: "3450000-2000345022607500001"),
  ]

  @Test("Every header tells the same store", arguments: forms)
  func headers(form: Form) throws {
    let register = try StoreRegister(file: form.file.utf8)
    let store = try #require(register.stores.first)
    #expect(register.rowCount == 1)
    #expect(store.mart == .costco)
    #expect(store.name == "대구점")
    #expect(store.address == "대구광역시 북구 검단로 97 (산격동)")
    #expect(store.lotAddress == "대구광역시 북구 산격동 1817호")
    #expect(store.phone == "053-383-1234")
    #expect(store.state == .open)
    #expect(store.storeClass == .large)
    #expect(store.licensed == CivilDate(1997, 6, 30))
    #expect(store.changed == CivilDate(2015, 12, 2))
    #expect(store.licence == form.licence)
    // Costco in Daegu by its own page, to some hundred metres.
    let place = try #require(store.coordinate)
    #expect(abs(place.latitude - 35.905) < 0.01)
    #expect(abs(place.longitude - 128.617) < 0.02)
    #expect(register.issues.map(\.reason) == (form.licence == nil ? [.shortened] : []))
  }

  @Test("Line ends, byte-order marks and quotes change nothing", arguments: forms)
  func dialects(form: Form) throws {
    let expected = try StoreRegister(file: form.file.utf8)
    let plain = form.file.filter { $0 != "\u{FEFF}" && $0 != "\"" }
    let quoted = plain.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { "\"\($0)\"" }
        .joined(separator: ",")
    }.joined(separator: "\n")
    for text in [plain, quoted] {
      for mark in ["", "\u{FEFF}"] {
        for end in ["\n", "\r\n", "\r"] {
          let file = mark + text.split(separator: "\n").joined(separator: end)
          for tail in ["", end, end + end] {
            #expect(try StoreRegister(file: (file + tail).utf8) == expected)
          }
        }
      }
    }
  }

  @Test("A file may be cut anywhere")
  func parts() throws {
    let bytes = Array(Self.forms[2].file.utf8)
    let expected = try StoreRegister(file: bytes)
    for size in [1, 2, 3, 7, 64, 1_000] {
      var reader = StoreRegister.Reader()
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(bytes[start..<min(bytes.count, start + size)])
      }
      #expect(try reader.finished() == expected)
    }
    var reader = StoreRegister.Reader()
    // Bytes that are in no one place.
    try reader.read(bytes.lazy.map { $0 })
    #expect(try reader.finished() == expected)
  }

  @Test("Commas, quotes and line ends inside quotes belong to the value")
  func quotes() throws {
    let register = try SampleRegister.read([
      .name: "(주)이마트 \"왕십리\"점", .road: "서울특별시 성동구 왕십리광장로 17, 지하 1층 (행당동)",
    ])
    #expect(register.stores.map(\.writtenName) == ["(주)이마트 \"왕십리\"점"])
    #expect(register.stores.map(\.address) == ["서울특별시 성동구 왕십리광장로 17, 지하 1층 (행당동)"])
    let lines = try StoreRegister(
      file: (SampleRegister.header() + "\n"
        + SampleRegister.row([.road: "서울특별시 종로구\n새문안로 9, 1층"])).utf8)
    #expect(lines.stores.map(\.address) == ["서울특별시 종로구\n새문안로 9, 1층"])
    #expect(lines.rowCount == 1)
  }

  @Test("A quote that nobody closes takes its own line only")
  func openQuote() throws {
    let good = (1...300).map { number in
      SampleRegister.row([.name: "(주)이마트 가든\(number)점", .road: "서울특별시 종로구 종로 \(number)"])
    }
    let broken = [
      // In a file with quotes as needed, and in one with quotes always.
      SampleRegister.row([.name: "열린점"]).split(separator: "열린점").joined(separator: "\"열린점"),
      "\"a\",\"b,\"c\",\"d\"",
      "\"a\"b,c",
      "\"",
    ]
    for line in broken {
      for place in [0, 150, 299, 300] {
        var rows = good
        rows.insert(line, at: place)
        let file = ([SampleRegister.header()] + rows).joined(separator: "\n")
        let register = try StoreRegister(file: file.utf8)
        #expect(register.stores.count == 300, "\(line) at \(place)")
        #expect(register.issues.map(\.row) == [place])
        #expect(register.issues.allSatisfy { $0.reason == .openQuote || $0.reason == .columns })
      }
    }
    // Every second line is broken.
    let all = good.flatMap { [broken[0], $0] }
    let register = try StoreRegister(
      file: ([SampleRegister.header()] + all).joined(separator: "\r\n").utf8)
    #expect(register.stores.count == 300)
    #expect(register.issues.count == 300)
  }

  @Test("A row that is too long, too short or no text is left out and named")
  func brokenRows() throws {
    var file = Array((SampleRegister.header() + "\n").utf8)
    file += Array(SampleRegister.row([.name: "(주)이마트 일점"]).utf8) + [0x0A]
    file += Array(repeating: 0x41, count: 200_000) + [0x0A]
    file += Array("a,b,c\n".utf8)
    file += Array(SampleRegister.row([.name: "노브랜드 삼점"]).utf8)
    file.replace([0xEB, 0x85, 0xB8], with: [0xEB, 0x85])
    file += [0x0A] + Array(SampleRegister.row([.name: "코스트코 사점"]).utf8)
    let register = try StoreRegister(file: file)
    #expect(register.rowCount == 5)
    #expect(register.issues.map(\.reason) == [.tooLong, .columns, .notText])
    #expect(register.issues.map(\.row) == [1, 2, 3])
    #expect(register.stores.map(\.mart) == [.emart, .costco])
  }

  @Test("A column that stands twice is read where both say the same, and else the row is left out")
  func columnTwice() throws {
    func read(_ second: String) throws -> StoreRegister {
      let file = SampleRegister.header() + ",사업장명\n" + SampleRegister.row([:]) + "," + second
      return try StoreRegister(file: file.utf8)
    }
    for same in ["(주)이마트 종로점", " (주)이마트 종로점 ", ""] {
      let register = try read(same)
      #expect(register.stores.map(\.name) == ["종로점"] && register.issues.isEmpty, "\(same)")
    }
    let register = try read("홈플러스 종로점")
    #expect(register.stores.isEmpty && register.otherShopCount == 0)
    #expect(register.issues.map(\.reason) == [.columns] && register.issues.map(\.row) == [0])
    // One name in its older and one in its newer form, where the other is empty.
    let file =
      SampleRegister.header() + ",지번주소\n" + SampleRegister.row([:]) + ",서울특별시 종로구 신문로1가 226"
    #expect(try StoreRegister(file: file.utf8).stores.first?.lotAddress == "서울특별시 종로구 신문로1가 226")
  }

  @Test("What is no file of the register is named")
  func otherFiles() throws {
    func code(_ bytes: [UInt8]) -> RegisterError.Code? {
      do throws(RegisterError) {
        _ = try StoreRegister(file: bytes)
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code([]) == .empty)
    #expect(code(Array("\n\n".utf8)) == .empty)
    #expect(code(Array("<html>\n<body>".utf8)) == .otherDocument)
    #expect(code(Array("name,phone\n이마트,1".utf8)) == .otherTable)
    #expect(code(Array("사업장명,도로명주소\n이마트,서울".utf8)) == .otherTable)
    // 사업장명 in CP949, and UTF-16.
    #expect(code([0xBB, 0xE7, 0xBE, 0xF7, 0xC0, 0xE5, 0xB8, 0xED, 0x0A]) == .notUTF8)
    #expect(code([0xFF, 0xFE, 0x30, 0x00, 0x0A, 0x00]) == .notUTF8)
  }
}
