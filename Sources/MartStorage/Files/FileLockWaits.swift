import Dispatch
import Foundation
import Keeping

/// The tasks of this process that wait for file locks that others hold.
///
/// The system can make a thread wait for a lock, but not for a limited time. So one thread for each
/// lock waits for it, as long as it takes, and hands it to the task that has waited longest; those
/// whose time is over or whose task is canceled just leave. Nobody polls, and a waiting task holds
/// no thread.
final class FileLockWaits: @unchecked Sendable {
  static let shared = FileLockWaits()

  // Every access to the variable holds the lock.
  private let lock = Lock()
  /// Those who wait for each lock; a place is kept while its thread runs.
  private var waiting: [FileLock.Place: [Ticket<FileLock>]] = [:]
  private let timers = DispatchQueue(label: "MartHolidayKit.FileLockWaits")

  // MARK: Waiting

  /// Takes the lock, or waits for it as a task.
  ///
  /// - Throws: `StoreError` when the lock file cannot be made or the time is over, and
  ///   `CancellationError` when the task is canceled while it waits.
  nonisolated(nonsending) func lock(
    _ place: FileLock.Place, in system: any FileSystem, timeout: Duration
  ) async throws -> FileLock {
    if let free = try free(place, in: system) { return free }
    let ticket = Ticket<FileLock>()
    join(place, in: system, with: ticket)
    let timer = after(timeout) {
      ticket.resolve(
        .failure(
          StoreError(
            .lockTimedOut, value: "after \(timeout)", path: place.path,
            remains: "what was stored before is unchanged")))
    }
    defer { timer.cancel() }
    return try await ticket.value()
  }

  /// Takes the lock when nobody has it and nobody of this process waits for it.
  private func free(
    _ place: FileLock.Place, in system: any FileSystem
  ) throws(StoreError) -> FileLock? {
    guard lock.withLock({ waiting[place] == nil }) else { return nil }
    return try FileLock.take(place, in: system, waiting: false)
  }

  private func after(
    _ time: Duration, _ body: @escaping @Sendable () -> Void
  ) -> DispatchWorkItem {
    let item = DispatchWorkItem(block: body)
    let (seconds, attoseconds) = time.boundedWait.components
    timers.asyncAfter(
      deadline: .now() + Double(seconds) + Double(attoseconds) / 1e18, execute: item)
    return item
  }

  // MARK: The thread of a lock

  /// Adds somebody who waits, and starts the thread when they are the first.
  private func join(
    _ place: FileLock.Place, in system: any FileSystem, with ticket: Ticket<FileLock>
  ) {
    let isFirst = lock.withLock {
      let others = waiting[place]
      waiting[place] = (others ?? []).filter { !$0.isResolved } + [ticket]
      return others == nil
    }
    guard isFirst else { return }
    Thread.detachNewThread {
      while self.serve(place, in: system) {}
    }
  }

  /// Waits for the lock, and hands it to the task that has waited longest and is still waiting.
  ///
  /// - Returns: whether another task waits for it.
  private func serve(_ place: FileLock.Place, in system: any FileSystem) -> Bool {
    do throws(StoreError) {
      let taken = try FileLock.take(place, in: system, waiting: true)
      if let taken, !hand(taken, to: place) { taken.release() }
    } catch {
      // All who wait now get the error.
      while let next = next(at: place) { next.resolve(.failure(error)) }
    }
    return lock.withLock {
      if waiting[place]?.isEmpty == true { waiting[place] = nil }
      return waiting[place] != nil
    }
  }

  /// - Returns: `false` when nobody wants the lock any more.
  private func hand(_ taken: FileLock, to place: FileLock.Place) -> Bool {
    while let next = next(at: place) {
      if next.resolve(.success(taken)) { return true }
    }
    return false
  }

  private func next(at place: FileLock.Place) -> Ticket<FileLock>? {
    lock.withLock {
      waiting[place]?.isEmpty == false ? waiting[place]?.removeFirst() : nil
    }
  }
}
