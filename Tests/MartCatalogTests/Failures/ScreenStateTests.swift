import Fetching
import MartCatalog
import MartModels
import Testing

@Suite("The state of a screen")
struct ScreenStateTests {
  private let data = SourcedContent("rows", from: .cache, fetchedAt: 0)
  private let failure = FetchFailure(.offline)

  @Test("Whatever is known, there is one state, and data that are there are always shown")
  func total() {
    for used in [data, nil] {
      for failure in [failure, nil] {
        for isLoading in [true, false] {
          for isOld in [true, false] {
            let state = ScreenState(
              showing: used, failure: failure, isOld: isOld, isLoading: isLoading)
            let wanted: ScreenState<String> =
              if let used {
                failure.map { .failedShowing($0, used) } ?? .shown(used, isOld: isOld)
              } else if isLoading {
                .loading
              } else {
                failure.map { .failed($0) } ?? .nothingYet
              }
            #expect(state == wanted)
            #expect(state.used == used)
          }
        }
      }
    }
  }

  @Test("Each state has its line, and what is fresh needs none")
  func words() {
    func line(_ state: ScreenState<String>) -> String? { state.phrase(at: 7_200, in: .korean) }
    #expect(line(.nothingYet) == "아직 받은 자료가 없습니다.")
    #expect(line(.loading) == "불러오는 중입니다.")
    #expect(line(.shown(data, isOld: false)) == nil)
    #expect(line(.shown(data, isOld: true)) == "2시간 전 자료")
    #expect(line(.failed(failure)) == "인터넷에 연결되어 있지 않습니다. 연결을 확인해 주세요.")
    #expect(line(.failedShowing(failure, data)) == "인터넷에 연결되어 있지 않습니다 (2시간 전 자료)")
    let english: ScreenState<String> = .failedShowing(failure, data)
    #expect(english.phrase(at: 7_200, in: .english) == "There is no internet connection (2 h old)")
  }
}
