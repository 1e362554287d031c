import MartHolidayKit
import Testing

@testable import ExampleSupport

@Suite("The language of a run")
struct LanguageTests {
  @Test(
    "It is that of the system: Korean for ko, English for all else",
    arguments: [
      (["LANG": "ko_KR.UTF-8"], Language.korean), (["LANG": "ko"], .korean),
      (["LANG": "ko_KR"], .korean), (["LANG": "ko.UTF-8@x"], .korean), (["LANG": "KO-KR"], .korean),
      (["LANG": "en_US.UTF-8"], .english), (["LANG": "ja_JP.UTF-8"], .english),
      // Konkani, whose code begins with the same letters.
      (["LANG": "kok_IN"], .english),
      (["LANG": "C"], .english), (["LANG": "POSIX"], .english), ([:], .english),
      // The one that decides is the first that is not empty.
      (["LC_ALL": "en_US.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
      (["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "C"], .korean),
      (["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"], .korean),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], .korean),
      (["LC_CTYPE": "ko_KR.UTF-8"], .english),
    ] as [([String: String], Language)])
  func system(environment: [String: String], language: Language) {
    #expect(Language.ofRun([], environment: environment) == language)
  }

  @Test(
    "The last option decides over the system, and what stands behind -- is no option",
    arguments: [
      (["--english"], Language.english), (["--korean"], .korean),
      (["--english", "--korean"], .korean), (["--korean", "x", "--english"], .english),
      (["--korean", "--", "--english"], .korean),
    ])
  func options(arguments: [String], language: Language) {
    for locale in ["ko_KR.UTF-8", "en_US.UTF-8"] {
      #expect(Language.ofRun(arguments, environment: ["LANG": locale]) == language)
    }
    #expect(Language.ofRun(["--", "--english"], environment: ["LANG": "ko_KR"]) == .korean)
  }
}
