import Dispatch
import Favorites
import Foundation

/// Those of this process who wait for file locks that others have.
///
/// The system can make a thread wait for a lock, but not for a limited time. So one thread for each
/// lock waits for it, as long as it takes, and hands it to whoever has waited longest and waits
/// still; whoever is told that the time is over or whose task is cancelled just goes away. Nobody
/// polls, and a task that waits holds no thread.
final class FileLockWaits: @unchecked Sendable {
  static let shared = FileLockWaits()

  // Every access to the variable holds the lock. A place is in it while its thread runs.
  private let lock = Lock()
  private var waiting: [FileLock.Place: [Ticket<FileLock>]] = [:]
  private let timers = DispatchQueue(label: "MartHolidayKit.FileLockWaits")

  /// Takes the lock, or waits for it as a task.
  ///
  /// - Throws: `FavoriteError` when the lock file cannot be made or the time is over, and
  ///   `CancellationError` when the task is cancelled while it waits.
  nonisolated(nonsending) func lock(
    _ place: FileLock.Place, in system: any FileSystem, timeout: Duration
  ) async throws -> FileLock {
    if let free = try free(place, in: system) { return free }
    let ticket = enqueue(place, in: system)
    let timer = expire(ticket, place, after: timeout)
    defer { timer.cancel() }
    return try await ticket.value()
  }

  /// Takes the lock, or waits for it with the thread of the caller.
  ///
  /// - Throws: `FavoriteError` when the lock file cannot be made or the time is over.
  func lockBlocking(
    _ place: FileLock.Place, in system: any FileSystem, timeout: Duration
  ) throws(FavoriteError) -> FileLock {
    if let free = try free(place, in: system) { return free }
    let ticket = enqueue(place, in: system)
    let timer = expire(ticket, place, after: timeout)
    defer { timer.cancel() }
    do {
      return try ticket.valueBlocking()
    } catch let error as FavoriteError {
      throw error
    } catch {
      throw FavoriteError(.systemError, value: "\(error)", path: place.path)
    }
  }

  /// Takes the lock when nobody has it and nobody of this process waits for it.
  private func free(
    _ place: FileLock.Place, in system: any FileSystem
  ) throws(FavoriteError) -> FileLock? {
    guard lock.withLock({ waiting[place] == nil }) else { return nil }
    return try FileLock.take(place, in: system, waiting: false)
  }

  private func expire(
    _ ticket: Ticket<FileLock>, _ place: FileLock.Place, after timeout: Duration
  ) -> DispatchWorkItem {
    let item = DispatchWorkItem {
      ticket.resolve(
        .failure(
          FavoriteError(
            .lockTimedOut, value: "after \(timeout)", path: place.path,
            remains: "what was stored before is unchanged")))
    }
    // More than a thousand years is for ever, and more would not fit.
    let (seconds, attoseconds) = min(timeout, .seconds(1 << 35)).components
    let delay = max(0, Double(seconds) + Double(attoseconds) / 1e18)
    timers.asyncAfter(deadline: .now() + delay, execute: item)
    return item
  }

  private func enqueue(
    _ place: FileLock.Place, in system: any FileSystem
  ) -> Ticket<FileLock> {
    let ticket = Ticket<FileLock>()
    let needsThread = lock.withLock {
      let others = waiting[place]
      waiting[place] = (others ?? []).filter { !$0.isResolved } + [ticket]
      return others == nil
    }
    if needsThread {
      Thread.detachNewThread {
        while self.serve(place, in: system) {}
      }
    }
    return ticket
  }

  /// Waits for the lock and hands it on.
  ///
  /// - Returns: whether somebody else waits for it.
  private func serve(_ place: FileLock.Place, in system: any FileSystem) -> Bool {
    let taken: Result<FileLock?, FavoriteError>
    do throws(FavoriteError) {
      taken = .success(try FileLock.take(place, in: system, waiting: true))
    } catch {
      taken = .failure(error)
    }
    while let ticket = next(place) {
      switch taken {
      case .success(let lock?):
        if ticket.resolve(.success(lock)) { return isWaitedFor(place) }
      case .success(nil): preconditionFailure("the wait ended without a lock")
      case .failure(let error):
        if ticket.resolve(.failure(error)) { return isWaitedFor(place) }
      }
    }
    // Nobody wants it any more.
    if case .success(let lock?) = taken { lock.release() }
    return false
  }

  /// The one who has waited longest; without one the thread of the place is to end.
  private func next(_ place: FileLock.Place) -> Ticket<FileLock>? {
    lock.withLock {
      guard let first = waiting[place]?.first else {
        waiting[place] = nil
        return nil
      }
      waiting[place]?.removeFirst()
      return first
    }
  }

  /// Whether there is somebody left; if not, the thread of the place is to end.
  private func isWaitedFor(_ place: FileLock.Place) -> Bool {
    lock.withLock {
      if waiting[place]?.isEmpty == false { return true }
      waiting[place] = nil
      return false
    }
  }
}
