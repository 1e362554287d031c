import Keeping
import Testing

/// All of it runs on the main actor: a task that has begun has also joined the line when another
/// one runs again.
@Suite("The right to change, for one at a time")
@MainActor
struct WaitingLineTests {
  @MainActor
  final class Diary {
    var begun = 0
    var entered: [Int] = []
    var canceled: [Int] = []
  }

  private func join(_ line: WaitingLine, as number: Int, _ diary: Diary) async -> Task<Void, Never>
  {
    let before = diary.begun
    let task = Task { @MainActor in
      diary.begun += 1
      do {
        try await line.enter()
        diary.entered.append(number)
        line.leave()
      } catch {
        diary.canceled.append(number)
      }
    }
    while diary.begun == before { await Task.yield() }
    return task
  }

  /// Lets the others run, for so long that whoever can go on has gone on.
  private func settle(until isTrue: () -> Bool) async {
    for _ in 0..<10_000 where !isTrue() { await Task.yield() }
  }

  @Test("Whoever has waited longest is the next")
  func order() async throws {
    let (line, diary) = (WaitingLine(), Diary())
    try await line.enter()
    for number in 0..<5 { _ = await join(line, as: number, diary) }
    #expect(diary.entered == [])
    line.leave()
    await settle { diary.entered.count == 5 }
    #expect(diary.entered == Array(0..<5))
  }

  @Test("A task that is canceled leaves the line, and holds up nobody behind it")
  func cancellation() async throws {
    let (line, diary) = (WaitingLine(), Diary())
    try await line.enter()
    let impatient = await join(line, as: 0, diary)
    let patient = await join(line, as: 1, diary)
    impatient.cancel()
    await settle { !diary.canceled.isEmpty }
    #expect(diary.canceled == [0])
    line.leave()
    await settle { !diary.entered.isEmpty }
    #expect(diary.entered == [1])
    // When it fails, nobody is left behind.
    patient.cancel()
  }

  @Test("Only the first outcome of a wait counts, and says that it does")
  func ticket() async throws {
    let ticket = Ticket<Int>()
    #expect(!ticket.isResolved)
    #expect(ticket.resolve(.success(1)))
    #expect(!ticket.resolve(.success(2)))
    #expect(!ticket.resolve(.failure(CancellationError())))
    #expect(try await ticket.value() == 1)
  }
}
