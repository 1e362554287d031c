import Dispatch
import Favorites
import Foundation

/// The waiters of this process for file locks that others hold.
///
/// The system can make a thread wait for a lock, but not for a limited time. So one thread for each
/// lock waits for it, as long as it takes, and offers it to the remaining waiters; those whose time
/// is over or whose task is canceled just leave. Nobody polls, and a waiting task holds no thread.
///
/// A woken task takes the lock when it runs. Until then a waiting thread may take it: all threads
/// that the task could run on may be waiting for this lock.
final class FileLockWaits: @unchecked Sendable {
  static let shared = FileLockWaits()

  /// Those who wait for one lock; it is kept while its thread runs.
  private struct Waits {
    var tasks: [Ticket<Void>] = []
    var threads = 0
    var offer: FileLock?
    var failure: FileFault?
  }

  // Every access to the variable holds the lock.
  private let lock = Lock()
  private var waits: [FileLock.Place: Waits] = [:]
  private let timers = DispatchQueue(label: "MartHolidayKit.FileLockWaits")

  // MARK: Waiting

  /// Takes the lock, or waits for it as a task.
  ///
  /// - Throws: `FileFault` when the lock file cannot be made or the time is over, and
  ///   `CancellationError` when the task is canceled while it waits.
  nonisolated(nonsending) func lock(
    _ place: FileLock.Place, in system: any FileSystem, timeout: Duration
  ) async throws -> FileLock {
    if let free = try free(place, in: system) { return free }
    let deadline = ContinuousClock.now + timeout.boundedWait
    while true {
      let ticket = Ticket<Void>()
      join(place, in: system) { $0.tasks = $0.tasks.filter { !$0.isResolved } + [ticket] }
      let timer = after(ContinuousClock.now.duration(to: deadline)) {
        ticket.resolve(.failure(Self.timedOut(place, timeout)))
      }
      defer { timer.cancel() }
      try await ticket.value()
      if let offer = takeOffer(place) { return offer }
    }
  }

  /// Takes the lock, or waits for it with the thread of the caller.
  ///
  /// - Throws: `FileFault` when the lock file cannot be made or the time is over.
  func lockBlocking(
    _ place: FileLock.Place, in system: any FileSystem, timeout: Duration
  ) throws(FileFault) -> FileLock {
    if let free = try free(place, in: system) { return free }
    join(place, in: system) { $0.threads += 1 }
    let over = Ticket<Void>()
    let timer = after(timeout.boundedWait) {
      over.resolve(.success(()))
      self.lock.wake()
    }
    defer { timer.cancel() }
    var outcome: Result<FileLock, FileFault>?
    lock.wait {
      if let offer = waits[place]?.offer {
        waits[place]?.offer = nil
        outcome = .success(offer)
      } else if let failure = waits[place]?.failure {
        outcome = .failure(failure)
      } else if over.isResolved {
        outcome = .failure(Self.timedOut(place, timeout))
      }
      if outcome != nil { waits[place]?.threads -= 1 }
      return outcome != nil
    }
    lock.wake()
    guard let outcome else { preconditionFailure("the wait ended without an outcome") }
    return try outcome.get()
  }

  /// Takes the lock when nobody has it and nobody of this process waits for it.
  private func free(
    _ place: FileLock.Place, in system: any FileSystem
  ) throws(FileFault) -> FileLock? {
    guard lock.withLock({ waits[place] == nil }) else { return nil }
    return try FileLock.take(place, in: system, waiting: false)
  }

  private func takeOffer(_ place: FileLock.Place) -> FileLock? {
    let offer = lock.withLock {
      defer { waits[place]?.offer = nil }
      return waits[place]?.offer
    }
    lock.wake()
    return offer
  }

  private static func timedOut(_ place: FileLock.Place, _ timeout: Duration) -> FileFault {
    FileFault(
      .lockTimedOut, value: "after \(timeout)", path: place.path,
      remains: "what was stored before is unchanged")
  }

  private func after(
    _ time: Duration, _ body: @escaping @Sendable () -> Void
  ) -> DispatchWorkItem {
    let item = DispatchWorkItem(block: body)
    let (seconds, attoseconds) = time.components
    let delay = max(0, Double(seconds) + Double(attoseconds) / 1e18)
    timers.asyncAfter(deadline: .now() + delay, execute: item)
    return item
  }

  // MARK: The thread of a lock

  /// Adds somebody who waits, and starts the thread when they are the first.
  private func join(
    _ place: FileLock.Place, in system: any FileSystem, _ change: (inout Waits) -> Void
  ) {
    let isFirst = lock.withLock {
      defer { change(&waits[place, default: Waits()]) }
      return waits[place] == nil
    }
    guard isFirst else { return lock.wake() }
    Thread.detachNewThread {
      while self.serve(place, in: system) {}
    }
  }

  /// Waits for the lock, offers it, and waits until somebody has taken it.
  ///
  /// - Returns: whether somebody else waits for it.
  private func serve(_ place: FileLock.Place, in system: any FileSystem) -> Bool {
    do throws(FileFault) {
      let taken = try FileLock.take(place, in: system, waiting: true)
      lock.withLock { waits[place]?.offer = taken }
    } catch {
      return fail(place, error)
    }
    lock.wake()
    // A task that was woken comes for the offer, and so does every thread that waits.
    var isCalledFor = wakeTask(place)
    var isDone = false
    while !isDone {
      var left: FileLock?
      lock.wait {
        guard let now = waits[place], let offer = now.offer else {
          isDone = true
          return true
        }
        if isCalledFor || now.threads > 0 { return false }
        guard now.tasks.isEmpty else { return true }
        // Nobody wants it any more.
        waits[place]?.offer = nil
        left = offer
        isDone = true
        return true
      }
      left?.release()
      if !isDone { isCalledFor = wakeTask(place) }
    }
    return isWaitedFor(place)
  }

  /// Wakes the task that has waited longest and waits still.
  private func wakeTask(_ place: FileLock.Place) -> Bool {
    while let next = lock.withLock({ () -> Ticket<Void>? in
      waits[place]?.tasks.isEmpty == false ? waits[place]?.tasks.removeFirst() : nil
    }) {
      if next.resolve(.success(())) { return true }
    }
    return false
  }

  /// Tells everybody who waits now why the lock cannot be had.
  private func fail(_ place: FileLock.Place, _ error: FileFault) -> Bool {
    let tasks = lock.withLock {
      defer { waits[place]?.tasks = [] }
      waits[place]?.failure = error
      return waits[place]?.tasks ?? []
    }
    for task in tasks { task.resolve(.failure(error)) }
    lock.wake()
    lock.wait { waits[place]?.threads == 0 }
    lock.withLock { waits[place]?.failure = nil }
    return isWaitedFor(place)
  }

  /// Whether there is somebody left; if not, the thread of the place is to end.
  private func isWaitedFor(_ place: FileLock.Place) -> Bool {
    lock.withLock {
      if let waits = waits[place], !waits.tasks.isEmpty || waits.threads > 0 { return true }
      waits[place] = nil
      return false
    }
  }
}
