public import MartHolidayKit

/// Steps that are taken one after the other, and taken up again where they stopped.
///
/// A step may be taken twice: a program that ends after a step, but before that is saved, takes it
/// again. A step that fails ends the run, which returns it; no later step has begun.
public struct OrderedSteps<Step: CaseIterable & Hashable & Sendable>: Sendable, Codable {
  /// How a run ended.
  public enum Outcome: Hashable, Sendable {
    /// All steps are taken.
    case done
    /// A step failed.
    case stopped(at: Step, FetchFailure)
  }

  private var taken = 0

  /// Begins before the first step.
  public init() {}

  /// The step to take next; `nil` when all are taken.
  public var next: Step? { Step.allCases.dropFirst(taken).first }

  /// Takes the steps that are left, up to the first that fails.
  ///
  /// - Parameters:
  ///   - absentIsDone: whether a step that fails with a 404 counts as done, as for a deletion.
  ///   - save: keeps the state after each step.
  ///   - take: takes a step.
  public mutating func run(
    absentIsDone: Bool = true, save: (Self) -> Void = { _ in },
    _ take: (Step) async throws(FetchFailure) -> Void
  ) async -> Outcome {
    while let step = next {
      do {
        try await take(step)
      } catch {
        guard absentIsDone, error.status == 404 else { return .stopped(at: step, error) }
      }
      taken += 1
      save(self)
    }
    return .done
  }
}
