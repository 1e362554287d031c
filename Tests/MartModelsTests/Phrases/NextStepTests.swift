import Favorites
import Keeping
import MartModels
import Testing

@Suite("What a person can do after an error")
struct NextStepTests {
  private struct Strange: Error {}

  @Test(
    "Every way in which a store or a list fails has its words and its step",
    arguments: [
      (StoreError(.damaged, value: "crc"), .startOver, "저장된 자료를 읽을 수 없습니다. 새로 시작할 수 있습니다."),
      (
        StoreError(.setAside, value: "x"), .startOver, "읽을 수 없는 자료를 따로 보관해 두었습니다. 새로 시작할 수 있습니다."
      ),
      (
        StoreError(.futureVersion, value: "2"), .updateApp,
        "더 새로운 버전이 저장한 자료입니다. 앱을 업데이트해 주세요."
      ),
      (
        StoreError(.diskFull, value: "28"), .freeSpace, "저장 공간이 부족합니다. 공간을 비우고 다시 시도해 주세요."
      ),
      (StoreError(.lockTimedOut, value: "5"), .retry, "다른 프로그램이 자료를 쓰고 있습니다. 다시 시도해 주세요."),
      (StoreError(.permissionDenied, value: "13"), nil, "자료를 읽을 권한이 없습니다."),
      (FavoriteError(.staleOffset, value: "9"), .retry, "그 사이에 즐겨찾기의 순서가 바뀌었습니다. 다시 시도해 주세요."),
      (FavoriteError(.noteTooLong, value: "9"), nil, "메모가 너무 깁니다. 줄여서 적어 주세요."),
      (Strange(), .retry, "자료를 읽거나 저장하지 못했습니다. 다시 시도해 주세요."),
    ] as [(any Error, NextStep?, String)])
  func steps(error: any Error, step: NextStep?, words: String) throws {
    let problem = try #require(FavoriteProblem(error))
    #expect(problem.nextStep == step)
    #expect(problem.phrase(in: .korean, style: .long) == words)
    let english = problem.phrase(in: .english, style: .long)
    #expect(english.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A cancellation is no problem, and every step has words for its button")
  func words() {
    #expect(FavoriteProblem(CancellationError()) == nil)
    for language in PhraseLanguage.allCases {
      #expect(Set(NextStep.allCases.map { $0.phrase(in: language) }).count == 4)
    }
  }
}
