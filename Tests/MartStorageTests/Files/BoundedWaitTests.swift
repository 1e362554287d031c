import MartStorage
import Testing

@Suite("How long a lock is waited for at most")
struct BoundedWaitTests {
  @Test("A time that fits is kept, whatever the bits of an Int")
  func kept() {
    for seconds in [0, 1, 10, 86_400, Int32.max] {
      #expect(Duration.seconds(seconds).boundedWait == .seconds(seconds))
    }
    #expect(Duration.seconds(Int64(1) << 31).boundedWait == .seconds(Int64(1) << 31))
    #expect(Duration.milliseconds(5).boundedWait == .milliseconds(5))
  }

  @Test("A negative time is none, and a very long one is more than a hundred years")
  func ends() {
    #expect(Duration.seconds(-1).boundedWait == .zero)
    #expect(Duration.seconds(Int64.min).boundedWait == .zero)
    #expect(Duration.seconds(Int64.max).boundedWait == .seconds(Int64(1) << 32))
    #expect(Duration.seconds(Int64.max).boundedWait > .seconds(Int64(100) * 365 * 86_400))
  }
}
