import Testing

/// A program, and what the tests that are the same for all programs have to know about it.
struct EveryProgram: Sendable, CustomTestStringConvertible {
  let name: String
  /// Arguments with which it prints something without standard input.
  var usual: [String] = []
  /// What it reads so that it prints something.
  var input = ""
  /// Arguments with which its output is a page for people; `nil` when they are the usual ones.
  var page: [String]?
  /// Arguments with which it reads standard input.
  var readingInput: [String]?
  /// Arguments before a file that it reads.
  var readFiles: [[String]] = []
  /// Arguments before a file or folder that it writes.
  var writtenFiles: [[String]] = []
  /// Arguments with an unknown name, each with what the error line has to contain.
  var unknown: [(arguments: [String], message: String)] = []

  var testDescription: String { name }

  private static let catalog = ["--catalog"]
  private static let known = ["--catalog", Program.knownStores]
  private static let noSuchBranch: [(arguments: [String], message: String)] = [
    (["--branch", "양제점"], "매장을 찾을 수 없습니다: \"양제점\" (비슷한 이름: \"이마트 양재점\""),
    (["--branch", "양제점", "--english"], "no such branch: \"양제점\" (did you mean \"E-mart 양재점\""),
    (["--branch", "ㅇㅈ"], "여러 매장이 맞습니다: \"ㅇㅈ\" (\"롯데마트 원주점\""),
    (["--branch", "99999"], "매장 목록에 없는 번호입니다: 99999"),
  ]

  static let all = [
    EveryProgram(
      name: "alert-plan", usual: ["--date", "2026-11-21"] + known,
      input: #"{"id":"a","favorites":[7014]}"#, readingInput: [],
      readFiles: [["--sent"], catalog], unknown: [(["--shard", "x"], "몫이 아닙니다: \"x\"")]),
    EveryProgram(name: "boarding-plan", readingInput: ["-"], readFiles: [[]]),
    EveryProgram(
      name: "catalogue", usual: ["--bundled", "--date", "2026-11-21"], readingInput: ["-"],
      readFiles: [[], ["--bundled", "--compare"]]),
    EveryProgram(
      name: "closing-days", usual: ["--date", "2026-11-22"] + known, readFiles: [catalog],
      writtenFiles: [["--svg"]],
      unknown: noSuchBranch + [
        (["--mart", "cosco"], "\"cosco\" (비슷한 이름: 코스트코; 가능한 값: emart, "),
        (["--mart", "cosco", "--english"], "\"cosco\" (did you mean Costco?; one of emart, "),
      ]),
    EveryProgram(
      name: "expandable-list", usual: ["--date", "2026-11-21", "--script", "expand all"],
      unknown: noSuchBranch + [(["--script", "jump"], "알 수 없는 명령입니다: \"jump\"")]),
    EveryProgram(
      name: "favorites", usual: ["list"] + known, readFiles: [["list", "--catalog"], ["import"]],
      unknown: [
        (["push", "99999"], "매장 목록에 없는 번호입니다: 99999 (그래도 추가하려면 --force)"),
        (["push", "양제점"], "(비슷한 이름: \"이마트 양재점\""),
        (["jump"], "남는 인수입니다: \"jump\""),
      ]),
    EveryProgram(
      name: "find-mart", usual: ["양재", "--date", "2026-11-21"] + known,
      readFiles: [["양재", "--catalog"]],
      unknown: [
        (["양재", "--mart", "cosco"], "(비슷한 이름: 코스트코; "),
        (["--closed-on", "2026-11-22", "--limit", "3"], "--limit 옵션은 --closed-on 옵션과 함께"),
      ]),
    EveryProgram(
      name: "holiday-feed", usual: ["--date", "2026-11-21", "--months", "1"] + known,
      page: ["--help"], readFiles: [catalog], writtenFiles: [["--output"]], unknown: noSuchBranch),
    EveryProgram(
      name: "nearby", usual: ["--date", "2026-11-21", "--km", "50"] + known,
      readFiles: [catalog, ["--track"]], writtenFiles: [["--map"]],
      unknown: [(["--track", "/dev/null", "--policy", "miles"], "\"miles\"")]),
    EveryProgram(
      name: "read-closing-text", usual: ["--date", "2026-11-21", "--explain", "--schedule"],
      input: "매월 둘째·넷째 일요일 휴무 (단, 일산점은 11/22 정상영업)\n", readingInput: [],
      unknown: [(["--branch", "일산"], "--branch 옵션은 --schedule 옵션과 함께 씁니다.")]),
    EveryProgram(
      name: "register", usual: ["-", "--date", "2026-11-23"],
      input: "영업상태코드,도로명주소,사업장명\n01,서울 성동구 왕십리광장로 17,이마트 왕십리점\n", readingInput: ["-"],
      readFiles: [[], ["-", "--compare"]], writtenFiles: [["-", "--date", "2026-11-23", "--write"]]),
    EveryProgram(name: "ricle-map", readingInput: ["-"], readFiles: [[]]),
    EveryProgram(name: "smeem-streak", readingInput: ["-"], readFiles: [[]]),
    EveryProgram(name: "store-sections", readingInput: ["-"], readFiles: [[]]),
    EveryProgram(
      name: "widget-preview", usual: ["--date", "2026-11-21"] + known, readFiles: [catalog],
      writtenFiles: [["--svg"]],
      unknown: noSuchBranch + [
        (["--empty", "--branch", "양재점"], "--empty 옵션은 --branch 옵션과 함께")
      ]),
  ]
}
